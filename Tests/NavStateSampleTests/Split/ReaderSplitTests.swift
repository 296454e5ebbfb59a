import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("Reader's columns")
struct ReaderSplitTests {
  private let account = ReaderAccount(lists: ["birds", "boats", "birds"], hashtags: ["t", "t"])

  @Test(
    "list of a section what the app knows, each once",
    arguments: [
      (
        .timelines,
        [.timeline(name: "home"), .timeline(name: "local"), .timeline(name: "everybody")]
      ),
      (.lists, [.list(id: "birds"), .list(id: "boats")]), (.hashtags, [.hashtag(name: "t")]),
    ] as [(ReaderSection, [ReaderItem])])
  func items(section: ReaderSection, items: [ReaderItem]) {
    #expect(Reader.items(in: section, of: account) == items)
  }

  @Test(
    "list nothing of a section whose items a server knows",
    arguments: [.messages, .drafts, .bookmarks, .people, .search(text: "lists")] as [ReaderSection])
  func unknown(section: ReaderSection) {
    #expect(Reader.items(in: section, of: account).isEmpty)
  }

  @Test("live under the rules that the app says", arguments: ColumnCount.allCases)
  func rules(columns: ColumnCount) throws {
    let rules = Reader.splitRules(columns: columns, back: .latest)
    #expect(rules.columns == columns && rules.back == .latest && rules.history == 8)
    #expect(rules.sidebar.selectionLimit == 1 && rules.sidebar.hasStack)
    #expect(rules.content.selectionLimit == LeadingColumnRules.anyNumber)
    #expect(!rules.content.hasStack && rules.style == .automatic)
    #expect(rules.changing == .clear && rules.reselecting == .keep)
    #expect(rules.router == RouterRules(duplicates: .ignoreIfOnTop, presenting: .queue))
    #expect(try recoded(rules) == rules)
  }

  @Test("are three, and go back through stacks and columns, unless the app says otherwise")
  func standard() {
    #expect(Reader.splitRules() == Reader.splitRules(columns: .three, back: .columns))
  }

  @Test("stand beside each other from the width on that they need, and not before")
  func widths() {
    var split = SplitViewState<Reader>(configuration: Configuration(rules: Reader.splitRules()))
    func mode(_ width: Double) -> SplitDisplayMode? {
      split.adapt(to: Traits(width: width, idiom: .pad, orientation: .landscape))
      return split.layout.displayMode
    }
    // A content of 240 and a detail of 320.
    #expect(mode(560) == .oneBesideSecondary)
    #expect(mode(559) == .secondaryOnly)
  }
}
