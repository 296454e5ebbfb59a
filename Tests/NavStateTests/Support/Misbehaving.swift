import NavStateTestSupport

/// A type that does with encoders and containers what a seed says: keeps them, uses them late and by
/// turns, asks for several, fails, and swallows errors.
struct Misbehaving: Hashable, Codable {
  let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
  }

  init(from decoder: any Decoder) throws {
    self.init(seed: try UInt64(from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    try Misbehavior.Part(whole: Misbehavior(seed: seed)).encode(to: encoder)
  }
}

/// What all parts of a misbehaving value share: the dice, and what they have kept.
private final class Misbehavior {
  var dice: SeededGenerator
  var steps = 0
  var depth = 0
  var encoders: [any Encoder] = []
  var keyed: [KeyedEncodingContainer<TestKey>] = []
  var unkeyed: [any UnkeyedEncodingContainer] = []
  var single: [any SingleValueEncodingContainer] = []

  init(seed: UInt64) {
    dice = SeededGenerator(seed: seed)
  }

  struct Part: Encodable {
    let whole: Misbehavior

    func encode(to encoder: any Encoder) throws {
      whole.depth += 1
      defer { whole.depth -= 1 }
      whole.encoders.append(encoder)
      for _ in 0..<whole.dice.number(below: 5) where whole.steps < 60 {
        whole.steps += 1
        let isSwallowed = whole.dice.number(below: 3) > 0
        do { try whole.step(encoder) } catch { if !isSwallowed { throw error } }
      }
      if whole.dice.number(below: 12) == 0 { throw CancellationError() }
    }
  }

  private func step(_ encoder: any Encoder) throws {
    let isStale = dice.number(below: 4) == 0
    let encoder = isStale ? dice.pick(encoders) : encoder
    switch dice.number(below: 12) {
    case 0: keyed.append(encoder.container(keyedBy: TestKey.self))
    case 1: unkeyed.append(encoder.unkeyedContainer())
    case 2: single.append(encoder.singleValueContainer())
    case 3...6:
      if keyed.isEmpty { keyed.append(encoder.container(keyedBy: TestKey.self)) }
      try write(to: isStale ? dice.pick(keyed) : keyed[keyed.count - 1])
    case 7...9:
      if unkeyed.isEmpty { unkeyed.append(encoder.unkeyedContainer()) }
      try write(to: isStale ? dice.pick(unkeyed) : unkeyed[unkeyed.count - 1])
    default:
      if single.isEmpty { single.append(encoder.singleValueContainer()) }
      try write(to: isStale ? dice.pick(single) : single[single.count - 1])
    }
  }
}

extension Misbehavior {
  private var key: TestKey { dice.pick(["a", "b", "c", "é", "e\u{301}", "\"", "super", ""]) }

  /// A part of the whole again, unless that is deep enough.
  private var part: (any Encodable) { depth < 5 ? Part(whole: self) : "deep" }

  private func write(to container: KeyedEncodingContainer<TestKey>) throws {
    var container = container
    switch dice.number(below: 9) {
    case 0: try container.encode(1, forKey: key)
    case 1: try container.encode(Double.nan, forKey: key)
    case 2: try container.encodeNil(forKey: key)
    case 3: encoders.append(container.superEncoder())
    case 4: encoders.append(container.superEncoder(forKey: key))
    case 5: keyed.append(container.nestedContainer(keyedBy: TestKey.self, forKey: key))
    case 6: unkeyed.append(container.nestedUnkeyedContainer(forKey: key))
    case 7: try container.encode(part, forKey: key)
    default: try container.encode("x", forKey: key)
    }
  }

  private func write(to container: any UnkeyedEncodingContainer) throws {
    var container = container
    switch dice.number(below: 9) {
    case 0: try container.encode(1)
    case 1: try container.encode(Float.infinity)
    case 2: try container.encodeNil()
    case 3: encoders.append(container.superEncoder())
    case 4: keyed.append(container.nestedContainer(keyedBy: TestKey.self))
    case 5: unkeyed.append(container.nestedUnkeyedContainer())
    case 6: try container.encode(part)
    case 7: try container.encode(container.count)
    default: try container.encode("x")
    }
  }

  private func write(to container: any SingleValueEncodingContainer) throws {
    var container = container
    switch dice.number(below: 5) {
    case 0: try container.encode(5)
    case 1: try container.encodeNil()
    case 2: try container.encode(part)
    case 3: try container.encode(Double.nan)
    default: try container.encode("s")
    }
  }
}
