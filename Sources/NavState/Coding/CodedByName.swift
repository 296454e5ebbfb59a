/// A value that is coded as one name with its named arguments.
///
/// All actions, outcomes, events and refusals have this form:
///
/// ```json
/// {"popTo": {"route": {"thread": {"id": "7"}}, "match": "first"}}
/// ```
///
/// A type says its closed list of names, then writes and reads the arguments of each; `Codable`
/// follows. An argument that is added later is optional. A name or an argument that is not known
/// fails with an error that names it, since an action half understood is another action.
///
/// Source: NavState; the compiler's own form has `_0` for what is not labeled, and nests where
/// enums nest.
public protocol CodedByName: Codable {
  /// The closed list of names.
  associatedtype Name: CodedName

  /// The name of this value.
  var name: Name { get }

  /// The keys that may stand beside the name, for somebody else to read.
  static var keysBesideName: [String] { get }

  /// Writes the arguments of this value.
  ///
  /// - Parameter arguments: Takes the arguments, each under its name.
  /// - Throws: What the encoding of an argument throws.
  func encode(to arguments: inout ArgumentWriter) throws

  /// Reads the arguments of the value that has a name.
  ///
  /// - Parameters:
  ///   - name: The name that was read.
  ///   - arguments: Gives the arguments, each by its name.
  /// - Throws: A `DecodingError` for an argument that is missing or can't be read.
  init(_ name: Name, from arguments: inout ArgumentReader) throws
}

/// One of a closed list of names; an enumeration of strings is one as it stands.
public protocol CodedName: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension CodedByName {
  /// None: the name stands alone.
  public static var keysBesideName: [String] { [] }
}

extension CodedByName where Self: NavigationAction {
  /// Those of a ``Context``.
  public static var keysBesideName: [String] { Context.keys }
}

extension CodedByName {
  /// Encodes the name, with the arguments under it.
  public func encode(to encoder: any Encoder) throws {
    try encodeNamed(to: encoder)
  }

  /// Encodes the name, with the arguments under it.
  func encodeNamed(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PlaceKey.self)
    var arguments = ArgumentWriter(
      container.nestedContainer(keyedBy: PlaceKey.self, forKey: PlaceKey(name.rawValue)))
    try encode(to: &arguments)
  }

  /// Decodes the one name that is there, and its arguments.
  ///
  /// - Throws: A `DecodingError` if there is no name, more than one, one that is not in the list, an
  ///   argument that is missing, not known, or can't be read. Where a rule of NavState is broken,
  ///   its underlying error is a ``ReadingFailure``.
  public init(from decoder: any Decoder) throws {
    try self.init(namedFrom: decoder)
  }

  /// Decodes the one name that is there, and its arguments.
  init(namedFrom decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PlaceKey.self)
    let keys = container.allKeys.filter { !Self.keysBesideName.contains($0.stringValue) }
    guard let key = keys.first else {
      throw decoder.error(.missingName)
    }
    guard keys.count == 1 else {
      throw decoder.error(.severalNames(keys.map(\.stringValue).sorted()))
    }
    guard let name = Name(rawValue: key.stringValue) else {
      throw decoder.error(.unknownName(key.stringValue))
    }
    var arguments = ArgumentReader(
      try container.nestedContainer(keyedBy: PlaceKey.self, forKey: key))
    try self.init(name, from: &arguments)
    try arguments.finish()
  }
}
