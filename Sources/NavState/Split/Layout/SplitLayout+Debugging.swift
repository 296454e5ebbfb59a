extension SplitLayout: CustomStringConvertible {
  /// The columns to be seen, with how they stand unless it is beside each other, and with a question
  /// mark where nothing fills them; while collapsed, those underneath too, from bottom to top:
  /// `oneBesideSecondary [content, detail?], inspector column`, `collapsed [sidebar, content]`.
  public var description: String {
    let all = SplitColumn.allCases.filter { $0.resolved(in: columns) == $0 }
    let shown = all.filter { placement(of: $0) != .hidden }.map { column in
      let name = column.rawValue + (isPlaceholder(column) ? "?" : "")
      return switch placement(of: column) {
      case .over, .displacing: "\(name) \(placement(of: column))"
      case .tiled, .hidden, .onTop, .underneath: name
      }
    }
    let style = displayMode.map { "\($0)" } ?? "collapsed"
    let list = "\(style) [\(shown.joined(separator: ", "))]"
    let others = [
      inspector == .hidden ? nil : "inspector \(inspector)", isSecondaryShown ? "secondary" : nil,
    ]
    return ([list] + others.compactMap(\.self)).joined(separator: ", ")
  }
}
