extension CodedValue: Codable {
  /// Encodes the value in its own shape.
  ///
  /// A ``CodedEncoder`` takes the bytes as they are. Any other encoder is walked through: a whole
  /// number of more than 64 bits, and digits that a double does not hold, go there as doubles.
  ///
  /// - Throws: What the encoder throws, or an `EncodingError` for a whole number that is too large for
  ///   a double.
  public func encode(to encoder: any Encoder) throws {
    if let encoder = encoder as? SinkEncoder {
      try encoder.sink.claim(encoder.depth, encoder.serial)
      return encoder.sink.append(self)
    }
    if let encoder = encoder as? TreeEncoder { return try encoder.fill { $0.append(self) } }
    if let elements {
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    } else if let members {
      var container = encoder.container(keyedBy: PlaceKey.self)
      for (key, value) in members { try container.encode(value, forKey: PlaceKey(key)) }
    } else {
      try encodeScalar(to: encoder.singleValueContainer())
    }
  }

  private func encodeScalar(to container: any SingleValueEncodingContainer) throws {
    var container = container
    if let bool {
      try container.encode(bool)
    } else if let string {
      try container.encode(string)
    } else if let number: Int64 = integer() {
      try container.encode(number)
    } else if let number: UInt64 = integer() {
      try container.encode(number)
    } else if let double {
      try container.encode(double)
    } else if isNull {
      try container.encodeNil()
    } else {
      throw EncodingError.unfit(self, at: container.codingPath)
    }
  }

  /// Decodes a value of any shape.
  ///
  /// A ``CodedDecoder`` gives the bytes. Any other decoder is asked for one shape after the other, so
  /// that a number is a whole one wherever the decoder can read it as such, and what has none of the
  /// shapes (a date in a property list) fails.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? TapeDecoder {
      self = try decoder.reading.coded(at: decoder.index)
      return
    }
    let single = try? decoder.singleValueContainer()
    if let single, single.decodeNil() {
      self = .null
    } else if let container = try? decoder.container(keyedBy: PlaceKey.self) {
      let members = try container.allKeys.map { key in
        (key.stringValue, try container.decode(CodedValue.self, forKey: key))
      }
      self.init(members: members)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [CodedValue] = []
      while !container.isAtEnd { elements.append(try container.decode(CodedValue.self)) }
      self.init(elements)
    } else if let single, let value = Self.scalar(in: single) {
      self = value
    } else {
      throw DecodingError.typeMismatch(
        CodedValue.self,
        .init(codingPath: decoder.codingPath, debugDescription: "There is no coded form of this"))
    }
  }

  private static func scalar(in container: any SingleValueDecodingContainer) -> CodedValue? {
    if let value = try? container.decode(String.self) { return CodedValue(value) }
    if let value = try? container.decode(Bool.self) { return CodedValue(value) }
    if let value = try? container.decode(Int64.self) { return CodedValue(value) }
    if let value = try? container.decode(UInt64.self) { return CodedValue(value) }
    return (try? container.decode(Double.self)).flatMap(CodedValue.init)
  }
}

extension ByteSink {
  /// Writes a coded value as it is.
  func append(_ value: CodedValue) {
    bytes.append(contentsOf: value.tape.bytes[value.tape.byteRange(of: value.index)])
  }
}

extension TapeReading {
  /// The value at a position, canonically.
  ///
  /// - Throws: A `DecodingError` for a number that is infinite as a double.
  func coded(at index: Int) throws -> CodedValue {
    let range = tape.byteRange(of: index)
    if tape.isCanonical {
      return CodedValue(canonical: Array(bytes[range]))
    }
    let sink = ByteSink(.empty)
    sink.bytes.reserve(range.count)
    try write(index, to: sink)
    return CodedValue(canonical: sink.bytes.trimmed())
  }

  /// Writes the value at a position canonically, without recursion.
  private func write(_ index: Int, to sink: ByteSink) throws {
    let end = next(after: index)
    var position = index
    var parents: [Int] = []
    while position < end || !parents.isEmpty {
      if let parent = parents.last, position >= words[parent].end {
        parents.removeLast()
        sink.close(downTo: parents.count)
        continue
      }
      if let parent = parents.last {
        let serial = sink.frames[parents.count - 1].serial
        if words[parent].tag == .object {
          let key = TapeText.string(of: words[position], in: bytes)
          _ = try sink.beginMember(key, parents.count - 1, serial)
          position += 1
        } else {
          _ = try sink.beginElement(parents.count - 1, serial)
        }
      }
      if words[position].isContainer {
        sink.open(words[position].tag == .object ? .object : .array, parents.count, sink.promise())
        parents.append(position)
        position += 2
      } else {
        try writeScalar(at: position, to: sink)
        position += 1
      }
    }
  }

  private func writeScalar(at index: Int, to sink: ByteSink) throws {
    let word = words[index]
    switch word.tag {
    case .escapedText: sink.appendText(TapeText.string(of: word, in: bytes))
    case .integer, .fraction:
      let text = TapeText.plain(at: word.offset, length: word.length, in: bytes)
      if word.tag == .integer, text != "-0" { return sink.append(ascii: text) }
      guard let number = NumberText.canonicalFraction(text == "-0" ? "-0.0" : text) else {
        throw DecodingError.dataCorrupted(context(.unfitNumber(text), at: index))
      }
      sink.append(ascii: number)
    default: sink.bytes.append(contentsOf: bytes[tape.byteRange(of: index)])
    }
  }
}
