/// How large a sheet is, and what becomes of its size when that of its content changes.
///
/// ```swift
/// SheetSizing(.form, sticky: .vertical)  // grows with its content from top to bottom, and stays so
/// ```
///
/// Source: SwiftUI `PresentationSizing`, which is a protocol, and so neither compared nor coded.
public struct SheetSizing: Hashable, Sendable {
  /// What a size begins with.
  ///
  /// Source: SwiftUI `PresentationSizing.automatic`, `page`, `form` and `fitted`.
  public enum Base: String, Hashable, Sendable, Codable, CaseIterable {
    /// What the platform chooses.
    case automatic
    /// About as large as a page.
    case page
    /// Somewhat smaller than a page.
    case form
    /// As large as the content wants to be, in both directions.
    case fitted
  }

  /// Directions: none, one or both.
  ///
  /// Source: SwiftUI `Axis.Set`.
  public struct Axes: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: UInt8

    /// Creates a set of directions; bits that stand for none are left out.
    ///
    /// - Parameter rawValue: The directions as bits.
    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue & 0b11
    }

    /// From side to side.
    public static let horizontal = Axes(rawValue: 0b01)

    /// From top to bottom.
    public static let vertical = Axes(rawValue: 0b10)
  }

  /// What the size begins with.
  public let base: Base

  /// Where the size is that of the content; empty if the base is ``Base/fitted``, which is so
  /// everywhere.
  public let fitted: Axes

  /// Where the size grows with the content and never shrinks.
  public let sticky: Axes

  /// Creates a sizing.
  ///
  /// - Parameters:
  ///   - base: What the size begins with.
  ///   - fitted: Where the size is that of the content.
  ///   - sticky: Where the size grows with the content and never shrinks.
  @inlinable
  public init(_ base: Base = .automatic, fitted: Axes = [], sticky: Axes = []) {
    self.base = base
    self.fitted = base == .fitted ? [] : fitted
    self.sticky = sticky
  }

  /// What the platform chooses.
  @inlinable
  public static var automatic: Self { Self() }
}

extension SheetSizing: CustomStringConvertible {
  /// The base, with what is asked beside it: `form, sticky [vertical]`.
  public var description: String {
    let parts = [
      base.rawValue, fitted.isEmpty ? nil : "fitted \(fitted)",
      sticky.isEmpty ? nil : "sticky \(sticky)",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension SheetSizing.Axes: CustomStringConvertible {
  /// The directions: `[horizontal, vertical]`.
  public var description: String {
    "[\(names.map(\.rawValue).joined(separator: ", "))]"
  }
}

/// `{"base": "form", "fitted": ["horizontal"], "sticky": ["vertical"]}`, without what is default.
extension SheetSizing: Codable {
  private enum CodingKeys: String, CodingKey {
    case base
    case fitted
    case sticky
  }

  /// Encodes what differs from the default.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if base != .automatic { try container.encode(base, forKey: .base) }
    if !fitted.isEmpty { try container.encode(fitted, forKey: .fitted) }
    if !sticky.isEmpty { try container.encode(sticky, forKey: .sticky) }
  }

  /// Decodes a sizing, with the default for what is not there.
  ///
  /// - Throws: A `DecodingError` for a base or a direction that is not known.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.readIfPresent(.base) ?? .automatic,
      fitted: try container.readIfPresent(.fitted) ?? [],
      sticky: try container.readIfPresent(.sticky) ?? [])
  }
}

/// An array of names: `["horizontal", "vertical"]`.
extension SheetSizing.Axes: Codable {
  fileprivate enum Name: String, Codable, CaseIterable {
    case horizontal
    case vertical

    var axes: SheetSizing.Axes {
      switch self {
      case .horizontal: .horizontal
      case .vertical: .vertical
      }
    }
  }

  fileprivate var names: [Name] { Name.allCases.filter { contains($0.axes) } }

  /// Encodes the names, always in the same order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for name in names { try container.encode(name) }
  }

  /// Decodes names, at most one for each direction.
  ///
  /// - Throws: A `DecodingError` for a name that is not known, or for more names than directions.
  public init(from decoder: any Decoder) throws {
    let names: [Name] = try decoder.decodeArray(atMost: Name.allCases.count)
    self.init(names.map(\.axes))
  }
}
