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
/// ``bytes``, ``nesting`` and ``nodes`` are for whoever reads the text, before a decoder sees it, as a
/// ``CodedDecoder`` does: a decoder from elsewhere has read all of it by the time it asks for limits.
/// There they hold for what is taken of it as ``CodedValue``.
///
/// Source: NavState; archives, logs and links come from disks, networks and other people.
public struct Limits: Hashable, Sendable {
  /// The number of screens that a stack may have.
  public let depth: Int

  /// The number of elements that any other list may have: events, remembered ids, a log.
  public let count: Int

  /// The number of bytes that one document or one line may have.
  ///
  /// A ``CodedDecoder`` and a ``CodedValue`` take no more than 268,435,455, whatever is set.
  public let bytes: Int

  /// The number of arrays and objects that may stand inside one another.
  ///
  /// Where a document is read by a ``CodedDecoder`` or into a ``CodedValue``, more than 512 count as
  /// 512, so that what walks over it by recursion can't run out of stack.
  public let nesting: Int

  /// The number of values that one document may have, at any depth.
  public let nodes: Int

  /// Creates limits; a negative one counts as 0.
  ///
  /// - Parameters:
  ///   - depth: The number of screens that a stack may have.
  ///   - count: The number of elements that any other list may have.
  ///   - bytes: The number of bytes that one document or one line may have.
  ///   - nesting: The number of arrays and objects that may stand inside one another.
  ///   - nodes: The number of values that one document may have, at any depth.
  public init(
    depth: Int = 10_000, count: Int = 10_000, bytes: Int = 16_777_216, nesting: Int = 64,
    nodes: Int = 1_000_000
  ) {
    self.depth = max(0, depth)
    self.count = max(0, count)
    self.bytes = max(0, bytes)
    self.nesting = max(0, nesting)
    self.nodes = max(0, nodes)
  }

  /// The largest ``nesting`` that a reader of documents goes by.
  static let deepestNesting = 512
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

// For every value type, since a decoder from elsewhere keeps `Any` and ours what is `Sendable`.
extension Dictionary where Key == CodingUserInfoKey {
  /// The limits of a reading.
  package var limits: Limits {
    givenLimits ?? Limits()
  }

  /// The number of screens to take of a stack.
  ///
  /// Without limits of its own, a reading takes as many as the rules of its routers allow, so that
  /// what was built under them can be read again.
  package var depthLimit: Int {
    givenLimits?.depth ?? Swift.max(Limits().depth, routerConfiguration.rules.depth)
  }

  /// The number of elements to take of a list that may hold the screens of a whole stack.
  var countLimit: Int {
    countLimit(atLeast: routerConfiguration.rules.depth)
  }

  /// The number of elements to take of a list that the rules let grow to a length.
  func countLimit(atLeast length: Int) -> Int {
    givenLimits?.count ?? Swift.max(Limits().count, length)
  }

  var givenLimits: Limits? {
    self[.navigationLimits] as? Limits
  }
}
