import NavStateSample

/// The screens and sheets that the rows work on.
///
/// One in three holds text that is too long to be stored inline, as identities of people often are.
/// Everything is made at run time, since text from a literal is never counted by references.
enum Elements {
  /// The depths at which everything is measured.
  static let depths = [1, 10, 100]

  /// The depths at which tabs are measured.
  static let tabDepths = [3, 10, 100]

  /// The depth beside those at which everything is measured whose cost goes by the whole stack.
  static let deepest = 1_000

  /// The number of screens that are pushed in turn, a power of two.
  static let feedCount = 32

  /// Screens that no stack of `stack(depth:)` holds.
  static func feed() -> [ReaderRoute] {
    (0..<feedCount).map { route(500_000 + $0) }
  }

  /// Screens, root-most first; two calls give equal screens that share no storage.
  static func stack(depth: Int) -> [ReaderRoute] {
    (0..<depth).map { route(100_000 + $0) }
  }

  /// A sheet that holds no text on the heap, and one that does.
  static func sheets() -> [ReaderSheet] {
    [.report(message: id(7)), .reply(to: id(7), text: person(7))]
  }

  private static func route(_ number: Int) -> ReaderRoute {
    switch number % 12 {
    case 0: .message(id: id(number))
    case 1: .profile(id: person(number))
    case 2: .trending
    case 3: .hashtag(name: tag(number))
    case 4: .followers(id: person(number))
    case 5: .likes(id: id(number))
    case 6: .attachment(message: id(number), attachment: id(number + 1))
    case 7: .hashtag(name: tag(number), account: person(number))
    case 8: .list(id: id(number))
    case 9: .quotes(id: id(number))
    case 10: .membership(list: id(number), person: person(number))
    default: .timeline(filter: TimelineFilter(replies: false, language: "en"))
    }
  }

  private static func id(_ number: Int) -> String { "\(number)" }

  private static func tag(_ number: Int) -> String { "tag\(number)" }

  private static func person(_ number: Int) -> String { "person\(number)@social.example" }
}
