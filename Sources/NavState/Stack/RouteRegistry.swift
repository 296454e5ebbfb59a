/// The types that a path is archived with, each under a key that stays when the type is renamed.
///
/// ```swift
/// let registry = try RouteRegistry([
///   .init(Item.self, key: "item", aliases: ["product"]),
///   .init(Profile.self, key: "profile"),
/// ])
/// decoder.userInfo[.routeRegistry] = registry
/// ```
///
/// An element is written under its type's key. It is read by the key, by an alias, or by the type's
/// own qualified name, which is what a path is written with where there is no registry. What an
/// archive says is compared with these names only; no type is ever looked up by a name.
///
/// Source: NavState; a type's name changes with its module, its place and its platform, and a look-up
/// by name lets whoever wrote the archive choose a type.
public struct RouteRegistry: Sendable {
  private let storage: Storage

  /// One storage for all copies, since every coder takes one out of its `userInfo`.
  private final class Storage: Sendable {
    let entries: [Entry]
    let byName: [String: Int]
    let byType: [ObjectIdentifier: Int]

    init(_ entries: [Entry], _ byName: [String: Int], _ byType: [ObjectIdentifier: Int]) {
      self.entries = entries
      self.byName = byName
      self.byType = byType
    }
  }

  /// A type with its names.
  public struct Entry: Sendable {
    /// What archives call the type.
    public let key: String

    /// What older archives call it.
    public let aliases: [String]

    /// The type.
    public let type: any (Hashable & Sendable & Codable).Type

    /// Gives a type its names.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - key: What archives call it, from now on for ever.
    ///   - aliases: What older archives call it.
    public init(
      _ type: (some Hashable & Sendable & Codable).Type, key: String, aliases: [String] = []
    ) {
      self.type = type
      self.key = key
      self.aliases = aliases
    }
  }

  /// Why entries don't make a registry.
  public enum Violation: Error, Hashable, Sendable {
    /// The text is a key or an alias twice.
    case nameTwice(String)
    /// The type has two entries, under these keys.
    case typeTwice(String, String)
  }

  /// Creates a registry without any type.
  public init() {
    storage = Storage([], [:], [:])
  }

  /// Creates a registry.
  ///
  /// - Parameter entries: The types with their names.
  /// - Throws: ``Violation/nameTwice(_:)`` if a key or an alias is there already, or
  ///   ``Violation/typeTwice(_:_:)`` if a type is.
  public init(_ entries: some Sequence<Entry>) throws(Violation) {
    let entries = Array(entries)
    var byName: [String: Int] = [:]
    var byType: [ObjectIdentifier: Int] = [:]
    for (position, entry) in entries.enumerated() {
      for name in [entry.key] + entry.aliases {
        guard byName.updateValue(position, forKey: name) == nil else { throw .nameTwice(name) }
      }
      if let other = byType.updateValue(position, forKey: ObjectIdentifier(entry.type)) {
        throw .typeTwice(entries[other].key, entry.key)
      }
    }
    for (position, entry) in entries.enumerated() {
      let name = TypeName(entry.type)
      if name.isStable, byName[name.text] == nil { byName[name.text] = position }
    }
    storage = Storage(entries, byName, byType)
  }
}

extension RouteRegistry {
  /// The entries, in the order in which they were given.
  public var entries: [Entry] { storage.entries }

  /// The entry that answers to a name.
  ///
  /// - Parameter name: A key, an alias, or the qualified name of a type.
  /// - Returns: The entry, or `nil` if none has this name.
  public func entry(named name: String) -> Entry? {
    storage.byName[name].map { storage.entries[$0] }
  }

  /// The type that answers to a name, without the rest of its entry.
  func type(named name: String) -> (any (Hashable & Sendable & Codable).Type)? {
    storage.byName[name].map { storage.entries[$0].type }
  }

  /// The entry of a type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The entry, or `nil` if the type has none.
  public func entry(of type: Any.Type) -> Entry? {
    storage.byType[ObjectIdentifier(type)].map { storage.entries[$0] }
  }

  /// The key of a type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The key, or `nil` if the type has no entry.
  public func key(of type: Any.Type) -> String? {
    entry(of: type)?.key
  }

  /// The number and text types of the standard library, each under its qualified name: `Swift.Int`.
  public static var scalars: [Entry] {
    [
      Entry(Bool.self, key: "Swift.Bool"), Entry(String.self, key: "Swift.String"),
      Entry(Double.self, key: "Swift.Double"), Entry(Float.self, key: "Swift.Float"),
      Entry(Int.self, key: "Swift.Int"), Entry(Int8.self, key: "Swift.Int8"),
      Entry(Int16.self, key: "Swift.Int16"), Entry(Int32.self, key: "Swift.Int32"),
      Entry(Int64.self, key: "Swift.Int64"), Entry(UInt.self, key: "Swift.UInt"),
      Entry(UInt8.self, key: "Swift.UInt8"), Entry(UInt16.self, key: "Swift.UInt16"),
      Entry(UInt32.self, key: "Swift.UInt32"), Entry(UInt64.self, key: "Swift.UInt64"),
    ]
  }
}

extension CodingUserInfoKey {
  /// Where an encoder and a decoder find the ``RouteRegistry`` of the paths that they code.
  public static let routeRegistry = CodingUserInfoKey(naming: "NavState.RouteRegistry")
}

extension Dictionary where Key == CodingUserInfoKey {
  /// The registry of the paths that are coded, if there is one.
  var routeRegistry: RouteRegistry? { self[.routeRegistry] as? RouteRegistry }
}

extension RouteRegistry.Entry: Hashable {
  /// Whether two entries give one type the same names.
  public static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && left.key == right.key && left.aliases == right.aliases
  }

  /// Feeds the type and the names to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(key)
    hasher.combine(aliases)
  }
}

extension RouteRegistry: Hashable {
  /// Whether two registries have equal entries in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.entries == right.entries
  }

  /// Feeds the entries to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entries)
  }
}
