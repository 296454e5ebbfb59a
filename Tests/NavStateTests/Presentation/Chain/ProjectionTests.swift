import NavState
import Testing

/// What views bind to: one projection a kind and a level.
@Suite("Router, projections")
struct ProjectionTests {
  typealias Place = Router<Cards>

  @Test("each tells what is there as its own kind, and nothing else")
  func reading() {
    let kinds: [Presentation<Cards>] = [
      .sheet("x"), .fullScreenCover("x"), .popover("x"), .alert(.ask("q")),
      .confirmationDialog(.ask("q")),
    ]
    for (index, presentation) in kinds.enumerated() {
      for level in 1...2 {
        var router = Place.after(level == 1 ? [] : [.cover("z")])
        router.present(presentation, at: level)
        let found = [
          router[sheet: level] != nil, router[fullScreenCover: level] != nil,
          router[popover: level] != nil, router[alert: level] != nil,
          router[confirmationDialog: level] != nil,
        ]
        #expect(found == kinds.indices.map { $0 == index }, "\(presentation) at \(level)")
        #expect(router[sheet: 0] == nil && router[sheet: 3] == nil && router[alert: 3] == nil)
        #expect((router.presentedSheet != nil) == (index == 0 && level == 1))
        #expect(router.level(of: presentation.id) == level)
        #expect(router.level(of: .item("w")) == nil)
      }
    }
  }

  @Test("a write presents as its kind, or ends what is there as its kind")
  func writing() {
    var router = Place()
    router[sheet: 1] = "x"
    #expect("\(router)" == "[] + x")
    router[sheet: 1] = "y"
    #expect("\(router)" == "[] + y")
    router[fullScreenCover: 1] = nil
    #expect("\(router)" == "[] + y", "it is no cover")
    router[fullScreenCover: 1] = "x"
    #expect("\(router)" == "[] + fullScreenCover(x)")
    router[sheet: 1] = nil
    #expect("\(router)" == "[] + fullScreenCover(x)", "SwiftUI's late write of the sheet before")
    router[popover: 2] = "z"
    #expect("\(router)" == "[] + fullScreenCover(x) + popover(z)")
    router[sheet: 4] = "w"
    #expect("\(router)" == "[] + fullScreenCover(x) + popover(z)")
    router[alert: 3] = .ask("q")
    router[alert: 3] = nil
    #expect("\(router)" == "[] + fullScreenCover(x) + popover(z)")
    router[confirmationDialog: 3] = .ask("q")
    router[alert: 3] = nil
    #expect("\(router)" == "[] + fullScreenCover(x) + popover(z) + confirmationDialog(q)")
    router[confirmationDialog: 3] = nil
    router[fullScreenCover: 1] = nil
    #expect(router == Place())
  }

  @Test("a popover keeps its anchor, and a sheet below ends what stands on it")
  func details() {
    var router = Place.after([.popover("x1", anchor: "bar")])
    router[popover: 1] = "x2"
    #expect("\(router)" == "[] + popover(x2, anchor: bar)")
    router = Place.after([.sheet("x"), .sheet("y", at: 2)])
    router.presentedSheet = nil
    #expect(router == Place())
    router = Place.after([.cover("x")])
    router.presentedSheet = nil
    #expect("\(router)" == "[] + fullScreenCover(x)")
  }

  @Test("a write is the user's, so the exit guard asks, and a swipe away of an alert cancels it")
  func cause() {
    var router = Place.after([.sheet("x"), .mark(.item("x"))])
    router[sheet: 1] = nil
    #expect(router.pending == Step(.sheet(.dismiss(id: "x")), in: .user))
    router = Place.after([.alert("q")])
    router[alert: 1] = .ask("q", title: "Really?")
    #expect(router[alert: 1]?.title == "Really?")
    router[alert: 1] = nil
    #expect(router == Place())
    router[alert: 1] = nil
    #expect(router == Place())
    router = Place.after([.alert("q"), .mark(.presentation(.prompt("q")))])
    router[alert: 1] = nil
    #expect(router.pending == Step(.answer("q", "cancel"), in: .user))
  }

  @Test(
    "there is nothing at a level that is none, whatever its number",
    arguments: [Int.min, -1, 9, .max])
  func noLevel(level: Int) {
    let before = Place.after([.sheet("x"), .push("a", on: 1)])
    var router = before
    router[sheet: level] = "y"
    router[alert: level] = .ask("q")
    router[path: level] = ["b"]
    router[detent: level] = .medium
    router[searchText: level] = "t"
    router[isSearching: level] = true
    #expect(router == before && !router.isDismissDisabled(level: level))
    #expect(
      router[sheet: level] == nil && router[alert: level] == nil && router[path: level].isEmpty)
    let actions: [Place.Action] = [
      .push("b", on: level), .at(level: level, .search(.beginSearch)),
      .at(level: level, .push("b", asker: .root)),
      .at(level: 1, .push("b", asker: .screen("a", level: level))),
      .sheet("y", at: level), .chain(.dismissTo(level: level)), .mark(.screen("a", level: level)),
      .unmark(.screen("a", level: level)), .chain(.finish("v", by: .screen("a", level: level))),
      .chain(.present(.sheet("y"), asker: .screen("a", level: level))),
    ]
    for action in actions { #expect(router.reduce(action) == .refused(.notThere), "\(action)") }
    #expect(router == before)
  }

