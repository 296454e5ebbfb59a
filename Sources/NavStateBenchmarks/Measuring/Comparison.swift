/// An operation of ours at one depth, beside plain Swift that does the same work.
package struct Comparison {
  /// What is done.
  package let name: String

  /// The number of screens.
  package let depth: Int

  /// What plain Swift does.
  package let against: String

  /// The highest ratio that is fine, or `nil` if any is.
  package let bar: Double?

  /// Whether ours must not allocate more than plain Swift does.
  package let forbidsExtraAllocations: Bool

  /// Ours.
  package let ours: any Measurable

  /// Plain Swift.
  package let plain: any Measurable

  /// Creates a comparison.
  package init(
    _ name: String, depth: Int, against: String, bar: Double?,
    forbidsExtraAllocations: Bool = false, ours: any Measurable, plain: any Measurable
  ) {
    self.name = name
    self.depth = depth
    self.against = against
    self.bar = bar
    self.forbidsExtraAllocations = forbidsExtraAllocations
    self.ours = ours
    self.plain = plain
  }
}

/// What one side of a comparison costs.
package struct Cost: Hashable, Sendable {
  /// The fastest sample, in nanoseconds an operation.
  package let fastest: Double

  /// The median of all samples, in nanoseconds an operation.
  package let median: Double

  /// Blocks allocated in an operation, or `nil` if they are not counted.
  package let allocations: Double?

  /// Creates a cost.
  package init(fastest: Double, median: Double, allocations: Double?) {
    self.fastest = fastest
    self.median = median
    self.allocations = allocations
  }

  /// Creates a cost of samples, of which there is at least one.
  package init(samples: [Double], allocations: Double?) {
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    fastest = sorted[0]
    median =
      sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    self.allocations = allocations
  }
}

/// What is measured.
package enum Unit: Hashable, Sendable {
  /// The time of an operation.
  case nanoseconds
  /// The memory of a value.
  case bytes
}

/// What was measured of a comparison.
package struct Row: Hashable, Sendable {
  /// What is measured.
  package let unit: Unit

  /// What is done.
  package let name: String

  /// The number of screens.
  package let depth: Int

  /// What plain Swift does.
  package let against: String

  /// The highest ratio that is fine, or `nil` if any is.
  package let bar: Double?

  /// Whether ours must not allocate more than plain Swift does.
  package let forbidsExtraAllocations: Bool

  /// The cost of ours.
  package let ours: Cost

  /// The cost of plain Swift.
  package let plain: Cost

  /// Creates a row.
  package init(_ comparison: Comparison, ours: Cost, plain: Cost) {
    unit = .nanoseconds
    name = comparison.name
    depth = comparison.depth
    against = comparison.against
    bar = comparison.bar
    forbidsExtraAllocations = comparison.forbidsExtraAllocations
    self.ours = ours
    self.plain = plain
  }

  /// Creates a row of what values take in memory.
  ///
  /// - Parameters:
  ///   - comparison: What was compared.
  ///   - ours: The bytes of one of ours.
  ///   - plain: The bytes of one in plain Swift.
  package init(_ comparison: SizeComparison, ours: Double, plain: Double) {
    unit = .bytes
    name = comparison.name
    depth = comparison.depth
    against = comparison.against
    bar = comparison.bar
    forbidsExtraAllocations = false
    self.ours = Cost(fastest: ours, median: ours, allocations: nil)
    self.plain = Cost(fastest: plain, median: plain, allocations: nil)
  }

  /// The ratio of the fastest samples: they are the ones that nothing disturbed.
  package var ratio: Double { ours.fastest / plain.fastest }

  /// Whether ours costs more than it may.
  package var isOverBar: Bool {
    if let bar { ratio > bar } else { false }
  }

  /// Whether ours takes more memory than it may; unlike a time this is the same in every run.
  package var isTooLarge: Bool { unit == .bytes && isOverBar }

  /// Whether ours allocates more than it may; unlike a time this is the same in every run.
  package var allocatesTooMuch: Bool {
    guard forbidsExtraAllocations, let own = ours.allocations, let other = plain.allocations else {
      return false
    }
    return own > other
  }
}
