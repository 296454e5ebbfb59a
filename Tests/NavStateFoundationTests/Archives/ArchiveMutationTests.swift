import Foundation
import NavState
import NavStateFoundation
import NavStateTestSupport
import Testing

private let qualified =
  #"["User","{\"id\":42,\"name\":\"Blob\"}","Foundation.Date","1.5","MyApp.Box<Swift.Int>","{\"value\":1}","Swift.Bool","true","Swift.String","\"hello\\n\""]"#

private let mangled =
  #"["11nav_codable4UserV","{\"id\":42,\"name\":\"Blob\"}","Sb","true","SaySiG","[1,2]","Si","42","SS","\"hello\""]"#

@Suite("NavigationPathArchive, seeded")
struct ArchiveMutationTests {
  private static let rounds = patience(5_000, optimized: 100_000)

  /// What a part of an archive is exchanged for.
  private static let parts = [
    "Swift.Int", "Swift.String", "Si", "SS", "4Shop4ItemV", "User", "MyApp.User", "Foundation.UUID",
    "MyApp.(unknown context at $1).P", "MyApp.Box<", "", "1", "\"", "\\", "{", "}", "[", "]", ",",
    "null", "1e999", #""""#, #"{\"id\":1,\"name\":\"a\"}"#, "\\ud800", "\u{0}", "🎈",
    "99999999999999999999",
    String(repeating: "[", count: 80),
  ]

  private func spoil(_ text: String, _ dice: inout SeededGenerator) -> [UInt8] {
    var bytes = text.bytes
    for _ in 0..<Int.random(in: 1...3, using: &dice) {
      let start = Int.random(in: 0...bytes.count, using: &dice)
      let end = Int.random(in: start...min(start + 12, bytes.count), using: &dice)
      let part = Self.parts.randomElement(using: &dice)?.bytes ?? []
      switch Int.random(in: 0..<8, using: &dice) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.removeSubrange(start...)
      case 2: bytes.insert(contentsOf: part, at: start)
      case 3: bytes.replaceSubrange(start..<end, with: part)
      case 4...6:
        // Between quotes, so that the array often stays one.
        let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        guard let first = quotes.randomElement(using: &dice) else { continue }
        let next = quotes.first { $0 > first } ?? bytes.count
        bytes.replaceSubrange(min(first + 1, next)..<next, with: part)
      default:
        guard let place = bytes.indices.randomElement(using: &dice) else { continue }
        bytes[place] = UInt8.random(in: 0...255, using: &dice)
      }
    }
    return bytes
  }

  @Test(
    "gives a path with a report, or an error with a place, whatever is damaged",
    arguments: [(qualified, 11), (mangled, 12)] as [(String, UInt64)])
  func mutations(text: String, seed: UInt64) throws {
    let names = try names()
    var dice = SeededGenerator(seed: seed)
    var counts = (whole: 0, damaged: 0, lost: 0)
    for round in 0..<Self.rounds {
      let bytes = spoil(text, &dice)
      func restore(_ policy: ReadingPolicy<Never>) -> Restored<RoutePath> {
        NavigationPathArchive.restorePath(from: bytes, with: names, unreadable: policy)
      }
      let kept = restore(.keepUnread)
      for loss in kept.report { #expect(!loss.description.isEmpty && loss.count > 0) }
      if kept.isComplete { counts.whole += 1 } else { counts.damaged += 1 }
      if kept.report.first?.place == [] { counts.lost += 1 }
      // One law a round: what the other policies make of it follows from this one.
      switch round % 4 {
      case 0:
        #expect(restore(.skip).value == RoutePath(kept.value.filter(\.isResolved) as [AnyRoute]))
      case 1:
        let prefix = restore(.keepPrefix)
        let first = kept.report.first.map { $0.position ?? 0 } ?? kept.value.count
        #expect(prefix.value == RoutePath(Array(kept.value.prefix(first)) as [AnyRoute]))
      case 2:
        let result = Result {
          try NavigationPathArchive.restorePath(from: bytes, with: names, unreadable: .throw)
        }
        #expect((try? result.get()) == (kept.isComplete ? kept : nil))
      default: try check(kept, with: names)
      }
    }
    #expect(counts.whole > Self.rounds / 100 && counts.damaged > Self.rounds / 4)
    #expect(counts.lost > Self.rounds / 100)
  }

  /// What was read is written so that it is read as it was, or can't be named for a reason.
  private func check(_ kept: Restored<RoutePath>, with names: ArchivedNames) throws {
    do throws(UnarchivableElement) {
      let archive = try NavigationPathArchive(kept.value, with: names)
      let again = archive.path(with: names, unreadable: .keepUnread)
      #expect(again.value.map(\.payload) == kept.value.map(\.payload))
      #expect(again.value.filter(\.isResolved) == kept.value.filter(\.isResolved))
    } catch {
      #expect(kept.value[error.position].isResolved == false, "\(error)")
    }
  }

  @Test("has items that are byte for byte those of Foundation's encoder with sorted keys")
  func items() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var dice = SeededGenerator(seed: 13)
    for round in 0..<Self.rounds / 5 {
      let value = dice.value()
      let route = AnyRoute(
        ArchivedDocument(value.shape, value.numbers, value.url, value.data, value.date))
      let archive = try NavigationPathArchive([route])
      let theirs = String(
        decoding: try encoder.encode(try #require(route.value(as: ArchivedDocument.self))),
        as: UTF8.self)
      #expect(archive.elements.map(\.item) == [theirs], "round \(round)")
    }
  }
}

/// What a document holds, but for decimals: Foundation keeps the zeros at their end.
struct ArchivedDocument: Hashable, Codable {
  let shape: String
  let numbers: [Double]
  let url: URL?
  let data: Data
  let date: Date

  init(_ shape: Shape, _ numbers: [Double], _ url: URL?, _ data: Data, _ date: Date) {
    self.shape = "\(shape)"
    self.numbers = numbers + numbers.map { $0.rounded() }
    self.url = url
    self.data = data
    self.date = date
  }
}
