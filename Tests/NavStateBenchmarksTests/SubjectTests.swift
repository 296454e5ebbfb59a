import NavStateAllocations
import NavStateBenchmarks
import Testing

@Suite("Subject")
struct SubjectTests {
  /// Takes a block of its own, by `malloc`.
  private final class Box {}

  private static func allocate(blocks: Int) {
    for _ in 0..<blocks { keep(Box()) }
  }

  /// Takes blocks by another function than `malloc`, which can't promise the alignment.
  private static func allocateAligned(blocks: Int) {
    for _ in 0..<blocks {
      let block = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 64)
      keep(block)
      block.deallocate()
    }
  }

  @Test(
    "counts the blocks that the operations allocate",
    .enabled(if: nav_allocations_are_counted(), "The platform's allocator is not counted"),
    arguments: [0, 1, 7])
  func counting(blocks: Int) {
    let subject = Subject(()) { _, count in Self.allocate(blocks: count * blocks) }
    #expect(subject.allocations(10) == blocks * 10)
    let aligned = Subject(()) { _, count in Self.allocateAligned(blocks: count * blocks) }
    #expect(aligned.allocations(10) == blocks * 10)
  }

  @Test("prepares every batch, and leaves that out of the count")
  func preparing() {
    var sizes: [String] = []
    sizes.reserveCapacity(100)
    let subject = Subject((), batch: 4) { _ in
      sizes.append("prepared")
      Self.allocate(blocks: 5)
    } body: { _, count in
      sizes.append("\(count)")
    }
    #expect(subject.allocations(8) == 0)
    #expect(sizes == ["prepared", "4", "prepared", "4"])

    #expect(subject.time(4) >= .zero)
    #expect(sizes.suffix(2) == ["prepared", "4"])
  }
}
