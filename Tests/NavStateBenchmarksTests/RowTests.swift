import NavStateBenchmarks
import Testing

@Suite("Row")
struct RowTests {
  @Test(
    "takes the fastest sample and the median",
    arguments: [
      ([3], 3, 3),
      ([5, 1, 3], 1, 3),
      ([9, 2, 4, 3], 2, 3.5),
    ] as [([Double], Double, Double)])
  func statistics(samples: [Double], fastest: Double, median: Double) {
    #expect(
      Cost(samples: samples, allocations: 1)
        == Cost(fastest: fastest, median: median, allocations: 1))
  }

  @Test(
    "says whether the bar and the promise about allocations are kept",
    arguments: [
      // Ratios are of the fastest samples: ours / 10.
      Verdict(ours: 11, bar: 1.1, promises: false, allocations: (9, 0), expected: "ok"),
      Verdict(ours: 11.1, bar: 1.1, promises: false, allocations: (0, 0), expected: "OVER"),
      Verdict(ours: 99, bar: nil, promises: false, allocations: (0, 0), expected: "–"),
      Verdict(ours: 10, bar: 2.5, promises: true, allocations: (1, 1), expected: "ok"),
      Verdict(ours: 10, bar: 2.5, promises: true, allocations: (0, 1), expected: "ok"),
      Verdict(ours: 10, bar: 2.5, promises: true, allocations: (1.5, 1), expected: "ALLOCATES"),
      Verdict(ours: 99, bar: 2.5, promises: true, allocations: (1, 0), expected: "ALLOCATES"),
      Verdict(ours: 10, bar: 2.5, promises: true, allocations: nil, expected: "ok"),
    ])
  func verdicts(_ verdict: Verdict) {
    #expect(verdict.row.verdict == verdict.expected)
    #expect(verdict.row.isOverBar == (verdict.bar.map { verdict.ours / 10 > $0 } ?? false))
    #expect(verdict.row.allocatesTooMuch == (verdict.expected == "ALLOCATES"))
  }
}

/// A row against plain Swift whose fastest sample takes 10 ns, and what is to be said of it.
struct Verdict: CustomTestStringConvertible {
  let ours: Double
  let bar: Double?
  let promises: Bool
  let allocations: (ours: Double, plain: Double)?
  let expected: String

  var row: Row {
    Row(
      Comparison(
        "push", depth: 10, against: "append", bar: bar, forbidsExtraAllocations: promises,
        ours: Idle(), plain: Idle()),
      ours: Cost(fastest: ours, median: ours * 2, allocations: allocations?.ours),
      plain: Cost(fastest: 10, median: 20, allocations: allocations?.plain))
  }

  var testDescription: String {
    "\(ours) against 10, bar \(bar.map { "\($0)" } ?? "none"): \(expected)"
  }
}

/// Does nothing, in no time.
final class Idle: Measurable {
  let batch = 1
  func time(_ count: Int) -> Duration { .zero }
  func allocations(_ count: Int) -> UInt64 { 0 }
}
