import NavState
import NavStateTestSupport
import Testing

@Suite("Traits")
struct TraitsTests {
  /// All that can be known.
  static let all = Traits(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 390, height: 844.5,
    idiom: .phone, orientation: .portrait)

  /// One trait each, with its coded form.
  static let singles: [(traits: Traits, text: String)] = [
    (Traits(horizontalSizeClass: .compact), #"{"horizontalSizeClass":"compact"}"#),
    (Traits(verticalSizeClass: .regular), #"{"verticalSizeClass":"regular"}"#),
    (Traits(width: 390), #"{"width":390}"#),
    (Traits(height: 844.5), #"{"height":844.5}"#),
    (Traits(idiom: .carPlay), #"{"idiom":"carPlay"}"#),
    (Traits(orientation: .landscape), #"{"orientation":"landscape"}"#),
  ]

  @Test("knows nothing unless told")
  func defaults() {
    let traits = Traits()
    #expect(traits.horizontalSizeClass == nil)
    #expect(traits.verticalSizeClass == nil)
    #expect(traits.width == nil)
    #expect(traits.height == nil)
    #expect(traits.idiom == nil)
    #expect(traits.orientation == nil)
  }

  @Test("is regular in both directions at first, and nothing else is known")
  func initial() {
    #expect(Traits.initial == Traits(horizontalSizeClass: .regular, verticalSizeClass: .regular))
  }

  @Test("keeps each trait when the newer one is unknown")
  func keeping() {
    #expect(Self.all.adapted(to: Traits()) == Self.all)
    #expect(Traits().adapted(to: Self.all) == Self.all)
    #expect(Traits().adapted(to: Traits()) == Traits())
  }

  @Test(
    "takes over each trait that is known, and only that one",
    arguments: [
      (
        Traits(horizontalSizeClass: .regular),
        Traits(
          horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 390, height: 844.5,
          idiom: .phone, orientation: .portrait)
      ),
      (
        Traits(verticalSizeClass: .compact),
        Traits(
          horizontalSizeClass: .compact, verticalSizeClass: .compact, width: 390, height: 844.5,
          idiom: .phone, orientation: .portrait)
      ),
      (
        Traits(width: 0),
        Traits(
          horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 0, height: 844.5,
          idiom: .phone, orientation: .portrait)
      ),
      (
        Traits(height: 1),
        Traits(
          horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 390, height: 1,
          idiom: .phone, orientation: .portrait)
      ),
      (
        Traits(idiom: .tv),
        Traits(
          horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 390, height: 844.5,
          idiom: .tv, orientation: .portrait)
      ),
      (
        Traits(orientation: .landscape),
        Traits(
          horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 390, height: 844.5,
          idiom: .phone, orientation: .landscape)
      ),
    ])
  func adapting(newer: Traits, expected: Traits) {
    #expect(Self.all.adapted(to: newer) == expected)
    #expect(newer.adapted(to: Self.all) == Self.all)
  }

  @Test("adapts twice to the same as once, and in steps as at once")
  func laws() {
    let many = Self.singles.map(\.traits) + [Self.all, .initial, Traits(), Traits(width: -0.0)]
    for first in many {
      for second in many {
        let once = first.adapted(to: second)
        #expect(once.adapted(to: second) == once)
        for third in many {
          #expect(once.adapted(to: third) == first.adapted(to: second.adapted(to: third)))
        }
      }
    }
  }

  @Test(
    "takes a length that is negative or not finite for unknown",
    arguments: [-1, -1e-300, .nan, .signalingNaN, .infinity, -.infinity] as [Double])
  func unknownLengths(length: Double) {
    #expect(Traits(width: length, height: length) == Traits())
    #expect(
      Traits(width: 10, height: 20).adapted(to: Traits(width: length, height: length))
        == Traits(width: 10, height: 20))
  }

  @Test("keeps any other length as it is", arguments: [0, 1e-300, 0.5, 1e300])
  func lengths(length: Double) {
    #expect(Traits(width: length).width == length)
    #expect(Traits(height: length).height == length)
    #expect(Traits(width: length).height == nil)
    #expect(Traits(height: length).width == nil)
  }

  @Test("has no sign at a length of zero, so that equal traits are coded alike")
  func zero() throws {
    let traits = Traits(width: -0.0, height: -0.0)
    #expect(traits.width?.sign == .plus)
    #expect(traits.height?.sign == .plus)
    #expect(try json(traits) == #"{"height":0,"width":0}"#)
    #expect(try read(Traits.self, from: #"{"width":-0.0}"#).width?.sign == .plus)
  }

  @Test("is coded as what is known, each under its name", arguments: singles)
  func coding(traits: Traits, text: String) throws {
    #expect(try json(traits) == text)
    #expect(try read(Traits.self, from: text) == traits)
  }

  @Test("is coded whole, and as nothing, without a loss")
  func codingAll() throws {
    #expect(try recoded(Self.all) == Self.all)
    #expect(try json(Traits()) == "{}")
    #expect(try read(Traits.self, from: "{}") == Traits())
    #expect(try read(Traits.self, from: #"{"width":null,"idiom":null}"#) == Traits())
  }

  @Test(
    "refuses data of another type, an unknown name or a length that is none, and says where",
    arguments: [
      ("[]", Unreadable(.typeMismatch, at: [])),
      (#"{"width":-1}"#, Unreadable(.dataCorrupted, at: ["width"])),
      (#"{"height":-0.001}"#, Unreadable(.dataCorrupted, at: ["height"])),
      (#"{"width":"390"}"#, Unreadable(.typeMismatch, at: ["width"])),
      (#"{"idiom":"fridge"}"#, Unreadable(.dataCorrupted, at: ["idiom"])),
      (
        #"{"horizontalSizeClass":"huge"}"#, Unreadable(.dataCorrupted, at: ["horizontalSizeClass"])
      ),
      (#"{"verticalSizeClass":1}"#, Unreadable(.typeMismatch, at: ["verticalSizeClass"])),
      (#"{"orientation":"upsideDown"}"#, Unreadable(.dataCorrupted, at: ["orientation"])),
    ])
  func refusing(text: String, reason: Unreadable) throws {
    #expect(try unreadable(text, as: Traits.self) == reason)
  }

  @Test(
    "describes what is known, and a question mark for the unknown half of a pair",
    arguments: [
      (Traits(), ""),
      (.initial, "regular × regular"),
      (Traits(horizontalSizeClass: .compact), "compact × ?"),
      (Traits(verticalSizeClass: .compact), "? × compact"),
      (Traits(width: 390), "390.0 × ?"),
      (Traits(height: 20, idiom: .tv), "? × 20.0, tv"),
      (Traits(orientation: .landscape), "landscape"),
      (all, "compact × regular, 390.0 × 844.5, phone, portrait"),
    ])
  func describing(traits: Traits, text: String) {
    #expect("\(traits)" == text)
  }

  @Test("has closed lists of stable names")
  func names() {
    #expect(SizeClass.allCases.map(\.rawValue) == ["compact", "regular"])
    #expect(
      Idiom.allCases.map(\.rawValue) == ["phone", "pad", "mac", "tv", "watch", "vision", "carPlay"])
    #expect(Orientation.allCases.map(\.rawValue) == ["portrait", "landscape"])
  }
}
