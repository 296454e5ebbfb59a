import NavState
import Testing

/// An order that a person gave under one version of an app, under the next one.
@Suite("TabCustomization, merging")
struct TabMergingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let declared: String
    let order: String?
    let merged: String

    init(_ declared: String, by order: String?, _ merged: String) {
      self.declared = declared
      self.order = order
      self.merged = merged
    }

    var testDescription: String { "\(declared) by \(order ?? "nothing")" }

    /// Letters that can be moved; what is in capitals can't.
    func check() {
      let order = order.map { $0.map(String.init) }
      let merged = TabCustomization.merging(Array(declared), by: order) { letter in
        letter.isUppercase ? nil : "\(letter)"
      }
      #expect(String(merged) == self.merged)
    }
  }

  static let cases: [Case] = [
    // The same version.
    Case("abc", by: nil, "abc"), Case("abc", by: "", "abc"), Case("abc", by: "abc", "abc"),
    Case("abc", by: "cab", "cab"), Case("", by: "ab", ""), Case("", by: nil, ""),
    // One tab more: behind the one declared before it, wherever that is now.
    Case("nabc", by: "cab", "ncab"), Case("anbc", by: "cab", "canb"),
    Case("abnc", by: "cab", "cabn"), Case("abcn", by: "cab", "cnab"),
    // Several more, in declared order.
    Case("anmbc", by: "cab", "canmb"), Case("nambc", by: "cab", "ncamb"),
    Case("nmabc", by: "cba", "nmcba"),
    // One less, or none left: the name stays, and means nothing.
    Case("ac", by: "cba", "ca"), Case("xy", by: "cba", "xy"), Case("b", by: "cba", "b"),
    // Less and more at once; what is gone is nobody's neighbor.
    Case("anc", by: "cba", "can"), Case("nc", by: "bca", "nc"),
    // What is back stands where it stood.
    Case("abc", by: "cba", "cba"),
    // Only some were named: the others follow what they are declared behind.
    Case("abcd", by: "c", "abcd"), Case("abcd", by: "ca", "cdab"), Case("abcd", by: "db", "adbc"),
    // What can't be moved any more counts as not named.
    Case("Abc", by: "cbA", "Acb"), Case("aBc", by: "cBa", "caB"), Case("ABC", by: "CBA", "ABC"),
    // A name that comes again means nothing.
    Case("abc", by: "caca", "cab"),
  ]

  @Test("puts what is declared into a person's order, and what is new behind its neighbor")
  func cases() {
    for item in Self.cases { item.check() }
  }

  /// A second way: each that is new is put in by hand, last one first.
  static func naive(_ declared: [Character], by order: [Character]) -> [Character] {
    var result = order.filter(declared.contains)
    for (position, letter) in declared.enumerated().reversed() where !order.contains(letter) {
      let leader = declared[..<position].last(where: order.contains)
      let start = leader.flatMap(result.firstIndex).map { $0 + 1 } ?? 0
      result.insert(letter, at: start)
    }
    return result
  }

  static func arrangements(of letters: [Character]) -> [[Character]] {
    [[]]
      + letters.flatMap { letter in
        arrangements(of: letters.filter { $0 != letter }).map { [letter] + $0 }
      }
  }

  @Test("loses nothing, adds nothing, and does what is done by hand, for all small versions")
  func everySmallVersion() {
    // Of five letters, 1 + 5 + 20 + 60 + 120 + 120 arrangements; of four, 1 + 4 + 12 + 24 + 24.
    let orders = Self.arrangements(of: Array("abcde"))
    let versions = Self.arrangements(of: Array("abcx"))
    #expect(orders.count == 326)
    #expect(versions.count == 65)
    for declared in versions {
      for order in orders {
        let merged = TabCustomization.merging(declared, by: order.map { "\($0)" }) { "\($0)" }
        #expect(merged == Self.naive(declared, by: order), "\(declared) by \(order)")
        #expect(merged.sorted() == declared.sorted())
      }
    }
  }

  @Test("the next version of an app shows what it knows, and the one after it what was kept")
  func versions() throws {
    let first = try Tabs(line: "home lists(a b c) tags(x)")
    let second = try Tabs(line: "home news lists(b d c) shop(y)")
    var customization = try TabCustomization(
      [
        .setTabOrder(["c", "b", "a"], section: "lists"), .setSectionOrder(["tags", "lists"]),
        .setVisibility(.hidden, of: "x", in: .sidebar),
      ], in: first)
    func sidebar(_ catalog: Tabs) -> String {
      "\(TabLayout(catalog, customization: customization, selection: "", traits: .mac))"
    }
    #expect(sidebar(first) == "sidebar [home, lists(c, b, a)]")
    #expect(sidebar(second) == "sidebar [home, news, lists(c, b, d), shop(y)]")
    // What the second version doesn't know, it can't be asked for, and keeps.
    let stale: [TabCustomization.Action] = [
      .setVisibility(.visible, of: "x", in: .sidebar), .setTabOrder(["a"], section: "lists"),
      .setTabOrder(["x"], section: "tags"), .setSectionOrder(["tags"]), .setBarSlots(["a"]),
      .resetTabOrder(section: "tags"),
    ]
    for action in stale {
      #expect(customization.reduce(action, in: second) == .refused(.notThere))
    }
    #expect(
      customization.reduce(.setTabOrder(["b", "c", "d"], section: "lists"), in: second).isChanged)
    #expect(customization.reduce(.setSectionOrder(["shop", "lists"]), in: second).isChanged)
    #expect(customization.tabOrder(inSection: "lists") == ["b", "a", "c", "d"])
    #expect(customization.sectionOrder == ["tags", "shop", "lists"])
    #expect(sidebar(second) == "sidebar [home, news, shop(y), lists(b, c, d)]")
    #expect(sidebar(first) == "sidebar [home, lists(b, a, c)]")
    #expect(customization.visibility(of: "x", in: .sidebar) == .hidden)
  }
}
