import NavState
import NavStateTestSupport
import Testing

/// What a policy makes of the text of a place.
struct RestoredText<Place: CodedPlace>: Sendable, CustomTestStringConvertible {
  var policy = ReadingPolicy.keepPrefix

  /// The rules that it is read under, unless they are those of all rows.
  var rules: Place.Rules?

  let text: String
  let after: String
  let report: [String]

  /// What is written afterwards, unless it is no matter.
  var written: String?

  var testDescription: String { "\(policy): \(text)" }

  /// Fails unless bytes and a tree are read as the row says, and written so that they are read again.
  func check(
    under common: Place.Rules, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let decoder = Place.decoder(Configuration(rules: rules ?? common))
    let bytes = Array(text.utf8)
    let restored = decoder.restore(Place.self, from: bytes, unreadable: policy)
    #expect(restored.value.words == after, sourceLocation: sourceLocation)
    #expect(restored.report.map(\.short) == report, sourceLocation: sourceLocation)
    #expect(restored.value.violation == nil, sourceLocation: sourceLocation)
    let parsed = try CodedValue(parsing: bytes)
    let tree = decoder.restore(Place.self, from: parsed, unreadable: policy)
    #expect(
      tree.value == restored.value && tree.unread == restored.unread,
      sourceLocation: sourceLocation)
    #expect(tree.report.map(\.short) == report, sourceLocation: sourceLocation)
    try checkWriting(restored, decoder, sourceLocation)
    guard let first = restored.report.first, policy == .keepPrefix else { return }
    let failure = try #require(throws: RestoreFailure.self, sourceLocation: sourceLocation) {
      try decoder.restore(Place.self, from: bytes, unreadable: .throw)
    }
    #expect(
      failure.loss.place == first.place && failure.loss.cause == first.cause,
      sourceLocation: sourceLocation)
  }

  private func checkWriting(
    _ restored: Restored<Place>, _ decoder: CodedDecoder, _ sourceLocation: SourceLocation
  ) throws {
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    if let written {
      let expected = try CodedValue(parsing: Array(written.utf8))
      #expect(archived.value == expected, sourceLocation: sourceLocation)
      #expect(archived.isComplete, "\(archived.report)", sourceLocation: sourceLocation)
    }
    let again = decoder.restore(Place.self, from: archived.bytes, unreadable: policy)
    #expect(again.value == restored.value, sourceLocation: sourceLocation)
    #expect(
      Set(again.unread.map(\.value)) == Set(restored.unread.map(\.value)),
      sourceLocation: sourceLocation)
    guard restored.unread.isEmpty else { return }
    let strict = try decoder.decode(Place.self, from: archived.bytes)
    #expect(strict == restored.value, sourceLocation: sourceLocation)
  }
}

extension CodedForm where Value: CodedPlace {
  /// Fails unless the text is read leniently without a loss, and the value archived as the text.
  func checkRestored(sourceLocation: SourceLocation = #_sourceLocation) {
    let restored = value.decoder.restore(
      Value.self, from: Array(text.utf8), unreadable: .keepPrefix)
    #expect(
      restored.value == value && restored.isComplete, "\(restored.report)",
      sourceLocation: sourceLocation)
    let archived = CodedEncoder().archive(value)
    #expect(archived.value.description == text, sourceLocation: sourceLocation)
  }
}

extension CodedPlace {
  /// Fails unless a text of which nothing can be read gives the first state under a configuration,
  /// and is written back where it was kept.
  static func expectNothing(
    in text: String, under configuration: Configuration<Rules>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for policy in ReadingPolicy.all {
      let restored = decoder(configuration)
        .restore(Self.self, from: Array(text.utf8), unreadable: policy)
      #expect(
        restored.value == Self(configuration: configuration) && !restored.isComplete,
        sourceLocation: sourceLocation)
      let archived = CodedEncoder().archive(restored.value, keeping: restored)
      #expect(
        restored.unread.isEmpty || archived.value.description == text,
        sourceLocation: sourceLocation)
    }
  }

  /// A place that is read of a text, what is unread being kept, and what is written of it after some
  /// steps; fails unless that is read as the place after the steps.
  static func rewriting(
    _ text: String, under rules: Rules, _ steps: [Step<Action>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> (read: Self, written: Archived) {
    let restored = decoder(Configuration(rules: rules))
      .restore(Self.self, from: Array(text.utf8), unreadable: .keepUnread)
    var place = restored.value
    for step in steps { place.reduce(step.action, in: step.context) }
    let archived = CodedEncoder().archive(place, keeping: restored)
    let again = place.decoder.restore(Self.self, from: archived.bytes, unreadable: .keepUnread)
    #expect(again.value == place, sourceLocation: sourceLocation)
    return (restored.value, archived)
  }
}

/// Something that has a place as a part.
struct Framed<Place: CodedPlace>: Restorable {
  var name: String
  var place: Place

  init(restoring reader: RestoringReader) {
    name = reader.member("name").value() ?? ""
    place = Place(restoring: reader.member("place"))
  }

  func archive(to writer: ArchivingWriter, since restored: Framed?) {
    writer.member("name").write(name)
    place.archive(to: writer.member("place"), since: restored?.place)
  }
}

/// Texts of which those with an exclamation mark can't be stored, and those with a question mark can't
/// be written.
struct Draft: Hashable, Codable, ConditionallyStorable, ExpressibleByStringLiteral {
  struct Unwritable: Error {}

  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    guard !text.hasPrefix("?") else { throw Unwritable() }
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  var isStorable: Bool { !text.hasPrefix("!") }
}

/// An app whose screens and items of columns are drafts, and whose tabs are texts.
enum Drafts: CodableScheme {
  typealias Route = Draft
  typealias Tab = String
  typealias SidebarItem = Draft
  typealias ContentItem = Draft
}
