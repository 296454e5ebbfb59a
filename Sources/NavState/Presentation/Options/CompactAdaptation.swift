/// What a sheet or a popover adapts to where there is little room.
///
/// ```swift
/// CompactAdaptation(horizontal: .popover)  // stays a popover on an upright phone
/// CompactAdaptation(.none)  // stays what it is, on every phone
/// ```
///
/// Source: SwiftUI `View.presentationCompactAdaptation(horizontal:vertical:)`.
public struct CompactAdaptation: Hashable, Sendable {
  /// What a presentation looks like.
  ///
  /// Source: SwiftUI `PresentationAdaptation`.
  public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
    /// What the platform chooses.
    case automatic
    /// What it is where there is room.
    case none
    /// A popover.
    case popover
    /// A sheet.
    case sheet
    /// A full-screen cover.
    case fullScreenCover
  }

  /// What to adapt to in compact width.
  public var horizontal: Appearance

  /// What to adapt to in compact height, whatever the width.
  public var vertical: Appearance

  /// Creates an adaptation.
  ///
  /// - Parameters:
  ///   - horizontal: What to adapt to in compact width.
  ///   - vertical: What to adapt to in compact height, whatever the width.
  @inlinable
  public init(horizontal: Appearance = .automatic, vertical: Appearance = .automatic) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates an adaptation that is the same in both directions.
  ///
  /// - Parameter appearance: What to adapt to.
  @inlinable
  public init(_ appearance: Appearance) {
    self.init(horizontal: appearance, vertical: appearance)
  }

  /// What the platform chooses, in both directions.
  @inlinable
  public static var automatic: Self { Self() }
}

extension CompactAdaptation.Appearance {
  /// The kind of presentation that this makes of one.
  @inlinable
  func kind(of kind: PresentationKind, automatic: PresentationKind) -> PresentationKind {
    switch self {
    case .automatic: automatic
    case .none: kind
    case .popover: .popover
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    }
  }
}

extension CompactAdaptation: CustomStringConvertible {
  /// The appearance in compact width, then the one in compact height: `popover × automatic`.
  public var description: String { "\(horizontal) × \(vertical)" }
}

/// `{"horizontal": "popover", "vertical": "sheet"}`, without what is automatic.
extension CompactAdaptation: Codable {
  private enum CodingKeys: String, CodingKey {
    case horizontal
    case vertical
  }

  /// Encodes what is not automatic.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if horizontal != .automatic { try container.encode(horizontal, forKey: .horizontal) }
    if vertical != .automatic { try container.encode(vertical, forKey: .vertical) }
  }

  /// Decodes an adaptation; what is not there is automatic.
  ///
  /// - Throws: A `DecodingError` for an appearance that is not known.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      horizontal: try container.readIfPresent(.horizontal) ?? .automatic,
      vertical: try container.readIfPresent(.vertical) ?? .automatic)
  }
}
