/// Damages JSON, as disks, networks and other people do.
///
/// Half of the damage is blind: bits, pieces of bytes, the end. The other half keeps to the tokens
/// of JSON, or else next to nothing would get past the first look of a parser.
package struct JSONMutator {
  /// Texts to take pieces from.
  private let texts: [String]

  /// The tokens of those texts of which they were asked for, which takes its time.
  private var known: [Int: [String]] = [:]

  private var generator: SeededGenerator

  /// What stands in the place of a token: values of every type, and some that are out of range.
  private static let tokens = [
    "null", "true", "0", "-1", "1.5", "1e400", "-9223372036854775808", "9223372036854775808",
    #""""#, #""a""#, #""\ud800""#, #""\u0000""#, "[]", "{}", "[[]]", #"{"":{}}"#, #"{"by":"user"}"#,
    ",", ":", "[", "]", "{", "}", "", "\0", "\r", "\u{FEFF}", "\u{2028}", "é", #"{"push":{}}"#,
    #"{"about":{}}"#, #""key":"k","#, #""expected":3,"#,
  ]

  /// Begins with texts that are well-formed, without escapes.
  package init(texts: [String], generator: SeededGenerator) {
    self.texts = texts
    self.generator = generator
  }

  /// One of the texts, damaged.
  package mutating func next() -> [UInt8] {
    let index = generator.number(below: texts.count)
    let text = texts[index]
    switch generator.number(below: 10) {
    case 0: return flippingBits(Array(text.utf8))
    case 1: return removingBytes(Array(text.utf8))
    case 2: return repeatingBytes(Array(text.utf8))
    case 3: return Array(text.utf8.prefix(generator.number(below: text.utf8.count)))
    case 4: return joiningHalves(text, generator.pick(texts))
    case 5: return nesting(text)
    default: return Array(exchangingTokens(ofText: index).utf8)
    }
  }

  private mutating func flippingBits(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...generator.number(below: 3) {
      bytes[generator.number(below: bytes.count)] ^= 1 << UInt8(generator.number(below: 8))
    }
    return bytes
  }

  private mutating func removingBytes(_ bytes: [UInt8]) -> [UInt8] {
    let start = generator.number(below: bytes.count)
    let count = 1 + generator.number(below: min(8, bytes.count - start))
    return Array(bytes[..<start] + bytes[(start + count)...])
  }

  private mutating func repeatingBytes(_ bytes: [UInt8]) -> [UInt8] {
    let start = generator.number(below: bytes.count)
    let end = start + 1 + generator.number(below: bytes.count - start)
    return Array(bytes[..<end] + bytes[start...])
  }

  private mutating func joiningHalves(_ first: String, _ second: String) -> [UInt8] {
    let head = first.utf8.prefix(generator.number(below: first.utf8.count + 1))
    return Array(head) + second.utf8.suffix(generator.number(below: second.utf8.count + 1))
  }

  private mutating func nesting(_ text: String) -> [UInt8] {
    let depth = generator.pick([1, 2, 100, 600, 3_000])
    let isClosed = generator.number(below: 2) == 0
    return Array(repeating: UInt8(ascii: "["), count: depth) + text.utf8
      + Array(repeating: UInt8(ascii: "]"), count: isClosed ? depth : 0)
  }

  /// Puts other tokens, or tokens of another text, in the place of one to three.
  private mutating func exchangingTokens(ofText index: Int) -> String {
    var tokens = tokens(ofText: index)
    let others = self.tokens(ofText: generator.number(below: texts.count))
    for _ in 0...generator.number(below: 3) {
      let index = generator.number(below: tokens.count)
      switch generator.number(below: 4) {
      case 0: tokens[index] = generator.pick(Self.tokens)
      case 1:
        // One of the same type has the best chance to be taken.
        let alike = others.filter { $0.first == tokens[index].first }
        tokens[index] = generator.pick(alike.isEmpty ? others : alike)
      case 2: tokens.swapAt(index, generator.number(below: tokens.count))
      // A name or a text that is almost right.
      default: tokens[index] = tokens[index].replacing("\"", with: "\"a", maxReplacements: 1)
      }
    }
    return tokens.joined()
  }

  private mutating func tokens(ofText index: Int) -> [String] {
    if let tokens = known[index] { return tokens }
    let tokens = Self.tokens(of: texts[index])
    known[index] = tokens
    return tokens
  }

  /// The tokens of a text without escapes, and without the blanks between them.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var isInText = false
    for character in text where isInText || character != " " {
      let isMark = "{}[]:,".contains(character)
      let isMarkBefore = tokens.last.map { "{}[]:,".contains($0) } ?? true
      if !isInText && (isMark || isMarkBefore) {
        tokens.append(String(character))
      } else {
        tokens[tokens.count - 1].append(character)
      }
      if character == "\"" { isInText.toggle() }
    }
    return tokens
  }
}
