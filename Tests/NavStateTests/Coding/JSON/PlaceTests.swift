import NavState
import Testing

@Suite("Places of failures")
struct PlaceTests {
  /// A type that notes where it can't be read as a number, and goes on.
  private struct Note: Decodable {
    let failures: [ReadingFailure]

    init(from decoder: any Decoder) throws {
      do {
        _ = try Int(from: decoder)
        failures = []
      } catch let error as DecodingError {
        let inside = try? [Note](from: decoder).flatMap(\.failures)
        failures =
          [error.context.underlyingError as? ReadingFailure].compactMap(\.self)
          + (inside ?? [])
      }
    }
  }

  @Test(
    "are right for each of many values, in the order of the document and against it",
    arguments: [1, 2, 31, 32, 33, 34, 300])
  func wide(count: Int) throws {
    let lines = (0..<count).map { "[\n\"\($0)\",\($0)]" }.joined(separator: ",\n")
    let failures = try CodedDecoder().decode(Note.self, from: Array("[\(lines)]".utf8)).failures
    var places: [[String]] = [[]]
    for position in 0..<count { places += [["\(position)"], ["\(position)", "0"]] }
    #expect(failures.map(\.place) == places)
    var ends: [Int] = [1]
    for position in 0..<count { ends += [2 * position + 1, 2 * position + 2] }
    #expect(failures.map(\.line) == ends)
  }

  @Test("are right under keys that are asked for in any order", arguments: [1, 32, 33, 300])
  func keys(count: Int) throws {
    struct Backwards: Decodable {
      var places: [[String]?] = []
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TestKey.self)
        for key in container.allKeys.reversed() {
          let notes = try container.decode([Note].self, forKey: key)
          places += notes.flatMap(\.failures).map(\.place)
        }
      }
    }
    let members = (0..<count).map { "\"k\($0)\":[\($0),true]" }.joined(separator: ",")
    let read = try CodedDecoder().decode(Backwards.self, from: Array("{\(members)}".utf8))
    #expect(read.places == (0..<count).reversed().map { ["k\($0)", "1"] })
  }

  @Test("don't cost a walk through the document each, or this would take minutes")
  func many() throws {
    let key = String(repeating: "k", count: 1_000_000)
    let texts = String(repeating: "\"x\",\n", count: 40_000)
    let document = Array("{\"\(key)\":[\(texts)true]}".utf8)
    let read = try CodedDecoder().decode([String: [Note]].self, from: document)
    let last = try #require(read[key]?.last?.failures.first)
    #expect(last.place == [key, "40000"] && last.line == 40_001)
  }
}
