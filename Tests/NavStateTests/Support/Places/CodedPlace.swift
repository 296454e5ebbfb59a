import NavState
import NavStateTestSupport
import Testing

/// A place of several panes under common rules, that is coded: a split view, and tabs.
protocol CodedPlace: SteppedPlace, Restorable, Codable where Action: Codable {
  associatedtype Rules: Hashable & Sendable
  associatedtype Marked: Hashable

  /// Where a decoder finds the configuration.
  static var configurationKey: CodingUserInfoKey { get }

  var configuration: Configuration<Rules> { get }
  var pending: Step<Action>? { get }
  var markedPlaces: [Marked] { get }

  init(configuration: Configuration<Rules>)

  /// What gives a place other rules.
  static func configuring(_ rules: Rules) -> Action

  func lasting() -> Restored<Self>
}

extension SplitViewState: CodedPlace where Scheme == Cards {
  static var configurationKey: CodingUserInfoKey { .splitConfiguration }

  static func configuring(_ rules: SplitRules) -> Action { .configure(rules) }
}

extension TabRouter: CodedPlace where Scheme == Cards {
  static var configurationKey: CodingUserInfoKey { .tabConfiguration }

  static func configuring(_ rules: TabRules<String>) -> Action { .configure(rules) }
}

extension CodedPlace {
  /// What reads the place as it is.
  var decoder: CodedDecoder { Self.decoder(configuration) }

  /// What reads a place under a configuration.
  static func decoder(_ configuration: Configuration<Rules>) -> CodedDecoder {
    CodedDecoder(userInfo: [configurationKey: configuration])
  }

  /// What lasts of the place.
  ///
  /// Fails unless that has nothing of the moment in it, and whatever is left out is reported.
  func lastingChecked(
    sourceLocation: SourceLocation = #_sourceLocation, _ trail: @autoclosure () -> String
  ) -> Restored<Self> {
    let restored = lasting()
    let value = restored.value
    #expect(value.violation == nil, "\(trail())", sourceLocation: sourceLocation)
    #expect(value.configuration == configuration, "\(trail())", sourceLocation: sourceLocation)
    #expect(
      restored.isComplete == (value == self), "\(trail()): \(restored.report)",
      sourceLocation: sourceLocation)
    #expect(
      value.markedPlaces.isEmpty && value.pending == nil, "\(trail())",
      sourceLocation: sourceLocation)
    let again = value.lasting()
    #expect(
      again.value == value && again.isComplete, "\(trail())", sourceLocation: sourceLocation)
    return restored
  }

  /// Fails unless equal states have equal bytes, and others others, on a way that comes back to most
  /// of its states.
  static func expectEqualBytes(
    from start: Self, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout Self) -> Void
  ) throws {
    var place = start
    var bytes: [Self: [UInt8]] = [:]
    var again = 0
    for _ in 0..<WalkLength.long {
      change(&place)
      let written = try CodedEncoder().encode(place)
      if let before = bytes.updateValue(written, forKey: place) {
        again += 1
        try #require(before == written, "\(place.words)", sourceLocation: sourceLocation)
      }
    }
    #expect(
      Set(bytes.values).count == bytes.count, "states that differ have other bytes",
      sourceLocation: sourceLocation)
    #expect(again > WalkLength.long / 15, "\(again)", sourceLocation: sourceLocation)
  }
}
