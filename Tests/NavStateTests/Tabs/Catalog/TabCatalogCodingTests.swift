import NavState
import NavStateTestSupport
import Testing

@Suite("TabCatalog, coded")
struct TabCatalogCodingTests {
  static func forms() throws -> [CodedForm<Tabs>] {
    let full = Tabs.Item(
      id: "a", kind: .place, role: .search, placement: .pinned, customizationID: "x",
      barBehavior: .disabled, sidebarBehavior: .reorderable, barVisibility: .visible,
      sidebarVisibility: .hidden, isHidden: true, isDisabled: true, badge: .count(-3),
      compactTwin: "b")
    return [
      CodedForm(
        try Tabs(["a", "b"]), #"{"entries":[{"tab":{"id":"a"}},{"tab":{"id":"b"}}]}"#),
      CodedForm(
        try Tabs([.section(.init(id: "s", tabs: [.init(id: "a", badge: .text("new"))]))]),
        #"{"entries":[{"section":{"id":"s","tabs":[{"badge":{"text":"new"},"id":"a"}]}}]}"#),
      CodedForm(
        try Tabs([.tab(full), .tab(.init(id: "b")), .tab(.init(id: "c", kind: .action))]),
        #"{"entries":[{"tab":{"badge":{"count":-3},"barBehavior":"disabled","#
          + #""barVisibility":"visible","compactTwin":"b","customizationID":"x","#
          + #""disabled":true,"hidden":true,"id":"a","placement":"pinned","role":"search","#
          + #""sidebarBehavior":"reorderable","sidebarVisibility":"hidden"}},"#
          + #"{"tab":{"id":"b"}},{"tab":{"id":"c","kind":"action"}}]}"#),
      CodedForm(
        try Tabs([
          .tab(.init(id: "a")),
          .section(
            .init(
              id: "s", customizationID: "y", tabs: [], placement: .sidebarOnly,
              barBehavior: .automatic, sidebarBehavior: .disabled, barVisibility: .hidden,
              sidebarVisibility: .visible, isHidden: true)),
        ]),
        #"{"entries":[{"tab":{"id":"a"}},{"section":{"barBehavior":"automatic","#
          + #""barVisibility":"hidden","customizationID":"y","hidden":true,"id":"s","#
          + #""placement":"sidebarOnly","sidebarBehavior":"disabled","#
          + #""sidebarVisibility":"visible","tabs":[]}}]}"#),
    ]
  }

  @Test("is coded as what differs from ordinary places")
  func coding() throws {
    for form in try Self.forms() {
      try form.check()
      let bytes = try CodedEncoder().encode(form.value)
      #expect(String(decoding: bytes, as: UTF8.self) == form.text)
      #expect(try CodedDecoder().decode(Tabs.self, from: bytes) == form.value)
    }
  }

  @Test(
    "is read with an ordinary place or section for what is not there",
    arguments: [
      #"{"entries":[{"tab":{"id":"a","kind":"place","role":null,"placement":"automatic","#
        + #""barVisibility":"automatic","sidebarVisibility":null,"hidden":false,"badge":null}},"#
        + #"{"section":{"id":"s"}}]}"#,
      #"{"entries":[{"tab":{"id":"a"}},{"section":{"id":"s","tabs":null,"hidden":false,"#
        + #""placement":"automatic","customizationID":null}}]}"#,
    ])
  func reading(text: String) throws {
    let catalog = try Tabs([.tab(.init(id: "a")), .section(.init(id: "s", tabs: []))])
    #expect(try read(from: text) == catalog)
  }

  static func tab(_ member: String) -> String {
    #"{"entries":[{"tab":{"id":"a",\#(member)}}]}"#
  }

  static let place = ["entries", "0", "tab"]

  @Test(
    "is refused with what can't be read, and the place",
    arguments: [
      RefusedText("{}", .keyNotFound, at: ["entries"]),
      RefusedText("[]", .typeMismatch, at: []),
      RefusedText(#"{"entries":{}}"#, .typeMismatch, at: ["entries"]),
      RefusedText(#"{"entries":[{}]}"#, breaking: .missingName, at: ["entries", "0"]),
      RefusedText(
        #"{"entries":[{"tab":{"id":"a"},"section":{"id":"s"}}]}"#,
        breaking: .severalNames(["section", "tab"]), at: ["entries", "0"]),
      RefusedText(
        #"{"entries":[{"group":{}}]}"#, breaking: .unknownName("group"), at: ["entries", "0"]),
      RefusedText(#"{"entries":[{"tab":{}}]}"#, .keyNotFound, at: place + ["id"]),
      RefusedText(
        #"{"entries":[{"section":{"tabs":[]}}]}"#, .keyNotFound,
        at: ["entries", "0", "section", "id"]),
      RefusedText(tab(#""kind":"door""#), .dataCorrupted, at: place + ["kind"]),
      RefusedText(tab(#""role":"find""#), .dataCorrupted, at: place + ["role"]),
      RefusedText(tab(#""placement":1"#), .typeMismatch, at: place + ["placement"]),
      RefusedText(tab(#""barBehavior":"free""#), .dataCorrupted, at: place + ["barBehavior"]),
      RefusedText(
        tab(#""sidebarVisibility":"shown""#), .dataCorrupted, at: place + ["sidebarVisibility"]),
      RefusedText(tab(#""hidden":1"#), .typeMismatch, at: place + ["hidden"]),
      RefusedText(tab(#""badge":{}"#), breaking: .missingName, at: place + ["badge"]),
      RefusedText(
        tab(#""badge":{"count":1,"text":"a"}"#), breaking: .severalNames(["count", "text"]),
        at: place + ["badge"]),
      RefusedText(tab(#""compactTwin":1"#), .typeMismatch, at: place + ["compactTwin"]),
    ])
  func refusing(text: RefusedText) throws {
    try text.check(as: Tabs.self)
  }

  @Test(
    "is refused if it breaks a rule, with the words of the rule",
    arguments: [
      (#"[]"#, "there is no place that is not hidden"),
      (#"[{"tab":{"id":"a"}},{"tab":{"id":"a"}}]"#, "the tab a is there twice"),
      (#"[{"tab":{"id":"a","barBehavior":"automatic"}}]"#, "the tab a has no customization id"),
      (#"[{"tab":{"id":"a","compactTwin":"b"}}]"#, "the compact twin b is no place"),
    ])
  func rules(entries: String, words: String) throws {
    try RefusedText(#"{"entries":\#(entries)}"#, breaking: .violation(words), at: ["entries"])
      .check(as: Tabs.self)
  }

  @Test("has no more entries, and no more tabs in a section, than the limits allow")
  func limits() throws {
    let context: ReadingContext = [.navigationLimits: Limits(count: 2)]
    let broken = ReadingFailure.Kind.tooMany(limit: 2)
    try RefusedText(
      #"{"entries":[{"tab":{"id":"a"}},{"tab":{"id":"b"}},{"tab":{"id":"c"}}]}"#,
      breaking: broken, at: ["entries"]
    ).check(as: Tabs.self, under: context)
    try RefusedText(
      #"{"entries":[{"section":{"id":"s","tabs":[{"id":"a"},{"id":"b"},{"id":"c"}]}}]}"#,
      breaking: broken, at: ["entries", "0", "section", "tabs"]
    ).check(as: Tabs.self, under: context)
    let catalog = try Tabs(line: "a s(b c)")
    #expect(try recoded(catalog, under: context) == catalog)
  }

  @Test("has names of a fixed spelling")
  func names() {
    #expect(Tabs.Kind.allCases.map(\.rawValue) == ["place", "action"])
    #expect(Tabs.Role.allCases.map(\.rawValue) == ["search"])
    #expect(Tabs.Placement.allCases.map(\.rawValue) == ["automatic", "pinned", "sidebarOnly"])
    #expect(
      TabCustomization.Behavior.allCases.map(\.rawValue) == [
        "automatic", "reorderable", "disabled",
      ])
    #expect(
      TabCustomization.Visibility.allCases.map(\.rawValue) == ["automatic", "visible", "hidden"])
    #expect(TabCustomization.Area.allCases.map(\.rawValue) == ["bar", "sidebar"])
  }

  @Test("damaged, it is refused, or keeps all rules", arguments: SeededGenerator.seeds(31))
  func damaged(seed: UInt64) throws {
    let forms = try Self.forms().map(\.text)
    DamagedForms<Tabs>(forms: forms, seed: seed).check { catalog in
      #expect(Set(catalog.items.map(\.id)).count == catalog.items.count)
      #expect(catalog.places.contains { !catalog.isHidden($0) })
      for traits in [Traits.phone, .pad, .mac] {
        #expect(TabLayout(catalog, selection: "a", traits: traits).selection != .more)
      }
    }
  }
}
