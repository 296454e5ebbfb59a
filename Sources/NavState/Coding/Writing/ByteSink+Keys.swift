extension ByteSink {
  /// How two keys compare by their bytes: less than 0, 0, or more than 0.
  func compare(_ first: KeyMark, _ second: KeyMark) -> Int {
    if first.isEscaped || second.isEscaped {
      return TapeText.compare(word(first), word(second), in: bytes)
    }
    for place in 0..<min(first.length, second.length) {
      let (left, right) = (bytes[first.offset + place], bytes[second.offset + place])
      if left != right { return left < right ? -1 : 1 }
    }
    return first.length - second.length
  }

  private func word(_ key: KeyMark) -> TapeWord {
    TapeWord(key.isEscaped ? .escapedText : .plainText, at: key.offset, length: key.length)
  }

  /// Moves the members of an object, which end where the bytes end, into the order of their keys.
  ///
  /// A key that is there twice is left to the tree, since what is to become of it depends on how it
  /// was written.
  func sortMembers(of frame: Frame) {
    let marks = keys[frame.firstKey..<frame.firstKey + frame.count]
    let order = marks.indices.sorted { compare(marks[$0], marks[$1]) < 0 }
    for (key, next) in zip(order, order.dropFirst()) where compare(marks[key], marks[next]) == 0 {
      isOutOfOrder = true
      return
    }
    let unsorted = Array(bytes[(frame.start + 1)...])
    bytes.removeLast(unsorted.count)
    for index in order {
      if index != order.first { bytes.append(UInt8(ascii: ",")) }
      let start = marks[index].offset - 1
      let end =
        index + 1 < marks.endIndex ? marks[index + 1].offset - 2 : frame.start + 1 + unsorted.count
      bytes.append(contentsOf: unsorted[start - frame.start - 1..<end - frame.start - 1])
    }
  }

  /// The keys and positions that lead to what the frame at a depth holds.
  func path(to depth: Int) -> [any CodingKey] {
    frames.prefix(depth).compactMap { frame in
      switch frame.kind {
      case .array: return PlaceKey(max(0, frame.count - 1))
      case .object:
        guard frame.count > 0 else { return nil }
        return PlaceKey(
          TapeText.string(of: word(keys[frame.firstKey + frame.count - 1]), in: bytes))
      case .promised, .written: return nil
      }
    }
  }
}
