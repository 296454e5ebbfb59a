import Foundation
import NavState
import NavStateFoundation
import NavStateSample
import Testing

/// Whether ours and Foundation's agree, over everything that `Codable` produces.
@Suite("Our coders beside Foundation's")
struct CorpusTests {
  private static let routes: [ReaderRoute] = [
    .trending, .message(id: "7"), .hashtag(name: "swift", account: nil),
    .hashtag(name: "a/b", account: "c"), .people(ids: []), .messages(ids: ["1", "2"]),
    .timeline(filter: TimelineFilter(language: "en")), .attachment(message: "m", attachment: "a"),
  ]

  @Test(
    "writes what Foundation reads, and reads what Foundation writes",
    arguments: [
      Scalars(), Optionals(), Dictionaries(), FoundationTypes(),
      Shape.empty, Shape.labeled(width: 1, height: nil), Shape.unlabeled(1, "x"),
      Shape.nested(.optional(.empty), inside: .list([.empty, .optional(nil)])),
      Generic(value: "a", values: ["b", "c"]), Generic(value: [1: [Level.low]], values: []),
      Generic<Int?>(value: nil, values: [1, nil]),
      Kennel(name: "a", age: 1, sharing: false), Kennel(name: "b", age: 2, sharing: true),
      Nested(first: 1, second: ["a"], third: nil), Nested(first: 2, second: [], third: false),
      Tagged("x"), Tagged(7), Tagged([Tagged(true)]), Tagged<String?>(nil), Tagged(0.5),
      Tagged(Shape.list([])), Tagged(URL(string: "a:b")), Tagged(Data([1])),
      Tagged(Decimal(string: "1.5")), Tagged(Self.routes), Tagged(Weekday.monday),
      Tagged(Level.high), Tagged(Float(1) / 3), Tagged(Double.pi), Tagged(-Double.zero),
      Tagged(UInt64.max), Tagged(1e300), Tagged([Date.distantFuture, .distantPast]),
      Tagged(Tagged(Tagged(UUID()))),
    ] as [any CorpusValue])
  func agreeing(value: any CorpusValue) throws {
    try check(value)
  }

  private func check<Value: CorpusValue>(_ value: Value) throws {
    let theirs = try JSONEncoder().encode(value)
    let ours = try CodedEncoder.foundation.data(value)
    #expect(try JSONDecoder().decode(Value.self, from: ours) == value, "theirs reads ours")
    #expect(try CodedDecoder.foundation.decode(Value.self, from: theirs) == value)
    #expect(try CodedDecoder.foundation.decode(Value.self, from: ours) == value)

    // By way of a coded value, also one that went through Foundation's coders.
    let coded = try CodedValue(encoding: value, with: .foundation)
    #expect(Data(coded.bytes) == ours)
    #expect(try coded.decode(Value.self, with: .foundation) == value)
    #expect(try CodedValue(parsing: ours) == coded, "ours is canonical")
    // Foundation's encoder takes no number of so many digits from anybody but its own decimal.
    if !(value is FoundationTypes) {
      #expect(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(coded)) == value)
    }

    // Both say the same, but for how numbers are spelled.
    #expect(try tree(ours) == tree(theirs))
  }

  private func tree(_ data: Data) throws -> JSONTree {
    try JSONDecoder().decode(JSONTree.self, from: data)
  }

