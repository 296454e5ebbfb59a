public import NavState

/// What the archives of SwiftUI, swift-navigation and NavigationBackport call the types of a registry.
///
/// | An archive says | It is the type |
/// |---|---|
/// | `App.Outer.Inner`, `App.Box<Swift.Int>`, `(extension in App):Swift.String.Tag` | of this qualified name |
/// | `Foundation.UUID`, `FoundationEssentials.UUID` | of either name, since platforms differ |
/// | `OldApp.Box<OldApp.Item>` | `App.Box<App.Item>`, if `OldApp` is said to be `App` now |
/// | `Item`, `4Shop4ItemV`, anything else | with this key or alias in the registry |
/// | `Si`, `SS`, `s5Int64V` and the like | the number or text with this mangled name, if it is registered |
/// | `App.(unknown context at $1a2b).Item` | none: a private or local type has another name in each process |
///
/// No type is looked up by a name: all names are those of the registry.
public struct ArchivedNames: Hashable, Sendable {
  /// The types, with their aliases.
  public let registry: RouteRegistry

  /// What modules are called now, by what archives call them.
  public let modules: [String: String]

  /// The positions of entries, by names in which modules are called as they are now.
  private let positions: [String: Int]

  /// What types of the registry are written as, for those that have a name of their own.
  private let written: [ObjectIdentifier: String]

  /// Creates names.
  ///
  /// - Parameters:
  ///   - registry: The types. Names that are not qualified, or mangled, are their aliases.
  ///   - modules: What modules are called now, by what archives call them.
  public init(_ registry: RouteRegistry = RouteRegistry(), modules: [String: String] = [:]) {
    self.registry = registry
    self.modules = modules
    var positions: [String: Int] = [:]
    var written: [ObjectIdentifier: String] = [:]
    for (position, entry) in registry.entries.enumerated() {
      let name = TypeName(entry.type)
      let names = (name.isStable ? [name.text] : []) + [entry.key] + entry.aliases
      for name in names {
        let name = TypeName.present(name, modules: modules)
        if positions[name] == nil { positions[name] = position }
      }
      guard name.isStable, registry.entry(named: name.text) == entry else { continue }
      written[ObjectIdentifier(entry.type)] = name.text
    }
    self.positions = positions
    self.written = written
  }

  /// The entry that an archive means by a name.
  ///
  /// - Parameter name: The name that the archive has for a type.
  /// - Returns: The entry, or `nil` if none has this name.
  public func entry(named name: String) -> RouteRegistry.Entry? {
    if let entry = registry.entry(named: name) { return entry }
    if let scalar = Self.scalars[name] { return registry.entry(named: scalar) }
    return positions[TypeName.present(name, modules: modules)].map { registry.entries[$0] }
  }
}

extension ArchivedNames {
  /// What a type is written as, if it is registered and its name is its own.
  func writtenName(of type: Any.Type) -> String? { written[ObjectIdentifier(type)] }
}

// MARK: - Mangled names

extension ArchivedNames {
  /// Whether a name is mangled.
  static func isMangled(_ name: String) -> Bool {
    if scalars[name] != nil { return true }
    let start = name.utf8.prefix(2)
    guard let first = start.first, let last = start.last else { return false }
    return isDigit(first) || start.count == 2 && first == UInt8(ascii: "s") && isDigit(last)
  }

  /// The mangled names of numbers and text.
  ///
  /// Source: the Swift ABI, "Mangling".
  private static let scalars = [
    "Sb": "Swift.Bool", "SS": "Swift.String", "Sd": "Swift.Double", "Sf": "Swift.Float",
    "Si": "Swift.Int", "s4Int8V": "Swift.Int8", "s5Int16V": "Swift.Int16",
    "s5Int32V": "Swift.Int32", "s5Int64V": "Swift.Int64", "Su": "Swift.UInt",
    "s5UInt8V": "Swift.UInt8", "s6UInt16V": "Swift.UInt16", "s6UInt32V": "Swift.UInt32",
    "s6UInt64V": "Swift.UInt64",
  ]

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
