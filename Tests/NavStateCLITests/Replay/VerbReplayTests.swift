import NavState
import NavStateCLI
import Testing

/// A screen and an item as a line has them, and as the answers have them.
struct Written: CustomTestStringConvertible {
  let testDescription: String
  let route: String
  let writtenRoute: String
  let item: String
  let writtenItem: String
  let routeID: String
  let itemID: String
}

private let forms = [
  Written(
    testDescription: "the sample's own form", route: #"{"drafts":{}}"#,
    writtenRoute: #"{"type":"reader.route","value":{"drafts":{}}}"#, item: #"{"about":{}}"#,
    writtenItem: #"{"about":{}}"#, routeID: "drafts", itemID: "about"),
  Written(
    testDescription: "a known type", route: #"{"value":{"drafts":{}},"type":"reader.route"}"#,
    writtenRoute: #"{"type":"reader.route","value":{"drafts":{}}}"#,
    item: #"{"value":{"about":{}},"type":"reader.sheet"}"#, writtenItem: #"{"about":{}}"#,
    routeID: "drafts", itemID: "about"),
  Written(
    testDescription: "a known number and a known text", route: #"{"type":"Swift.Int","value":42}"#,
    writtenRoute: #"{"type":"Swift.Int","value":42}"#,
    item: #"{"type":"Swift.String","value":"a/b"}"#,
    writtenItem: #"{"type":"Swift.String","value":"a/b"}"#, routeID: "Swift.Int/42",
    itemID: "Swift.String/a/b"),
  Written(
    testDescription: "an unknown type", route: #"{"value":{"n":1.50,"id":7},"type":"shop.item"}"#,
    writtenRoute: #"{"type":"shop.item","value":{"id":7,"n":1.5}}"#,
    item: #"{"type":"shop.cart","value":{"id":"c"}}"#,
    writtenItem: #"{"type":"shop.cart","value":{"id":"c"}}"#, routeID: "shop.item/7",
    itemID: "shop.cart/c"),
]

@Suite("OpenReader, verb by verb")
struct VerbReplayTests {
  private func line(_ verb: RouterVerb, _ arguments: String) -> String {
    line(#"{"\#(verb.rawValue)":{\#(arguments)}}"#)
  }

  private func line(_ action: String) -> String {
    #"{"by":"user","action":\#(action)}"#
  }

  private func state(
    _ stack: [String], _ item: String?, _ others: [String: String] = [:]
  ) -> String {
    var members = others
    members["presented"] = "[\(item ?? "")]"
    members["stack"] = "[\(stack.joined(separator: ","))]"
    let texts = members.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#($0.value)"# }
    return "{\(texts.joined(separator: ","))}"
  }

  @Test(
    "takes screens, items and answers of any type in every verb, and answers in the general form",
    arguments: RouterVerb.allCases, forms)
  func everyVerb(verb: RouterVerb, form: Written) throws {
    let deed = Deed(verb, form)
    let after = state(deed.stack, deed.isItemUpAfterwards ? form.writtenItem : nil, deed.members)
    let action = line(verb, deed.arguments)

    var lines = [line(.stack(.set), #""stack":[\#(form.route),\#(other)]"#)]
    if deed.isItemUp { lines.append(line(.sheet(.present), #""item":\#(form.item)"#)) }
    lines += deed.setup.map(line)
    let run = Run(["replay"], input: (lines + [action]).joined(separator: "\n"))
    let revision = lines.count + (verb == .adapt || deed.outcome != "changed" ? 0 : 1)
    #expect(
      run.lines.last.map(String.init) == """
        {"events":[\(deed.events)],"id":"","outcome":"\(deed.outcome)","revision":\(revision),"state":\(after)}
        """)

    // What was done before is what the last answer says, or what a client writes itself.
    let last = try CodedValue(parsing: String(run.lines[lines.count - 1]))
    let before =
      deed.setup.isEmpty
      ? state([form.route, other], deed.isItemUp ? form.item : nil)
      : try #require(last["state"]).description
    let alone = Run(
      ["replay", "--stateless"], input: #"{"state":\#(before),\#(action.dropFirst())"#)
    #expect(
      alone.output == """
        {"events":[\(deed.events)],"outcome":"\(deed.outcome)","state":\(after)}

        """)
  }

  @Test("finds a screen of any type by its identity", arguments: forms)
  func popToID(form: Written) {
    let set = line(.stack(.set), #""stack":[\#(form.route),\#(other)]"#)
    let run = Run(["replay"], input: "\(set)\n\(line(.stack(.popTo), #""id":"\#(form.routeID)""#))")
    #expect(run.lines.last?.contains(#""state":\#(state([form.writtenRoute], nil))"#) == true)
  }

  @Test("takes what was answered for what was asked", arguments: forms)
  func roundTrip(form: Written) {
    let first = line(.stack(.set), #""stack":[\#(form.route),\#(other)]"#)
    let second = line(.stack(.set), #""stack":[\#(form.writtenRoute),\#(other)]"#)
    let run = Run(["replay"], input: "\(first)\n\(second)")
    #expect(run.lines.last?.contains(#""outcome":"unchanged""#) == true)
  }
}
