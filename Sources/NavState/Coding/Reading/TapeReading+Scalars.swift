extension TapeReading {
  /// The text at a position.
  func string(at index: Int) throws -> String {
    let word = words[index]
    guard word.isText else { throw mismatch(String.self, .string, at: index) }
    return TapeText.string(of: word, in: bytes)
  }

  /// The truth value at a position.
  func bool(at index: Int) throws -> Bool {
    switch words[index].tag {
    case .yes: true
    case .no: false
    default: throw mismatch(Bool.self, .bool, at: index)
    }
  }

  /// The whole number at a position.
  func integer<Number: FixedWidthInteger>(at index: Int) throws -> Number {
    let word = words[index]
    guard word.tag == .integer || word.tag == .fraction else {
      throw mismatch(Number.self, .integer, at: index)
    }
    if let number: Number = NumberText.integer(of: word, in: bytes) { return number }
    throw DecodingError.dataCorrupted(context(.unfitNumber(numberText(word)), at: index))
  }

  /// The number at a position, read from its text, so that it is rounded once.
  func float<Number: TextReadable>(at index: Int) throws -> Number {
    let word = words[index]
    guard word.tag == .integer || word.tag == .fraction else {
      throw mismatch(Number.self, .double, at: index)
    }
    if let number: Number = NumberText.float(of: word, in: bytes) { return number }
    throw DecodingError.dataCorrupted(context(.unfitNumber(numberText(word)), at: index))
  }

  /// A value of any type, at a position.
  func value<Value: Decodable>(_ type: Value.Type, at index: Int) throws -> Value {
    if let form = info.forms.form(of: type) { return try value(type, in: form, at: index) }
    return try Value(from: TapeDecoder(reading: self, index: index))
  }

  private func value<Value>(_ type: Value.Type, in form: SpecialForms.Form, at index: Int) throws
    -> Value
  {
    let text: String
    if form.isNumber {
      guard words[index].tag == .integer || words[index].tag == .fraction else {
        throw mismatch(type, .double, at: index)
      }
      text = numberText(words[index])
    } else {
      guard words[index].isText else { throw mismatch(type, .string, at: index) }
      text = TapeText.string(of: words[index], in: bytes)
    }
    guard let value = form.read(text) as? Value else {
      throw DecodingError.dataCorrupted(context(.unfitForm(text), at: index))
    }
    return value
  }

  /// The error that something has another shape than what is to be read.
  func mismatch(_ type: Any.Type, _ expected: CodedValue.Shape, at index: Int) -> DecodingError {
    let context = context(
      .otherShape(expected: expected, found: CodedValue.Shape(words[index].tag)), at: index)
    return words[index].isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  private func numberText(_ word: TapeWord) -> String {
    TapeText.plain(at: word.offset, length: word.length, in: bytes)
  }
}
