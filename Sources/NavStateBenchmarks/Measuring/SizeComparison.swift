import NavStateAllocations

/// The memory that a value of ours takes, beside plain Swift that holds the same.
package struct SizeComparison {
  /// What is held.
  package let name: String

  /// The number of screens.
  package let depth: Int

  /// What plain Swift holds it in.
  package let against: String

  /// The highest ratio that is fine, or `nil` if any is.
  package let bar: Double?

  private let ours: () -> Double?
  private let plain: () -> Double?

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - name: What is held.
  ///   - depth: The number of screens.
  ///   - against: What plain Swift holds it in.
  ///   - bar: The highest ratio that is fine, or `nil` if any is.
  ///   - count: The number of values that are made of each.
  ///   - ours: Makes one of ours.
  ///   - plain: Makes one in plain Swift.
  package init<Ours, Plain>(
    _ name: String, depth: Int, against: String, bar: Double?, count: Int = 100_000,
    ours: @escaping () -> Ours, plain: @escaping () -> Plain
  ) {
    self.name = name
    self.depth = depth
    self.against = against
    self.bar = bar
    self.ours = { bytes(aValueOf: count, make: ours) }
    self.plain = { bytes(aValueOf: count, make: plain) }
  }

  /// Makes the values and counts, or returns `nil` where memory is not counted.
  package func row() -> Row? {
    guard let ours = ours(), let plain = plain() else { return nil }
    return Row(self, ours: ours, plain: plain)
  }
}

/// The bytes that a value takes in an array of many, with all that it alone refers to.
///
/// What values share is made before, by whoever makes them, so that it does not count.
///
/// - Parameters:
///   - count: The number of values.
///   - make: Makes one.
/// - Returns: The allocator's own count, or `nil` if it has none.
package func bytes<Value>(aValueOf count: Int, make: () -> Value) -> Double? {
  guard nav_bytes_are_counted() else { return nil }
  let before = nav_bytes_in_use()
  var values: [Value] = []
  values.reserveCapacity(count)
  for _ in 0..<count { values.append(make()) }
  let after = nav_bytes_in_use()
  return withExtendedLifetime(values) { (Double(after) - Double(before)) / Double(count) }
}
