import NavState
import NavStateTestSupport
import Testing

@Suite("PresentationOptions")
struct PresentationOptionsTests {
  typealias Options = PresentationOptions

  @Test("are Apple's defaults unless said otherwise")
  func defaults() {
    for options in [Options(), .standard] {
      #expect(options.detents == [.large])
      #expect(options.selectedDetent == .large)
      #expect(options.largestUndimmedDetent == nil)
      #expect(options.sizing == .automatic)
      #expect(!options.isInteractiveDismissDisabled)
      #expect(options.adaptation == .automatic)
    }
    #expect(Options() == .standard)
    #expect(Options().hashValue == Options.standard.hashValue)
  }

  /// What is asked for, and what becomes of it.
  struct Wish: CustomTestStringConvertible {
    let detents: [Detent]
    var selected: Detent?
    var undimmed: Detent?
    let expected: [Detent]
    let expectedSelected: Detent
    var expectedUndimmed: Detent?

    var testDescription: String { "\(detents), \(selected.map { "\($0)" } ?? "–")" }
  }

  static let wishes = [
    Wish(detents: [], expected: [.large], expectedSelected: .large),
    Wish(
      detents: [], selected: .large, undimmed: .large, expected: [.large], expectedSelected: .large,
      expectedUndimmed: .large),
    Wish(
      detents: [], selected: .medium, undimmed: .medium, expected: [.large],
      expectedSelected: .large),
    Wish(
      detents: [.medium, .large], expected: [.medium, .large], expectedSelected: .medium),
    Wish(detents: [.large, .medium], expected: [.large, .medium], expectedSelected: .large),
    Wish(
      detents: [.medium, .large], selected: .large, undimmed: .medium,
      expected: [.medium, .large], expectedSelected: .large, expectedUndimmed: .medium),
    Wish(
      detents: [.medium, .large], selected: .height(1), undimmed: .height(1),
      expected: [.medium, .large], expectedSelected: .medium),
    Wish(
      detents: [.medium, .large, .medium, .large, .medium], selected: .large,
      expected: [.medium, .large], expectedSelected: .large),
    Wish(
      detents: [.height(.nan), .height(0), .height(-0.0), .height(-7)], selected: .height(-1),
      expected: [.height(0)], expectedSelected: .height(0)),
    Wish(
      detents: [.fraction(2), .fraction(1)], undimmed: .fraction(.infinity),
      expected: [.fraction(1)], expectedSelected: .fraction(1), expectedUndimmed: .fraction(1)),
  ]

  @Test("mend what breaks a rule, and keep what does not", arguments: wishes)
  func mending(wish: Wish) throws {
    let options = Options(
      detents: wish.detents, selectedDetent: wish.selected, largestUndimmedDetent: wish.undimmed)
    #expect(options.detents == wish.expected)
    #expect(options.selectedDetent == wish.expectedSelected)
    #expect(options.largestUndimmedDetent == wish.expectedUndimmed)
    try expectRoundTrip(options)
  }

  @Test("do in the example of their comment what the comment says")
  func example() {
    var options = Options(detents: [.medium, .large])
    #expect(options.selectedDetent == .medium)
    #expect(options.select(.large).isChanged)
    #expect(options.select(.height(200)) == .refused(.notThere))
  }

  @Test("keep what has nothing to do with detents")
  func keeping() {
    let options = Options(
      sizing: SheetSizing(.form), isInteractiveDismissDisabled: true,
      adaptation: CompactAdaptation(.none))
    #expect(options.sizing == SheetSizing(.form))
    #expect(options.isInteractiveDismissDisabled)
    #expect(options.adaptation == CompactAdaptation(.none))
  }

  @Test("differ in every single thing")
  func equality() {
    let base = Options(detents: [.medium, .large])
    var all = [
      base, .standard, Options(detents: [.large, .medium]),
      Options(detents: [.medium, .large], selectedDetent: .large),
      Options(detents: [.medium, .large], largestUndimmedDetent: .medium),
      Options(detents: [.medium, .large], largestUndimmedDetent: .large),
    ]
    var (sized, disabled, adapted) = (base, base, base)
    sized.sizing = SheetSizing(.page)
    disabled.isInteractiveDismissDisabled = true
    adapted.adaptation = CompactAdaptation(.sheet)
    all += [sized, disabled, adapted]
    #expect(Set(all).count == all.count)
    for options in all { #expect((options == .standard) == (options == all[1])) }
  }

  @Test(
    "select a detent that is among them, and refuse any other",
    arguments: [
      ([.medium, .large], .medium, .medium, .unchanged),
      ([.medium, .large], .medium, .large, .changed([])),
      ([.medium, .large], .large, .medium, .changed([])),
      ([.medium, .large], .large, .large, .unchanged),
      ([.medium, .large], .large, .height(200), .refused(.notThere)),
      ([.large], .large, .medium, .refused(.notThere)),
      ([.large], .large, .large, .unchanged),
      ([.height(1), .height(2)], .height(1), .height(3), .refused(.notThere)),
      ([.height(1), .height(2)], .height(1), .fraction(1), .refused(.notThere)),
      ([.custom("a"), .custom("b")], .custom("a"), .custom("b"), .changed([])),
      ([.custom("a"), .medium], .custom("a"), .custom("medium"), .refused(.notThere)),
    ] as [([Detent], Detent, Detent, Outcome<Never>)])
  func selecting(detents: [Detent], before: Detent, wish: Detent, expected: Outcome<Never>) {
    var options = Options(detents: detents, selectedDetent: before, largestUndimmedDetent: before)
    let copy = options
    #expect(options.select(wish) == expected)
    #expect(options.selectedDetent == (expected.isChanged ? wish : before))
    #expect(
      options
        == Options(
          detents: detents, selectedDetent: options.selectedDetent, largestUndimmedDetent: before))
    #expect((options == copy) == !expected.isChanged)
    #expect(options.select(wish) == (expected.isChanged ? .unchanged : expected))
  }

