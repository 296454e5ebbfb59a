import NavState
import NavStateSample
import Testing

@Suite("Router")
struct RouterTests {
  typealias Place = Router<Cards>

  @Test("shows its root at first, under the standard configuration")
  func creating() throws {
    let router = Place()
    #expect(router.path.isEmpty && router.presentedSheet == nil)
    #expect(router.configuration == .standard)
    #expect(router.rules == RouterRules() && router.traits == .initial)
    #expect(try router == Place(path: []))
  }

  @Test("is made at a place, under a configuration")
  func creatingAtPlace() throws {
    let configuration = Configuration(
      rules: RouterRules(duplicates: .moveToTop, depth: 2), traits: Traits(width: 320))
    let router = try Place(path: ["a", "b"], presentedSheet: "x", configuration: configuration)
    #expect(Array(router.path) == ["a", "b"])
    #expect(router.presentedSheet == "x")
    #expect(router.configuration == configuration)
    #expect(router.rules == RouterRules(duplicates: .moveToTop, depth: 2))
    #expect(router.traits.width == 320 && router.traits.horizontalSizeClass == .regular)
    #expect(router.violation == nil)
  }

  @Test(
    "is not made at a place that is too deep",
    arguments: [("a", 0), ("a b", 1), ("a b c", 2)])
  func creatingTooDeep(line: String, limit: Int) {
    let path = RouteStack<Card>(line: line)
    let configuration = Configuration(rules: RouterRules(depth: limit))
    #expect(throws: Place.Violation.tooDeep(path.count, limit: limit)) {
      try Place(path: path, configuration: configuration)
    }
  }

  @Test("is equal by its place, its rules and its traits")
  func equality() {
    func make() -> [Place] {
      let rules = [RouterRules(), RouterRules(duplicates: .moveToTop), RouterRules(depth: 9)]
      let traits: [Traits] = [.initial, Traits(horizontalSizeClass: .compact)]
      return ["", "a", "b"].flatMap { line in
        [nil, "x1", "x2"].flatMap { sheet in
          rules.flatMap { rules in
            traits.map { .at(line, sheet, rules: rules, traits: $0) }
          }
        }
      }
    }
    for (index, left) in make().enumerated() {
      for (other, right) in make().enumerated() {
        #expect((left == right) == (index == other), "\(index), \(other)")
        if index == other { #expect(left.hashValue == right.hashValue, "\(index)") }
      }
    }
    #expect(Set(make() + make()).count == 3 * 3 * 3 * 2)
  }

  @Test(
    "a write of the path is an action of the user: what is refused leaves the router as it is",
    arguments: [
      ("a", "a b", "a b"), ("a b", "a", "a"), ("a b", "", ""), ("a b", "c d", "c d"),
      ("a b", "a b", "a b"), ("a b", "a b c", "a b"), ("", "a b c", ""),
    ])
  func writingPath(before: String, written: String, after: String) {
    let rules = RouterRules(duplicates: .ignoreIfOnTop, depth: 2)
    var router = Place.at(before, "x", rules: rules)
    router.path = RouteStack(line: written)
    #expect(router == .at(after, "x", rules: rules))
  }

  /// SwiftUI edits the collection behind a binding; the edit is written back as a whole.
  @Test("a path that is edited in place is written")
  func editingPath() {
    var router = Place.at("a b", rules: RouterRules(depth: 3))
    router.path.append("c")
    #expect(router.path == ["a", "b", "c"])
    router.path.append("d")
    #expect(router.path == ["a", "b", "c"])
    router.path.removeLast(2)
    #expect(router.path == ["a"])
  }

  @Test("a write of what is presented is an action of the user")
  func writingSheet() {
    var router = Place.at("a")
    for sheet in ["x1", "x2", "y", nil, nil] as [Card?] {
      router.presentedSheet = sheet
      #expect(router == .at("a", sheet))
    }
  }

  @Test("does not touch a copy that was made before")
  func copies() {
    let changes: [(inout Place) -> Void] = [
      { $0.push("c") }, { $0.pop() }, { $0.path = [] }, { $0.present("y") }, { $0.dismiss() },
      { $0.presentedSheet = nil }, { $0.back() }, { $0.configure(RouterRules(depth: 9)) },
      { $0.adapt(to: Traits(width: 320)) },
    ]
    for (number, change) in changes.enumerated() {
      let original = Place.at("a b", "x")
      var copy = original
      change(&copy)
      #expect(original == .at("a b", "x"), "change \(number)")
      #expect(copy != original, "change \(number)")
    }
  }

  @Test("prints its stack, and what is presented over it")
  func description() {
    #expect("\(Place())" == "[]")
    #expect("\(Place.at("a b"))" == "[a, *b*]")
    #expect("\(Place.at("a b", "x"))" == "[a, *b*] + x")
  }

  @Test(
    "an action or an event prints as that of its part, or its own name",
    arguments: [
      (.stack(.push("a")), "push(a)"), (.sheet(.dismiss(id: "x")), "dismiss(id: x)"),
      (.back, "back"),
      (.configure(RouterRules(depth: 2)), "configure(duplicates: allow, depth: 2)"),
      (
        .adapt(Traits(horizontalSizeClass: .compact, idiom: .phone)), "adapt(compact × ?, phone)"
      ),
    ] as [(Place.Action, String)])
  func actionDescription(action: Place.Action, text: String) {
    #expect("\(action)" == text)
    #expect("\(Place.Event.stack(.popped(["a"])))" == "popped([a])")
    #expect("\(Place.Event.sheet(.presented("x")))" == "presented(x)")
  }

  @Test("is the sample app's as it is")
  func sample() {
    var router = Router<Reader>()
    router.push(.message(id: "7"))
    router.present(.reply(to: "7", text: ""))
    #expect(
      router.present(.reply(to: "7", text: "Yes"))
        == .changed([
          .sheet(.updated(from: .reply(to: "7", text: ""), to: .reply(to: "7", text: "Yes")))
        ]))
    #expect(router.pop(toID: "message/7") == .unchanged)
    #expect(router.dismiss(id: "settings") == .unchanged)
    #expect(router.dismiss(id: "composer").isChanged)
  }
}
