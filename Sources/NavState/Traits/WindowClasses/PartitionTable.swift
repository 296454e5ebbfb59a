/// Into how many parts a window is divided, by its classes.
///
/// ```swift
/// let parts = PartitionTable.material.partitions(width: .expanded, height: .medium)
/// parts.horizontal         // 2
/// parts.horizontalSpacing  // 24
/// ```
///
/// Source: Material's `PaneScaffoldDirective`, whose numbers are the default.
public struct PartitionTable: Hashable, Sendable {
  /// What a window of compact width is divided into.
  public let compact: Row

  /// What a window of medium width is divided into.
  public let medium: Row

  /// What a window of expanded width is divided into.
  public let expanded: Row

  /// What a window of large width is divided into.
  public let large: Row

  /// What a window of extra large width is divided into.
  public let extraLarge: Row

  /// The room between two parts, in points.
  public let spacing: Double

  /// Whether a window of expanded height that has one part from side to side has two from top to
  /// bottom.
  public let dividesHighWindows: Bool

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - compact: What a window of compact width is divided into.
  ///   - medium: What a window of medium width is divided into.
  ///   - expanded: What a window of expanded width is divided into.
  ///   - large: What a window of large width is divided into.
  ///   - extraLarge: What a window of extra large width is divided into.
  ///   - spacing: The room between two parts; negative or not finite counts as 0.
  ///   - dividesHighWindows: Whether a window of expanded height that has one part from side to side
  ///     has two from top to bottom; newer versions of Material do that.
  public init(
    compact: Row = Row(1), medium: Row = Row(1), expanded: Row = Row(2),
    large: Row = Row(3, paneWidth: 412), extraLarge: Row = Row(3, paneWidth: 412),
    spacing: Double = 24, dividesHighWindows: Bool = true
  ) {
    self.compact = compact
    self.medium = medium
    self.expanded = expanded
    self.large = large
    self.extraLarge = extraLarge
    self.spacing = Traits.length(spacing) ?? 0
    self.dividesHighWindows = dividesHighWindows
  }

  /// Material's table.
  public static let material = PartitionTable()

  /// Material's table for contents that are dense: two parts at medium width already.
  public static let materialDense = PartitionTable(medium: Row(2))
}

extension PartitionTable {
  /// What a window of one width class is divided into.
  public struct Row: Hashable, Sendable {
    /// The number of parts from side to side, at least 1.
    public let partitions: Int

    /// How wide a pane is where it does not take all the room, in points.
    public let paneWidth: Double

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - partitions: The number of parts from side to side; less than 1 counts as 1.
    ///   - paneWidth: How wide a pane is where it does not take all the room; negative or not finite
    ///     counts as 360.
    public init(_ partitions: Int, paneWidth: Double = 360) {
      self.partitions = max(1, partitions)
      self.paneWidth = Traits.length(paneWidth) ?? 360
    }
  }

  /// What a window of a width class is divided into.
  ///
  /// - Parameter width: The class.
  /// - Returns: The row.
  @inlinable
  public func row(for width: WindowWidthClass) -> Row {
    switch width {
    case .compact: compact
    case .medium: medium
    case .expanded: expanded
    case .large: large
    case .extraLarge: extraLarge
    }
  }

  /// What a window is divided into.
  ///
  /// - Parameters:
  ///   - width: How wide the window is.
  ///   - height: How high the window is; where that is unknown, it is not divided for its height.
  ///   - isTabletop: Whether the device stands half folded on a table, so that the window has an upper
  ///     and a lower part.
  /// - Returns: The parts.
  @inlinable
  public func partitions(
    width: WindowWidthClass, height: WindowHeightClass? = nil, isTabletop: Bool = false
  ) -> Partitions {
    let row = row(for: width)
    let isHigh = dividesHighWindows && row.partitions == 1 && height == .expanded
    let vertical = isTabletop || isHigh ? 2 : 1
    return Partitions(
      horizontal: row.partitions, horizontalSpacing: row.partitions > 1 ? spacing : 0,
      vertical: vertical, verticalSpacing: vertical > 1 ? spacing : 0, paneWidth: row.paneWidth)
  }
}

/// The parts of a window, of which each has room for a pane.
public struct Partitions: Hashable, Sendable {
  /// The number of parts from side to side, at least 1.
  public let horizontal: Int

  /// The room between two parts that stand side by side, in points; 0 where there is one.
  public let horizontalSpacing: Double

  /// The number of parts from top to bottom, 1 or 2.
  public let vertical: Int

  /// The room between two parts of which one is above the other, in points; 0 where there is one.
  public let verticalSpacing: Double

  /// How wide a pane is where it does not take all the room, in points.
  public let paneWidth: Double

  @inlinable
  init(
    horizontal: Int, horizontalSpacing: Double, vertical: Int, verticalSpacing: Double,
    paneWidth: Double
  ) {
    self.horizontal = horizontal
    self.horizontalSpacing = horizontalSpacing
    self.vertical = vertical
    self.verticalSpacing = verticalSpacing
    self.paneWidth = paneWidth
  }
}