  @Test("a late write of what is leaving is refused by each projection")
  func lateWrites() {
    let rules = RouterRules(hostWaits: true)
    let items: [Presentation<Cards>] = [.sheet("x"), .fullScreenCover("x"), .popover("x")]
    let prompts: [Presentation<Cards>] = [.alert(.ask("q")), .confirmationDialog(.ask("q"))]
    for presentation in items + prompts {
      let gone = Place.after(rules: rules, [.chain(.present(presentation)), .chain(.dismissAll)])
      var router = gone
      router[sheet: 1] = "x"
      router[fullScreenCover: 1] = "x"
      router[popover: 1] = "x"
      router.presentedSheet = "x"
      #expect(presentation.item == nil || router == gone, "\(presentation)")
      router = gone
      router[alert: 1] = .ask("q")
      router[confirmationDialog: 1] = .ask("q")
      #expect(presentation.prompt == nil || router == gone, "\(presentation)")
      #expect(router.answer("q", with: "no").refusal == .notThere || presentation.prompt == nil)
    }
  }

  @Test("paths, detents and searches are bound by level")
  func others() {
    var router = Place.after([.sheet("x"), .sheet("y", at: 2)])
    router[path: 0] = ["a"]
    router[path: 1].append("b")
    router[path: 2] = ["c", "d"]
    router[path: 3] = ["e"]
    #expect("\(router)" == "[*a*] + x [*b*] + y [c, *d*]")
    #expect(router[path: 3].isEmpty && router[path: 0] == ["a"] && router[path: 1] == ["b"])
    router[searchText: 0] = "t"
    router[searchText: 1] = "u"
    router[isSearching: 2] = true
    router[isSearching: 3] = true
    #expect(router[searchText: 0] == "t" && router[isSearching: 0])
    #expect(router[searchText: 1] == "u" && router[searchText: 2] == "")
    #expect(router[isSearching: 2] && !router[isSearching: 3])
    router[isSearching: 0] = false
    #expect(router.search == SearchState())
    let low = PresentationOptions(detents: [.medium, .large])
    router.reduce(.chain(.setOptions(low, id: "x")))
    #expect(router[detent: 1] == .medium && router[detent: 2] == .large)
    #expect(router[detent: 0] == .large)
    router[detent: 1] = .large
    router[detent: 3] = .medium
    #expect(router[detent: 1] == .large)
    router[detent: 1] = .height(3)
    #expect(router[detent: 1] == .large)
  }

  @Test("adapting there and back changes nothing but the traits, and dismisses nothing")
  func adapting() {
    var router = Place.after([.popover("x"), .sheet("y", at: 2), .alert("q")])
    let before = router
    let narrow = Traits(horizontalSizeClass: .compact)
    #expect(router.adapt(to: narrow) == .changed([]))
    #expect(router.levels == before.levels)
    let shown = router.levels.map {
      $0.content.kind.adapted(to: router.traits, by: $0.options.adaptation)
    }
    #expect(shown == [.sheet, .sheet, .alert])
    #expect(router.adapt(to: before.traits) == .changed([]))
    #expect(router == before)
  }

  @Test("a level that no chain has is not there, whatever number it is")
  func noLevel() {
    for level in [Int.min, Int.min + 1, -1, 3, Int.max] {
      var router = Place.after([.sheet("x"), .push("a", on: 1), .mark(.item("x"))])
      let before = router
      #expect(router.push("b", at: level) == .refused(.notThere))
      #expect(router.push("b", at: 0, asker: .screen("a", level: level)) == .refused(.notThere))
      #expect(router.mark(.screen("a", level: level)) == .refused(.notThere))
      #expect(router.finish(.screen("a", level: level), with: "v") == .refused(.notThere))
      #expect(router.dismiss(downTo: level) == .refused(.notThere))
      #expect(router.present(.sheet("y"), at: level) == .refused(.notThere))
      #expect(router.reduce(.search(.beginSearch), at: level) == .refused(.notThere))
      #expect(!router.isDismissDisabled(level: level))
      router[path: level] = ["b"]
      router[sheet: level] = nil
      router[alert: level] = nil
      router[detent: level] = .medium
      router[isSearching: level] = true
      #expect(router[path: level].isEmpty && router[sheet: level] == nil, "\(level)")
      #expect(router[detent: level] == .large && router[searchText: level].isEmpty, "\(level)")
      #expect(router == before, "\(level)")
    }
  }

  @Test("the kind on screen goes by the options of what is presented")
  func adaptedKind() {
    let phone = Traits(horizontalSizeClass: .compact)
    var router = Place()
    router.present(.popover("x"))
    #expect(router.levels.map { $0.kind(in: phone) } == [.sheet])
    #expect(router.levels.map { $0.kind(in: Traits()) } == [.popover])
    router.present(
      .popover("x"), options: PresentationOptions(adaptation: CompactAdaptation(.none)))
    #expect(router.levels.map { $0.kind(in: phone) } == [.popover])
  }
}
