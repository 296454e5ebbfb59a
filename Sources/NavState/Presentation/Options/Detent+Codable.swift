/// `"medium"`, `"large"`, `{"fraction": 0.3}`, `{"height": 200}`, `{"custom": "name"}`.
extension Detent: Codable {
  fileprivate enum Name: String {
    case medium
    case large
    case fraction
    case height
    case custom

    var key: PlaceKey { PlaceKey(rawValue) }
  }

  /// Encodes the name, with its argument if it has one.
  public func encode(to encoder: any Encoder) throws {
    switch size {
    case .medium: try Self.encode(.medium, to: encoder)
    case .large: try Self.encode(.large, to: encoder)
    case .fraction(let fraction): try Self.encode(fraction, as: .fraction, to: encoder)
    case .height(let height): try Self.encode(height, as: .height, to: encoder)
    case .custom(let name): try Self.encode(name, as: .custom, to: encoder)
    }
  }

  private static func encode(_ name: Name, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name.rawValue)
  }

  private static func encode(
    _ argument: some Encodable, as name: Name, to encoder: any Encoder
  ) throws {
    var container = encoder.container(keyedBy: PlaceKey.self)
    try container.encode(argument, forKey: name.key)
  }

  /// Decodes a detent, strictly.
  ///
  /// - Throws: A `DecodingError` for a name that is not known, more than one, a fraction that is not
  ///   within 0 and 1, or a height that is negative or not finite.
  public init(from decoder: any Decoder) throws {
    if decoder.isAtText {
      let text = try decoder.singleValueContainer().decode(String.self)
      switch Name(rawValue: text) {
      case .medium: self = .medium
      case .large: self = .large
      default: throw decoder.error(.unknownName(text))
      }
      return
    }
    let container = try decoder.container(keyedBy: PlaceKey.self)
    let keys = container.allKeys.map(\.stringValue).sorted()
    guard let key = keys.first else { throw decoder.error(.missingName) }
    guard keys.count == 1 else { throw decoder.error(.severalNames(keys)) }
    switch Name(rawValue: key) {
    case .fraction: self = .fraction(try container.number(under: .fraction, atMost: 1))
    case .height:
      self = .height(try container.number(under: .height, atMost: .greatestFiniteMagnitude))
    case .custom: self = .custom(try container.read(PlaceKey(key)))
    case .medium, .large, nil: throw decoder.error(.unknownName(key))
    }
  }
}

extension KeyedDecodingContainer<PlaceKey> {
  /// Reads a number from 0 up to a limit.
  fileprivate func number(under name: Detent.Name, atMost limit: Double) throws -> Double {
    let number: Double = try read(name.key)
    guard (0...limit).contains(number) else {
      throw try part(name.key).error(.unfitNumber("\(number)"))
    }
    return number
  }
}

extension Decoder {
  /// Whether a text stands here.
  ///
  /// A tape is looked at rather than tried: its error would first look for its place, once for each
  /// value of a long list.
  fileprivate var isAtText: Bool {
    if let decoder = self as? TapeDecoder { return decoder.reading.words[decoder.index].isText }
    return (try? singleValueContainer().decode(String.self)) != nil
  }
}
