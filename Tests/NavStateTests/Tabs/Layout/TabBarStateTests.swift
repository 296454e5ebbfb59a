import NavState
import NavStateTestSupport
import Testing

@Suite("TabBarState")
struct TabBarStateTests {
  static let forms: [CodedForm<TabBarState>] = [
    CodedForm(TabBarState(), "{}"),
    CodedForm(TabBarState(placement: .bar), #"{"placement":"bar"}"#),
    CodedForm(TabBarState(placement: .sidebar), #"{"placement":"sidebar"}"#),
    CodedForm(TabBarState(isMinimized: true), #"{"minimized":true}"#),
    CodedForm(TabBarState(isAccessoryEnabled: true), #"{"accessory":true}"#),
    CodedForm(
      TabBarState(placement: .bar, isMinimized: true, isAccessoryEnabled: true),
      #"{"accessory":true,"minimized":true,"placement":"bar"}"#),
  ]

  @Test("is coded as what differs from the default", arguments: forms)
  func coding(form: CodedForm<TabBarState>) throws {
    try form.check()
  }

  @Test("is read with the default for what is not there")
  func reading() throws {
    let text = #"{"placement":null,"minimized":null,"accessory":false}"#
    #expect(try read(from: text) == TabBarState())
    #expect(try read(from: #"{"placement":"automatic"}"#) == TabBarState())
  }

  @Test(
    "is refused with what can't be read, and the place",
    arguments: [
      RefusedText(#"{"placement":"dock"}"#, .dataCorrupted, at: ["placement"]),
      RefusedText(#"{"minimized":1}"#, .typeMismatch, at: ["minimized"]),
      RefusedText(#"{"accessory":"yes"}"#, .typeMismatch, at: ["accessory"]),
      RefusedText("[]", .typeMismatch, at: []),
    ])
  func refusing(text: RefusedText) throws {
    try text.check(as: TabBarState.self)
  }

  @Test("has names of a fixed spelling")
  func names() {
    #expect(TabBarState.Placement.allCases.map(\.rawValue) == ["automatic", "bar", "sidebar"])
    #expect(
      TabMinimizing.allCases.map(\.rawValue) == [
        "automatic", "onScrollDown", "onScrollUp", "never",
      ])
    #expect(
      TabLayout<Int>.Style.allCases.map(\.rawValue) == [
        "bottomBar", "topBar", "sidebar", "ornament",
      ])
    #expect(TabLayout<Int>.Accessory.allCases.map(\.rawValue) == ["expanded", "inline"])
  }
}

/// How a window shows its tabs.
@Suite("TabLayout.Style")
struct TabLayoutStyleTests {
  typealias Layout = TabLayout<Int>

  static func layout(
    _ traits: Traits, _ bar: TabBarState = TabBarState(), _ minimizing: TabMinimizing = .automatic
  ) throws -> Layout {
    TabLayout(try TabCatalog([1]), selection: 1, bar: bar, minimizing: minimizing, traits: traits)
  }

  /// The style in compact width and elsewhere, for a bar, for a sidebar.
  static let styles: [(Idiom?, Layout.Style, bar: Layout.Style, sidebar: Layout.Style)] = [
    (.phone, .bottomBar, .bottomBar, .bottomBar), (.pad, .bottomBar, .topBar, .sidebar),
    (nil, .bottomBar, .topBar, .sidebar), (.mac, .sidebar, .sidebar, .sidebar),
    (.tv, .sidebar, .sidebar, .sidebar), (.vision, .bottomBar, .ornament, .ornament),
    (.watch, .bottomBar, .bottomBar, .bottomBar), (.carPlay, .bottomBar, .bottomBar, .bottomBar),
  ]

  @Test("goes by device and width, and on pads by what is wanted")
  func devices() throws {
    #expect(Set(Self.styles.map(\.0)) == Set([nil] + Idiom.allCases))
    for (idiom, compact, bar, sidebar) in Self.styles {
      for width in [SizeClass.compact, .regular, nil] {
        for height in [SizeClass.compact, .regular, nil] {
          let traits = Traits(width, height, on: idiom)
          let isCompact = width == .compact
          #expect(
            try Self.layout(traits, TabBarState(placement: .bar)).style
              == (isCompact ? compact : bar))
          #expect(
            try Self.layout(traits, TabBarState(placement: .sidebar)).style
              == (isCompact ? compact : sidebar))
          // Neither orientation nor lengths are known.
          #expect(try Self.layout(traits).style == (isCompact ? compact : bar))
        }
      }
    }
  }

  @Test(
    "automatic, is a sidebar where a pad's window is wider than high, as far as that is known",
    arguments: [
      (nil, nil, nil, false), (.landscape, nil, nil, true), (.portrait, nil, nil, false),
      (nil, 2, 1, true), (nil, 1, 2, false), (nil, 1, 1, false), (nil, 2, nil, false),
      (nil, nil, 1, false), (.landscape, 1, 2, true), (.portrait, 2, 1, false),
    ] as [(Orientation?, Double?, Double?, Bool)])
  func orientations(
    orientation: Orientation?, width: Double?, height: Double?, isSidebar: Bool
  ) throws {
    for idiom in [Idiom.pad, nil] {
      func traits(_ size: SizeClass?) -> Traits {
        Traits(
          horizontalSizeClass: size, width: width, height: height, idiom: idiom,
          orientation: orientation)
      }
      for size in [SizeClass.regular, nil] {
        #expect(try Self.layout(traits(size)).style == (isSidebar ? .sidebar : .topBar))
      }
      #expect(try Self.layout(traits(.compact)).style == .bottomBar)
      #expect(try Self.layout(traits(.regular), TabBarState(placement: .bar)).style == .topBar)
      #expect(try Self.layout(traits(.regular), TabBarState(placement: .sidebar)).style == .sidebar)
    }
  }

  @Test("fills the bar or the sidebar, never both")
  func filling() throws {
    for traits in Traits.everyRoom {
      for placement in TabBarState.Placement.allCases {
        let layout = try Self.layout(traits, TabBarState(placement: placement))
        #expect(layout.bar == (layout.style == .sidebar ? [] : [.tab(1)]))
        #expect(layout.sidebar == (layout.style == .sidebar ? [.tab(1)] : []))
      }
    }
  }

  @Test(
    "minimizes its bar on a phone only, unless it never does", arguments: TabMinimizing.allCases)
  func minimizing(minimizing: TabMinimizing) throws {
    for traits in Traits.everyRoom {
      let minimizes = traits.idiom == .phone && minimizing != .never
      for isMinimized in [false, true] {
        for isEnabled in [false, true] {
          let bar = TabBarState(isMinimized: isMinimized, isAccessoryEnabled: isEnabled)
          let layout = try Self.layout(traits, bar, minimizing)
          #expect(layout.minimizes == minimizes)
          #expect(layout.isMinimized == (minimizes && isMinimized))
          let shown: Layout.Accessory = minimizes && isMinimized ? .inline : .expanded
          #expect(layout.accessory == (isEnabled ? shown : nil))
        }
      }
    }
  }
}
