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

  // MARK: - Unknown items

  /// What a newer version of the app has saved.
  private let archive = Array(
    #"""
    {"content":{"selection":["message/7","orbit/1"]},"detail":{"presented":[],"stack":[]},\#
    "sidebar":{"selection":["compass"]}}
    """#.utf8)

  private var decoder: CodedDecoder {
    var decoder = CodedDecoder()
    decoder.userInfo[.splitConfiguration] = Configuration(rules: Reader.splitRules())
    return decoder
  }

  @Test("refuse a section or an item that this version does not know, in strict reading")
  func strict() {
    #expect(throws: DecodingError.self) {
      try decoder.decode(SplitViewState<Reader>.self, from: archive)
    }
  }

  @Test("drop what is not known, each by itself, and say so, in lenient reading")
  func dropping() {
    let restored = decoder.restore(SplitViewState<Reader>.self, from: archive, unreadable: .skip)
    #expect(restored.value.contentItem == .message(id: "7"))
    #expect(restored.value.sidebarSelection.isEmpty)
    #expect(
      restored.report.map(\.place).sorted { $0[0] < $1[0] } == [
        ["content", "selection", "1"], ["sidebar", "selection", "0"],
      ])
  }

  @Test("keep what is not known for the version that wrote it, where it is asked for")
  func keeping() throws {
    let restored = decoder.restore(
      SplitViewState<Reader>.self, from: archive, unreadable: .keepUnread)
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(try archived.value == CodedValue(parsing: archive))
    #expect(archived.report.isEmpty)
  }
}
