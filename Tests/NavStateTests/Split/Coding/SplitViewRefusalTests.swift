import NavState
import NavStateTestSupport
import Testing

/// What is refused, with the place.
@Suite("SplitViewState, refused")
struct SplitViewRefusalTests {
  typealias Place = SplitViewState<Cards>

  static let rules = SplitRules.stacked(.three, back: .latest, router: RouterRules(depth: 2))

  static func violation(_ violation: Place.Violation) -> ReadingFailure.Kind {
    .violation("\(violation)")
  }

  static func text(_ rest: String, detail: String = SplitViewCodingTests.empty) -> String {
    #"{"detail":\#(detail)\#(rest.isEmpty ? "" : ",")\#(rest)}"#
  }

  static let marked = #"{"marks":[0],"presented":[],"stack":["a"]}"#

  static let shapes: [RefusedText] = [
    RefusedText("{}", .keyNotFound, at: ["detail"]),
    RefusedText("null", .valueNotFound, at: []),
    RefusedText("[]", .typeMismatch, at: []),
    RefusedText(#"{"detail":5}"#, .typeMismatch, at: ["detail"]),
    RefusedText(#"{"detail":{"stack":[]}}"#, .keyNotFound, at: ["detail", "presented"]),
    RefusedText(#"{"detail":{"presented":[]}}"#, .keyNotFound, at: ["detail", "stack"]),
    RefusedText(
      text("", detail: #"{"presented":[],"stack":["a",5]}"#), .typeMismatch,
      at: ["detail", "stack", "1"]),
    RefusedText(text(#""sidebar":5"#), .typeMismatch, at: ["sidebar"]),
    RefusedText(text(#""sidebar":null"#), .valueNotFound, at: ["sidebar"]),
    RefusedText(text(#""content":[]"#), .typeMismatch, at: ["content"]),
    RefusedText(text(#""secondary":"x""#), .typeMismatch, at: ["secondary"]),
    RefusedText(
      text(#""sidebar":{"selection":"i"}"#), .typeMismatch, at: ["sidebar", "selection"]),
    RefusedText(
      text(#""sidebar":{"selection":null}"#), .valueNotFound, at: ["sidebar", "selection"]),
    RefusedText(
      text(#""sidebar":{"selection":["i",5]}"#), .typeMismatch, at: ["sidebar", "selection", "1"]),
    RefusedText(
      text(#""content":{"selection":[[]]}"#), .typeMismatch, at: ["content", "selection", "0"]),
    RefusedText(
      text(#""sidebar":{"stack":[]}"#), .keyNotFound, at: ["sidebar", "presented"]),
    RefusedText(
      text(#""content":{"search":{}}"#), .keyNotFound, at: ["content", "stack"]),
    RefusedText(
      text(#""secondary":{"isWanted":1}"#), .typeMismatch, at: ["secondary", "isWanted"]),
    RefusedText(
      text(#""secondary":{"marks":[]}"#), .keyNotFound, at: ["secondary", "stack"]),
    RefusedText(text(#""visibility":"some""#), .dataCorrupted, at: ["visibility"]),
    RefusedText(text(#""visibility":1"#), .typeMismatch, at: ["visibility"]),
    RefusedText(
      text(#""preferredCompactColumn":"secondary""#), .dataCorrupted,
      at: ["preferredCompactColumn"]),
    RefusedText(
      text(#""isInspectorPresented":"yes""#), .typeMismatch, at: ["isInspectorPresented"]),
    RefusedText(text(#""widths":[]"#), .typeMismatch, at: ["widths"]),
    RefusedText(text(#""widths":{"sidebar":"1"}"#), .typeMismatch, at: ["widths", "sidebar"]),
    RefusedText(
      text(#""widths":{"secondary":-1}"#), breaking: .violation("a width is not negative"),
      at: ["widths", "secondary"]),
    RefusedText(text(#""marks":"detail""#), .typeMismatch, at: ["marks"]),
    RefusedText(text(#""marks":["secondary"]"#), .dataCorrupted, at: ["marks", "0"]),
    RefusedText(text(#""history":{}"#), .typeMismatch, at: ["history"]),
    RefusedText(text(#""history":[{}]"#), .keyNotFound, at: ["history", "0", "column"]),
    RefusedText(text(#""history":[5]"#), .typeMismatch, at: ["history", "0"]),
    RefusedText(
      text(#""history":[{"column":"secondary"}]"#), .dataCorrupted, at: ["history", "0", "column"]),
    RefusedText(
      text(#""history":[{"column":"detail","sidebar":[1]}]"#), .typeMismatch,
      at: ["history", "0", "sidebar", "0"]),
    RefusedText(
      text(#""history":[{"column":"detail"},{"column":"detail","detailStack":[1]}]"#),
      .typeMismatch, at: ["history", "1", "detailStack", "0"]),
    RefusedText(text(#""pending":{"fly":{}}"#), breaking: .unknownName("fly"), at: ["pending"]),
  ]

  static let rulesBroken: [RefusedText] = [
    RefusedText(
      text(#""sidebar":{"selection":["i","i"]}"#),
      breaking: .violation("an item is selected once"), at: ["sidebar", "selection"]),
    RefusedText(
      text(#""sidebar":{"presented":["x"],"stack":[]}"#), breaking: violation(.stray(.sidebar)),
      at: ["sidebar"]),
    RefusedText(
      text(#""content":{"presented":[],"queue":[{"item":"x","level":1}],"stack":[]}"#),
      breaking: .violation("\(Router<Cards>.Violation.queueOutOfOrder)"), at: ["content"]),
    RefusedText(
      text("", detail: #"{"marks":[1],"presented":[],"stack":["a"]}"#),
      breaking: .violation("\(Router<Cards>.Violation.stray)"), at: ["detail"]),
    RefusedText(
      text(#""sidebar":{"marks":[0],"presented":[],"stack":[]}"#),
      breaking: .violation("\(Router<Cards>.Violation.stray)"), at: ["sidebar"]),
    RefusedText(
      text("", detail: #"{"marks":[0],"pending":{"pop":{}},"presented":[],"stack":["a"]}"#),
      breaking: violation(.strayQuestion(.detail))),
    RefusedText(
      text(#""secondary":{"marks":[0],"pending":{"pop":{}},"presented":[],"stack":["a"]}"#),
      breaking: violation(.strayQuestion(.secondary))),
    RefusedText(text(#""marks":["detail"]"#), breaking: violation(.rootNotThere(.detail))),
    RefusedText(text(#""marks":["content"]"#), breaking: violation(.rootNotThere(.content))),
    RefusedText(
      text(#""content":{"selection":["7"]},"marks":["content"]"#),
      breaking: violation(.rootNotThere(.content))),
    RefusedText(
      text(#""marks":["content","detail"],"sidebar":{"selection":["i"]}"#),
      breaking: violation(.rootNotThere(.detail))),
    RefusedText(
      text(#""marks":["sidebar"]"#),
      breaking: .violation("the root of the content or the detail is marked once"), at: ["marks"]),
    RefusedText(
      text(#""content":{"selection":["7"]},"marks":["detail","detail"]"#),
      breaking: .violation("the root of the content or the detail is marked once"), at: ["marks"]),
    RefusedText(text(#""pending":{"pop":{}}"#), breaking: violation(.nothingAsked)),
    RefusedText(
      text(#""pending":{"forced":true,"pop":{}}"#, detail: marked),
      breaking: violation(.nothingAsked)),
    RefusedText(
      text(#""pending":{"selectSidebar":{"items":["i"]}}"#), breaking: violation(.nothingAsked)),
  ]

  @Test("is read strictly, and the error tells where", arguments: shapes + rulesBroken)
  func strictness(text: RefusedText) throws {
    try text.checkBoth(as: Place.self, under: Self.rules.context)
  }

  static let tooMuch: [(SplitRules, Limits?, RefusedText)] = {
    let many = SplitRules.stacked(.three, limit: 5, back: .latest)
    let deep = #"["a","b","c"]"#
    return [
      (
        .stacked(.two, limit: 1), nil,
        RefusedText(
          text(#""sidebar":{"selection":["i","j"]}"#), breaking: .tooMany(limit: 1),
          at: ["sidebar", "selection"])
      ),
      (
        rules, nil,
        RefusedText(
          text(#""content":{"selection":["1","2","3"]}"#), breaking: .tooMany(limit: 2),
          at: ["content", "selection"])
      ),
      (
        many, Limits(count: 1),
        RefusedText(
          text(#""content":{"selection":["1","2"]}"#), breaking: .tooMany(limit: 1),
          at: ["content", "selection"])
      ),
      (
        many, Limits(count: 1),
        RefusedText(
          text(#""history":[{"column":"detail"},{"column":"detail"}]"#),
          breaking: .tooMany(limit: 1), at: ["history"])
      ),
      (
        many, Limits(count: 1),
        RefusedText(
          text(#""history":[{"column":"detail","content":["1","2"]}]"#),
          breaking: .tooMany(limit: 1), at: ["history", "0", "content"])
      ),
      (
        many, Limits(depth: 2),
        RefusedText(
          text(#""history":[{"column":"detail","sidebarStack":\#(deep)}]"#),
          breaking: .tooMany(limit: 2), at: ["history", "0", "sidebarStack"])
      ),
      (
        rules, nil,
        RefusedText(
          text("", detail: #"{"presented":[],"stack":\#(deep)}"#), breaking: .tooMany(limit: 2),
          at: ["detail", "stack"])
      ),
      (
        rules, nil,
        RefusedText(
          text(#""sidebar":{"presented":[],"stack":\#(deep)}"#), breaking: .tooMany(limit: 2),
          at: ["sidebar", "stack"])
      ),
      (
        rules, nil,
        RefusedText(
          text(#""secondary":{"presented":[],"stack":\#(deep)}"#), breaking: .tooMany(limit: 2),
          at: ["secondary", "stack"])
      ),
      (
        rules, nil,
        RefusedText(
          text("", detail: #"{"layers":[{"stack":\#(deep)}],"presented":["x"],"stack":[]}"#),
          breaking: .tooMany(limit: 2), at: ["detail", "layers", "0", "stack"])
      ),
      (
        .stacked(.two, hasStack: false, router: RouterRules(depth: 1)), Limits(depth: 2),
        RefusedText(
          text(#""sidebar":{"presented":[],"stack":\#(deep)}"#), breaking: .tooMany(limit: 2),
          at: ["sidebar", "stack"])
      ),
      (
        rules, nil,
        RefusedText(
          text(#""marks":["content","detail","content"]"#), breaking: .tooMany(limit: 2),
          at: ["marks"])
      ),
    ]
  }()

  @Test("has no more than the limits and the rules allow", arguments: tooMuch)
  func limits(rules: SplitRules, limits: Limits?, text: RefusedText) throws {
    var context = rules.context
    context[.navigationLimits] = limits
    try text.checkBoth(as: Place.self, under: context)
  }

  @Test("is read again however much its rules let be selected and remembered")
  func beyondLimits() throws {
    let count = Limits().count + 2
    let rules = SplitRules.stacked(.three, limit: count, back: .latest, history: count)
    let items = (0..<count).map { "\"\($0)\"" }.joined(separator: ",")
    let places = Array(repeating: #"{"column":"detail"}"#, count: count).joined(separator: ",")
    let text = Self.text(
      #""content":{"selection":[\#(items)]},"history":[\#(places)],"sidebar":{"selection":[\#(items)]}"#
    )
    let split = try CodedDecoder(userInfo: rules.context)
      .decode(Place.self, from: Array(text.utf8))
    #expect(split.sidebarSelection.count == count && split.contentSelection.count == count)
    let bytes = try CodedEncoder().encode(split)
    #expect(try CodedDecoder(userInfo: rules.context).decode(Place.self, from: bytes) == split)
    let restored = CodedDecoder(userInfo: rules.context).restore(Place.self, from: bytes)
    #expect(restored.value == split && restored.isComplete)
    #expect(CodedEncoder().archive(split).bytes == bytes)
  }
}
