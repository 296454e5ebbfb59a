/// A height at which a sheet rests.
///
/// A fraction lies within 0 and 1, a height is finite and not negative, and zero has no sign: detents
/// are compared, and one that is not equal to itself could never be selected.
///
/// ```swift
/// let options = PresentationOptions(detents: [.height(200), .medium, .large])
/// ```
///
/// Source: SwiftUI `PresentationDetent`, which is `Hashable` and has no coded form.
public struct Detent: Hashable, Sendable {
  /// What a detent is made of, for whoever translates it.
  public enum Size: Hashable, Sendable {
    /// About half of the screen; inactive in compact height.
    case medium
    /// The full height.
    case large
    /// A fraction of the full height, within 0 and 1.
    case fraction(Double)
    /// A height in points, finite and not negative.
    case height(Double)
    /// A height that the app computes, by the name that the app gave it.
    case custom(String)
  }

  /// What the detent is made of.
  public let size: Size

  @inlinable
  init(_ size: Size) {
    self.size = size
  }

  /// About half of the screen; inactive in compact height.
  @inlinable
  public static var medium: Detent { Detent(.medium) }

  /// The full height.
  @inlinable
  public static var large: Detent { Detent(.large) }

  /// A fraction of the full height.
  ///
  /// - Parameter fraction: The fraction; below 0 and not a number count as 0, above 1 as 1.
  /// - Returns: The detent.
  @inlinable
  public static func fraction(_ fraction: Double) -> Detent {
    Detent(.fraction(clamped(fraction, to: 1)))
  }

  /// A height.
  ///
  /// - Parameter height: The height in points; below 0 and not a number count as 0, infinity as the
  ///   greatest height that is finite.
  /// - Returns: The detent.
  @inlinable
  public static func height(_ height: Double) -> Detent {
    Detent(.height(clamped(height, to: .greatestFiniteMagnitude)))
  }

  /// A height that the app computes.
  ///
  /// - Parameter name: The app's name for it.
  /// - Returns: The detent.
  @inlinable
  public static func custom(_ name: String) -> Detent { Detent(.custom(name)) }

  /// A number that can be compared, from 0 up to a limit.
  @inlinable
  static func clamped(_ number: Double, to limit: Double) -> Double {
    // Also takes what is not a number, and a zero with a sign.
    guard number > 0 else { return 0 }
    return number < limit ? number : limit
  }
}

extension Detent: CustomStringConvertible {
  /// The name, with its argument: `fraction(0.3)`.
  public var description: String {
    switch size {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction(\(fraction))"
    case .height(let height): "height(\(height))"
    case .custom(let name): "custom(\(name))"
    }
  }
}
