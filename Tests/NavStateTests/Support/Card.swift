import NavState

/// A screen or a sheet that is a text, with the first letter as its identity.
///
/// So `a1` and `a2` are two values of one identity, and a test can tell the two apart.
struct Card: RawRepresentable, Hashable, Codable, IdentifiedRoute {
  let rawValue: String

  init(rawValue: String) {
    self.rawValue = rawValue
  }

  var id: String { String(rawValue.prefix(1)) }
}

extension Card: ExpressibleByStringLiteral, CustomStringConvertible {
  init(stringLiteral text: String) {
    self.init(rawValue: text)
  }

  var description: String { rawValue }
}

/// An app whose screens, sheets and answers are cards, and whose tabs and items of columns are texts.
enum Cards: CodableScheme {
  typealias Route = Card
  typealias Sheet = Card
  typealias Answer = Card
  typealias Tab = String
  typealias SidebarItem = String
  typealias ContentItem = String
}

extension [Card] {
  /// The cards of a line, `a b1 c`, with blanks between them.
  init(line: String) {
    self = line.split(separator: " ").map { Card(rawValue: String($0)) }
  }
}

extension RouteStack<Card> {
  /// A stack of the cards of a line, root-most first.
  init(line: String) {
    self.init([Card](line: line))
  }

  /// All stacks of some cards, from the empty one to the deepest.
  static func all(of cards: [Card], upTo depth: Int) -> [RouteStack] {
    var deepest: [RouteStack] = [[]]
    var all = deepest
    for _ in 0..<depth {
      deepest = deepest.flatMap { stack in cards.map { stack + [$0] } }
      all += deepest
    }
    return all
  }
}
