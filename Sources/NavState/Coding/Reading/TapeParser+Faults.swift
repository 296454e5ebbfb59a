extension TapeParser {
  /// A fault at the byte to read next.
  func fault(_ kind: ReadingFailure.Kind) -> Fault {
    Fault(kind: kind, offset: at)
  }

  /// The fault that the next byte, or the end, is not what must stand here.
  func unexpected() -> Fault {
    fault(.syntax(at < bytes.count ? .unexpectedByte(bytes[at]) : .unexpectedEnd))
  }

  /// Says where in the document, and in which line, a fault is.
  func decodingError(_ fault: Fault) -> DecodingError {
    let line = 1 + bytes.prefix(fault.offset).count { $0 == UInt8(ascii: "\n") }
    return .failure(fault.kind, at: openPath, offset: fault.offset, line: line)
  }

  /// The keys and positions that lead to what is being read.
  private var openPath: [any CodingKey] {
    var path: [any CodingKey] = []
    var container = open
    var inner: Int? = nil
    while container >= 0 {
      if words[container].tag == .array {
        path.append(PlaceKey(inner == nil ? count : words[container].count))
      } else if let inner {
        path.append(key(at: inner - 1))
      } else if isAfterKey, let last = words.indices.last {
        path.append(key(at: last))
      }
      inner = container
      container = words[container].end - 1
    }
    return path.reversed()
  }

  private func key(at index: Int) -> PlaceKey {
    PlaceKey(TapeText.string(of: words[index], in: bytes))
  }

  /// Refuses the innermost object if it has a key twice: two readers would take different values.
  ///
  /// Keys that ascend have no duplicates, and those of our own writer do; others are searched.
  func refuseDuplicates() throws(Fault) {
    var previous = open + 2
    var position = afterMember(at: previous)
    while position < words.count {
      guard TapeText.compare(words[previous], words[position], in: bytes) < 0 else {
        return try searchDuplicates()
      }
      previous = position
      position = afterMember(at: position)
    }
  }

  private func searchDuplicates() throws(Fault) {
    var keys: [TapeWord] = []
    var position = open + 2
    while position < words.count {
      keys.append(words[position])
      position = afterMember(at: position)
    }
    keys.sort {
      let order = TapeText.compare($0, $1, in: bytes)
      return order == 0 ? $0.offset < $1.offset : order < 0
    }
    for (key, next) in zip(keys, keys.dropFirst())
    where TapeText.compare(key, next, in: bytes) == 0 {
      let text = TapeText.string(of: next, in: bytes)
      throw Fault(kind: .duplicateKey(text), offset: next.offset - 1)
    }
  }

  private func afterMember(at key: Int) -> Int {
    words[key + 1].isContainer ? words[key + 1].end : key + 2
  }
}
