import Foundation
import NavStateCLI
import NavStateSample
import NavStateTestSupport
import Testing

/// What is looked at in an answer.
private struct Answer: Decodable {
  let id: String?
  let revision: Int?
  let outcome: String?
  let line: Int?
  let error: String?
}

@Suite("Replay, on hostile lines")
struct ReplayMutationTests {
  @Test(
    "answers each of 10,000 spoiled lines with one line of JSON",
    arguments: SeededGenerator.seeds(2_026))
  func mutations(seed: UInt64) throws {
    let script = String(decoding: Reader.script, as: UTF8.self).split(separator: "\n")
    var mutator = JSONMutator(
      texts: script.map(String.init), generator: SeededGenerator(seed: seed))
    var replay = Replay<OpenReader>()
    let decoder = JSONDecoder()
    var counts = (read: 0, unreadable: 0)
    for number in 1...10_000 {
      let spoiled = mutator.next().filter { $0 != UInt8(ascii: "\n") }
      var lines = LineReader(Bytes(spoiled), limit: 4_096)
      guard let cut = try lines.next(), cut.content != .blank else { continue }
      let line = InputLine(number: number, content: cut.content)
      let reply = try #require(try replay.answer(to: line))
      let bytes = reply.bytes
      #expect(bytes.firstIndex(of: UInt8(ascii: "\n")) == bytes.count - 1)
      let answer = try decoder.decode(Answer.self, from: Data(bytes))
      if let error = answer.error {
        counts.unreadable += 1
        #expect(!reply.isReadable)
        #expect(answer.line == number && error.hasPrefix("at ") && answer.outcome == nil)
      } else {
        counts.read += 1
        #expect(reply.isReadable)
        #expect(answer.id != nil && answer.revision != nil && answer.outcome != nil)
        #expect(answer.line == nil)
      }
    }
    #expect(counts.read > 500 && counts.unreadable > 1_000)
  }
}
