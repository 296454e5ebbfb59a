package import NavState
import NavStateFoundation
import NavStateSample

/// The formats of archives of paths.
package enum PathFormat: String, Hashable, CaseIterable {
  /// NavState's own: objects with a type and a value, root first.
  case native
  /// SwiftUI's: names of types and items as text, top first.
  case swiftui
  /// The same with mangled names.
  case mangled
}

/// An archive of a path, as it was read.
package struct PathFile {
  /// An element of the archive.
  package struct Element: Hashable {
    /// What the archive calls the type.
    package let type: String

    /// The key that the registry has for it, if it has one.
    package let key: String?

    /// The value, or `nil` if the item is not JSON, or more than the limits allow.
    package let value: CodedValue?

    /// Whether the value could be read as the type.
    package let isResolved: Bool
  }

  /// The format.
  package let format: PathFormat

  /// The elements, root-most first.
  package let elements: [Element]

  /// What could not be read as its type, and what became of it.
  package var report: [Loss] { restored.report }

  let restored: Restored<RoutePath>

  /// The archive as it was, if it is a flat one.
  let archive: NavigationPathArchive?

  static let names = ArchivedNames(Reader.registry)

  /// Reads an archive.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - limits: What to take of it.
  /// - Throws: A ``LineError`` that tells why it can't be read, and where.
  package init(_ bytes: [UInt8], under limits: Limits = Limits()) throws(LineError) {
    let decoder = CodedDecoder.reader(under: limits)
    do {
      switch try decoder.decode(FirstElement.self, from: bytes) {
      case .none, .object:
        try self.init(native: CodedValue(parsing: bytes, limits: limits), decoder)
      case .text: try self.init(flat: decoder.decode(from: bytes), decoder)
      }
    } catch {
      throw LineError(error)
    }
  }

  private init(flat archive: NavigationPathArchive, _ decoder: CodedDecoder) {
    let restored = archive.path(with: Self.names, by: decoder, unreadable: .keepUnread)
    let beside = Set(restored.unread.compactMap { $0.place.first })
    var routes = restored.value.makeIterator()
    elements = archive.elements.enumerated().map { position, element in
      let isBeside = beside.contains("\(position)")
      return Element(
        type: element.typeName, key: Self.names.entry(named: element.typeName)?.key,
        value: try? CodedValue(parsing: element.item, limits: decoder.limits),
        isResolved: isBeside ? false : routes.next()?.isResolved ?? false)
    }
    format = archive.isMangled ? .mangled : .swiftui
    self.restored = restored
    self.archive = archive
  }

  private init(native value: CodedValue, _ decoder: CodedDecoder) throws {
    restored = decoder.restore(RoutePath.self, from: value, unreadable: .keepUnread)
    // What no path holds is no element: the file is damaged, and not only unknown.
    let place = restored.unread.first?.place
    if let loss = restored.report.first(where: { $0.kind != .kept || $0.place == place }) {
      throw LineError(loss)
    }
    let values = value.elements.map(Array.init) ?? []
    elements = zip(restored.value, values).map { route, value in
      let type = value["type"]?.string ?? ""
      return Element(
        type: type, key: Reader.registry.entry(named: type)?.key, value: value["value"],
        isResolved: route.isResolved)
    }
    format = .native
    archive = nil
  }
}

/// What an archive begins with, which tells the formats apart.
private enum FirstElement: Decodable {
  case none
  case text
  case object

  private enum NoKeys: CodingKey {}

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    if container.isAtEnd {
      self = .none
    } else if (try? container.decode(String.self)) != nil {
      self = .text
    } else {
      _ = try container.nestedContainer(keyedBy: NoKeys.self)
      self = .object
    }
  }
}

// MARK: - Converting

/// Why a path has no form in a format, with the place.
package struct UnconvertiblePath: Error, Hashable, CustomStringConvertible {
  /// The position of the element, from the root, and the reason.
  package let description: String

  fileprivate init(_ reason: String) {
    description = reason.cut(to: 400)
  }
}

extension PathFile {
  /// Writes the path in a format.
  ///
  /// - Parameter target: The format. A mangled one is written as SwiftUI's.
  /// - Returns: The archive, on one line.
  /// - Throws: An ``UnconvertiblePath`` for the first element, from the root, that has no form in it.
  package func converted(to target: PathFormat) throws(UnconvertiblePath) -> String {
    do {
      if target == .native { return try native() }
      if format == .swiftui, let archive { return try Self.text(archive.bytes()) }
      let archive = try NavigationPathArchive(
        restored.value, keeping: restored, with: Self.names, by: .reader)
      return try Self.text(archive.bytes())
    } catch let error as UnconvertiblePath {
      throw error
    } catch {
      throw UnconvertiblePath("\(error)")
    }
  }

  private func native() throws -> String {
    if let position = elements.firstIndex(where: { $0.value == nil }) {
      let type = elements[position].type
      throw UnconvertiblePath(
        "element \(position): \(type) has an item that can't be read as JSON")
    }
    return Self.text(try CodedEncoder.reader.encode(restored.value))
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
