/// Bytes that grow at their end, with room behind them.
///
/// An array checks at each byte whether it is shared and whether it has room; here a text, with the
/// quotes and signs around it, is checked for once.
struct ByteBuffer {
  /// The bytes, and behind them the room.
  private(set) var storage: [UInt8]

  /// The number of bytes.
  private(set) var count = 0

  /// Creates an empty buffer with room for a number of bytes.
  init(room: Int) {
    storage = Array(repeating: 0, count: room)
  }

  /// Gives up the room, and returns the bytes.
  mutating func trimmed() -> [UInt8] {
    storage.removeLast(storage.count - count)
    return storage
  }

  subscript(range: Range<Int>) -> ArraySlice<UInt8> { storage[range] }

  subscript(place: Int) -> UInt8 { storage[place] }

  /// Makes room for a number of bytes more.
  mutating func reserve(_ more: Int) {
    guard storage.count - count < more else { return }
    storage.append(contentsOf: repeatElement(0, count: max(more, storage.count)))
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  mutating func append(contentsOf bytes: some Collection<UInt8>) {
    reserve(bytes.count)
    for byte in bytes {
      storage[count] = byte
      count += 1
    }
  }

  mutating func append(contentsOf bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count)
    let start = count
    storage.withUnsafeMutableBufferPointer { storage in
      _ = storage[start...].update(fromContentsOf: bytes)
    }
    count = start + bytes.count
  }

  /// Appends a text that needs no escapes, between quotes, with a comma before them or a colon behind.
  mutating func appendPlain(_ text: UnsafeBufferPointer<UInt8>, comma: Bool, colon: Bool) {
    reserve(text.count + 4)
    let start = count
    count = storage.withUnsafeMutableBufferPointer { storage in
      var end = start
      if comma {
        storage[end] = UInt8(ascii: ",")
        end += 1
      }
      storage[end] = UInt8(ascii: "\"")
      end = storage[(end + 1)...].update(fromContentsOf: text)
      storage[end] = UInt8(ascii: "\"")
      if colon { storage[end + 1] = UInt8(ascii: ":") }
      return end + (colon ? 2 : 1)
    }
  }

  mutating func removeLast(_ number: Int) {
    count -= number
  }

  mutating func removeAll() {
    count = 0
  }

  /// Reverses the bytes from a place on.
  mutating func reverse(from start: Int) {
    storage[start..<count].reverse()
  }
}
