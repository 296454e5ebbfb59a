import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("Mutated documents")
struct MutationTests {
  private static let rounds = patience(5_000, optimized: 100_000)

  /// A document with everything in it that the grammar has.
  private static let seed = Array(
    #"""
    [{"message": {"id": "7\n\u00e9é"}}, {"hashtag": {"name": "\ud83d\ude00", "account": null}},
     {"timeline": {"filter": {"replies": true, "boosts": false}}}, {"people": {"ids": ["1", ""]}},
     -12, 0.5e+3, 18446744073709551615, {}, []]
    """#.utf8)

  @Test("each gives a value or an error with its place, and what is read is canonical")
  func mutating() throws {
    var dice = SeededGenerator(seed: 0x5EED)
    var read = 0
    for round in 0..<Self.rounds {
      let bytes = dice.mutation(of: Self.seed)
      do {
        let value = try CodedValue(parsing: bytes)
        #expect(try CodedValue(parsing: value.bytes).bytes == value.bytes, "round \(round)")
        read += 1
      } catch let error as DecodingError {
        let failure = error.context.underlyingError as? ReadingFailure
        let offset = try #require(failure?.offset, "round \(round): \(error)")
        #expect(offset <= bytes.count && failure?.line != nil, "round \(round)")
      }
      do {
        _ = try CodedDecoder().decode([ReaderRoute].self, from: bytes)
      } catch let error as DecodingError {
        // A type may throw an error of its own; all others are the decoder's, with a place.
        let failure = error.context.underlyingError as? ReadingFailure
        #expect(failure == nil || failure?.offset != nil, "round \(round): \(error)")
      }
    }
    // A mutation inside a text is harmless, one outside of it is not: both come often.
    #expect(read > Self.rounds / 10 && read < Self.rounds * 9 / 10)
  }
}

extension SeededGenerator {
  /// Bytes changed, removed, doubled, cut or put in, in one to three places.
  fileprivate mutating func mutation(of bytes: [UInt8]) -> [UInt8] {
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "0", "-", "e", "null", "\\ud800", "[[[[",
    ]
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      let place = Int.random(in: 0..<max(1, bytes.count), using: &self)
      guard place < bytes.count else { return bytes }
      let end = min(bytes.count, place + Int.random(in: 1...12, using: &self))
      switch Int.random(in: 0..<8, using: &self) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &self)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: bytes.insert(contentsOf: (pieces.randomElement(using: &self) ?? "").utf8, at: place)
      case 5: bytes.insert(UInt8.random(in: 0x61...0x7A, using: &self), at: place)
      case 6: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &self)
      default: if Bool.random(using: &self) { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }
}
