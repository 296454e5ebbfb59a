import NavStateTestSupport

/// Exchanges, repeats and removes whole values of a JSON text.
///
/// The text stays well-formed, for the most part, and means something else: what ``JSONMutator`` does
/// to bytes and tokens is seen by a parser, what this does only by the rules of a model.
struct JSONValueMutator {
  /// Values that readers stumble over.
  private static let hostile = [
    "-1", "0", "1", "2", "9007199254740991", "9007199254740992", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "1e400", "-0.0", "0.5", "null", "true", "{}",
    "[]", #""""#, #""a""#, #""user""#, #""\u0000""#, "[[[[]]]]", #"{"a":{"b":{"c":1}}}"#,
  ]

  private let tokens: [String]

  private var generator: SeededGenerator

  /// Begins with a text that is well-formed.
  init(_ text: String, generator: SeededGenerator) {
    tokens = Self.tokens(of: text)
    self.generator = generator
  }

  /// The text with one to three changes.
  mutating func next() -> String {
    var tokens = tokens
    for _ in 0..<generator.pick([1, 1, 2, 3]) { change(&tokens) }
    return tokens.joined()
  }

  private mutating func change(_ tokens: inout [String]) {
    let values = tokens.indices.filter { Self.isValue($0, in: tokens) }
    guard !values.isEmpty else { return }
    let index = generator.pick(values)
    let value = index..<Self.end(ofValueAt: index, in: tokens)
    switch generator.number(below: 12) {
    case 0: tokens.replaceSubrange(value, with: [generator.pick(Self.hostile)])
    case 1: tokens[generator.number(below: tokens.count)] = generator.pick(tokens)
    case 2, 3: tokens.insert(contentsOf: Array(tokens[value]) + [","], at: index)
    case 4, 5: Self.remove(value, from: &tokens)
    default:
      // A value of the same type takes the place, so that only the meaning changes.
      let type = Self.type(of: tokens[index])
      let others = values.filter { Self.type(of: tokens[$0]) == type }
      let other = generator.pick(others)
      let replacement = Array(tokens[other..<Self.end(ofValueAt: other, in: tokens)])
      tokens.replaceSubrange(value, with: replacement)
    }
  }
}

// MARK: - Tokens

extension JSONValueMutator {
  /// The strings, numbers, words and signs of a text.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      let length =
        first == "\""
        ? lengthOfString(in: rest) : max(1, rest.prefix { !"{}[],:\"".contains($0) }.count)
      tokens.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return tokens
  }

  /// The length of the string that a text begins with, its quotation marks included.
  private static func lengthOfString(in text: Substring) -> Int {
    var isEscaped = false
    for (offset, character) in text.enumerated().dropFirst() {
      if character == "\"", !isEscaped { return offset + 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    return text.count
  }

  /// Whether a value begins at a position; a key is none.
  private static func isValue(_ index: Int, in tokens: [String]) -> Bool {
    switch tokens[index] {
    case "}", "]", ",", ":": false
    default: index + 1 == tokens.count || tokens[index + 1] != ":"
    }
  }

  /// What tells an object, an array, a string and a number apart.
  private static func type(of token: String) -> Character? {
    token.first.map { $0.isNumber || $0 == "-" ? "0" : $0 }
  }

  /// The position behind the value that begins at another.
  private static func end(ofValueAt index: Int, in tokens: [String]) -> Int {
    var depth = 0
    for end in index..<tokens.count {
      switch tokens[end] {
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      default: break
      }
      if depth <= 0 { return end + 1 }
    }
    return tokens.count
  }

  /// Removes a value, with its key and a comma beside it.
  private static func remove(_ value: Range<Int>, from tokens: inout [String]) {
    var (start, end) = (value.lowerBound, value.upperBound)
    if start >= 2, tokens[start - 1] == ":" { start -= 2 }
    if end < tokens.count, tokens[end] == "," {
      end += 1
    } else if start >= 1, tokens[start - 1] == "," {
      start -= 1
    }
    tokens.removeSubrange(start..<end)
  }
}
