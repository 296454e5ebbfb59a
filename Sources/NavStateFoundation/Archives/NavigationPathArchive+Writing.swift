public import NavState

extension NavigationPathArchive {
  /// Archives a path as SwiftUI does, with the keys in the items sorted.
  ///
  /// A live element is written under the qualified name of its type, with `Foundation` for the module
  /// of Foundation's types on every platform. An unresolved one is written under the name of the type
  /// that its key belongs to, or under its key if that can be such a name.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - names: The types by their names.
  ///   - encoder: How the values are written.
  /// - Throws: The first element, from the root, that can't be archived, and why.
  /// - Complexity: O(*n*) beside what the types do, where *n* is the number of bytes.
  public init(
    _ path: RoutePath, with names: ArchivedNames = ArchivedNames(),
    by encoder: CodedEncoder = .foundation
  ) throws(UnarchivableElement) {
    var writer = ArchiveWriter(names: names, encoder: encoder)
    var elements: [Element] = []
    elements.reserveCapacity(path.count)
    for (position, route) in path.enumerated() {
      elements.append(try writer.element(of: route, at: position))
    }
    self.init(elements)
  }

  /// Archives a path with what was kept beside it.
  ///
  /// An item that is not JSON is written back where it was, if what it stood on is as it was when it
  /// was read; else it is left out, and so is what was no pair of texts.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - restored: What it came from.
  ///   - names: The types by their names.
  ///   - encoder: How the values are written.
  /// - Throws: As ``init(_:with:by:)`` does; positions count with what is written back.
  public init(
    _ path: RoutePath, keeping restored: Restored<RoutePath>,
    with names: ArchivedNames = ArchivedNames(), by encoder: CodedEncoder = .foundation
  ) throws(UnarchivableElement) {
    let shared = zip(path, restored.value).prefix { $0 == $1 }.count
    var writer = ArchiveWriter(names: names, encoder: encoder)
    var elements: [Element] = []
    var rest = path.makeIterator()
    var written = 0
    for (count, unread) in restored.unread.enumerated() {
      guard let place = unread.place.first.flatMap({ Int($0) }), place - count <= shared else {
        continue
      }
      while written < place - count, let route = rest.next() {
        elements.append(try writer.element(of: route, at: elements.count))
        written += 1
      }
      guard let element = Element(unread: unread.value) else { continue }
      elements.append(try writer.element(element, at: elements.count))
    }
    while let route = rest.next() {
      elements.append(try writer.element(of: route, at: elements.count))
    }
    self.init(elements)
  }
}

extension NavigationPathArchive.Element {
  /// A pair of texts that was kept.
  fileprivate init?(unread value: CodedValue) {
    guard value.count == 2, let name = value[0]?.string, let item = value[1]?.string else {
      return nil
    }
    self.init(typeName: name, item: item)
  }
}

/// Why an element of a path can't be in an archive of SwiftUI's, and which one it is.
public struct UnarchivableElement: Error, Hashable, Sendable {
  /// Why it can't be archived.
  public enum Reason: Hashable, Sendable {
    /// The type is not `Encodable`.
    case notEncodable
    /// The type is not `Decodable`, so that an archive of it could never be read.
    case notDecodable
    /// The type is private or local, so that its name is another one in each process.
    case unstableName
    /// The type is not registered, and another type is under its qualified name.
    case takenName
    /// The element is unresolved, and its key is not known and can't be the name of a type.
    case noTypeName
    /// The value declares itself not storable.
    case notStorable
    /// The value's own coding fails, for a reason in words.
    case failed(String)
  }

  /// The position of the element, from the root.
  public let position: Int

  /// The qualified name of the type, or the key of an unresolved element.
  public let typeName: String

  /// Why it can't be archived.
  public let reason: Reason

  /// Creates a reason.
  package init(position: Int, typeName: String, reason: Reason) {
    self.position = position
    self.typeName = typeName
    self.reason = reason
  }
}

