import NavState
import NavStateTestSupport
import Testing

@Suite("Types that misuse their encoder")
struct MisbehavingTypeTests {
  private static let rounds = patience(5_000, optimized: 100_000)

  /// The document of a value that stands in an array, behind what is in order or not.
  private func text(_ value: some Encodable, byWayOfTree: Bool) -> String? {
    let first = OutOfTurn(isSo: byWayOfTree)
    return (try? CodedEncoder().encode(Pair(first: first, second: value))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test("gives the same canonical document in order and by way of a tree, or none in both")
  func writing() throws {
    var written = 0
    for seed in 0..<UInt64(Self.rounds) {
      let value = Misbehaving(seed: seed)
      let alone = try? CodedEncoder().encode(value)
      let pair = alone.map { "[[[1],[2]],\(String(decoding: $0, as: UTF8.self))]" }
      #expect(text(value, byWayOfTree: false) == pair, "seed \(seed)")
      #expect(text(value, byWayOfTree: true) == pair, "seed \(seed)")
      guard let alone else { continue }
      written += 1
      #expect(try CodedValue(parsing: alone).bytes == alone, "seed \(seed)")
    }
    #expect(written > Self.rounds / 4 && written < Self.rounds * 9 / 10)
  }

  @Test("costs an archive what is above the value, and never more than what is reported")
  func archiving() throws {
    for seed in 0..<UInt64(Self.rounds) {
      let path: RoutePath = [
        AnyRoute(1), AnyRoute(Misbehaving(seed: seed)), AnyRoute(Misbehaving(seed: seed + 1)),
        AnyRoute("top"),
      ]
      let archive = CodedEncoder().archive(path)
      let value = try CodedValue(parsing: archive.bytes)
      let lost = archive.report.reduce(0) { $0 + $1.count }
      #expect(value.bytes == archive.bytes && value.count + lost == 4, "seed \(seed)")
      let alone = try? CodedEncoder().encode(Misbehaving(seed: seed))
      #expect(value[1]?["value"]?.bytes == alone, "seed \(seed)")
    }
  }
}

/// Two values in an array.
private struct Pair<First: Encodable, Second: Encodable>: Encodable {
  let first: First
  let second: Second

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(first)
    try container.encode(second)
  }
}

/// `[[1],[2]]`, in order or not.
private struct OutOfTurn: Encodable {
  let isSo: Bool

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    var first = container.nestedUnkeyedContainer()
    if !isSo { try first.encode(1) }
    var second = container.nestedUnkeyedContainer()
    try second.encode(2)
    if isSo { try first.encode(1) }
  }
}
