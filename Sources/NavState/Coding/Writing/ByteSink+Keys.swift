extension ByteSink {
  /// How two keys compare by their bytes: less than 0, 0, or more than 0.
  func compare(_ first: KeyMark, _ second: KeyMark) -> Int {
    if first.isEscaped || second.isEscaped {
      return TapeText.compare(word(first), word(second), in: bytes.storage)
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
    findOrder(of: frame)
    for place in 1..<frame.count
    where compare(keys[order[place - 1]], keys[order[place]]) == 0 {
      isOutOfOrder = true
      return
    }
    let start = frame.start + 1
    let end = bytes.count
    unsorted.removeAll(keepingCapacity: true)
    unsorted.append(contentsOf: bytes[start..<end])
    bytes.removeLast(end - start)
    for (place, index) in order.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      let next = index + 1 - frame.firstKey < frame.count ? keys[index + 1].offset - 2 : end
      bytes.append(contentsOf: unsorted[keys[index].offset - 1 - start..<next - start])
    }
  }

  /// Sorts the positions of an object's keys.
  private func findOrder(of frame: Frame) {
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: frame.firstKey..<frame.firstKey + frame.count)
    guard frame.count < 16 else { return sortWide() }
    for start in 1..<frame.count {
      var place = start
      while place > 0, compare(keys[order[place - 1]], keys[order[place]]) > 0 {
        order.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  /// Sorts many positions, most of which their keys' first bytes tell apart.
  private func sortWide() {
    var sorted = order.map { (beginning: beginning(of: keys[$0]), index: $0) }
    sorted.sort { first, second in
      if first.beginning != second.beginning { return first.beginning < second.beginning }
      return compare(keys[first.index], keys[second.index]) < 0
    }
    for place in order.indices { order[place] = sorted[place].index }
  }

  /// The first eight bytes of a key as a number, with zeros behind a shorter one.
  private func beginning(of key: KeyMark) -> UInt64 {
    let text =
      key.isEscaped ? TapeText.unescaped(word(key), in: bytes.storage)[...] : bytes[key.range]
    let beginning = text.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    return beginning << UInt64(8 * (8 - min(8, text.count)))
  }

  /// The keys and positions that lead to what the frame at a depth holds.
  func path(to depth: Int) -> [any CodingKey] {
    frames.prefix(depth).compactMap { frame in
      switch frame.kind {
      case .array: return PlaceKey(max(0, frame.count - 1))
      case .object:
        guard frame.count > 0 else { return nil }
        return PlaceKey(
          TapeText.string(of: word(keys[frame.firstKey + frame.count - 1]), in: bytes.storage))
      case .promised, .written: return nil
      }
    }
  }
}
