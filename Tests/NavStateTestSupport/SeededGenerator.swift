import Foundation

/// Random numbers that are the same for the same seed, in any process and on any machine.
///
/// A test takes its seeds as arguments, so the seed stands in the name of a failing case.
///
/// Source: SplitMix64, Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
/// 2014.
package struct SeededGenerator: RandomNumberGenerator {
  /// The seeds of a test: the one in the environment as `NAVSTATE_SEED`, else those given.
  package static func seeds(_ seeds: UInt64...) -> [UInt64] {
    let chosen = ProcessInfo.processInfo.environment["NAVSTATE_SEED"].flatMap { UInt64($0) }
    return chosen.map { [$0] } ?? seeds
  }

  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, a bound that is positive.
  package mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &self)
  }

  /// One of some values, of which there is at least one.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(below: values.count)]
  }
}