  @Test(
    "have every detent active but medium in compact height, and large if none is left",
    arguments: [
      ([.medium, .large], [.large]), ([.large, .medium], [.large]), ([.medium], [.large]),
      ([.large], [.large]), ([.height(200), .medium], [.height(200)]),
      ([.custom("medium"), .medium, .fraction(0.5)], [.custom("medium"), .fraction(0.5)]),
      ([.fraction(0.5)], [.fraction(0.5)]),
    ] as [([Detent], [Detent])])
  func activeDetents(detents: [Detent], inCompactHeight: [Detent]) {
    let options = Options(detents: detents)
    for traits in Traits.everyRoom {
      let isCompact = traits.verticalSizeClass == .compact && traits.idiom != .mac
      #expect(options.activeDetents(in: traits) == (isCompact ? inCompactHeight : detents))
    }
  }

  @Test(
    "describe the detents, and what differs from the standard",
    arguments: [
      (.standard, "[*large*]"),
      (Options(detents: [.medium, .large], selectedDetent: .large), "[medium, *large*]"),
      (
        Options(
          detents: [.medium], largestUndimmedDetent: .medium, sizing: SheetSizing(.form),
          isInteractiveDismissDisabled: true, adaptation: CompactAdaptation(.none)),
        "[*medium*], undimmed medium, form, interactive dismissal disabled, "
          + "adapting to none × none"
      ),
    ] as [(Options, String)])
  func describing(options: Options, text: String) {
    #expect("\(options)" == text)
  }
}

@Suite("PresentationOptions, in every small state")
struct PresentationOptionsExplorationTests {
  static let some: [Detent] = [.medium, .large, .height(200)]

  @Test("keep their rules whatever is selected, and do what the plain model says")
  func selecting() throws {
    for undimmed in [nil] + Self.some.map(Optional.some) {
      let start = PresentationOptions(detents: Self.some, largestUndimmedDetent: undimmed)
      let wishes = Self.some + [.fraction(0.5), .custom("medium")]
      let reached = try explore(from: start, trying: wishes) { before, wish, trail in
        var after = before
        let outcome = after.select(wish)
        let isThere = Self.some.contains(wish)
        #expect(after.selectedDetent == (isThere ? wish : before.selectedDetent), "\(trail)")
        #expect(outcome.isChanged == (after != before), "\(trail)")
        #expect((outcome.refusal == .notThere) == !isThere, "\(trail)")
        #expect(outcome.events.isEmpty)
        #expect(after.detents.contains(after.selectedDetent))
        #expect(after.largestUndimmedDetent == undimmed)
        try expectRoundTrip(after)
        return after
      }
      #expect(reached.count == 3)
    }
  }

  @Test("are always what their rules say, whatever is asked for")
  func creating() throws {
    let lists = (0...3).reduce(into: [[Detent]]()) { lists, count in
      lists += Self.lists(count)
    }
    // One of none, three of one, nine of two, 27 of three.
    #expect(lists.count == 40)
    var all: Set<PresentationOptions> = []
    let wishes = [nil, .fraction(0.5)] + Self.some.map(Optional.some)
    for list in lists {
      for selected in wishes {
        for undimmed in wishes {
          let options = PresentationOptions(
            detents: list, selectedDetent: selected, largestUndimmedDetent: undimmed)
          let unique = list.enumerated().filter { !list[..<$0.offset].contains($0.element) }
          let members = list.isEmpty ? [.large] : unique.map(\.element)
          #expect(options.detents == members)
          let isThere = selected.map(members.contains) ?? false
          #expect(options.selectedDetent == (isThere ? selected : members[0]))
          let isUndimmed = undimmed.map(members.contains) ?? false
          #expect(options.largestUndimmedDetent == (isUndimmed ? undimmed : nil))
          all.insert(options)
        }
      }
    }
    // Three orders of one detent, six of two, six of three; each with one that is selected, and one
    // or none that is not dimmed.
    #expect(all.count == 3 * 1 * 2 + 6 * 2 * 3 + 6 * 3 * 4)
    for options in all { try expectRoundTrip(options) }
  }

  private static func lists(_ count: Int) -> [[Detent]] {
    count == 0 ? [[]] : lists(count - 1).flatMap { list in some.map { list + [$0] } }
  }
}
