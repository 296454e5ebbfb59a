import NavStateAllocations

/// Measures comparisons, so that what disturbs the machine for a while disturbs all of them alike.
///
/// All comparisons take turns in every round. Within one the order is A B B A, and B A A B in every
/// other round, so that neither side always comes after the other.
package struct Sampler {
  /// How long a sample takes at least.
  package let length: Duration

  /// How often each comparison has its turn; each gives two samples a side.
  package let rounds: Int

  /// A run that decides whether a bar is kept.
  package static var full: Self { Self(length: .milliseconds(10), rounds: 20) }

  /// A run that shows that everything works, and roughly how fast.
  package static var quick: Self { Self(length: .milliseconds(2), rounds: 6) }

  /// Creates a sampler.
  package init(length: Duration, rounds: Int) {
    self.length = length
    self.rounds = rounds
  }

  /// Measures comparisons.
  ///
  /// - Parameter comparisons: What to compare.
  /// - Returns: A row for each, in the same order.
  package func rows(of comparisons: [Comparison]) -> [Row] {
    var runs = comparisons.map(Run.init)
    for index in runs.indices { runs[index].calibrate(to: length) }
    for round in 0..<rounds {
      let isReversed = !round.isMultiple(of: 2)
      for index in isReversed ? Array(runs.indices.reversed()) : Array(runs.indices) {
        runs[index].sample(startingWithPlain: isReversed)
      }
    }
    return runs.map(\.row)
  }
}

/// One comparison while it is measured.
private struct Run {
  let comparison: Comparison
  var ours: Side
  var plain: Side

  init(_ comparison: Comparison) {
    self.comparison = comparison
    ours = Side(comparison.ours)
    plain = Side(comparison.plain)
  }

  mutating func calibrate(to length: Duration) {
    ours.calibrate(to: length)
    plain.calibrate(to: length)
  }

  mutating func sample(startingWithPlain: Bool) {
    for isPlain in startingWithPlain ? [true, false, false, true] : [false, true, true, false] {
      if isPlain { plain.sample() } else { ours.sample() }
    }
  }

  var row: Row {
    Row(comparison, ours: ours.cost, plain: plain.cost)
  }
}

/// One side of a comparison while it is measured.
private struct Side {
  let subject: any Measurable
  var count: Int
  var samples: [Double] = []

  init(_ subject: any Measurable) {
    self.subject = subject
    count = subject.batch
  }

  /// Finds the number of operations that takes as long as a sample should.
  mutating func calibrate(to length: Duration) {
    while subject.time(count) < length { count *= 2 }
  }

  /// Takes a sample, on caches that hold this subject rather than the one before.
  mutating func sample() {
    _ = subject.time(max(subject.batch, count / 64 / subject.batch * subject.batch))
    samples.append(subject.time(count) / .nanoseconds(1) / Double(count))
  }

  var cost: Cost {
    // As many as two samples take, at most: what one operation allocates is nearly always the same.
    let operations = min(1024, max(8, 2 * count / subject.batch)) * subject.batch
    let isCounted = nav_allocations_are_counted()
    let allocations =
      isCounted ? Double(subject.allocations(operations)) / Double(operations) : nil
    return Cost(samples: samples, allocations: allocations)
  }
}
