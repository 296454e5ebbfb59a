import NavState
import NavStateTestSupport

/// Texts of routers and actions as an enemy writes them: most parts are well-formed, and hardly any
/// fit together.
struct HostileForms {
  var generator: SeededGenerator

  private static let levels = [
    "0", "1", "1", "2", "2", "3", "4", "17", "-1", "9223372036854775807", "-9223372036854775808",
  ]
  private static let detents = [
    #""medium""#, #""large""#, #"{"fraction":0.5}"#, #"{"fraction":-0.0}"#, #"{"height":1e308}"#,
    #"{"height":200}"#, #"{"custom":""}"#, #"{"fraction":-1}"#,
  ]
  private static let positions = ["0", "1", "2", "3", "-1", "-9223372036854775808", "9"]
  private static let texts = [#""""#, #""t""#, #""\u0000""#, #""é""#, #""e\u0301""#]
  private static let rules = TakenLevelRule.allCases.flatMap { presenting in
    [0, 1, 2, 3, 16].flatMap { levels in
      [false, true].map { hostWaits in
        RouterRules(depth: 3, presenting: presenting, hostWaits: hostWaits, levels: levels)
      }
    }
  }

  mutating func rules() -> RouterRules { generator.pick(Self.rules) }

  private mutating func happens(one count: Int) -> Bool { generator.number(below: count) == 0 }

  private mutating func card() -> String {
    generator.pick(["a", "b", "c", "x1", "x2", "y", "z", "w"].map { "\"\($0)\"" })
  }

  private mutating func id() -> String {
    happens(one: 4)
      ? #""prompt":\#(generator.pick([#""q""#, #""r""#]))"#
      : #""id":\#(generator.pick(["x", "y", "z", "w"].map { "\"\($0)\"" }))"#
  }

  private mutating func list(upTo count: Int, _ element: (inout Self) -> String) -> String {
    var elements: [String] = []
    for _ in 0..<generator.number(below: count + 1) { elements.append(element(&self)) }
    return "[\(elements.joined(separator: ","))]"
  }

  private mutating func object(_ members: [(Int, String, (inout Self) -> String)]) -> String {
    var texts: [String] = []
    for (odds, key, value) in members where happens(one: odds) {
      texts.append("\"\(key)\":\(value(&self))")
    }
    return "{\(texts.joined(separator: ","))}"
  }

  private mutating func place() -> String {
    switch generator.number(below: 4) {
    case 0: return #"{"root":{}}"#
    case 1: return #"{"presentation":{\#(id())}}"#
    default:
      return #"{"screen":{"route":\#(card()),"level":\#(generator.pick(Self.levels))}}"#
    }
  }

  private mutating func prompt() -> String {
    let choices = list(upTo: 3) { forms in
      let id = forms.generator.pick(["yes", "no", "cancel", "cancel 2"])
      let role = forms.generator.pick(["", "", #","role":"cancel""#, #","role":"destructive""#])
      return #"{"id":"\#(id)","title":"","answer":\#(forms.card())\#(role)}"#
    }
    return #"{"id":"\#(generator.pick(["q", "r"]))","title":"?","choices":\#(choices)}"#
  }

  private mutating func options() -> String {
    object([
      (2, "detents", { $0.list(upTo: 3) { $0.generator.pick(Self.detents) } }),
      (4, "selectedDetent", { $0.generator.pick(Self.detents) }),
      (4, "largestUndimmedDetent", { $0.generator.pick(Self.detents) }),
      (3, "interactiveDismissDisabled", { $0.generator.pick(["true", "false"]) }),
    ])
  }

  private mutating func search() -> String {
    object([
      (2, "active", { $0.generator.pick(["true", "false"]) }),
      (2, "text", { $0.generator.pick(Self.texts) }),
      (3, "scope", { $0.generator.pick(Self.texts) }),
      (3, "tokens", { $0.list(upTo: 2) { $0.generator.pick(Self.texts) } }),
    ])
  }

  private mutating func positions() -> String {
    // Often in order, or else hardly any is taken.
    happens(one: 2)
      ? generator.pick(["[0]", "[0,1]", "[1]"])
      : list(upTo: 2) { $0.generator.pick(Self.positions) }
  }

  private mutating func requests() -> String {
    list(upTo: 1) { #"{"position":\#($0.generator.pick(Self.positions)),"asker":\#($0.place())}"# }
  }

  private mutating func layer(isPrompt: Bool) -> [(Int, String, (inout Self) -> String)] {
    let kinds = [#""sheet""#, #""fullScreenCover""#, #""popover""#, #""alert""#]
    return [
      (isPrompt ? 1 : 30, "alert", { $0.prompt() }),
      (40, "confirmationDialog", { $0.prompt() }),
      (isPrompt ? 30 : 2, "kind", { $0.generator.pick(kinds) }),
      (8, "anchor", { $0.generator.pick(Self.texts) }),
      (3, "options", { $0.options() }),
      (isPrompt ? 20 : 2, "stack", { $0.list(upTo: 3) { $0.card() } }),
      (isPrompt ? 20 : 4, "search", { $0.search() }),
      (3, "isMarked", { _ in "true" }),
      (isPrompt ? 20 : 5, "marks", { $0.positions() }),
      (isPrompt ? 20 : 5, "requests", { $0.requests() }),
      (3, "asker", { $0.place() }),
    ]
  }

  /// A router, of which every part may be wrong.
  mutating func router() -> String {
    var isPrompt: [Bool] = []
    for _ in 0..<generator.number(below: 4) { isPrompt.append(happens(one: 4)) }
    var items = ["\"x1\"", "\"y\"", "\"z\""]
    if happens(one: 4) { items.shuffle(using: &generator) }
    if happens(one: 8) { items[0] = items[1] }
    let presented = zip(items, isPrompt).map { $1 ? "null" : $0 }.joined(separator: ",")
    if happens(one: 12) { isPrompt.append(false) }
    var layers: [String] = []
    for isPrompt in isPrompt { layers.append(object(layer(isPrompt: isPrompt))) }
    let hasLayers = isPrompt.contains(true) || happens(one: 2)
    let rest = object([
      (1, "stack", { $0.list(upTo: 3) { $0.card() } }),
      (1, "presented", { _ in "[\(presented)]" }),
      (hasLayers ? 1 : 20, "layers", { _ in "[\(layers.joined(separator: ","))]" }),
      (4, "search", { $0.search() }),
      (4, "marks", { $0.positions() }),
      (6, "requests", { $0.requests() }),
      (3, "queue", { $0.list(upTo: 3) { $0.waiting() } }),
      (3, "leaving", { $0.list(upTo: 3) { "{\($0.id())}" } }),
      (4, "pending", { $0.action() }),
    ])
    return rest
  }

  private mutating func waiting() -> String {
    let isPrompt = happens(one: 4)
    let item = isPrompt ? "" : #""item":\#(card()),"#
    let level = generator.pick(happens(one: 4) ? Self.levels : ["1", "2", "3"])
    let form = object(layer(isPrompt: isPrompt).filter { $0.0 <= 3 && $0.1 != "isMarked" })
    let rest = form == "{}" ? "}" : ",\(form.dropFirst())"
    return "{\(item)\"level\":\(level)\(rest)"
  }

  private mutating func presenting() -> String {
    switch generator.number(below: 4) {
    case 0: return #""alert":\#(prompt())"#
    case 1: return #""confirmationDialog":\#(prompt())"#
    default:
      let kind = generator.pick(["sheet", "fullScreenCover", "popover", "popover", "alert"])
      return #""item":\#(card()),"as":"\#(kind)""#
    }
  }

  /// An action, of which every part may be wrong.
  mutating func action() -> String {
    let level = generator.pick(Self.levels)
    let at = #""at":{"level":\#(level)},"#
    let address = happens(one: 2) ? at : ""
    let by = generator.pick(["", #""by":"user","#, #""forced":true,"#])
    let (place, verb): (String, String) =
      switch generator.number(below: 26) {
      case 0: ("", #""back":{}"#)
      case 1: ("", #""dismiss":{}"#)
      case 2: ("", #""dismiss":{\#(id())}"#)
      case 3: ("", #""dismissAll":{}"#)
      case 4: ("", #""dismissTo":{"level":\#(level)}"#)
      case 5: ("", #""answer":{"prompt":"q","choice":"\#(generator.pick(["yes", "cancel"]))"}"#)
      case 6, 7: ("", #""didDismiss":{\#(id())}"#)
      case 8: ("", #""selectDetent":{"id":"x","detent":\#(generator.pick(Self.detents))}"#)
      case 9: ("", #""setOptions":{"id":"x","options":\#(options())}"#)
      case 10: ("", #""finish":{"answer":"v",\#(id())}"#)
      case 11: (address, #""finish":{"answer":"v","route":\#(card())}"#)
      case 12: ("", #""mark":{\#(id())}"#)
      case 13: (address, #""mark":{"route":\#(card())}"#)
      case 14: (address, #""unmark":{"route":\#(card())}"#)
      case 15: ("", #""confirm":{}"#)
      case 16: ("", #""cancel":{}"#)
      case 17: (address, #""push":{"route":\#(card()),"asker":\#(self.place())}"#)
      case 18: (address, #""set":{"stack":\#(list(upTo: 4) { $0.card() })}"#)
      case 19: (address, #""pop":{"count":\#(level)}"#)
      case 20: (address, #""setSearchText":{"text":\#(generator.pick(Self.texts))}"#)
      case 21: (address, #""endSearch":{}"#)
      case 22:
        (address, #""present":{\#(presenting()),"asker":\#(self.place()),"options":\#(options())}"#)
      case 23:
        (
          "",
          #""configure":{"rules":{"levels":\#(generator.pick(["0", "1", "3", "16", "9223372036854775807"])),"#
            + #""hostWaits":\#(generator.pick(["true", "false"]))}}"#
        )
      default: (address, #""present":{\#(presenting())}"#)
      }
    return "{\(place)\(by)\(verb)}"
  }
}
