import NavStateAllocations
import NavStateBenchmarks
import Testing

/// Two words inline, and an array of its own of so many numbers, at exact capacity.
private struct Sized {
  var first = 0
  var numbers: [Int]

  init(count: Int) {
    numbers = []
    numbers.reserveCapacity(count)
    for number in 0..<count { numbers.append(number) }
  }
}

private func comparison(_ ours: Int, _ plain: Int, bar: Double? = nil) -> SizeComparison {
  SizeComparison(
    "numbers", depth: ours, against: "numbers", bar: bar, count: 50_000,
    ours: { Sized(count: ours) }, plain: { Sized(count: plain) })
}

@Suite("SizeComparison")
struct SizeComparisonTests {
  // In a process of its own, since the allocator counts what other tests take, too.
  @Test("counts what a value takes inline and in all blocks of its own")
  func counts() async {
    await #expect(processExitsWith: .success) {
      guard nav_bytes_are_counted() else { return }
      for count in [1, 10, 100] {
        // Two words inline; an array's header of four, its numbers, and what the allocator adds to a
        // block, which is a word and what fills it up to a multiple of two.
        let least = Double(16 + 32 + 8 * count)
        guard let row = comparison(count, count).row() else { preconditionFailure("no row") }
        precondition(row.unit == .bytes)
        precondition(row.ours.fastest >= least, "\(row.ours.fastest) of \(least)")
        precondition(row.ours.fastest <= least + 24, "\(row.ours.fastest) of \(least)")
      }
    }
  }

  @Test("leaves the row out where memory is not counted, and nowhere else")
  func uncounted() {
    #expect((comparison(1, 1).row() == nil) == !nav_bytes_are_counted())
  }

  @Test(
    "is too large over its bar only",
    arguments: [
      (1.3, 1.3, false), (1.31, 1.3, true), (9, nil, false), (0.5, 1, false),
    ] as [(Double, Double?, Bool)])
  func verdicts(ratio: Double, bar: Double?, isTooLarge: Bool) {
    let row = Row(comparison(1, 1, bar: bar), ours: ratio * 1000, plain: 1000)
    #expect(row.isTooLarge == isTooLarge)
    #expect(row.verdict == (isTooLarge ? "TOO LARGE" : bar == nil ? "–" : "ok"))
  }

  @Test("says nothing of a row of times: those over their bar fail nothing")
  func times() {
    let row = Verdict(ours: 99, bar: 1, promises: false, allocations: nil, expected: "OVER").row
    #expect(!row.isTooLarge)
    #expect(row.verdict == "OVER")
  }
}
