import NavState

/// A catalog whose tabs are texts.
typealias Tabs = TabCatalog<String>

extension Tabs.Item {
  /// A tab that a person can change under its own name, by the mark behind its name:
  /// `compose!` is an action, `find?` a search, `home^` pinned, `tags>` in the sidebar only, `trash-`
  /// hidden, `mail#` disabled, `shop~` not visible in the bar by itself, `news+` visible there by its
  /// own declaration.
  init(line: String) {
    let marks = "!?^>-#~+"
    let name = String(line.filter { !marks.contains($0) })
    self.init(
      id: name, kind: line.contains("!") ? .action : .place,
      role: line.contains("?") ? .search : nil,
      placement: line.contains("^") ? .pinned : line.contains(">") ? .sidebarOnly : .automatic,
      customizationID: name,
      barVisibility: line.contains("~") ? .hidden : line.contains("+") ? .visible : .automatic,
      isHidden: line.contains("-"), isDisabled: line.contains("#"))
  }
}

extension Tabs {
  /// The catalog of a line, `home compose! lists(swift tea) tags>(a b)`, with blanks between entries.
  ///
  /// A section is marked behind its name as a tab is.
  init(line: String) throws {
    var entries: [Entry] = []
    var rest = Substring(line)
    while let start = rest.firstIndex(where: { $0 != " " }) {
      rest = rest[start...]
      let end = rest.firstIndex { $0 == " " || $0 == "(" } ?? rest.endIndex
      let like = Item(line: String(rest[..<end]))
      rest = rest[end...]
      guard rest.first == "(", let close = rest.firstIndex(of: ")") else {
        entries.append(.tab(like))
        continue
      }
      let tabs = rest[rest.index(after: rest.startIndex)..<close].split(separator: " ")
      entries.append(
        .section(
          Section(
            id: like.id, customizationID: like.id, tabs: tabs.map { Item(line: String($0)) },
            placement: like.placement, barVisibility: like.barVisibility,
            isHidden: like.isHidden)))
      rest = rest[rest.index(after: close)...]
    }
    try self.init(entries)
  }
}

extension TabCustomization {
  /// What is left after some actions, each of which has to change something.
  init(_ actions: [Action], in catalog: Tabs) throws {
    self.init()
    for action in actions {
      struct Refused: Error { let action: Action }
      guard reduce(action, in: catalog).isChanged else { throw Refused(action: action) }
    }
  }
}

extension Traits {
  /// A phone held upright.
  static let phone = Traits(.compact, .regular, on: .phone)
  /// A pad without a known size, which shows a bar.
  static let pad = Traits(.regular, .regular, on: .pad)
  /// A Mac.
  static let mac = Traits(.regular, .regular, on: .mac)
}
