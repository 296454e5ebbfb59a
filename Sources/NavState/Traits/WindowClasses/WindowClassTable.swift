/// From which width and height on a window has which class.
///
/// ```swift
/// WindowClassTable.material.widthClass(of: 700)  // medium
/// split.adapt(to: WindowClassTable.material.traits(width: 700))
/// let own = try WindowClassTable(mediumWidth: 500, expandedWidth: 900)
/// ```
///
/// Each class begins where the one before it ends, above zero, so that each can be reached.
///
/// Source: Material's `WindowSizeClass`, whose numbers are the default; dp and points are the same.
public struct WindowClassTable: Hashable, Sendable {
  /// The least width that is medium; less is compact.
  public let mediumWidth: Double

  /// The least width that is expanded.
  public let expandedWidth: Double

  /// The least width that is large, or `nil` if none is.
  public let largeWidth: Double?

  /// The least width that is extra large, or `nil` if none is.
  public let extraLargeWidth: Double?

  /// The least height that is medium; less is compact.
  public let mediumHeight: Double

  /// The least height that is expanded.
  public let expandedHeight: Double

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - mediumWidth: The least width that is medium.
  ///   - expandedWidth: The least width that is expanded.
  ///   - largeWidth: The least width that is large, or `nil` if none is.
  ///   - extraLargeWidth: The least width that is extra large, or `nil` if none is.
  ///   - mediumHeight: The least height that is medium.
  ///   - expandedHeight: The least height that is expanded.
  /// - Throws: The rule that the numbers break.
  public init(
    mediumWidth: Double = 600, expandedWidth: Double = 840, largeWidth: Double? = nil,
    extraLargeWidth: Double? = nil, mediumHeight: Double = 480, expandedHeight: Double = 900
  ) throws(Violation) {
    let widths = [mediumWidth, expandedWidth, largeWidth, extraLargeWidth]
    guard Self.isAscending(widths.compactMap(\.self)) else { throw .widthsNotAscending }
    guard Self.isAscending([mediumHeight, expandedHeight]) else { throw .heightsNotAscending }
    self.mediumWidth = mediumWidth
    self.expandedWidth = expandedWidth
    self.largeWidth = largeWidth
    self.extraLargeWidth = extraLargeWidth
    self.mediumHeight = mediumHeight
    self.expandedHeight = expandedHeight
  }

  private init(materialWithLargeWidth largeWidth: Double?, extraLargeWidth: Double?) {
    mediumWidth = 600
    expandedWidth = 840
    self.largeWidth = largeWidth
    self.extraLargeWidth = extraLargeWidth
    mediumHeight = 480
    expandedHeight = 900
  }

  /// Material's table without the large classes: all from 840 on is expanded.
  public static let material = Self(materialWithLargeWidth: nil, extraLargeWidth: nil)

  /// Material's table with the large classes.
  public static let materialWithLarge = Self(materialWithLargeWidth: 1200, extraLargeWidth: 1600)

  /// Whether numbers rise from above zero, and all are finite.
  private static func isAscending(_ numbers: [Double]) -> Bool {
    // What is not a number is not greater than anything.
    zip([0] + numbers, numbers).allSatisfy { $0 < $1 && $1.isFinite }
  }
}

extension WindowClassTable {
  /// A rule that every table keeps.
  public enum Violation: Error, Hashable, Sendable {
    /// A width is not finite, or not greater than the one before it or zero.
    case widthsNotAscending
    /// A height is not finite, or not greater than the one before it or zero.
    case heightsNotAscending
  }

  /// How wide a window is.
  ///
  /// - Parameter width: Its width.
  /// - Returns: Its class, or `nil` if the width is unknown, negative or not finite.
  @inlinable
  public func widthClass(of width: Double?) -> WindowWidthClass? {
    guard let width = Traits.length(width) else { return nil }
    if let extraLargeWidth, width >= extraLargeWidth { return .extraLarge }
    if let largeWidth, width >= largeWidth { return .large }
    if width >= expandedWidth { return .expanded }
    return width >= mediumWidth ? .medium : .compact
  }

  /// How high a window is.
  ///
  /// - Parameter height: Its height.
  /// - Returns: Its class, or `nil` if the height is unknown, negative or not finite.
  @inlinable
  public func heightClass(of height: Double?) -> WindowHeightClass? {
    guard let height = Traits.length(height) else { return nil }
    if height >= expandedHeight { return .expanded }
    return height >= mediumHeight ? .medium : .compact
  }

  /// What is known of a window where the host knows its lengths, but no size classes.
  ///
  /// - Parameters:
  ///   - width: The width of the window, or `nil` if that is unknown.
  ///   - height: The height of the window, or `nil` if that is unknown.
  ///   - idiom: The kind of device.
  ///   - orientation: How the device is held.
  /// - Returns: The traits, to be passed to `adapt`; a size class is unknown where the length is.
  @inlinable
  public func traits(
    width: Double? = nil, height: Double? = nil, idiom: Idiom? = nil,
    orientation: Orientation? = nil
  ) -> Traits {
    Traits(
      horizontalSizeClass: widthClass(of: width).map { SizeClass($0) },
      verticalSizeClass: heightClass(of: height).map { SizeClass($0) },
      width: width, height: height, idiom: idiom, orientation: orientation)
  }
}

extension WindowClassTable.Violation: CustomStringConvertible {
  /// The rule in words.
  public var description: String {
    switch self {
    case .widthsNotAscending: "the widths do not rise from above zero"
    case .heightsNotAscending: "the heights do not rise from above zero"
    }
  }
}

/// `{"mediumWidth": 600, "expandedWidth": 840, "mediumHeight": 480, "expandedHeight": 900}`, and the
/// large widths where there are any.
extension WindowClassTable: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case mediumWidth
    case expandedWidth
    case largeWidth
    case extraLargeWidth
    case mediumHeight
    case expandedHeight
  }

  /// Encodes the numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(mediumWidth, forKey: .mediumWidth)
    try container.encode(expandedWidth, forKey: .expandedWidth)
    try container.encodeIfPresent(largeWidth, forKey: .largeWidth)
    try container.encodeIfPresent(extraLargeWidth, forKey: .extraLargeWidth)
    try container.encode(mediumHeight, forKey: .mediumHeight)
    try container.encode(expandedHeight, forKey: .expandedHeight)
  }

  /// Decodes a table, strictly.
  ///
  /// - Throws: A `DecodingError` if a number that is not one of the large widths is missing, if one can't
  ///   be read, if they do not rise, or for a key that is not known.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(but: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      try self.init(
        mediumWidth: container.read(.mediumWidth), expandedWidth: container.read(.expandedWidth),
        largeWidth: container.readIfPresent(.largeWidth),
        extraLargeWidth: container.readIfPresent(.extraLargeWidth),
        mediumHeight: container.read(.mediumHeight),
        expandedHeight: container.read(.expandedHeight))
    } catch let violation as Violation {
      throw decoder.error(.violation("\(violation)"))
    }
  }
}
