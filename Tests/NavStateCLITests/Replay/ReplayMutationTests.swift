import NavState
import NavStateCLI
import NavStateSample
import NavStateTestSupport
import Testing

/// Lines of services that this program knows nothing about.
private let foreign = [
  #"{"id":"a","action":{"push":{"route":{"type":"shop.item","value":{"id":7,"tags":["a","b"]}}}}}"#,
  #"{"action":{"set":{"stack":[{"type":"Swift.Int","value":42},{"type":"gone","value":null}]}}}"#,
  #"{"action":{"present":{"item":{"type":"shop.cart","value":{"id":"c","sum":1.5}}}},"by":"link"}"#,
  #"{"action":{"popTo":{"id":"shop.item/7"}}}"#, #"{"action":{"dismiss":{"id":"shop.cart/c"}}}"#,
  #"{"action":{"present":{"alert":{"id":"q","title":"?","choices":[{"id":"y","title":"Y","answer":[1,{}]}]}}}}"#,
  #"{"action":{"answer":{"prompt":"q","choice":"y"}},"by":"user"}"#,
]

@Suite("Replay, on hostile lines")
struct ReplayMutationTests {
  private static let rounds = patience(5_000, optimized: 100_000)

  @Test(
    "answers each spoiled line with one line of JSON, and changes nothing if it can't be read",
    arguments: SeededGenerator.seeds(2_026))
  func mutations(seed: UInt64) throws {
    let script = String(decoding: Reader.script, as: UTF8.self).split(separator: "\n")
    var mutator = JSONMutator(
      texts: script.map(String.init) + foreign, generator: SeededGenerator(seed: seed))
    var replay = Replay<Router<OpenReader>>()
    var counts = (read: 0, unreadable: 0, again: 0)
    for number in 1...Self.rounds {
      // The streams grow without end, and a state is a part of every answer.
      if number.isMultiple(of: 500) { replay = Replay() }
      let spoiled = mutator.next().filter { $0 != UInt8(ascii: "\n") }
      var lines = LineReader(Bytes(spoiled), limit: 4_096)
      guard let cut = try lines.next(), cut.content != .blank else { continue }
      let line = InputLine(number: number, content: cut.content)
      let reply = try #require(try replay.answer(to: line))
      #expect(reply.bytes.firstIndex(of: UInt8(ascii: "\n")) == reply.bytes.count - 1)
      let answer = try CodedValue(parsing: reply.bytes)
      if let error = answer["error"]?.string {
        counts.unreadable += 1
        #expect(!reply.isReadable && answer.count == 2)
        #expect(answer["line"]?.int == number && error.hasPrefix("at "))
      } else {
        counts.read += 1
        #expect(reply.isReadable && answer["line"] == nil)
        #expect(answer["revision"]?.int != nil && answer["outcome"]?.string != nil)
        counts.again += try isTakenAgain(answer) ? 1 : 0
      }
    }
    #expect(counts.read > Self.rounds / 20 && counts.unreadable > Self.rounds / 10)
    #expect(counts.again == counts.read)
  }

  /// Whether the state of an answer can be asked about, and is then the same.
  ///
  /// Without the rules of the stream no host waits: what was leaving is gone, and only the state
  /// after that is the same.
  private func isTakenAgain(_ answer: CodedValue) throws -> Bool {
    let state = try #require(answer["state"])
    let again = try asked(about: state)
    guard state["leaving"] != nil else { return again["state"] == state }
    let settled = try #require(again["state"])
    return try settled["leaving"] == nil && asked(about: settled)["state"] == settled
  }

  /// The answer to an action that changes nothing.
  private func asked(about state: CodedValue) throws -> CodedValue {
    let line: CodedValue = ["state": state, "action": ["pop": ["count": 0]]]
    let input = InputLine(number: 1, content: .bytes(line.bytes))
    let answer = try CodedValue(parsing: StatelessReplay().perform(input))
    #expect(answer["outcome"] == "unchanged")
    return answer
  }
}
