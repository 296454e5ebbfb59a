import NavState
import NavStateTestSupport
import Testing

/// Texts of places, damaged in their bytes and in their values.
struct DamagedTexts {
  private var bytes: JSONMutator
  private var values: [JSONValueMutator]

  init(_ texts: [String], seed: UInt64) {
    bytes = JSONMutator(texts: texts, generator: SeededGenerator(seed: seed))
    values = texts.map { JSONValueMutator($0, generator: SeededGenerator(seed: seed)) }
  }

  /// One of the texts, damaged in its bytes.
  mutating func nextByBytes() -> [UInt8] { bytes.next() }

  /// The text of a number, damaged in its values.
  mutating func nextByValues(_ number: Int) -> [UInt8] {
    Array(values[number % values.count].next().utf8)
  }
}

/// What holds of whatever is read of damaged documents.
extension Walker {
  /// Reads documents strictly and with each policy, under rules and in windows of any kind, and uses
  /// what was read; fails unless that keeps all rules, and what was not read is written back.
  mutating func expectKept(
    of seed: UInt64, documents count: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ document: (Int) -> [UInt8]
  ) throws {
    var counts = (strict: 0, lossy: 0)
    for number in 0..<count {
      let document = document(number)
      let rules = rules()
      let decoder = Place.decoder(Configuration(rules: rules, traits: window()))
      let check = DamageCheck<Self>(
        document: document, name: "\(number) of \(seed)", decoder: decoder,
        sourceLocation: sourceLocation)
      let whole = try check.strict()
      if whole != nil { counts.strict += 1 }
      for policy in ReadingPolicy<Never>.all {
        let restored = decoder.restore(Place.self, from: document, unreadable: policy)
        check.check(restored, whole, policy)
        if !restored.isComplete { counts.lossy += 1 }
        if policy == generator.pick(ReadingPolicy<Never>.all) {
          check.walk(from: restored, &self, policy)
        }
      }
    }
    #expect(
      counts.strict > count / 40 && counts.lossy > count / 2, "\(counts)",
      sourceLocation: sourceLocation)
  }

  /// Damages the texts of actions; fails unless each is refused, or read as one that is written again
  /// and performed by places of a walk.
  static func expectActions(
    _ texts: [String], damaged count: Int, seed: UInt64,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var walker = Self(seed: seed)
    let states = walker.walk(40)
    var mutator = JSONMutator(texts: texts, generator: SeededGenerator(seed: seed))
    var accepted = 0
    for _ in 0..<count {
      let bytes = mutator.next()
      guard let step = try? CodedDecoder().decode(Step<Place.Action>.self, from: bytes) else {
        continue
      }
      accepted += 1
      let copy = try recoded(step)
      #expect(
        copy == step, "\(String(decoding: bytes, as: UTF8.self))", sourceLocation: sourceLocation)
      _ = walker.generator.pick(states).stepping(step, sourceLocation: sourceLocation)
    }
    #expect(accepted > 10, sourceLocation: sourceLocation)
  }
}

/// A document that may be damaged, read by one decoder.
private struct DamageCheck<W: Walker> {
  typealias Place = W.Place

  let document: [UInt8]
  let name: String
  let decoder: CodedDecoder
  let sourceLocation: SourceLocation

  var trail: String { "\(name): \(String(decoding: document, as: UTF8.self))" }

  /// The value that is read strictly, unless it is refused.
  func strict() throws -> Place? {
    do {
      let value = try decoder.decode(Place.self, from: document)
      #expect(value.violation == nil, "\(trail)", sourceLocation: sourceLocation)
      let bytes = try CodedEncoder().encode(value)
      let again = try decoder.decode(Place.self, from: bytes)
      #expect(again == value, "\(trail)", sourceLocation: sourceLocation)
      return value
    } catch {
      #expect(error is DecodingError, "\(trail)", sourceLocation: sourceLocation)
      return nil
    }
  }

  func check(_ restored: Restored<Place>, _ whole: Place?, _ policy: ReadingPolicy<Never>) {
    let value = restored.value
    func trail() -> String { "\(policy), \(self.trail)" }
    #expect(value.violation == nil, "\(trail())", sourceLocation: sourceLocation)
    if let whole { #expect(value == whole, "\(trail())", sourceLocation: sourceLocation) }
    let archived = CodedEncoder().archive(value, keeping: restored)
    let again = decoder.restore(Place.self, from: archived.bytes, unreadable: policy)
    #expect(again.value == value, "\(trail())", sourceLocation: sourceLocation)
    #expect(
      again.unread.count + archived.report.count >= restored.unread.count, "\(trail())",
      sourceLocation: sourceLocation)
    if restored.unread.isEmpty {
      let strict = try? decoder.decode(Place.self, from: archived.bytes)
      #expect(strict == value, "\(trail())", sourceLocation: sourceLocation)
    }
    _ = value.lastingChecked(sourceLocation: sourceLocation, trail())
  }

  /// Uses what was read, and writes it back with what was kept.
  func walk(from restored: Restored<Place>, _ walker: inout W, _ policy: ReadingPolicy<Never>) {
    var place = restored.value
    for _ in 0..<20 {
      let step = walker.step()
      let outcome = place.reduce(step.action, in: step.context)
      #expect(
        place.violation == nil, "\(Place.words(of: step)): \(outcome), \(trail)",
        sourceLocation: sourceLocation)
    }
    let archived = CodedEncoder().archive(place, keeping: restored)
    let again = place.decoder.restore(Place.self, from: archived.bytes, unreadable: policy)
    #expect(again.value == place, "\(policy), \(trail)", sourceLocation: sourceLocation)
  }
}
