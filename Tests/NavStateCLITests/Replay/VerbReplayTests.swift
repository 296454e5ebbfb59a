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

/// Another screen, of a type that nobody knows.
private let other = #"{"type":"gone","value":null}"#

/// What a verb is asked to do to a stack of a screen and another one above it, with an item up or
/// not, and what comes of it.
private struct Deed {
  let arguments: String
  var isItemUp = false
  let events: String
  let stack: [String]
  var isItemUpAfterwards = false
}

extension Deed {
  /// Follows from the table of actions in the documentation.
  init(_ verb: RouterVerb, _ form: Written) {
    let (route, written) = (form.route, form.writtenRoute)
    let dismissed = #"{"dismissed":{"cause":"user","item":\#(form.writtenItem)}}"#
    switch verb {
    case .stack(.push):
      self.init(
        arguments: #""route":\#(route)"#, events: #"{"pushed":{"routes":[\#(written)]}}"#,
        stack: [written, other, written])
    case .stack(.pop):
      self.init(
        arguments: "", events: #"{"popped":{"routes":[\#(other)]}}"#, stack: [written])
    case .stack(.popTo):
      self.init(
        arguments: #""route":\#(route)"#, events: #"{"popped":{"routes":[\#(other)]}}"#,
        stack: [written])
    case .stack(.popToRoot):
      self.init(
        arguments: "", events: #"{"popped":{"routes":[\#(written),\#(other)]}}"#, stack: [])
    case .stack(.replaceTop):
      self.init(
        arguments: #""route":\#(route)"#,
        events: #"{"replaced":{"added":[\#(written)],"removed":[\#(other)]}}"#,
        stack: [written, written])
    case .stack(.bringToFront):
      self.init(
        arguments: #""route":\#(route)"#,
        events: """
          {"replaced":{"added":[\(other),\(written)],"removed":[\(written),\(other)]}}
          """,
        stack: [other, written])
    case .stack(.set):
      self.init(
        arguments: #""stack":[\#(other),\#(route)]"#,
        events: """
          {"replaced":{"added":[\(other),\(written)],"removed":[\(written),\(other)]}}
          """,
        stack: [other, written])
    case .sheet(.present):
      self.init(
        arguments: #""item":\#(form.item)"#,
        events: #"{"presented":{"item":\#(form.writtenItem)}}"#, stack: [written, other],
        isItemUpAfterwards: true)
    case .sheet(.dismiss):
      self.init(
        arguments: #""id":"\#(form.itemID)""#, isItemUp: true, events: dismissed,
        stack: [written, other])
    case .back:
      self.init(arguments: "", isItemUp: true, events: dismissed, stack: [written, other])
    case .configure:
      self.init(
        arguments: #""rules":{"depth":2}"#, isItemUp: true, events: "", stack: [written, other],
        isItemUpAfterwards: true)
    case .adapt:
      self.init(
        arguments: #""traits":{"width":320}"#, isItemUp: true, events: "",
        stack: [written, other], isItemUpAfterwards: true)
    case .chain(.dismissAll):
      self.init(arguments: "", isItemUp: true, events: dismissed, stack: [written, other])
    case .chain(.dismissTo):
      self.init(
        arguments: #""level":0"#, isItemUp: true, events: dismissed, stack: [written, other])
    case .search, .chain, .exit: fatalError("\(verb) leaves more than a stack and an item")
    }
  }

  /// The verbs that leave a stack and an item; what others leave is tested with the router.
  static let verbs = RouterVerb.allCases.filter { verb in
    switch verb {
    case .stack, .sheet, .back, .configure, .adapt, .chain(.dismissAll), .chain(.dismissTo): true
    case .search, .chain, .exit: false
    }
  }
}

@Suite("OpenReader, verb by verb")
struct VerbReplayTests {
  private func line(_ verb: RouterVerb, _ arguments: String) -> String {
    #"{"by":"user","action":{"\#(verb.rawValue)":{\#(arguments)}}}"#
  }

  private func state(_ stack: [String], _ item: String?) -> String {
    #"{"presented":[\#(item ?? "")],"stack":[\#(stack.joined(separator: ","))]}"#
  }

  @Test(
    "takes screens and items of any type in every verb, and answers in the general form",
    arguments: Deed.verbs, forms)
  func everyVerb(verb: RouterVerb, form: Written) {
    let deed = Deed(verb, form)
    let after = state(deed.stack, deed.isItemUpAfterwards ? form.writtenItem : nil)
    let action = line(verb, deed.arguments)

    let before = state([form.route, other], deed.isItemUp ? form.item : nil)
    let alone = Run(
      ["replay", "--stateless"], input: #"{"state":\#(before),\#(action.dropFirst())"#)
    #expect(
      alone.output == """
        {"events":[\(deed.events)],"outcome":"changed","state":\(after)}

        """)

    var lines = [line(.stack(.set), #""stack":[\#(form.route),\#(other)]"#)]
    if deed.isItemUp { lines.append(line(.sheet(.present), #""item":\#(form.item)"#)) }
    let run = Run(["replay"], input: (lines + [action]).joined(separator: "\n"))
    let revision = lines.count + (verb == .adapt ? 0 : 1)
    #expect(
      run.lines.last.map(String.init) == """
        {"events":[\(deed.events)],"id":"","outcome":"changed","revision":\(revision),"state":\(after)}
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
