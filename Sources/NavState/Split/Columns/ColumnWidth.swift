/// How wide a column may be, in points: `min ≤ ideal ≤ max`.
///
/// ```swift
/// ColumnWidth(min: 200, ideal: 260, max: 400)
/// ColumnWidth(320)  // always
/// ```
///
/// Source: SwiftUI `View.navigationSplitViewColumnWidth(min:ideal:max:)`.
public struct ColumnWidth: Hashable, Sendable {
  /// The least width, or `nil` if the system decides.
  public let min: Double?

  /// The width that the column has until the user changes it.
  public let ideal: Double

  /// The greatest width, or `nil` if the system decides.
  public let max: Double?

  /// Creates a range.
  ///
  /// A bound that is negative or not finite is none, and one on the wrong side of the ideal width is
  /// that width. An ideal width that is negative or not finite is a bound, or zero where there is none.
  ///
  /// - Parameters:
  ///   - min: The least width.
  ///   - ideal: The width that the column has until the user changes it.
  ///   - max: The greatest width.
  public init(min: Double? = nil, ideal: Double, max: Double? = nil) {
    let least = Traits.length(min)
    let greatest = Traits.length(max)
    let wanted = Traits.length(ideal) ?? least ?? greatest ?? 0
    self.ideal = wanted
    self.min = least.map { Swift.min($0, wanted) }
    self.max = greatest.map { Swift.max($0, wanted) }
  }

  /// Creates a width that never changes.
  ///
  /// - Parameter width: The width.
  public init(_ width: Double) {
    self.init(min: width, ideal: width, max: width)
  }

  /// The width within the range that is nearest to another one.
  ///
  /// - Parameter width: The other width.
  /// - Returns: The width; the ideal one where the other is unknown, negative or not finite.
  @inlinable
  public func clamped(_ width: Double?) -> Double {
    guard let width = Traits.length(width) else { return ideal }
    let atLeast = Swift.max(width, min ?? 0)
    return max.map { Swift.min(atLeast, $0) } ?? atLeast
  }
}

extension ColumnWidth: CustomStringConvertible {
  /// The range: `200.0…260.0…400.0`.
  public var description: String {
    "\(min.map { "\($0)" } ?? "")…\(ideal)…\(max.map { "\($0)" } ?? "")"
  }
}

/// `{"min": 200, "ideal": 260, "max": 400}`.
extension ColumnWidth: Codable {
  private enum CodingKeys: String, CodingKey {
    case min
    case ideal
    case max
  }

  /// Encodes the ideal width, and the bounds that there are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(min, forKey: .min)
    try container.encode(ideal, forKey: .ideal)
    try container.encodeIfPresent(max, forKey: .max)
  }

  /// Decodes a range.
  ///
  /// - Throws: A `DecodingError` for a length that is negative, or a bound on the wrong side.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let min: Double? = try container.readIfPresent(.min)
    let ideal: Double = try container.read(.ideal)
    let max: Double? = try container.readIfPresent(.max)
    self.init(min: min, ideal: ideal, max: max)
    guard self.min == min, self.ideal == ideal, self.max == max else {
      throw decoder.error(.violation("a width has 0 ≤ min ≤ ideal ≤ max"))
    }
  }
}
