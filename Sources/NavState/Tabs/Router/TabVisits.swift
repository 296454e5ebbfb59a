/// The tabs that were selected before the selected one, as positions in the catalog's places.
///
/// Oldest first; neighbors differ. The last eight, in a catalog of fewer than 255 places, stand in one
/// word, a byte each, so that selecting a tab allocates nothing and a million windows stay small.
@usableFromInline
package struct TabVisits: Hashable, Sendable {
  /// The last visit in the lowest byte, each one more than its position.
  @usableFromInline var packed: UInt64

  /// The number of visits that one word can hold.
  @usableFromInline package static let packedCount = 8

  /// The first position that a byte can't hold.
  @usableFromInline package static let packedEnd = 255

  @inlinable
  package init() {
    packed = 0
  }

  /// Packs visits, or returns `nil` if they are too many, or one is of too late a place.
  @inlinable
  package init?(_ visits: [Int]) {
    guard visits.count <= Self.packedCount else { return nil }
    packed = 0
    for visit in visits {
      guard (0..<Self.packedEnd).contains(visit) else { return nil }
      append(visit)
    }
  }

  @inlinable
  package mutating func append(_ visit: Int) {
    packed = packed << 8 | UInt64(truncatingIfNeeded: visit + 1)
  }

  @inlinable
  package var isEmpty: Bool { packed == 0 }

  /// The visits as a list.
  @inlinable
  package var list: [Int] {
    var list: [Int] = []
    var rest = packed
    while rest != 0 {
      list.append(Int(rest & 0xff) - 1)
      rest >>= 8
    }
    list.reverse()
    return list
  }
}
