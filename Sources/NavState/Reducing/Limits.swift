/// How much a reader takes from outside data.
///
/// ``depth`` and ``count`` are checked while decoding, before a list of that length is built. A
/// decoder takes them from its `userInfo`:
///
/// ```swift
/// let decoder = JSONDecoder()
/// decoder.userInfo[.navigationLimits] = Limits(depth: 50)
/// ```
///
/// ``bytes`` and ``nesting`` are for whoever reads the text, before a decoder sees it, as the program
/// `navstate` does: a decoder from elsewhere has read all of it by the time it asks for limits.
///
/// Source: NavState; archives, logs and links come from disks, networks and other people.
public struct Limits: Hashable, Sendable {
  /// The number of screens that a stack may have.
  public let depth: Int

  /// The number of elements that any other list may have: events, remembered ids, a log.
  public let count: Int

  /// The number of bytes that one document or one line may have.
  public let bytes: Int

  /// The number of arrays and objects that may stand inside one another.
  public let nesting: Int

  /// Creates limits; a negative one counts as 0.
  ///
  /// - Parameters:
  ///   - depth: The number of screens that a stack may have.
  ///   - count: The number of elements that any other list may have.
  ///   - bytes: The number of bytes that one document or one line may have.
  ///   - nesting: The number of arrays and objects that may stand inside one another.
  public init(
    depth: Int = 10_000, count: Int = 10_000, bytes: Int = 16_777_216, nesting: Int = 64
  ) {
    self.depth = max(0, depth)
    self.count = max(0, count)
    self.bytes = max(0, bytes)
    self.nesting = max(0, nesting)
  }
}

extension CodingUserInfoKey {
  /// Where a decoder finds its ``Limits``; without them it takes the default ones.
  public static let navigationLimits = CodingUserInfoKey(naming: "NavState.Limits")

  /// Creates a key, whose text the standard library always accepts.
  init(naming text: String) {
    guard let key = CodingUserInfoKey(rawValue: text) else {
      preconditionFailure("\(text) is not accepted as the name of a key")
    }
    self = key
  }
}

extension Decoder {
  /// The number of screens to take of a stack.
  ///
  /// Without limits of its own, a reading takes as many as the rules of its routers allow, so that
  /// what was built under them can be read again.
  var depthLimit: Int {
    givenLimits?.depth ?? max(Limits().depth, routerConfiguration.rules.depth)
  }

  /// The number of elements to take of a list that may hold the screens of a whole stack.
  var countLimit: Int {
    countLimit(atLeast: routerConfiguration.rules.depth)
  }

  /// The number of elements to take of a list that the rules let grow to a length.
  func countLimit(atLeast length: Int) -> Int {
    givenLimits?.count ?? max(Limits().count, length)
  }

  private var givenLimits: Limits? {
    userInfo[.navigationLimits] as? Limits
  }
}
