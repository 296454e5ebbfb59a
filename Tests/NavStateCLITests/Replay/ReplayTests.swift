import NavState
import NavStateCLI
import NavStateSample
import Testing

// The lines that several exchanges begin with.
private let push = #"{"action":{"push":{"route":{"trending":{}}}}}"#
private let trending = #"{"type":"reader.route","value":{"trending":{}}}"#
private let drafts = #"{"type":"reader.route","value":{"drafts":{}}}"#
private let compose = #"{"action":{"present":{"item":{"newMessage":{"text":""}}}}}"#

private let ofStack: [Exchange] = [
  Exchange(
    "push", push,
    answer: #"""
      {"events":[{"pushed":{"routes":[\#(trending)]}}],"id":"","outcome":"changed","revision":1,"state":{"presented":[],"stack":[\#(trending)]}}
      """#),
  Exchange(
    "push by a rule on duplicates", push,
    #"{"action":{"push":{"route":{"trending":{}},"duplicates":"ignoreIfOnTop"}}}"#,
    answer: #"""
      {"events":[],"id":"","outcome":"unchanged","revision":1,"state":{"presented":[],"stack":[\#(trending)]}}
      """#),
  Exchange(
    "pop", push, push, #"{"action":{"pop":{"count":5}}}"#,
    answer: #"""
      {"events":[{"popped":{"routes":[\#(trending),\#(trending)]}}],"id":"","outcome":"changed","revision":3,"state":{"presented":[],"stack":[]}}
      """#),
  Exchange(
    "pop at the root", #"{"action":{"pop":{}}}"#,
    answer: #"""
      {"events":[],"id":"","outcome":"unhandled","revision":0,"state":{"presented":[],"stack":[]}}
      """#),
  Exchange(
    "pop of a negative number", #"{"action":{"pop":{"count":-1}}}"#,
    answer: #"""
      {"events":[],"id":"","outcome":"refused","reason":"negativeCount: -1 screens can't be popped","revision":0,"state":{"presented":[],"stack":[]}}
      """#),
  Exchange(
    "popTo an identity", push, #"{"action":{"push":{"route":{"drafts":{}}}}}"#,
    #"{"action":{"popTo":{"id":"trending"}}}"#,
    answer: #"""
      {"events":[{"popped":{"routes":[\#(drafts)]}}],"id":"","outcome":"changed","revision":3,"state":{"presented":[],"stack":[\#(trending)]}}
      """#),
  Exchange(
    "popTo the first match", push, push,
    #"{"action":{"popTo":{"route":{"trending":{}},"match":"first"}}}"#,
    answer: #"""
      {"events":[{"popped":{"routes":[\#(trending)]}}],"id":"","outcome":"changed","revision":3,"state":{"presented":[],"stack":[\#(trending)]}}
      """#),
  Exchange(
    "popTo what is not there", #"{"action":{"popTo":{"route":{"drafts":{}}}}}"#,
    answer: #"""
      {"events":[],"id":"","outcome":"refused","reason":"notThere: what the action names is not there","revision":0,"state":{"presented":[],"stack":[]}}
      """#),
  Exchange(
    "popToRoot", push, #"{"action":{"popToRoot":{}}}"#,
    answer: #"""
      {"events":[{"popped":{"routes":[\#(trending)]}}],"id":"","outcome":"changed","revision":2,"state":{"presented":[],"stack":[]}}
      """#),
  Exchange(
    "replaceTop", push, #"{"action":{"replaceTop":{"route":{"drafts":{}}}}}"#,
    answer: #"""
      {"events":[{"replaced":{"added":[\#(drafts)],"removed":[\#(trending)]}}],"id":"","outcome":"changed","revision":2,"state":{"presented":[],"stack":[\#(drafts)]}}
      """#),
  Exchange(
    "bringToFront", push, #"{"action":{"bringToFront":{"route":{"trending":{}}}}}"#,
    answer: #"""
      {"events":[],"id":"","outcome":"unchanged","revision":1,"state":{"presented":[],"stack":[\#(trending)]}}
      """#),
  Exchange(
    "set", push, #"{"by":"user","action":{"set":{"stack":[]}}}"#,
    answer: #"""
      {"events":[{"popped":{"routes":[\#(trending)]}}],"id":"","outcome":"changed","revision":2,"state":{"presented":[],"stack":[]}}
      """#),
]

private let ofTheRest: [Exchange] = [
  Exchange(
    "present", compose,
    answer: #"""
      {"events":[{"presented":{"item":{"newMessage":{"text":""}}}}],"id":"","outcome":"changed","revision":1,"state":{"presented":[{"newMessage":{"text":""}}],"stack":[]}}
      """#),
  Exchange(
    "present under the same identity", compose,
    #"{"action":{"present":{"item":{"newMessage":{"text":"a/b"}}}}}"#,
    answer: #"""
      {"events":[{"updated":{"from":{"newMessage":{"text":""}},"to":{"newMessage":{"text":"a/b"}}}}],"id":"","outcome":"changed","revision":2,"state":{"presented":[{"newMessage":{"text":"a/b"}}],"stack":[]}}
      """#),
  Exchange(
    "present in another's place", compose, #"{"action":{"present":{"item":{"about":{}}}}}"#,
    answer: #"""
      {"events":[{"dismissed":{"cause":"replaced","item":{"newMessage":{"text":""}}}},{"presented":{"item":{"about":{}}}}],"id":"","outcome":"changed","revision":2,"state":{"presented":[{"about":{}}],"stack":[]}}
      """#),
  Exchange(
    "dismiss", compose, #"{"by":"user","action":{"dismiss":{"id":"composer"}}}"#,
    answer: #"""
      {"events":[{"dismissed":{"cause":"user","item":{"newMessage":{"text":""}}}}],"id":"","outcome":"changed","revision":2,"state":{"presented":[],"stack":[]}}
      """#),
  Exchange(
    "dismiss of what is not up", compose, #"{"action":{"dismiss":{"id":"about"}}}"#,
    answer: #"""
      {"events":[],"id":"","outcome":"unchanged","revision":1,"state":{"presented":[{"newMessage":{"text":""}}],"stack":[]}}
      """#),
  Exchange(
    "back over a sheet", push, compose, #"{"action":{"back":{}},"by":"link"}"#,
    answer: #"""
      {"events":[{"dismissed":{"cause":"link","item":{"newMessage":{"text":""}}}}],"id":"","outcome":"changed","revision":3,"state":{"presented":[],"stack":[\#(trending)]}}
      """#),
  Exchange(
    "configure raises the revision",
    #"{"action":{"configure":{"rules":{"duplicates":"ignoreIfOnTop"}}}}"#,
    push, push,
    answer: #"""
      {"events":[],"id":"","outcome":"unchanged","revision":2,"state":{"presented":[],"stack":[\#(trending)]}}
      """#),
  Exchange(
    "configure below the depth there is", push, #"{"action":{"configure":{"rules":{"depth":0}}}}"#,
    answer: #"""
      {"events":[],"id":"","outcome":"refused","reason":"tooDeep: the stack may have no more screens than 0","revision":1,"state":{"presented":[],"stack":[\#(trending)]}}
      """#),
  Exchange(
    "adapt changes without a revision", #"{"action":{"adapt":{"traits":{"width":320}}}}"#,
    answer: #"""
      {"events":[],"id":"","outcome":"changed","revision":0,"state":{"presented":[],"stack":[]}}
      """#),
  Exchange(
    "adapt again: it was kept", #"{"action":{"adapt":{"traits":{"width":320}}}}"#,
    #"{"action":{"adapt":{"traits":{"width":320}}}}"#,
    answer: #"""
      {"events":[],"id":"","outcome":"unchanged","revision":0,"state":{"presented":[],"stack":[]}}
      """#),
  Exchange(
    "a stale expected revision", push, #"{"expected":0,"action":{"pop":{}}}"#,
    answer: #"""
      {"events":[],"id":"","outcome":"refused","reason":"stale: the action expects revision 0, the present one is 1","revision":1,"state":{"presented":[],"stack":[\#(trending)]}}
      """#),
  Exchange(
    "a repeated key: the revision that it got first",
    #"{"key":"k","expected":0,"action":{"push":{"route":{"trending":{}}}}}"#, push,
    #"{"key":"k","expected":0,"action":{"push":{"route":{"trending":{}}}}}"#,
    answer: #"""
      {"alreadyApplied":true,"events":[],"id":"","outcome":"unchanged","revision":1,"state":{"presented":[],"stack":[\#(trending),\#(trending)]}}
      """#),
  Exchange(
    "a key that only was refused is free",
    #"{"key":"k","expected":7,"action":{"push":{"route":{"trending":{}}}}}"#,
    #"{"key":"k","action":{"push":{"route":{"trending":{}}}}}"#,
    answer: #"""
      {"events":[{"pushed":{"routes":[\#(trending)]}}],"id":"","outcome":"changed","revision":1,"state":{"presented":[],"stack":[\#(trending)]}}
      """#),
  Exchange(
    "streams don't touch one another", push, #"{"id":"a/b","key":"k","action":{"back":{}}}"#,
    answer: #"""
      {"events":[],"id":"a/b","outcome":"unhandled","revision":0,"state":{"presented":[],"stack":[]}}
      """#),
  Exchange(
    "a stream goes on", #"{"id":"a","action":{"push":{"route":{"trending":{}}}}}"#, push,
    #"{"id":"a","action":{"back":{}}}"#,
    answer: #"""
      {"events":[{"popped":{"routes":[\#(trending)]}}],"id":"a","outcome":"changed","revision":2,"state":{"presented":[],"stack":[]}}
      """#),
  Exchange(
    "blank lines are counted, not answered", "", " \t", "{",
    answer: #"{"error":"at byte 2: the document ends too early","line":3}"#),
  Exchange(
    "a line that can't be read changes nothing", push, #"{"action":{"fly":{}}}"#,
    #"{"action":{"back":{}},"expected":1}"#,
    answer: #"""
      {"events":[{"popped":{"routes":[\#(trending)]}}],"id":"","outcome":"changed","revision":2,"state":{"presented":[],"stack":[]}}
      """#),
  Exchange(
    "an error names the line, the place and the verb", push, #"{"action":{"fly":{}}}"#,
    answer: #"{"error":"at action: the name \"fly\" is not known","line":2}"#),
]

@Suite("Replay")
struct ReplayTests {
  @Test("answers an action of the stack as documented", arguments: ofStack)
  func stack(exchange: Exchange) {
    exchange.check(["replay"])
  }

  @Test("answers any other line as documented", arguments: ofTheRest)
  func others(exchange: Exchange) {
    exchange.check(["replay"])
  }

  @Test("forgets nothing between lines, and keeps no stream that never left its start")
  func streams() throws {
    var replay = Replay<Router<OpenReader>>()
    for text in [#"{"id":"a","action":{"back":{}}}"#, #"{"id":"b","action":{"fly":{}}}"#, push] {
      let line = InputLine(number: 1, content: .bytes(Array(text.utf8)))
      #expect(try replay.answer(to: line)?.isReadable == !text.contains("fly"))
    }
    #expect(replay.streams == [""])
    #expect(replay.place(of: "").revision == 1)
    #expect(replay.place(of: "a") == Revisioned(Router()))
  }

  @Test("answers with an error when the state can't be written, and changes nothing")
  func notStorable() throws {
    var router = Router<OpenReader>()
    router.push(OpenRoute(AnyRoute(ReaderRoute.preview(draft: LiveDraft(token: 1)))))
    var replay = Replay(start: Revisioned(router))
    let line = InputLine(number: 7, content: .bytes(Array(push.utf8)))
    let answer = try #require(try replay.answer(to: line))
    let text = String(decoding: answer.bytes, as: UTF8.self)
    #expect(text.hasPrefix(#"{"error":"at state.stack"#), "\(text)")
    #expect(text.hasSuffix("it can't be written: A live draft is not storable\",\"line\":7}\n"))
    #expect(replay.place(of: "") == Revisioned(router))
    #expect(!answer.isReadable)
  }
}
