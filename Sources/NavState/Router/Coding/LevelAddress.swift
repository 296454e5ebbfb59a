/// The address that may stand beside a name: `{"at": {"level": 1}, "push": {…}}`.
///
/// An address that is half understood is another address, so it has no other keys.
struct LevelAddress: Codable {
  let level: Int

  init(level: Int) {
    self.level = level
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PlaceKey.self)
    try container.refuseKeys(but: ["level"])
    level = try container.read(PlaceKey("level"))
  }

  /// The key of an address.
  static let key = "at"
}

extension CodedByName {
  /// Encodes the name with its arguments, and a level beside it.
  func encode(to encoder: any Encoder, at level: Int?) throws {
    try encodeNamed(to: encoder)
    guard let level else { return }
    var container = encoder.container(keyedBy: PlaceKey.self)
    try container.encode(LevelAddress(level: level), forKey: PlaceKey(LevelAddress.key))
  }

  /// Decodes a value, and puts it at the level that stands beside it, if one does.
  ///
  /// - Parameters:
  ///   - decoder: The decoder.
  ///   - place: Gives the value at a level, or `nil` if it has none.
  /// - Throws: A `DecodingError`, also for a level that does not belong there.
  init(from decoder: any Decoder, placing place: (Self, Int) -> Self?) throws {
    let value = try Self(namedFrom: decoder)
    let container = try decoder.container(keyedBy: PlaceKey.self)
    let address: LevelAddress? = try container.readIfPresent(PlaceKey(LevelAddress.key))
    guard let address else {
      self = value
      return
    }
    guard let placed = place(value, address.level) else {
      throw decoder.error(.unknownArgument(LevelAddress.key))
    }
    self = placed
  }
}
