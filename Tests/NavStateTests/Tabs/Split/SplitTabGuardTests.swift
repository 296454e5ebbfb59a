import NavState
import Testing

/// What is held and asked about in the columns of selected, other and parked tabs.
@Suite("TabRouter, exit guard in split views")
struct SplitTabGuardTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static let rules = TabRules.split("home mail", back: .history)

  /// A way out: after steps that mark something, and its places.
  struct Out: Sendable, CustomTestStringConvertible {
    let rules: TabRules<String>
    let traits: Traits
    let before: [Do]
    let step: Do
    let places: [TabPlace<Cards>]

    init(
      _ rules: TabRules<String>, _ traits: Traits,
      _ before: [Do], _ step: Do, _ places: [TabPlace<Cards>]
    ) {
      self.rules = rules
      self.traits = traits
      self.before = before
      self.step = step
      self.places = places
    }

    var testDescription: String { "\(before.map(\.words)): \(step.words)" }
  }

  static func at(_ column: PaneColumn?, _ place: RouterPlace<Cards> = .root) -> TabPlace<Cards> {
    TabPlace(place, in: "mail", column: column)
  }

  static let root: [Do] = [.mail(.sidebar("a")), .mail(.mark(.root, in: .content))]
  static let detail: [Do] = [.mail(.sidebar("a")), .mail(.content("1")), .mail(.mark(.root))]
  static let screens: [Do] = [
    .mail(.push("s", in: .sidebar)), .mail(.mark(.screen("s"), in: .sidebar)),
  ]
  static let deep: [Do] = [.mail(.push("x")), .mail(.mark(.screen("x")))]
  static let secondary: [Do] = [
    .mail(.push("z", in: .secondary)), .mail(.mark(.screen("z"), in: .secondary)),
  ]
  static let sheet: [Do] = [
    .pane(.sheet("p"), in: "mail"), .pane(.mark(.presentation(.item("p"))), in: "mail"),
  ]
  static let plain = TabRules.split("home mail", ["mail": nil])
  static let two = TabRules.split("home mail", ["mail": .stacked(.two)])

  static let outs: [Out] = [
    Out(rules, .big, root, .mail(.sidebar("b")), [at(.content)]),
    Out(rules, .big, root + [.select("mail")], .on(nil, .sidebar()), [at(.content)]),
    Out(rules, .uprightPhone, root + [.select("mail")], .back(by: .user), [at(.content)]),
    Out(rules, .uprightPhone, root + [.select("mail")], .select("mail", by: .user), [at(.content)]),
    Out(rules, .uprightPhone, root, .back(in: "mail", by: .user), [at(.content)]),
    Out(rules, .big, root, .configure(plain), [at(.content)]),
    Out(rules, .big, root, .configure(two), [at(.content)]),
    Out(rules, .big, root, .configure(.split("home", parking: 0)), [at(.content)]),
    Out(rules, .big, detail, .mail(.content("2")), [at(.detail)]),
    Out(rules, .big, detail, .mail(.sidebar("b")), [at(.detail)]),
    Out(rules, .big, detail, .column(.dismiss(.detail), in: "mail"), [at(.detail)]),
    Out(rules, .big, detail, .column(.set([]), in: "mail"), [at(.detail)]),
    Out(rules, .big, detail, .configure(two), [at(.detail)]),
    Out(rules, .big, detail, .configure(plain), [at(.detail)]),
    Out(rules, .big, screens, .mail(.pop(in: .sidebar)), [at(.sidebar, .screen("s"))]),
    Out(
      rules, .big, screens + [.select("mail")], .back(by: .user), [at(.sidebar, .screen("s"))]),
    Out(
      rules, .big, screens + [.select("mail")], .select("mail", by: .user),
      [at(.sidebar, .screen("s"))]),
    Out(
      rules, .big, screens,
      .configure(.split("home mail", ["mail": .stacked(.three, hasStack: false)])),
      [at(.sidebar, .screen("s"))]),
    Out(rules, .big, screens, .configure(plain), [at(.sidebar, .screen("s"))]),
    Out(rules, .big, deep, .set("", in: "mail", by: .user), [at(.detail, .screen("x"))]),
    Out(rules, .big, deep, .mail(.back(in: .detail, by: .user)), [at(.detail, .screen("x"))]),
    Out(rules, .big, deep, .configure(.split("home", parking: 0)), [at(.detail, .screen("x"))]),
    Out(rules, .big, secondary, .mail(.pop(in: .secondary)), [at(.secondary, .screen("z"))]),
    Out(rules, .big, secondary, .configure(plain), [at(.secondary, .screen("z"))]),
    Out(
      rules, .big, sheet, .pane(.sheet(.dismiss()), in: "mail"),
      [at(.detail, .presentation(.item("p")))]),
    Out(
      rules, .big, detail + screens + deep + secondary, .configure(.split("home", parking: 0)),
      [
        at(.sidebar, .screen("s")), at(.detail), at(.detail, .screen("x")),
        at(.secondary, .screen("z")),
      ]),
    // Parked, then dropped, or back as something else.
    Out(
      rules, .big, root + [.configure(.split("home"))], .configure(.split("home", parking: 0)),
      [at(.content)]),
    Out(rules, .big, root + [.configure(.split("home"))], .configure(two), [at(.content)]),
    Out(rules, .big, root + [.configure(.split("home"))], .configure(plain), [at(.content)]),
    Out(rules, .big, detail + [.configure(.split("home"))], .configure(two), [at(.detail)]),
    Out(
      two, .big, [.mail(.sidebar("a")), .mail(.mark(.root)), .configure(.split("home"))],
      .configure(rules), [at(.detail)]),
    Out(
      two, .big, [.mail(.sidebar("a")), .mail(.mark(.root))], .configure(rules), [at(.detail)]),
  ]

  @Test("every way out asks once, and names the column", arguments: outs)
  func asking(out: Out) {
    let before = Place.after(out.rules, out.traits, out.before)
    #expect(Set(before.markedPlaces).isSuperset(of: out.places))
    let (held, outcome) = before.stepping(out.step)
    #expect(outcome == .changed([.exit(.exitAsked(out.places))]))
    #expect(held.pending == out.step && held.pendingPlaces == out.places)
    #expect(
      held.markedPlaces == before.markedPlaces && held.columnWords == before.columnWords + " ?")
    #expect(held.stepping(out.step).outcome == .unchanged)
    let (cancelled, told) = held.stepping(.cancel)
    #expect(cancelled == before && told == .changed([]))
    let (confirmed, lost) = held.stepping(.confirm)
    let (forced, same) = before.stepping(out.step.byForce)
    #expect(confirmed == forced && lost == same && confirmed.pending == nil)
    #expect(lost.events.last == .exit(.lost(out.places)))
    #expect(Set(confirmed.markedPlaces).isDisjoint(with: out.places))
    // Another action that can be done is done, and the question dropped.
    let (other, events) = held.stepping(.push("h", in: "home"))
    if held.catalog.places.contains("home") {
      #expect(events.events.last == .exit(.exitDropped) && other.pending == nil)
    }
  }

  static let passing: [([Do], Do)] = [
    (root, .select("mail", by: .user)), (root, .push("h")), (root, .configure(.split("home"))),
    (root, .configure(.split("mail home"))), (root, .mail(.push("x"))),
    (root, .mail(.content("1"))), (root, Step(.adapt(.uprightPhone))),
    (detail, Step(.adapt(.uprightPhone))),
    (detail, .column(.setVisibility(.all), in: "mail")), (detail, .mail(.prefer(.sidebar))),
    (screens, .mail(.sidebar("b"))), (secondary, .column(.showSecondary(true), in: "mail")),
    (deep + [.configure(.split("home"))], .configure(rules)),
    (root + [.configure(.split("home"))], .configure(rules)),
    (detail + [.configure(.split("home"))], .configure(rules)),
    (deep, .configure(two)), (deep, .configure(plain)), (sheet, .configure(plain)),
    (secondary, .configure(two)),
  ]

  @Test("what takes away nothing that is marked asks nothing", arguments: passing.indices)
  func passes(index: Int) {
    let (steps, step) = Self.passing[index]
    let before = Place.after(Self.rules, .big, steps)
    let (after, outcome) = before.stepping(step)
    #expect(outcome.isChanged && after.pending == nil)
    #expect(after.markedPlaces.map(\.place) == before.markedPlaces.map(\.place))
  }

  @Test("marks become those of a router, and those of a detail again")
  func becoming() {
    let before = Place.after(Self.plain, .big, [.push("x", in: "mail"), .mark("x", in: "mail")])
    #expect(before.markedPlaces == [Self.at(nil, .screen("x"))])
    let split = before.stepping(.configure(Self.rules)).after
    #expect(split.markedPlaces == [Self.at(.detail, .screen("x"))])
    #expect(split.stepping(.configure(Self.plain)).after.markedPlaces == before.markedPlaces)
  }

  @Test("a step back is guarded where it would ask, by the window")
  func guarded() {
    for (steps, pad, phone) in [
      (Self.root, false, true), (Self.screens, true, true), (Self.deep, true, true),
      (Self.secondary, false, false), (Self.sheet, true, true), (Self.detail, false, true),
    ] {
      for (traits, isGuarded) in [(Traits.big, pad), (.uprightPhone, phone)] {
        let tabs = Place.after(Self.rules, traits, steps + [.select("mail")])
        #expect(tabs.isBackGuarded == isGuarded, "\(tabs.columnWords)")
        #expect((tabs.stepping(.back(by: .user)).after.pending != nil) == isGuarded)
      }
      #expect(!Place.after(Self.rules, .uprightPhone, steps).isBackGuarded)
    }
  }

  @Test("a question that another window makes vain is dropped")
  func vain() {
    let tabs = Place.after(
      Self.rules, .big,
      [
        .select("mail"), .mail(.prefer(.sidebar)), .mail(.push("x")), .mail(.mark(.screen("x"))),
        .back(by: .user),
      ])
    #expect(tabs.pendingPlaces == [Self.at(.detail, .screen("x"))])
    let (after, outcome) = tabs.stepping(Step(.adapt(.uprightPhone)))
    #expect(outcome == .changed([.exit(.exitDropped)]) && after.pending == nil)
  }
}
