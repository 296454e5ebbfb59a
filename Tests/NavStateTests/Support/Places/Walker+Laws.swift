import NavState
import NavStateTestSupport
import Testing

/// What holds of every place in a walk, and of its coded form.
extension Walker {
  /// Fails unless each place of a walk is read as itself under its configuration, strictly and with
  /// each policy, and equal places have equal bytes.
  ///
  /// - Returns: The texts of the places.
  static func expectRoundTrips(
    seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    var walker = Self(seed: seed)
    var bytesOf: [Place: [UInt8]] = [:]
    return try walker.walk(WalkLength.short).enumerated().map { number, place in
      func trail() -> String { "state \(number) of seed \(seed): \(words(of: place))" }
      let bytes = try expectRoundTrip(of: place, sourceLocation, trail)
      if let before = bytesOf.updateValue(bytes, forKey: place) {
        #expect(before == bytes, "\(trail())", sourceLocation: sourceLocation)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if number % 20 == 0 {
        #expect(try json(place) == text, "\(trail())", sourceLocation: sourceLocation)
        let context = place.decoder.userInfo
        try NavStateTests.expectRoundTrip(place, under: context, sourceLocation: sourceLocation)
      }
      return text
    }
  }

  private static func expectRoundTrip(
    of place: Place, _ sourceLocation: SourceLocation, _ trail: () -> String
  ) throws -> [UInt8] {
    let decoder = place.decoder
    let bytes = try CodedEncoder().encode(place)
    let copy = try decoder.decode(Place.self, from: bytes)
    try #require(
      copy == place, "\(trail()), \(words(of: copy))", sourceLocation: sourceLocation)
    #expect(copy.hashValue == place.hashValue, "\(trail())", sourceLocation: sourceLocation)
    let again = try CodedEncoder().encode(copy)
    #expect(again == bytes, "\(trail())", sourceLocation: sourceLocation)
    let archived = CodedEncoder().archive(place)
    try #require(
      archived.isComplete && archived.bytes == bytes, "\(trail())", sourceLocation: sourceLocation)
    for policy in ReadingPolicy<Never>.all {
      let restored = decoder.restore(Place.self, from: bytes, unreadable: policy)
      try #require(
        restored.value == place && restored.isComplete, "\(trail()), \(policy): \(restored.report)",
        sourceLocation: sourceLocation)
    }
    return bytes
  }

  /// Fails unless each place of a walk, read under other rules, is what it becomes when it is given
  /// them, and can't be read where they are refused.
  ///
  /// - Returns: How many were given the rules, and how many refused them.
  static func expectSettling(
    seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (changed: Int, refused: Int) {
    var walker = Self(seed: seed)
    var counts = (changed: 0, refused: 0)
    for (number, state) in walker.walk(WalkLength.short).enumerated() {
      let rules = walker.rules()
      // New rules drop a question, and what the last step was; an archive can't know of new rules.
      var place = state
      if place.pending != nil { place.reduce(Place.canceling, in: .user) }
      let text = String(decoding: try CodedEncoder().encode(place), as: UTF8.self)
        .replacing(#""isEmptied":true,"#, with: "")
      let forced = Context(cause: .code, isForced: true)
      let outcome = place.reduce(Place.configuring(rules), in: forced)
      let decoder = Place.decoder(
        Configuration(rules: rules, traits: state.configuration.traits))
      let read = try? decoder.decode(Place.self, from: Array(text.utf8))
      func trail() -> String {
        "state \(number) of seed \(seed): \(words(of: state)), \(read.map(words) ?? "?"), "
          + words(of: place)
      }
      switch outcome {
      case .changed:
        counts.changed += 1
        try #require(read == place, "\(trail())", sourceLocation: sourceLocation)
        #expect(read?.hashValue == place.hashValue, "\(trail())", sourceLocation: sourceLocation)
      case .refused:
        counts.refused += 1
        #expect(read == nil, "\(trail())", sourceLocation: sourceLocation)
      case .unchanged, .unhandled: break
      }
      guard let read else { continue }
      let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: .keepPrefix)
      try #require(restored.value == read, "\(trail())", sourceLocation: sourceLocation)
    }
    return counts
  }

  /// Fails unless the states of some walks have every one of some members.
  static func expectMembers(
    _ names: [String], seeds: [UInt64], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var missing = names
    for seed in seeds where !missing.isEmpty {
      var walker = Self(seed: seed)
      for place in walker.walk(400) where !missing.isEmpty {
        let text = String(decoding: try CodedEncoder().encode(place), as: UTF8.self)
        missing.removeAll { text.contains("\"\($0)\":") }
      }
    }
    #expect(missing.isEmpty, sourceLocation: sourceLocation)
  }
}
