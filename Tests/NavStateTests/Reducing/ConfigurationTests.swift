import NavState
import NavStateTestSupport
import Testing

@Suite("Configuration")
struct ConfigurationTests {
  /// Rules that are equal to no rules, not even to themselves: only a shared storage can make two
  /// configurations under them equal.
  private struct Unequal: Hashable {
    static func == (left: Self, right: Self) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
  }

  @Test("starts from regular size classes, and nothing else known")
  func defaults() {
    #expect(Configuration(rules: 1).traits == .initial)
    #expect(Configuration(rules: 1).rules == 1)
  }

  @Test("always knows the size classes, and takes the other traits as they are given")
  func mergedTraits() {
    let traits = Configuration(rules: 1, traits: Traits(width: 320, idiom: .phone)).traits
    #expect(
      traits
        == Traits(
          horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 320, idiom: .phone))
    let compact = Configuration(rules: 1, traits: Traits(horizontalSizeClass: .compact)).traits
    #expect(compact == Traits(horizontalSizeClass: .compact, verticalSizeClass: .regular))
  }

  @Test("shares its storage with its copies, and is as large as a pointer")
  func sharing() {
    let configuration = Configuration(rules: Unequal())
    let copy = configuration
    #expect(copy == configuration)
    #expect(Configuration(rules: Unequal()) != configuration)
    #expect(MemoryLayout<Configuration<RouterRules>>.size == MemoryLayout<Int>.size)
  }

  @Test("is one storage for all that say nothing")
  func standard() {
    #expect(Configuration<RouterRules>.standard.rules == RouterRules())
    #expect(Configuration<RouterRules>.standard.traits == .initial)
  }

  @Test("is equal to another one with equal rules and traits, and has its hash")
  func equality() {
    let one = Configuration(rules: 1, traits: Traits(width: 10))
    let other = Configuration(rules: 1, traits: Traits.initial.adapted(to: Traits(width: 10)))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != Configuration(rules: 2, traits: Traits(width: 10)))
    #expect(one != Configuration(rules: 1, traits: Traits(width: 11)))
    #expect(one != Configuration(rules: 1))
  }

  @Test("replaces other rules and keeps the traits; equal ones are nothing new")
  func replacing() {
    var configuration = Configuration(rules: 1, traits: Traits(width: 10))
    let copy = configuration
    let isNew = configuration.replaceRules(with: 1)
    #expect(!isNew)
    #expect(configuration == copy)
    let isNewNow = configuration.replaceRules(with: 2)
    #expect(isNewNow)
    #expect(configuration.rules == 2)
    #expect(configuration.traits == copy.traits)
    #expect(copy.rules == 1)
  }

  @Test(
    "takes over known traits and keeps the last known value of the others",
    arguments: [
      (Traits(), false, Traits(width: 10, height: 20, idiom: .pad)),
      (Traits(width: 10), false, Traits(width: 10, height: 20, idiom: .pad)),
      (Traits(width: 11), true, Traits(width: 11, height: 20, idiom: .pad)),
      (Traits(height: 0), true, Traits(width: 10, height: 0, idiom: .pad)),
      (Traits(width: -1), false, Traits(width: 10, height: 20, idiom: .pad)),
      (Traits(idiom: .mac), true, Traits(width: 10, height: 20, idiom: .mac)),
      (
        Traits(orientation: .portrait), true,
        Traits(width: 10, height: 20, idiom: .pad, orientation: .portrait)
      ),
      (
        Traits(horizontalSizeClass: .regular, verticalSizeClass: .regular), false,
        Traits(width: 10, height: 20, idiom: .pad)
      ),
      (
        Traits(horizontalSizeClass: .compact), true,
        Traits(horizontalSizeClass: .compact, width: 10, height: 20, idiom: .pad)
      ),
    ])
  func adapting(traits: Traits, isNew: Bool, expected: Traits) {
    var configuration = Configuration(
      rules: 1, traits: Traits(width: 10, height: 20, idiom: .pad))
    let copy = configuration
    let wasNew = configuration.adapt(to: traits)
    #expect(wasNew == isNew)
    #expect(configuration == Configuration(rules: 1, traits: expected))
    #expect((configuration == copy) == !isNew)
    let isNewAgain = configuration.adapt(to: traits)
    #expect(!isNewAgain)
  }

  @Test("doesn't make a new storage for what is nothing new")
  func keepingStorage() {
    var configuration = Configuration(rules: Unequal())
    let copy = configuration
    let isNew = configuration.adapt(to: Traits(horizontalSizeClass: .regular))
    #expect(!isNew)
    #expect(configuration == copy)
  }

  @Test("is coded as its rules and traits")
  func coding() throws {
    let text = """
      {"rules":7,"traits":{"horizontalSizeClass":"compact","verticalSizeClass":"regular"}}
      """
    let configuration = Configuration(rules: 7, traits: Traits(horizontalSizeClass: .compact))
    #expect(try json(configuration) == text)
    #expect(try read(Configuration<Int>.self, from: text) == configuration)
  }

  @Test("reads the initial traits where none or only some are written")
  func codingTraits() throws {
    #expect(try read(Configuration<Int>.self, from: #"{"rules":7}"#) == Configuration(rules: 7))
    #expect(
      try read(Configuration<Int>.self, from: #"{"rules":7,"traits":{"width":5}}"#)
        == Configuration(rules: 7, traits: Traits(width: 5)))
  }

  @Test(
    "refuses data without rules, or with what is none, and says where",
    arguments: [
      (#"{"traits":{}}"#, Unreadable(.keyNotFound, at: ["rules"])),
      (#"{"rules":"x"}"#, Unreadable(.typeMismatch, at: ["rules"])),
      (#"{"rules":1,"traits":{"width":-1}}"#, Unreadable(.dataCorrupted, at: ["traits", "width"])),
    ])
  func refusing(text: String, reason: Unreadable) throws {
    #expect(try unreadable(text, as: Configuration<Int>.self) == reason)
  }
}
