extension CodedValue {
  /// Null.
  public static let null = CodedValue(.null, at: 0)

  /// Creates a truth value.
  ///
  /// - Parameter value: The truth value.
  public init(_ value: Bool) {
    self.init { $0.append(value) }
  }

  /// Creates a whole number.
  ///
  /// - Parameter value: The number.
  public init(_ value: some FixedWidthInteger) {
    self.init { $0.append(value) }
  }

  /// Creates a double.
  ///
  /// - Parameter value: The number. One that is not finite gives `nil`: it has no coded form.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init { $0.append(finite: value) }
  }

  /// Creates text.
  ///
  /// - Parameter text: The text.
  public init(_ text: String) {
    self.init { $0.appendText(text) }
  }

  /// Creates an array.
  ///
  /// - Parameter elements: The elements, in order.
  /// - Precondition: The whole has less than a gigabyte.
  public init(_ elements: some Sequence<CodedValue>) {
    self.init { sink in
      let serial = sink.promise()
      sink.open(.array, 0, serial)
      for element in elements where (try? sink.beginElement(0, serial)) != nil {
        sink.append(element)
      }
      sink.close(downTo: 0)
    }
  }

  /// Creates an object.
  ///
  /// - Parameter members: The keys and values, in any order. Of a key that comes twice, the last
  ///   value stays.
  /// - Precondition: The whole has less than a gigabyte.
  public init(members: some Sequence<(String, CodedValue)>) {
    var values: [[UInt8]: CodedValue] = [:]
    for (key, value) in members { values[Array(key.utf8)] = value }
    self.init { sink in
      let serial = sink.promise()
      sink.open(.object, 0, serial)
      for (key, value) in values {
        let key = String(decoding: key, as: UTF8.self)
        if (try? sink.beginMember(key, 0, serial)) != nil { sink.append(value) }
      }
      sink.close(downTo: 0)
    }
  }

  private init(_ write: (ByteSink) -> Void) {
    let sink = ByteSink(.empty)
    write(sink)
    self.init(canonical: sink.bytes.trimmed())
  }
}

/// There is no `nil` literal for null, which would be mistaken for the absence of a value.
extension CodedValue: ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a truth value.
  public init(booleanLiteral value: Bool) {
    self.init(value)
  }

  /// Creates a whole number.
  public init(integerLiteral value: Int) {
    self.init(value)
  }

  /// Creates a double.
  ///
  /// A literal that is too large for one, which the compiler warns of, gives null.
  public init(floatLiteral value: Double) {
    self = CodedValue(value) ?? .null
  }

  /// Creates text.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates an array.
  public init(arrayLiteral elements: CodedValue...) {
    self.init(elements)
  }

  /// Creates an object; of a key that comes twice, the last value stays.
  public init(dictionaryLiteral elements: (String, CodedValue)...) {
    self.init(members: elements)
  }
}