extension UnarchivableElement: CustomStringConvertible {
  /// The position, the type and the reason in words.
  public var description: String {
    let words =
      switch reason {
      case .notEncodable: "is not Encodable"
      case .notDecodable: "is not Decodable"
      case .unstableName: "is private or local, and has no name that another process knows"
      case .takenName: "is not registered, and another type is under its name"
      case .noTypeName: "is not known, and is not the name of a type"
      case .notStorable: "is not storable"
      case .failed(let words): "can't be written: \(words)"
      }
    return "element \(position): \(typeName) \(words)"
  }
}

/// Writes the elements of a path one after the other, and remembers the name of the last type.
struct ArchiveWriter {
  private let names: ArchivedNames
  private let encoder: CodedEncoder
  private var last: (type: ObjectIdentifier, name: String, isConditional: Bool)?

  init(names: ArchivedNames, encoder: CodedEncoder) {
    self.names = names
    self.encoder = encoder
  }

  mutating func element(
    of route: AnyRoute, at position: Int
  ) throws(UnarchivableElement) -> NavigationPathArchive.Element {
    if let value = route.value { return try element(of: value, at: position) }
    guard let key = route.key, let payload = route.payload else {
      throw UnarchivableElement(position: position, typeName: "", reason: .noTypeName)
    }
    return try element(
      .init(typeName: key, item: FoundationForm.text(of: payload.bytes)), at: position)
  }

  /// An element that was kept, under a name that can be written.
  func element(
    _ element: NavigationPathArchive.Element, at position: Int
  ) throws(UnarchivableElement) -> NavigationPathArchive.Element {
    let key = element.typeName
    let name = TypeName(archived: key)
    if let entry = names.entry(named: key) {
      let name = try typeName(of: entry.type, at: position)
      return .init(typeName: name, item: element.item)
    }
    let reason: UnarchivableElement.Reason = name.isStable ? .noTypeName : .unstableName
    guard name.isStable, ArchivedNames.isQualified(key) else {
      throw UnarchivableElement(position: position, typeName: key, reason: reason)
    }
    return .init(typeName: TypeName.present(key, modules: [:]), item: element.item)
  }

  private mutating func element(
    of value: any Hashable & Sendable, at position: Int
  ) throws(UnarchivableElement) -> NavigationPathArchive.Element {
    let type: Any.Type = type(of: value)
    let (name, isConditional) = try lookUp(type, at: position)
    func error(_ reason: UnarchivableElement.Reason) -> UnarchivableElement {
      UnarchivableElement(position: position, typeName: name, reason: reason)
    }
    if isConditional, let value = value as? any ConditionallyStorable, !value.isStorable {
      throw error(.notStorable)
    }
    guard let encodable = value as? any Encodable else { throw error(.notEncodable) }
    do {
      let item = FoundationForm.text(of: try encoder.encode(encodable))
      return .init(typeName: name, item: item)
    } catch {
      let words = Loss.Cause(error).description
      throw UnarchivableElement(position: position, typeName: name, reason: .failed(words))
    }
  }

  /// The name of a type whose values can be archived.
  private mutating func lookUp(
    _ type: Any.Type, at position: Int
  ) throws(UnarchivableElement) -> (name: String, isConditional: Bool) {
    if let last, last.type == ObjectIdentifier(type) { return (last.name, last.isConditional) }
    let name = try typeName(of: type, at: position)
    let isConditional = type is any ConditionallyStorable.Type
    last = (ObjectIdentifier(type), name, isConditional)
    return (name, isConditional)
  }

  private func typeName(
    of type: Any.Type, at position: Int
  ) throws(UnarchivableElement) -> String {
    if let name = names.writtenName(of: type) { return name }
    let name = TypeName(type)
    func error(_ reason: UnarchivableElement.Reason) -> UnarchivableElement {
      UnarchivableElement(position: position, typeName: name.text, reason: reason)
    }
    guard type is any Encodable.Type else { throw error(.notEncodable) }
    guard type is any Decodable.Type else { throw error(.notDecodable) }
    guard name.isStable else { throw error(.unstableName) }
    if let entry = names.entry(named: name.text), entry.type != type { throw error(.takenName) }
    return name.text
  }
}
