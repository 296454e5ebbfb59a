import NavStateAllocations

/// Something whose speed is measured, whatever it works on.
package protocol Measurable: AnyObject {
  /// The number of operations that a call must be a multiple of.
  var batch: Int { get }

  /// Performs a number of operations.
  ///
  /// - Returns: How long they took, without what had to be prepared for them.
  func time(_ count: Int) -> Duration

  /// Performs a number of operations.
  ///
  /// - Returns: How many blocks they allocated.
  func allocations(_ count: Int) -> UInt64
}

/// An operation, and the value that it works on.
///
/// The loop over the operations is inside `body`, so that the compiler sees both together: what is
/// called through a closure is a whole sample, never a single operation.
package final class Subject<Value>: Measurable {
  /// The number of operations that the value takes before they are undone.
  package let batch: Int
  private var value: Value
  private let prepare: (inout Value) -> Void
  private let body: (inout Value, Int) -> Void

  /// Creates a subject whose operation leaves the value as it was.
  ///
  /// - Parameters:
  ///   - value: What the operation works on.
  ///   - body: Performs the operation a number of times.
  package init(_ value: Value, body: @escaping (inout Value, Int) -> Void) {
    batch = 1
    self.value = value
    prepare = { _ in }
    self.body = body
  }

  /// Creates a subject whose operation has to be undone, outside the clock, before the next batch.
  ///
  /// - Parameters:
  ///   - value: What the operations work on.
  ///   - batch: How many operations the value takes before they are undone.
  ///   - prepare: Makes the value ready for a batch, whether or not it took one before.
  ///   - body: Performs the operation a number of times, which is always `batch`.
  package init(
    _ value: Value, batch: Int, prepare: @escaping (inout Value) -> Void,
    body: @escaping (inout Value, Int) -> Void
  ) {
    self.batch = batch
    self.value = value
    self.prepare = prepare
    self.body = body
  }

  /// Performs a number of operations.
  ///
  /// - Returns: How long they took, without what prepares each batch.
  package func time(_ count: Int) -> Duration {
    let clock = ContinuousClock()
    guard batch > 1 else { return clock.measure { body(&value, count) } }
    var total = Duration.zero
    for _ in 0..<(count / batch) {
      prepare(&value)
      total += clock.measure { body(&value, batch) }
    }
    return total
  }

  /// Performs a number of operations.
  ///
  /// - Returns: How many blocks they allocated, without what prepares each batch.
  package func allocations(_ count: Int) -> UInt64 {
    var total: UInt64 = 0
    let size = batch > 1 ? batch : count
    for _ in 0..<(count / size) {
      prepare(&value)
      let before = nav_allocation_count()
      body(&value, size)
      total += nav_allocation_count() - before
    }
    return total
  }
}

/// Makes the compiler believe that a value is read and written here.
@inline(__always)
func escape<Value>(_ value: inout Value) {
  withUnsafeMutablePointer(to: &value) { nav_escape($0) }
}

/// Makes the compiler believe that a result is read here.
@inline(__always)
package func keep<Value>(_ value: consuming Value) {
  withUnsafeMutablePointer(to: &value) { nav_escape($0) }
}
