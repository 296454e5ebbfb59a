import NavState
import NavStateTestSupport
import Testing

/// Every cell of the platform's tables: what becomes of a kind, by room, device and override.
@Suite("PresentationKind")
struct PresentationKindTests {
  typealias Kind = PresentationKind
  typealias Appearance = CompactAdaptation.Appearance

  /// What a kind becomes by itself on a phone or a pad, by room: width × height.
  struct Row: CustomTestStringConvertible {
    let kind: Kind
    let regular: Kind
    let compactWidth: Kind
    let compactHeight: Kind
    let compactBoth: Kind

    var testDescription: String { kind.rawValue }
  }

  static let rows = [
    Row(
      kind: .sheet, regular: .sheet, compactWidth: .sheet, compactHeight: .fullScreenCover,
      compactBoth: .fullScreenCover),
    Row(
      kind: .fullScreenCover, regular: .fullScreenCover, compactWidth: .fullScreenCover,
      compactHeight: .fullScreenCover, compactBoth: .fullScreenCover),
    Row(
      kind: .popover, regular: .popover, compactWidth: .sheet, compactHeight: .popover,
      compactBoth: .fullScreenCover),
    Row(
      kind: .alert, regular: .alert, compactWidth: .alert, compactHeight: .alert,
      compactBoth: .alert),
    Row(
      kind: .confirmationDialog, regular: .popover, compactWidth: .confirmationDialog,
      compactHeight: .popover, compactBoth: .confirmationDialog),
  ]

