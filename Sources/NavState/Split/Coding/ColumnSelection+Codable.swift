/// `["7", "12"]`: the items, several of them in the order of their coded forms.
extension ColumnSelection: Encodable where Item: Encodable {
  /// Encodes the items.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of items.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    switch storage {
    case .none: break
    case .one(let item): try container.encode(item)
    case .many(let items):
      for item in try items.inCodedOrder(for: encoder) { try container.encode(item) }
    }
  }
}

extension ColumnSelection: Decodable where Item: Decodable {
  /// Decodes the items.
  ///
  /// - Throws: A `DecodingError` for an item that can't be read or is there twice, or more of them than
  ///   the decoder's ``Limits`` allow.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, atMost: decoder.userInfo.selectionCountLimit)
  }

  /// Decodes at most so many items.
  init(from decoder: any Decoder, atMost limit: Int) throws {
    let items = try decoder.decodeArray(atMost: limit) as [Item]
    let distinct = Set(items)
    guard distinct.count == items.count else {
      throw decoder.error(.violation("an item is selected once"))
    }
    self.init(distinct)
  }
}

extension Set where Element: Encodable {
  /// The elements in the order of their coded forms, so that equal sets are written alike.
  ///
  /// Where a form can't be had for an encoder from elsewhere, they are in no order.
  fileprivate func inCodedOrder(for encoder: any Encoder) throws -> [Element] {
    let own = (encoder as? SinkEncoder)?.sink ?? (encoder as? TreeEncoder)?.sink
    let coder = CodedEncoder(
      userInfo: own?.info.values ?? [:], specialForms: own?.info.forms ?? SpecialForms())
    do {
      return try map { (form: try coder.encode($0), element: $0) }
        .sorted { $0.form.lexicographicallyPrecedes($1.form) }.map(\.element)
    } catch {
      guard own == nil else { throw error }
      return Array(self)
    }
  }
}
