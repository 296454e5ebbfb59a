import Foundation
import NavState
import NavStateTestSupport
import Testing

/// Thousands of damaged texts of a form, each refused with a `DecodingError` or read as a value that
/// can be written again.
struct DamagedForms<Value: Codable & Hashable> {
  let forms: [String]

  let seed: UInt64

  /// How many texts: without optimization, as many as a suite has patience for.
  static var rounds: Int { patience(5_000, optimized: 100_000) }

  /// Reads damaged texts two ways: half of the damage is to bytes and tokens, half to whole values.
  func check(sourceLocation: SourceLocation = #_sourceLocation, _ check: (Value) -> Void) {
    let decoder = JSONDecoder()
    var generator = SeededGenerator(seed: seed)
    var bytes = JSONMutator(texts: forms, generator: generator)
    var values = forms.map { form in
      JSONValueMutator(form, generator: SeededGenerator(seed: generator.next()))
    }
    var accepted = 0
    for round in 0..<Self.rounds {
      let isBlind = round.isMultiple(of: 2)
      let text = isBlind ? bytes.next() : Array(values[round / 2 % values.count].next().utf8)
      let said = Comment("round \(round): \(String(decoding: text, as: UTF8.self))")
      let strict = result(said, sourceLocation) {
        try CodedDecoder().decode(Value.self, from: text)
      }
      let other = result(said, sourceLocation) {
        try decoder.decode(Value.self, from: Data(text))
      }
      if let strict {
        accepted += 1
        check(strict)
        // Whatever the strict decoder takes, the other one takes, too, and for the same.
        #expect(other == strict, said, sourceLocation: sourceLocation)
        #expect(strict == strict, said, sourceLocation: sourceLocation)
        let written = result(said, sourceLocation) { try CodedEncoder().encode(strict) }
        let again = written.flatMap { bytes in
          result(said, sourceLocation) { try CodedDecoder().decode(Value.self, from: bytes) }
        }
        #expect(again == strict, said, sourceLocation: sourceLocation)
      } else if let other {
        check(other)
      }
    }
    // Damage that is always or never noticed proves little.
    #expect(
      (Self.rounds / 50...Self.rounds * 49 / 50).contains(accepted), "\(accepted)",
      sourceLocation: sourceLocation)
  }

  private func result<Result>(
    _ said: Comment, _ sourceLocation: SourceLocation, _ work: () throws -> Result
  ) -> Result? {
    do {
      return try work()
    } catch {
      #expect(error is DecodingError, said, sourceLocation: sourceLocation)
      return nil
    }
  }
}

@Suite("Damaged options")
struct DamagedOptionsTests {
  @Test("a detent is refused, or one that can be compared", arguments: SeededGenerator.seeds(11))
  func detents(seed: UInt64) {
    let forms = DetentTests.forms.map(\.text) + [#"["medium",{"height":200},{"custom":"bar"}]"#]
    DamagedForms<[Detent]>(forms: forms, seed: seed).check { detents in
      for detent in detents {
        switch detent.size {
        case .medium, .large, .custom: break
        case .fraction(let fraction):
          #expect((0...1).contains(fraction) && fraction.sign == .plus)
        case .height(let height): #expect(height.isFinite && height >= 0 && height.sign == .plus)
        }
      }
    }
  }

  @Test("options are refused, or keep all rules", arguments: SeededGenerator.seeds(12))
  func options(seed: UInt64) {
    let whole = #"""
      {"adaptation":{"horizontal":"popover","vertical":"none"},
       "detents":["medium","large",{"height":200},{"fraction":0.5},{"custom":"bar"}],
       "interactiveDismissDisabled":true,"largestUndimmedDetent":"medium",
       "selectedDetent":{"height":200},"sizing":{"base":"form","fitted":["horizontal"]}}
      """#
    let forms = PresentationOptionsCodingTests.forms.map(\.text) + [whole, whole]
    DamagedForms<PresentationOptions>(forms: forms, seed: seed).check { options in
      #expect(!options.detents.isEmpty)
      #expect(Set(options.detents).count == options.detents.count)
      #expect(options.detents.contains(options.selectedDetent))
      #expect(options.largestUndimmedDetent.map(options.detents.contains) ?? true)
    }
  }
}