  @Test("has a closed list of stable names, each a text")
  func names() throws {
    #expect(
      Kind.allCases.map(\.rawValue)
        == ["sheet", "fullScreenCover", "popover", "alert", "confirmationDialog"])
    for kind in Kind.allCases { try CodedForm([kind], #"["\#(kind.rawValue)"]"#).check() }
    try RefusedText(#"["drawer"]"#, .dataCorrupted, at: ["0"]).check(as: [Kind].self)
    try RefusedText("[1]", .typeMismatch, at: ["0"]).check(as: [Kind].self)
  }

  @Test("does in the example of its comment what the comment says")
  func example() {
    let phone = Traits(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    #expect(Kind.popover.adapted(to: phone) == .sheet)
    #expect(Kind.popover.adapted(to: phone, by: CompactAdaptation(.none)) == .popover)
  }

  @Test(
    "adapts to the room on a phone, a pad, and a device that is not known; unknown is regular",
    arguments: rows)
  func room(row: Row) {
    for idiom in [nil, .phone, .pad] as [Idiom?] {
      for regular in [nil, .regular] as [SizeClass?] {
        func adapted(_ width: SizeClass?, _ height: SizeClass?) -> Kind {
          row.kind.adapted(to: Traits(width, height, on: idiom))
        }
        #expect(adapted(regular, regular) == row.regular)
        #expect(adapted(regular, nil) == row.regular)
        #expect(adapted(.compact, regular) == row.compactWidth)
        #expect(adapted(regular, .compact) == row.compactHeight)
        #expect(adapted(.compact, .compact) == row.compactBoth)
      }
    }
    #expect(Set(Self.rows.map(\.kind)) == Set(Kind.allCases))
  }

  @Test(
    "is what the adaptation says in compact width, whatever it says of compact height",
    arguments: [
      (.sheet, .automatic, .sheet), (.sheet, .none, .sheet), (.sheet, .popover, .popover),
      (.sheet, .sheet, .sheet), (.sheet, .fullScreenCover, .fullScreenCover),
      (.popover, .automatic, .sheet), (.popover, .none, .popover), (.popover, .popover, .popover),
      (.popover, .sheet, .sheet), (.popover, .fullScreenCover, .fullScreenCover),
    ] as [(Kind, Appearance, Kind)])
  func compactWidth(kind: Kind, appearance: Appearance, expected: Kind) {
    for height in [nil, .regular] as [SizeClass?] {
      for vertical in Appearance.allCases {
        let adaptation = CompactAdaptation(horizontal: appearance, vertical: vertical)
        #expect(kind.adapted(to: Traits(.compact, height), by: adaptation) == expected)
      }
    }
  }

  @Test(
    "is what the adaptation says in compact height, whatever it says of compact width",
    arguments: [
      (.sheet, .regular, .automatic, .fullScreenCover), (.sheet, .regular, .none, .sheet),
      (.sheet, .regular, .popover, .popover), (.sheet, .regular, .sheet, .sheet),
      (.sheet, .regular, .fullScreenCover, .fullScreenCover),
      (.sheet, .compact, .automatic, .fullScreenCover), (.sheet, .compact, .none, .sheet),
      (.sheet, .compact, .popover, .popover), (.sheet, .compact, .sheet, .sheet),
      (.sheet, .compact, .fullScreenCover, .fullScreenCover),
      (.popover, .regular, .automatic, .popover), (.popover, .regular, .none, .popover),
      (.popover, .regular, .popover, .popover), (.popover, .regular, .sheet, .sheet),
      (.popover, .regular, .fullScreenCover, .fullScreenCover),
      (.popover, .compact, .automatic, .fullScreenCover), (.popover, .compact, .none, .popover),
      (.popover, .compact, .popover, .popover), (.popover, .compact, .sheet, .sheet),
      (.popover, .compact, .fullScreenCover, .fullScreenCover),
    ] as [(Kind, SizeClass, Appearance, Kind)])
  func compactHeight(kind: Kind, width: SizeClass, appearance: Appearance, expected: Kind) {
    for horizontal in Appearance.allCases {
      let adaptation = CompactAdaptation(horizontal: horizontal, vertical: appearance)
      #expect(kind.adapted(to: Traits(width, .compact), by: adaptation) == expected)
      guard width == .regular else { continue }
      #expect(kind.adapted(to: Traits(nil, .compact), by: adaptation) == expected)
    }
  }

  @Test(
    "takes no adaptation where there is room, nor if it is a cover, an alert or a dialog",
    arguments: CompactAdaptation.all)
  func withoutAdaptation(adaptation: CompactAdaptation) {
    for traits in Traits.everyRoom {
      let isCompact = [traits.horizontalSizeClass, traits.verticalSizeClass].contains(.compact)
      for kind in Kind.allCases where !isCompact || ![.sheet, .popover].contains(kind) {
        #expect(kind.adapted(to: traits, by: adaptation) == kind.adapted(to: traits), "\(traits)")
      }
    }
  }

  @Test("is never compact on a Mac, which has no full-screen cover", arguments: Kind.allCases)
  func mac(kind: Kind) {
    for traits in Traits.everyRoom where traits.idiom == .mac {
      for adaptation in CompactAdaptation.all {
        let expected = kind == .fullScreenCover ? .sheet : kind
        #expect(kind.adapted(to: traits, by: adaptation) == expected, "\(traits)")
      }
    }
  }

  @Test(
    "is a sheet in the place of a popover on a television and a watch",
    arguments: [Idiom.tv, .watch])
  func withoutPopover(idiom: Idiom) {
    #expect(Kind.popover.adapted(to: Traits(.regular, .regular, on: idiom)) == .sheet)
    for traits in Traits.everyRoom where traits.idiom == idiom {
      let elsewhere = Traits(traits.horizontalSizeClass, traits.verticalSizeClass, on: .phone)
      for kind in [Kind.sheet, .popover, .fullScreenCover] {
        for adaptation in CompactAdaptation.all {
          let there = kind.adapted(to: elsewhere, by: adaptation)
          let expected = there == .popover ? .sheet : there
          #expect(kind.adapted(to: traits, by: adaptation) == expected, "\(traits)")
        }
      }
    }
  }

  @Test(
    "is a dialog as such on devices that show none as a popover, whatever the room",
    arguments: [Idiom.mac, .tv, .watch, .vision, .carPlay])
  func dialogs(idiom: Idiom) {
    for traits in Traits.everyRoom where traits.idiom == idiom {
      #expect(Kind.confirmationDialog.adapted(to: traits) == .confirmationDialog, "\(traits)")
    }
  }

  @Test("has popovers and covers on a headset", arguments: [Idiom.vision, .carPlay])
  func headset(idiom: Idiom) {
    let traits = Traits(.regular, .regular, on: idiom)
    #expect(Kind.popover.adapted(to: traits) == .popover)
    #expect(Kind.fullScreenCover.adapted(to: traits) == .fullScreenCover)
  }

  @Test("is what it was when the room is, over any change of the room", arguments: Kind.allCases)
  func backAndForth(kind: Kind) {
    for before in Traits.everyRoom.map({ Traits.initial.adapted(to: $0) }) {
      // The device stays; what is not known between is what it was.
      for between in Traits.everyRoom where between.idiom == nil {
        let turned = before.adapted(to: between)
        for adaptation in CompactAdaptation.all {
          let options = PresentationOptions(detents: [.medium, .large], adaptation: adaptation)
          let shown = kind.adapted(to: before, by: options.adaptation)
          _ = kind.adapted(to: turned, by: options.adaptation)
          let after = kind.adapted(to: turned.adapted(to: before), by: options.adaptation)
          #expect(after == shown)
          #expect(
            options.activeDetents(in: turned.adapted(to: before))
              == options.activeDetents(in: before))
        }
      }
    }
  }
}
