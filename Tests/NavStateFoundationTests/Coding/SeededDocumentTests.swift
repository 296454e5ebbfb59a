import Foundation
import NavState
import NavStateFoundation
import NavStateTestSupport
import Testing

/// Random documents and values, the same in every run.
@Suite("Seeded documents, ours beside Foundation's")
struct SeededDocumentTests {
  private static let rounds = patience(2_000, optimized: 100_000)

  @Test("reads the same tree out of a document that both take")
  func documents() throws {
    var dice = SeededGenerator(seed: 1)
    for round in 0..<Self.rounds {
      let document = dice.document()
      let data = Data(document.utf8)
      let theirs = try JSONDecoder().decode(JSONTree.self, from: data)
      let ours = try CodedDecoder().decode(JSONTree.self, from: data)
      #expect(ours == theirs, "round \(round): \(document)")
      let value = try CodedValue(parsing: data)
      if round.isMultiple(of: 8) { #expect(try value.decode(JSONTree.self) == ours, "\(document)") }
      #expect(try CodedValue(parsing: value.bytes).bytes == value.bytes, "\(document)")
    }
  }

  @Test("takes nothing that Foundation refuses")
  func strictness() {
    var dice = SeededGenerator(seed: 2)
    var taken = 0
    for round in 0..<Self.rounds {
      var bytes = Array(dice.document().utf8)
      let place = Int.random(in: 0..<bytes.count, using: &dice)
      switch Int.random(in: 0..<3, using: &dice) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &dice)
      default:
        bytes.insert(Array("{}[],:\"\\0-e.".utf8).randomElement(using: &dice) ?? 0, at: place)
      }
      guard (try? CodedDecoder().decode(JSONTree.self, from: bytes)) != nil else { continue }
      taken += 1
      let text = String(decoding: bytes, as: UTF8.self)
      let isTaken = (try? JSONDecoder().decode(JSONTree.self, from: Data(bytes))) != nil
      // `0e1` is a number by RFC 8259; some versions of Foundation want a point in it.
      #expect(isTaken || text.lowercased().contains("0e"), "round \(round): \(text)")
    }
    #expect(taken > Self.rounds / 20, "or the test would say nothing")
  }

  @Test("carries random values to Foundation and back, to equal bytes where they are equal")
  func values() throws {
    var dice = SeededGenerator(seed: 3)
    for round in 0..<Self.rounds {
      let value = dice.value()
      let ours = try CodedEncoder.foundation.data(value)
      #expect(try JSONDecoder().decode(Sample.self, from: ours) == value, "round \(round)")
      let theirs = try JSONEncoder().encode(value)
      let read = try CodedDecoder.foundation.decode(Sample.self, from: theirs)
      #expect(read == value, "round \(round)")
      #expect(try CodedEncoder.foundation.data(read) == ours, "round \(round)")
    }
  }
}

/// A value with some of everything.
struct Sample: Codable, Equatable {
  var shape: Shape
  var numbers: [Double]
  var names: [String: Int?]
  var url: URL?
  var data: Data
  var decimal: Decimal
  var date: Date
  var children: [Sample]
}

/// Documents and values with some of everything.
extension SeededGenerator {
  private mutating func roll(_ count: Int) -> Int { number(below: count) }

  mutating func document() -> String { space() + element(depth: 0) + space() }

  private mutating func space() -> String {
    ["", "", "", " ", "\n", "\t \r\n"][roll(6)]
  }

  private mutating func element(depth: Int) -> String {
    switch roll(depth > 1 ? 4 : 7) {
    case 0: return ["null", "true", "false"][roll(3)]
    case 1, 2: return number()
    case 3: return "\"\(text())\""
    case 4, 5:
      let members = (0..<roll(4)).map { position in
        // Numbered, since keys that come twice are another matter.
        "\"\(text())\(position)\"\(space()):\(space())\(element(depth: depth + 1))\(space())"
      }
      return "{\(space())\(members.joined(separator: ",\(space())"))}"
    default:
      let elements = (0..<roll(4)).map { _ in element(depth: depth + 1) + space() }
      return "[\(space())\(elements.joined(separator: ",\(space())"))]"
    }
  }

  private mutating func number() -> String {
    let sign = roll(3) == 0 ? "-" : ""
    let whole = roll(2) == 0 ? "\(roll(1000))" : "\(next() >> UInt64(roll(60)))"
    let fraction = roll(2) == 0 ? "" : ".\(next() >> UInt64(roll(60)))"
    let exponent =
      roll(3) == 0 ? "\(["e", "E"][roll(2)])\(["", "+", "-"][roll(3)])\(roll(200))" : ""
    return sign + whole + fraction + exponent
  }

  private mutating func text() -> String {
    let pieces = [
      "a", "key", "é", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\u00e9", "\\ud83d\\ude00",
      " ", "{", ",", "\u{7F}", "\\u0000", "\\b\\f\\r\\t", "e\u{301}",
    ]
    return (0..<roll(5)).map { _ in pieces[roll(pieces.count)] }.joined()
  }

  mutating func value(depth: Int = 0) -> Sample {
    Sample(
      shape: shape(depth: 0),
      numbers: (0..<roll(4)).map { _ in Double(Int64(bitPattern: next())) / 1024 },
      names: Dictionary(
        (0..<roll(4)).map { ("k\($0)\(roll(3))", roll(3) == 0 ? nil : roll(100)) },
        uniquingKeysWith: { first, _ in first }),
      url: roll(2) == 0 ? nil : URL(string: "https://example.com/\(roll(100))?q=\(roll(10))"),
      data: Data((0..<roll(9)).map { _ in UInt8(roll(256)) }),
      decimal: Decimal(sign: .plus, exponent: roll(20) - 25, significand: Decimal(next() >> 1)),
      date: Date(timeIntervalSinceReferenceDate: Double(roll(1_000_000_000)) / 8),
      children: depth > 1 ? [] : (0..<roll(3)).map { _ in value(depth: depth + 1) })
  }

  private mutating func shape(depth: Int) -> Shape {
    switch roll(depth > 2 ? 3 : 6) {
    case 0: .empty
    case 1: .labeled(width: roll(100), height: roll(2) == 0 ? nil : Double(roll(100)) / 7)
    case 2: .unlabeled(-roll(100), text())
    case 3: .nested(shape(depth: depth + 1), inside: shape(depth: depth + 1))
    case 4: .list((0..<roll(3)).map { _ in shape(depth: depth + 1) })
    default: .optional(roll(2) == 0 ? nil : shape(depth: depth + 1))
    }
  }
}
