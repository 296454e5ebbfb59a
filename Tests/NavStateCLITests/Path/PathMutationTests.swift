import NavState
import NavStateCLI
import NavStateTestSupport
import Testing

private let archives = [
  #"[{"type":"Swift.String","value":"a/b"},{"type":"reader.route","value":{"message":{"id":"7"}}},{"type":"Gone.Item","value":{"id":7}}]"#,
  #"["Gone.Item","{\"id\": 7}","NavStateSample.ReaderRoute","{\"message\":{\"id\":\"7\"}}","Swift.Int","1","Swift.String","\"a\\\/b\""]"#,
  #"["s5Int64V","5","11nav_codable4UserV","{\"name\":\"Blob\"}","SS","\"a\""]"#,
]

@Suite("PathFile, on hostile files")
struct PathMutationTests {
  private static let rounds = patience(5_000, optimized: 100_000)

  @Test("is read with a report, or refused with a place", arguments: archives.indices)
  func mutations(index: Int) throws {
    var mutator = JSONMutator(
      texts: [archives[index]], generator: SeededGenerator(seed: 40 + UInt64(index)))
    var counts = (read: 0, refused: 0, converted: 0)
    for _ in 0..<Self.rounds {
      let bytes = mutator.next()
      do throws(LineError) {
        let file = try PathFile(bytes)
        counts.read += 1
        #expect(file.elements.filter { !$0.isResolved }.count == file.report.count)
        if counts.read.isMultiple(of: 4), try convert(file) { counts.converted += 1 }
      } catch {
        counts.refused += 1
        #expect("\(error)".hasPrefix("at "))
      }
    }
    #expect(counts.read > Self.rounds / 50 && counts.refused > Self.rounds / 20)
    #expect(counts.converted > 0)
  }

  /// Whether a file can be converted; what comes of it is read again, with as many elements.
  private func convert(_ file: PathFile) throws(LineError) -> Bool {
    #expect(!file.text.isEmpty && !file.json.contains("\n"))
    var isConverted = false
    for target in [PathFormat.native, .swiftui] {
      do throws(UnconvertiblePath) {
        let text = try file.converted(to: target)
        let again = try? PathFile(Array(text.utf8))
        // What is live is written as its type writes it; the rest as it was.
        let pairs = zip(again?.elements ?? [], file.elements)
        #expect(again?.elements.count == file.elements.count, "\(text)")
        for (mine, theirs) in pairs {
          #expect(mine.isResolved == theirs.isResolved, "\(text)")
          #expect(mine.isResolved || mine.value == theirs.value, "\(text)")
        }
        isConverted = true
      } catch {
        #expect(error.description.hasPrefix("element "))
      }
    }
    return isConverted
  }
}
