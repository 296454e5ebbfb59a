import NavStateAllocations
import NavStateBenchmarks
import Testing

@Suite("Sampler")
struct SamplerTests {
  /// Written by all subjects of a test, so that the order among them shows.
  final class Journal {
    var samples: [String] = []
  }

  /// Takes exactly so many nanoseconds an operation, and notes every sample of full length.
  final class FakeSubject: Measurable {
    let name: String
    let batch: Int
    let cost: Int
    let blocks: UInt64
    let journal: Journal

    init(_ name: String, batch: Int = 1, cost: Int = 1, blocks: UInt64 = 0, journal: Journal) {
      self.name = name
      self.batch = batch
      self.cost = cost
      self.blocks = blocks
      self.journal = journal
    }

    func time(_ count: Int) -> Duration {
      #expect(count > 0 && count.isMultiple(of: batch), "\(count) operations")
      if count * cost >= 64 { journal.samples.append(name) }
      return .nanoseconds(count * cost)
    }

    func allocations(_ count: Int) -> UInt64 { UInt64(count) * blocks }
  }

  private func comparison(_ ours: FakeSubject, _ plain: FakeSubject) -> Comparison {
    Comparison("push", depth: 1, against: "append", bar: nil, ours: ours, plain: plain)
  }

  @Test("takes turns as A B B A, and in the reverse order in every other round")
  func order() {
    let journal = Journal()
    let subjects = ["A", "B", "C", "D"].map { FakeSubject($0, journal: journal) }
    let rows = Sampler(length: .nanoseconds(64), rounds: 3)
      .rows(of: [comparison(subjects[0], subjects[1]), comparison(subjects[2], subjects[3])])

    #expect(rows.count == 2)
    // The first of each is the one that the calibration ended with.
    #expect(journal.samples.joined(separator: "") == "ABCDABBACDDCDCCDBAABABBACDDC")
  }

  @Test("gives the cost of one operation, whatever its batch", arguments: [1, 3, 32])
  func costs(batch: Int) throws {
    let journal = Journal()
    let ours = FakeSubject("A", batch: batch, cost: 6, blocks: 2, journal: journal)
    let plain = FakeSubject("B", cost: 4, blocks: 1, journal: journal)
    let row = try #require(
      Sampler(length: .nanoseconds(64), rounds: 2).rows(of: [comparison(ours, plain)]).first)

    #expect(row.ours.fastest == 6)
    #expect(row.ours.median == 6)
    #expect(row.plain.fastest == 4)
    #expect(row.ratio == 1.5)
    #expect(row.ours.allocations == (nav_allocations_are_counted() ? 2 : nil))
    #expect(row.plain.allocations == (nav_allocations_are_counted() ? 1 : nil))
  }
}
