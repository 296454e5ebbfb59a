import NavState
import NavStateCLI

/// Another screen, of a type that nobody knows.
let other = #"{"type":"gone","value":null}"#

/// What a verb is asked to do to a stack of a screen and another one above it, with an item up or
/// not, and what comes of it.
struct Deed {
  let arguments: String
  var isItemUp = false
  let events: String
  let stack: [String]
  var isItemUpAfterwards = false

  /// What is done before, as lines of actions.
  var setup: [String] = []

  /// What the state has afterwards besides, by key.
  var members: [String: String] = [:]

  var outcome = "changed"
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
    case .search(let verb): self.init(verb, on: [written, other])
    case .chain(let verb): self.init(verb, form, on: [written, other])
    case .exit(let verb): self.init(verb, form, on: [written, other])
    }
  }
}

extension Deed {
  private init(_ verb: SearchVerb, on stack: [String]) {
    let query = #"{"query":{"text":"gull"}}"#
    switch verb {
    case .beginSearch:
      self.init(
        arguments: "", events: #"{"searchBegan":{}}"#, stack: stack,
        members: ["search": #"{"active":true}"#])
    case .endSearch:
      self.init(
        arguments: "", events: #"{"searchEnded":\#(query)}"#, stack: stack,
        setup: [#"{"setSearchText":{"text":"gull"}}"#])
    case .setSearchText:
      self.init(
        arguments: #""text":"gull""#, events: #"{"searchBegan":{}},{"searchChanged":\#(query)}"#,
        stack: stack, members: ["search": #"{"active":true,"text":"gull"}"#])
    case .setSearchScope:
      self.init(
        arguments: #""scope":"people""#,
        events: #"{"searchChanged":{"query":{"scope":"people"}}}"#, stack: stack,
        members: ["search": #"{"scope":"people"}"#])
    case .setSearchTokens:
      self.init(
        arguments: #""tokens":["a","b"]"#,
        events: #"{"searchChanged":{"query":{"tokens":["a","b"]}}}"#, stack: stack,
        members: ["search": #"{"tokens":["a","b"]}"#])
    }
  }
}

/// An answer as nobody here knows any, as a line has it and as the answers have it.
private let answer = (given: #"{"n":1.50,"a":[null,"ü"]}"#, written: #"{"a":[null,"ü"],"n":1.5}"#)

/// What a question is, with that answer.
private func question(_ answer: String, _ others: String = "") -> String {
  #"{"choices":[{"answer":\#(answer),"id":"yes","title":"Yes"}\#(others)],"id":"q","title":"?"}"#
}

extension Deed {
  private init(_ verb: ChainVerb, _ form: Written, on stack: [String]) {
    let item = form.writtenItem
    let dismissed = #"{"dismissed":{"cause":"user","item":\#(item)}}"#
    let detents = #""detents":["medium","large"]"#
    switch verb {
    case .dismissAll:
      self.init(arguments: "", isItemUp: true, events: dismissed, stack: stack)
    case .dismissTo:
      self.init(arguments: #""level":0"#, isItemUp: true, events: dismissed, stack: stack)
    case .answer:
      let cancel = #",{"id":"cancel","role":"cancel","title":"Cancel"}"#
      self.init(
        arguments: #""prompt":"q","choice":"yes""#,
        events: #"""
          {"answered":{"answer":\#(answer.written),"choice":"yes","prompt":"q"}},\#
          {"dismissed":{"cause":"user","prompt":\#(question(answer.written, cancel))}}
          """#, stack: stack, setup: [#"{"present":{"alert":\#(question(answer.given))}}"#])
    case .didDismiss:
      // Nothing is leaving where no host waits.
      self.init(
        arguments: #""id":"\#(form.itemID)""#, events: "", stack: stack, outcome: "unchanged")
    case .selectDetent:
      let options = #"{"options":{\#(detents),"selectedDetent":"large"}}"#
      self.init(
        arguments: #""id":"\#(form.itemID)","detent":"large""#, events: "", stack: stack,
        isItemUpAfterwards: true,
        setup: [#"{"present":{"item":\#(form.item),"as":"sheet","options":{\#(detents)}}}"#],
        members: ["layers": "[\(options)]"])
    case .setOptions:
      self.init(
        arguments: #""id":"\#(form.itemID)","options":{\#(detents)}"#, isItemUp: true, events: "",
        stack: stack, isItemUpAfterwards: true,
        members: ["layers": #"[{"options":{\#(detents)}}]"#])
    case .finish:
      let place = #"{"presentation":{"id":"\#(form.itemID)"}}"#
      let results =
        #""answer":\#(answer.written),"by":\#(place),"for":{"root":{}},"isThere":true"#
      self.init(
        arguments: #""id":"\#(form.itemID)","answer":\#(answer.given)"#,
        events: #"{"finished":{\#(results)}},\#(dismissed)"#, stack: stack,
        setup: [#"{"present":{"item":\#(form.item),"as":"popover","asker":{"root":{}}}}"#])
    }
  }

  private init(_ verb: ExitVerb, _ form: Written, on stack: [String]) {
    let place = #""route":\#(form.route)"#
    let mark = #"{"mark":{\#(place)}}"#
    let marks = ["marks": "[0]"]
    switch verb {
    case .mark:
      self.init(arguments: place, events: "", stack: stack, members: marks)
    case .unmark:
      self.init(arguments: place, events: "", stack: stack, setup: [mark])
    case .confirm:
      self.init(
        arguments: "",
        events: #"""
          {"popped":{"routes":[\#(stack.joined(separator: ","))]}},\#
          {"lost":{"places":[{"screen":{"route":\#(form.writtenRoute)}}]}}
          """#, stack: [], setup: [mark, #"{"popToRoot":{}}"#])
    case .cancel:
      self.init(
        arguments: "", events: "", stack: stack, setup: [mark, #"{"popToRoot":{}}"#],
        members: marks)
    }
  }
}
