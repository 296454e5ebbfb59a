/// What is known of the window that shows a model.
///
/// Each trait may be unknown. Adapting keeps the last known value of an unknown trait, so a window
/// in the background does not lose its layout.
///
/// Source: SwiftUI `EnvironmentValues.horizontalSizeClass`, which is optional.
public struct Traits: Hashable, Sendable {
  /// How much room there is from side to side.
  public let horizontalSizeClass: SizeClass?

  /// How much room there is from top to bottom.
  public let verticalSizeClass: SizeClass?

  /// The width of the window, in points.
  public let width: Double?

  /// The height of the window, in points.
  public let height: Double?

  /// The kind of device.
  public let idiom: Idiom?

  /// How the device is held.
  public let orientation: Orientation?

  /// Creates traits; what is left out is unknown.
  ///
  /// A length that is negative or not finite is unknown too, and zero has no sign: traits are
  /// compared, and a length that is not equal to itself would make every state new.
  ///
  /// - Parameters:
  ///   - horizontalSizeClass: How much room there is from side to side.
  ///   - verticalSizeClass: How much room there is from top to bottom.
  ///   - width: The width of the window, in points.
  ///   - height: The height of the window, in points.
  ///   - idiom: The kind of device.
  ///   - orientation: How the device is held.
  @inlinable
  public init(
    horizontalSizeClass: SizeClass? = nil,
    verticalSizeClass: SizeClass? = nil,
    width: Double? = nil,
    height: Double? = nil,
    idiom: Idiom? = nil,
    orientation: Orientation? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.width = Self.length(width)
    self.height = Self.length(height)
    self.idiom = idiom
    self.orientation = orientation
  }

  /// What a model starts from: regular in both directions, and nothing else known.
  ///
  /// Source: NavState; a service has no window, and regular hides nothing.
  public static let initial = Traits(horizontalSizeClass: .regular, verticalSizeClass: .regular)

  /// These traits brought up to date: each known trait of the newer ones, else the one of these.
  ///
  /// - Parameter newer: What is known now.
  /// - Returns: The traits after the change.
  @inlinable
  @inline(__always)
  public func adapted(to newer: Traits) -> Traits {
    Traits(self, adaptedTo: newer)
  }

  /// Takes the lengths as they are: they were made sure of when the traits were created.
  @inlinable
  @inline(__always)
  init(_ old: Traits, adaptedTo newer: Traits) {
    horizontalSizeClass = newer.horizontalSizeClass ?? old.horizontalSizeClass
    verticalSizeClass = newer.verticalSizeClass ?? old.verticalSizeClass
    width = newer.width ?? old.width
    height = newer.height ?? old.height
    idiom = newer.idiom ?? old.idiom
    orientation = newer.orientation ?? old.orientation
  }

  /// A length that can be compared, or `nil`.
  @inlinable
  static func length(_ value: Double?) -> Double? {
    guard let value, value.isFinite, value >= 0 else { return nil }
    return value == 0 ? 0 : value
  }
}

/// How much room a window has in one direction.
///
/// Source: SwiftUI `UserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// Little room, as on a phone held upright.
  case compact
  /// Ample room, as on a pad.
  case regular
}

/// The kind of device that shows a window.
///
/// Source: UIKit `UIUserInterfaceIdiom`, and the watch, which has none there.
public enum Idiom: String, Hashable, Sendable, Codable, CaseIterable {
  /// A phone.
  case phone
  /// A pad.
  case pad
  /// A Mac.
  case mac
  /// A television.
  case tv
  /// A watch.
  case watch
  /// A headset.
  case vision
  /// A car's display.
  case carPlay
}

/// How a device is held.
///
/// Source: UIKit `UIInterfaceOrientation`, without the side on which the device stands.
public enum Orientation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape
}

extension Traits: CustomStringConvertible {
  /// The known traits: `compact × regular, 390.0 × 844.0, phone, portrait`.
  public var description: String {
    func pair(_ first: String?, _ second: String?) -> String? {
      first == nil && second == nil ? nil : "\(first ?? "?") × \(second ?? "?")"
    }
    let parts = [
      pair(horizontalSizeClass?.rawValue, verticalSizeClass?.rawValue),
      pair(width.map { "\($0)" }, height.map { "\($0)" }),
      idiom?.rawValue,
      orientation?.rawValue,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension Traits: Codable {
  private enum CodingKeys: String, CodingKey {
    case horizontalSizeClass
    case verticalSizeClass
    case width
    case height
    case idiom
    case orientation
  }

  /// Decodes traits, every one of them optional.
  ///
  /// - Throws: A `DecodingError` for a value of another type, or a length that is negative.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      horizontalSizeClass: try container.decodeIfPresent(
        SizeClass.self, forKey: .horizontalSizeClass),
      verticalSizeClass: try container.decodeIfPresent(SizeClass.self, forKey: .verticalSizeClass),
      width: try container.lengthIfPresent(.width),
      height: try container.lengthIfPresent(.height),
      idiom: try container.decodeIfPresent(Idiom.self, forKey: .idiom),
      orientation: try container.decodeIfPresent(Orientation.self, forKey: .orientation))
  }
}