  @Test(
    "has the form of sorted keys that Foundation has, where no number or slash tells them apart")
  func bytes() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(try encoder.encode(Self.routes) == CodedEncoder.foundation.data(Self.routes))
    let dictionaries = Dictionaries()
    #expect(try encoder.encode(dictionaries) == CodedEncoder.foundation.data(dictionaries))
    let shape = Shape.nested(.unlabeled(3, "\u{1}é"), inside: .labeled(width: 1, height: 2.5))
    #expect(try encoder.encode(shape) == CodedEncoder.foundation.data(shape))
  }

  @Test("codes Foundation's types by their own conformance without the special forms")
  func plain() throws {
    let url = try #require(URL(string: "a:b"))
    let bytes = try CodedEncoder().encode([url])
    #expect(try CodedDecoder().decode([URL].self, from: bytes) == [url])
    #expect(try CodedValue(parsing: bytes)[0]?["relative"] == "a:b")
    #expect(try CodedValue(encoding: Data([1, 2])) == [1, 2])
  }

  @Test("writes a relative address whole, as Foundation does")
  func relative() throws {
    let base = try #require(URL(string: "https://example.com/a/b"))
    let url = try #require(URL(string: "c?d=1", relativeTo: base))
    let ours = try CodedEncoder.foundation.data([url])
    #expect(try CodedValue(parsing: ours) == ["https://example.com/a/c?d=1"])
    #expect(try JSONDecoder().decode([URL].self, from: ours) == [url.absoluteURL])
    let theirs = try JSONEncoder().encode([url])
    #expect(try CodedDecoder.foundation.decode([URL].self, from: theirs) == [url.absoluteURL])
  }

  @Test("refuses what has no special form, or is none, with the place")
  func refusing() throws {
    #expect(throws: EncodingError.self) { try CodedEncoder.foundation.encode([Decimal.nan]) }
    func failure<Value: Decodable>(_ type: Value.Type, _ document: String) -> ReadingFailure? {
      do {
        _ = try CodedDecoder.foundation.decode(type, from: Data(document.utf8))
        return nil
      } catch DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context) {
        return context.underlyingError as? ReadingFailure
      } catch { return nil }
    }
    #expect(failure([Data].self, #"["AQ==","?"]"#)?.kind == .unfitForm("?"))
    #expect(failure([Data].self, #"["AQ==","?"]"#)?.place == ["1"])
    #expect(failure([URL].self, #"[""]"#)?.kind == .unfitForm(""))
    #expect(failure([URL].self, "[7]")?.kind == .otherShape(expected: .string, found: .integer))
    #expect(
      failure([Decimal].self, #"["7"]"#)?.kind == .otherShape(expected: .double, found: .string))
  }

  @Test("keeps the digits of a decimal that a double has no room for")
  func decimals() throws {
    for text in ["0.12345678901234567890123456789", "12345678901234567890.5", "1e-20", "98765"] {
      let decimal = try #require(Decimal(string: text))
      let value = try CodedValue(encoding: [decimal], with: .foundation)
      #expect(
        try CodedValue(parsing: value.bytes).decode([Decimal].self, with: .foundation) == [decimal])
      #expect(try JSONDecoder().decode([Decimal].self, from: Data(value.bytes)) == [decimal])
    }
  }

  @Test("reads property lists into coded values, and writes them")
  func propertyLists() throws {
    let value: CodedValue = ["a": [1, -2, 2.5, "x", true, false], "b": ["c": []], "d": [:]]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let data = try encoder.encode(value)
      #expect(try PropertyListDecoder().decode(CodedValue.self, from: data) == value)
    }
    let date = try PropertyListEncoder().encode(["a": Date.distantPast])
    #expect(throws: DecodingError.self) {
      try PropertyListDecoder().decode(CodedValue.self, from: date)
    }
  }

  @Test("goes through Foundation's coders as it is, but for doubles that are whole")
  func throughFoundation() throws {
    let value: CodedValue = [
      "a": [1, -2.5, "x\u{0}", true, .null, 1e100], "é": [[]], "u": .init(UInt64.max),
    ]
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(CodedValue.self, from: data) == value)
    #expect(try JSONDecoder().decode(CodedValue.self, from: Data("[1.0]".utf8)) == [1])
    // A whole number becomes a double there, never something else.
    let long = try CodedValue(parsing: "[1" + String(repeating: "0", count: 308) + "]")
    #expect(
      try JSONDecoder().decode(CodedValue.self, from: JSONEncoder().encode(long))[0]?.double
        == 1e308)
    let longer = try CodedValue(parsing: "[1" + String(repeating: "0", count: 309) + "]")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(longer) }
    #expect(throws: EncodingError.self) { try PropertyListEncoder().encode(longer) }
  }

  @Test("agrees about doubles bit by bit")
  func doubles() throws {
    var numbers = (-1074...1023).flatMap { exponent -> [Double] in
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      return [power, power.nextUp, power.nextDown, -power]
    }
    numbers += [.greatestFiniteMagnitude, .leastNormalMagnitude, .pi, 0.1, -0.0, 1e22, 1e23]
    let ours = try CodedEncoder().data(numbers)
    let theirs = try JSONEncoder().encode(numbers)
    let bits = numbers.map(\.bitPattern)
    #expect(try JSONDecoder().decode([Double].self, from: ours).map(\.bitPattern) == bits)
    #expect(try CodedDecoder().decode([Double].self, from: theirs).map(\.bitPattern) == bits)
  }
}

/// A document as a tree of plain cases, read by whoever is asked.
indirect enum JSONTree: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let bool = try? single.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? single.decode(Double.self) {
      self = .number(number)
    } else if let string = try? single.decode(String.self) {
      self = .string(string)
    } else if let array = try? single.decode([JSONTree].self) {
      self = .array(array)
    } else {
      self = .object(try single.decode([String: JSONTree].self))
    }
  }
}
