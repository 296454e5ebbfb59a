import NavState
import NavStateCLI
import NavStateSample

/// The two drawings of a split view, without the blanks behind them, and what stands below.
struct Sides {
  let left: [String]
  let right: [String]
  let notes: [String]

  init(_ split: SplitViewState<Reader>) {
    let lines = Drawing(split).lines
    func trimmed(_ text: Substring) -> String {
      String(text.reversed().drop { $0 == " " }.reversed())
    }
    // A window of 700 points has 50 characters, and a phone 32.
    let wide = (lines.first?.count ?? 0) - 33
    left = lines.map { trimmed($0.prefix(wide)) }
    right = lines.map { trimmed($0.dropFirst(wide + 1)) }
    let ends = [left, right].compactMap { $0.firstIndex { $0.hasPrefix("  back: ") } }
    notes = lines.dropFirst((ends.max() ?? 0) + 1).map { trimmed($0[...]) }
  }

  /// The line above the columns, which has their names.
  var titles: String? { left.first { $0.contains("─ ") } }
}

extension SplitViewState<Reader> {
  /// Columns of the sample app in which nothing is selected.
  static func empty(_ columns: ColumnCount = .three, on traits: Traits) -> Self {
    let rules = Reader.splitRules(columns: columns)
    return SplitViewState(configuration: Configuration(rules: rules, traits: traits))
  }

  /// A list, with a screen above it.
  static func filled(on traits: Traits) -> Self {
    var split = empty(on: traits)
    split.select(sidebar: [.lists])
    split.select(content: [.list(id: "birds")])
    split.push(.profile(id: "otter"))
    return split
  }
}

extension Traits {
  /// A Mac's window in which columns are drawn with 50 characters.
  static let smallMac = Traits(width: 700, idiom: .mac)

  /// A pad's window that is as wide.
  static let smallPad = Traits(
    horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 700, height: 600,
    idiom: .pad, orientation: .landscape)

  /// A pad that is held upright: 54 characters.
  static let tallPad = Traits(
    horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 820, height: 1_180,
    idiom: .pad, orientation: .portrait)

  /// A phone that is held upright.
  static let phone = Traits(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 393, height: 852,
    idiom: .phone, orientation: .portrait)
}
