import NavState
import Testing

/// The tab for searching, and the tab that its end leads back to.
@Suite("TabRouter, the tab for searching")
struct TabSearchTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static let line = "home inbox find? other?"
  static let rules = TabRules.of(line, search: .searchTabSelection)
  static let began = "find: searchBegan at level 0"
  static let ended = #"find: searchEnded("") at level 0"#

  @Test("choosing it begins its search", arguments: Cause.allCases)
  func begins(cause: Cause) {
    TabRow(
      Self.rules, [], .select("find", by: cause), "selected(find, previous: home), " + Self.began,
      "home | inbox | *find* [] searching | other < home"
    ).check()
  }

  @Test("choosing it while it searches shows it as it is")
  func continues() {
    TabRow(
      Self.rules, [.search(.setSearchText("t"), in: "find")], .select("find"),
      "selected(find, previous: home)", "home | inbox | *find* [] searching | other < home"
    ).check()
  }

  @Test("another tab with the role, and another rule, is an ordinary one")
  func ordinary() {
    TabRow(
      Self.rules, [], .select("other"), "selected(other, previous: home)",
      "home | inbox | find | *other* < home"
    ).check()
    TabRow(
      .of(Self.line), [], .select("find"), "selected(find, previous: home)",
      "home | inbox | *find* | other < home"
    ).check()
  }

  static let endings: [Do] = [
    .back(), .back(by: .user), .back(in: "find"), .search(.endSearch()),
    .search(.endSearch(), in: "find"), .search(.endSearch(reset: .keep)),
  ]

  @Test("the end of its search leads back to the tab selected before, and notes no visit")
  func ends() {
    let before: [Do] = [.select("inbox"), .select("find")]
    for step in Self.endings {
      let (after, outcome) = Place.after(Self.rules, before).stepping(step)
      #expect(
        outcome.tabWords == Self.ended + ", selected(inbox, previous: find)", "\(step.words)")
      #expect(after.words == "home | *inbox* | find | other < home", "\(step.words)")
    }
  }

  @Test("a binding that ends the search leads back, too, and one that clears the text does not")
  func bindings() {
    var tabs = Place.after(Self.rules, [.select("inbox"), .select("find")])
    tabs["find"][searchText: 0] = "t"
    tabs["find"][searchText: 0] = ""
    #expect(tabs.selection == "find" && tabs["find"][isSearching: 0])
    tabs["find"][isSearching: 0] = false
    #expect(tabs.selection == "inbox" && tabs.visitedTabs == ["home"])
  }

  @Test("what it shows stays while it is searched, and when the search ends")
  func content() {
    TabRow(
      Self.rules, [.select("find"), .push("a"), .search(.setSearchText("t"))],
      .search(.endSearch()), #"find: searchEnded("t") at level 0, selected(home, previous: find)"#,
      "*home* | inbox | find [*a*] | other"
    ).check()
    TabRow(
      Self.rules, [.select("find"), .push("a")], .pop(), "find: popped([a])",
      "home | inbox | *find* [] searching | other < home"
    ).check()
  }

  @Test("the end of a search stays where it is not the selected tab's, or of another rule")
  func stays() {
    TabRow(
      Self.rules, [.select("find"), .select("inbox")], .search(.endSearch(), in: "find"),
      Self.ended, "home | *inbox* | find | other < home find"
    ).check()
    TabRow(
      .of(Self.line), [.select("find"), .search(.beginSearch)], .search(.endSearch()),
      Self.ended, "home | inbox | *find* | other < home"
    ).check()
    TabRow(
      Self.rules, [.select("other"), .search(.beginSearch)], .back(),
      #"other: searchEnded("") at level 0"#, "home | inbox | find | *other* < home"
    ).check()
    TabRow(
      Self.rules, [.select("inbox"), .search(.beginSearch)], .search(.endSearch()),
      #"inbox: searchEnded("") at level 0"#, "home | *inbox* | find | other < home"
    ).check()
    // A sheet's search is not the tab's.
    TabRow(
      Self.rules,
      [.select("find"), .pane(.sheet("x")), .pane(.at(level: 1, .search(.beginSearch)))],
      .pane(.at(level: 1, .search(.endSearch()))), #"find: searchEnded("") at level 1"#,
      "home | inbox | *find* [] + x searching | other < home"
    ).check()
  }

  @Test("with no tab to return to it stays")
  func nowhere() {
    let rules = TabRules.of("find? home", search: .searchTabSelection)
    TabRow(
      rules, [.search(.beginSearch)], .search(.endSearch()), Self.ended, "*find* | home"
    ).check()
    let forgetful = TabRules.of("home find?", visits: 0, search: .searchTabSelection)
    TabRow(
      forgetful, [.select("find")], .search(.endSearch()), Self.ended, "home | *find*"
    ).check()
  }

  @Test("a tab that is hidden meanwhile is none to return to; the one before it is")
  func hidden() {
    let hiding = TabRules.of("home inbox- find?", search: .searchTabSelection)
    TabRow(
      .of("home inbox find?", search: .searchTabSelection),
      [.select("inbox"), .select("find"), .configure(hiding)], .back(by: .user),
      Self.ended + ", selected(home, previous: find)", "*home* | inbox | find"
    ).check()
  }

  @Test("choosing it while it is hidden or disabled is refused, and begins nothing")
  func refused() {
    TabRow(
      .of("home find?-", search: .searchTabSelection), [], .select("find"), "hidden",
      "*home* | find"
    ).check()
    TabRow(
      .of("home find?#", search: .searchTabSelection), [], .select("find", by: .user), "disabled",
      "*home* | find"
    ).check()
  }
}
