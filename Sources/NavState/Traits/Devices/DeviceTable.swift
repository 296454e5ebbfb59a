/// Which size classes a window has, by its device, its situation and how the device is held.
///
/// On a device, the platform tells the size classes. The table is for all who have no platform to
/// ask: services, tests, previews, other hosts.
///
/// ```swift
/// let half = DeviceTable.apple.traits(
///   on: .pad, size: .large, in: .half, orientation: .landscape)
/// half.horizontalSizeClass  // regular
/// split.adapt(to: half)
/// ```
///
/// The first row that fits wins, so an app that knows better puts its row before the others:
///
/// ```swift
/// var table = DeviceTable.apple
/// table.update(with: .init(.pad, in: .resizable, vertical: .regular, regularWidth: 640))
/// ```
///
/// No row is one that can't be reached since those before it fit wherever it fits: it would say
/// something that is not so. Tables are equal if their rows are, in order.
///
/// Source: NavState; the rows of ``apple`` are Apple's.
public struct DeviceTable: Hashable, Sendable {
  /// The rows; the first one that fits wins.
  public let rows: [Row]

  /// Creates a table.
  ///
  /// - Parameter rows: The rows; the first one that fits wins.
  /// - Throws: ``Violation/unreachable(_:)`` for the first row that those before it leave nothing to
  ///   fit, as where the same is said twice.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public init(_ rows: [Row]) throws(Violation) {
    var reach = Reach()
    for row in rows where !reach.take(row) { throw .unreachable(row) }
    self.rows = rows
  }

  /// Creates a table of rows of which each can be reached.
  init(reachable rows: [Row]) {
    self.rows = rows
  }

  /// Puts a row before all others, which replaces those that it leaves nothing to fit.
  ///
  /// - Parameter row: The row.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public mutating func update(with row: Row) {
    var reach = Reach()
    self = DeviceTable(reachable: ([row] + rows).filter { reach.take($0) })
  }

  /// What is known of a window.
  ///
  /// What is unknown of the window may be anything: a size class is given if it is the same in every
  /// case there can be, and is unknown otherwise, or where no row fits. The other traits are those
  /// that are passed.
  ///
  /// - Parameters:
  ///   - idiom: The kind of device.
  ///   - size: Which size it has, or `nil` if that is unknown.
  ///   - situation: How the window shares the screen, or `nil` if that is unknown.
  ///   - orientation: How the device is held, or `nil` if that is unknown.
  ///   - width: The width of the window, or `nil` if that is unknown.
  ///   - height: The height of the window, or `nil` if that is unknown.
  /// - Returns: The traits, to be passed to `adapt`.
  /// - Complexity: O(*n*), where *n* is the number of rows; it allocates nothing.
  @inlinable
  public func traits(
    on idiom: Idiom, size: DeviceSize? = nil, in situation: WindowSituation? = .fullScreen,
    orientation: Orientation? = nil, width: Double? = nil, height: Double? = nil
  ) -> Traits {
    var open = DeviceCases(size, situation, orientation)
    var found: (horizontal: SizeClass?, vertical: SizeClass?)?
    for row in rows where row.idiom == idiom {
      guard !row.cases.intersection(open).isEmpty else { continue }
      let horizontal = row.horizontal(at: width)
      let first = found ?? (horizontal, row.vertical)
      found = (
        first.horizontal == horizontal ? horizontal : nil,
        first.vertical == row.vertical ? row.vertical : nil
      )
      open.subtract(row.cases)
    }
    return Traits(
      horizontalSizeClass: open.isEmpty ? found?.horizontal : nil,
      verticalSizeClass: open.isEmpty ? found?.vertical : nil,
      width: width, height: height, idiom: idiom, orientation: orientation)
  }
}

extension DeviceTable {
  /// What rows leave for others to fit.
  private struct Reach {
    private var open: [Idiom: DeviceCases] = [:]

    /// Takes what a row fits, and tells whether anything was left of that.
    mutating func take(_ row: Row) -> Bool {
      var left = open[row.idiom] ?? DeviceCases(nil, nil, nil)
      let isReached = !row.cases.intersection(left).isEmpty
      left.subtract(row.cases)
      open[row.idiom] = left
      return isReached
    }
  }
}

extension DeviceTable {
  /// The size classes of windows on devices of one idiom, as far as what is said of them fits.
  public struct Row: Hashable, Sendable {
    /// The kind of device.
    public let idiom: Idiom

    /// Which size the device has, or `nil` if it fits any.
    public let size: DeviceSize?

    /// How the window shares the screen, or `nil` if it fits any.
    public let situation: WindowSituation?

    /// How the device is held, or `nil` if it fits any.
    public let orientation: Orientation?

    /// The horizontal size class where the width of the window does not decide, or is unknown; `nil`
    /// if the class is unknown there.
    public let horizontal: SizeClass?

    /// The vertical size class, or `nil` if it is unknown.
    public let vertical: SizeClass?

    /// The least width, in points, that is regular, while less is compact; `nil` if the width of the
    /// window does not decide.
    public let regularWidth: Double?

    /// Creates a row.
    ///
    /// A least width that is negative or not finite is none.
    ///
    /// - Parameters:
    ///   - idiom: The kind of device.
    ///   - size: Which size the device has, or `nil` if it fits any.
    ///   - situation: How the window shares the screen, or `nil` if it fits any.
    ///   - orientation: How the device is held, or `nil` if it fits any.
    ///   - horizontal: The horizontal size class where the width of the window does not decide.
    ///   - vertical: The vertical size class.
    ///   - regularWidth: The least width that is regular.
    public init(
      _ idiom: Idiom, size: DeviceSize? = nil, in situation: WindowSituation? = nil,
      orientation: Orientation? = nil, horizontal: SizeClass? = nil, vertical: SizeClass? = nil,
      regularWidth: Double? = nil
    ) {
      self.idiom = idiom
      self.size = size
      self.situation = situation
      self.orientation = orientation
      self.horizontal = horizontal
      self.vertical = vertical
      self.regularWidth = Traits.length(regularWidth)
    }

    /// The cases that it fits.
    @inlinable
    var cases: DeviceCases { DeviceCases(size, situation, orientation) }

    /// The horizontal size class of a window so wide.
    @inlinable
    func horizontal(at width: Double?) -> SizeClass? {
      guard let regularWidth, let width = Traits.length(width) else { return horizontal }
      return width < regularWidth ? .compact : .regular
    }
  }

  /// A rule that every table keeps.
  public enum Violation: Error, Hashable, Sendable {
    /// Wherever the row fits, one before it does.
    case unreachable(Row)
  }
}

extension DeviceTable.Row: CustomStringConvertible {
  /// What it fits, and the size classes: `pad, large, half, landscape: regular × regular`.
  public var description: String {
    let key = [idiom.rawValue, size?.rawValue, situation?.rawValue, orientation?.rawValue]
    let classes = "\(horizontal?.rawValue ?? "?") × \(vertical?.rawValue ?? "?")"
    let width = regularWidth.map { ", regular from \($0)" } ?? ""
    return "\(key.compactMap(\.self).joined(separator: ", ")): \(classes)\(width)"
  }
}

extension DeviceTable.Violation: CustomStringConvertible {
  /// The rule in words.
  public var description: String {
    switch self {
    case .unreachable(let row): "the row \"\(row)\" is never reached"
    }
  }
}
