import NavState
import NavStateTestSupport
import Testing

/// Random steps through places that have everything.
///
/// What holds of every place that is coded is said once, in extensions, of whatever is walked through.
protocol Walker {
  associatedtype Place: CodedPlace

  var generator: SeededGenerator { get set }

  init(seed: UInt64)

  /// Any step; new rules every now and then.
  mutating func step() -> Step<Place.Action>

  mutating func rules() -> Place.Rules

  /// What is known of a window.
  mutating func window() -> Traits

  /// All that is seen of a place, short.
  static func words(of place: Place) -> String
}

/// How many steps walks have: without optimization, as many as a suite has patience for.
enum WalkLength {
  static let short = patience(250, optimized: 1_500)

  static let long = patience(600, optimized: 3_000)
}

extension Walker {
  static func words(of place: Place) -> String { place.words }

  /// The states of a walk.
  mutating func walk(_ count: Int) -> [Place] {
    let window = window()
    var place = Place(configuration: Configuration(rules: rules(), traits: window))
    var states = [place]
    for _ in 0..<count {
      let step = step()
      guard place.reduce(step.action, in: step.context).isChanged else { continue }
      states.append(place)
    }
    return states
  }

  /// The texts of states that some walks come by, one of each walk.
  mutating func texts(
    _ count: Int, steps: Int, where isWanted: (String) -> Bool = { _ in true }
  ) throws -> [String] {
    var texts: [String] = []
    while texts.count < count {
      let state = generator.pick(walk(steps))
      let text = String(decoding: try CodedEncoder().encode(state), as: UTF8.self)
      if isWanted(text) { texts.append(text) }
    }
    return texts
  }

  /// The states of some walks, and what lasts of each, one a line.
  static func document(of seeds: UInt64...) throws -> String {
    var lines: [String] = []
    for seed in seeds {
      var walker = Self(seed: seed)
      for place in walker.walk(200) {
        lines.append(String(decoding: try CodedEncoder().encode(place), as: UTF8.self))
        let archived = CodedEncoder().archive(place.lasting().value)
        lines.append(String(decoding: archived.bytes, as: UTF8.self))
      }
    }
    return "\n[[[\(lines.joined(separator: "\n"))]]]"
  }
}
