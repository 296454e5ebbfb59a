import NavState
import NavStateCLI
import NavStateSample
import Testing

private let empty = #"{"presented":[],"stack":[]}"#
private let trending = #"{"type":"reader.route","value":{"trending":{}}}"#
private let item = #"{"type":"shop.item","value":{"id":7}}"#

private let exchanges = [
  Exchange(
    "a push", #"{"state":\#(empty),"action":{"push":{"route":{"trending":{}}}}}"#,
    answer: #"""
      {"events":[{"pushed":{"routes":[\#(trending)]}}],"outcome":"changed","state":{"presented":[],"stack":[\#(trending)]}}
      """#),
  Exchange(
    "the context",
    #"{"forced":true,"by":"link","state":{"presented":[{"about":{}}],"stack":[]},"action":{"back":{}}}"#,
    answer: #"""
      {"events":[{"dismissed":{"cause":"link","item":{"about":{}}}}],"outcome":"changed","state":\#(empty)}
      """#),
  Exchange(
    "the context beside the verb",
    #"{"state":{"presented":[{"about":{}}],"stack":[]},"action":{"back":{},"by":"user"}}"#,
    answer: #"""
      {"events":[{"dismissed":{"cause":"user","item":{"about":{}}}}],"outcome":"changed","state":\#(empty)}
      """#),
  Exchange(
    "a state in the sample's own form, with an unknown route",
    #"{"state":{"presented":[],"stack":[{"trending":{}},\#(item)]},"action":{"pop":{"count":0}}}"#,
    answer: #"""
      {"events":[],"outcome":"unchanged","state":{"presented":[],"stack":[\#(trending),\#(item)]}}
      """#),
  Exchange(
    "a refusal, with its reason",
    #"{"state":\#(empty),"action":{"pop":{"count":-1}}}"#,
    answer: #"""
      {"events":[],"outcome":"refused","reason":"negativeCount: -1 screens can't be popped","state":\#(empty)}
      """#),
  Exchange(
    "what nobody can do", #"{"state":\#(empty),"action":{"back":{}}}"#,
    answer: #"{"events":[],"outcome":"unhandled","state":\#(empty)}"#),
  Exchange(
    "no line knows of another",
    #"{"state":\#(empty),"action":{"configure":{"rules":{"duplicates":"ignoreIfOnTop"}}}}"#,
    #"{"state":{"presented":[],"stack":[{"trending":{}}]},"action":{"push":{"route":{"trending":{}}}}}"#,
    answer: #"""
      {"events":[{"pushed":{"routes":[\#(trending)]}}],"outcome":"changed","state":{"presented":[],"stack":[\#(trending),\#(trending)]}}
      """#),
  Exchange(
    "no state", #"{"action":{"back":{}}}"#, answer: #"{"error":"at state: it is missing","line":1}"#
  ),
  Exchange(
    "no action", "", #"{"state":\#(empty)}"#,
    answer: #"{"error":"at action: it is missing","line":2}"#),
  Exchange(
    "an id, which nothing here would remember",
    #"{"key":"a1","state":\#(empty),"action":{"back":{}}}"#,
    answer: #"{"error":"at the top: the argument \"key\" is not known","line":1}"#),
  Exchange(
    "a revision, which nothing here would check",
    #"{"expected":3,"state":\#(empty),"action":{"back":{}}}"#,
    answer: #"{"error":"at the top: the argument \"expected\" is not known","line":1}"#),
  Exchange(
    "a state that lacks a part", #"{"state":{"stack":[]},"action":{"back":{}}}"#,
    answer: #"{"error":"at state.presented: it is missing","line":1}"#),
  Exchange(
    "one item twice",
    #"{"state":{"stack":[],"presented":[{"about":{}},{"about":{}}]},"action":{"back":{}}}"#,
    answer: #"{"error":"at state: a rule is broken: presentedTwice","line":1}"#),
  Exchange(
    "a route that is none",
    #"{"state":{"stack":[{"message":{}}],"presented":[]},"action":{"back":{}}}"#,
    answer: #"{"error":"at state.stack.0.message.id: it is missing","line":1}"#),
]

@Suite("StatelessReplay")
struct StatelessReplayTests {
  @Test("answers a state and an action with the state after it", arguments: exchanges)
  func answers(exchange: Exchange) {
    exchange.check(["replay", "--stateless"])
  }

  @Test("does line by line what a stream does, if each line brings the state of the last answer")
  func sameAsStream() throws {
    var replay = Replay<Router<OpenReader>>()
    let stateless = StatelessReplay()
    var state: CodedValue = ["stack": [], "presented": []]
    let lines = Reader.script.split(separator: UInt8(ascii: "\n")).map(Array.init)
    var count = 0
    for bytes in lines {
      var line = try CodedValue(parsing: bytes)
      // What is configured is no part of a state, and what is stale is known to a stream alone.
      guard line["id"] == nil, line["expected"] == nil, line["key"] == nil,
        line["action"]?["configure"] == nil, line["action"]?["adapt"] == nil
      else { continue }
      count += 1
      let theirs = try CodedValue(
        parsing: replay.perform(InputLine(number: 1, content: .bytes(line.bytes))))
      line["state"] = state
      let mine = try CodedValue(
        parsing: stateless.perform(InputLine(number: 1, content: .bytes(line.bytes))))
      for key in ["state", "outcome", "reason", "events"] { #expect(mine[key] == theirs[key]) }
      state = try #require(mine["state"])
    }
    #expect(count > 20)
  }

  @Test("goes on after a line that can't be read, and ends with 2")
  func unreadable() {
    let run = Run(
      ["replay", "--stateless"], input: "{\n{\"state\":\(empty),\"action\":{\"back\":{}}}\n")
    #expect(run.code == .unreadable)
    #expect(run.lines.count == 2)
    #expect(run.errors == "navstate: lines that can't be read: 1\n")
  }
}
