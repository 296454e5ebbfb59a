/// A line of input.
package struct InputLine: Hashable {
  /// What stands in a line.
  package enum Content: Hashable {
    /// Nothing but space.
    case blank
    /// The bytes, without the line's end.
    case bytes([UInt8])
    /// More bytes than are allowed.
    case tooLong
  }

  /// The number of the line, counted from 1.
  package let number: Int

  /// What stands in it.
  package let content: Content

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - number: The number of the line, counted from 1.
  ///   - content: What stands in it.
  package init(number: Int, content: Content) {
    self.number = number
    self.content = content
  }
}

/// Cuts input into lines, and keeps no more of a line than is allowed.
///
/// A line ends with a line feed, also behind a carriage return; the last one may lack it.
package struct LineReader {
  private let source: any ByteSource
  private let limit: Int
  private var chunk: ArraySlice<UInt8> = []
  private var number = 0
  private var isBlank = true
  private var length = 0

  /// What is kept of the line that is being read, or was read last.
  package private(set) var kept: [UInt8] = []

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - source: What to read.
  ///   - limit: The number of bytes that a line may have, without its end.
  package init(_ source: any ByteSource, limit: Int) {
    self.source = source
    self.limit = limit
  }

  /// Reads the next line.
  ///
  /// - Returns: The line, or `nil` at the end of the input.
  /// - Throws: What the source throws.
  package mutating func next() throws -> InputLine? {
    kept = []
    length = 0
    isBlank = true
    while true {
      if chunk.isEmpty {
        chunk = try source.read()[...]
        if chunk.isEmpty { return length == 0 ? nil : finish() }
      }
      guard let end = Platform.firstIndex(of: UInt8(ascii: "\n"), in: chunk) else {
        take(chunk)
        chunk = []
        continue
      }
      take(chunk[..<end])
      chunk = chunk[(end + 1)...]
      return finish()
    }
  }

  /// Takes the next part of a line, and keeps one byte more than allowed at most: it may be the
  /// carriage return of the line's end.
  private mutating func take(_ part: ArraySlice<UInt8>) {
    length += part.count
    isBlank = isBlank && part.allSatisfy(isSpace)
    kept.append(contentsOf: part.prefix(limit + 1 - kept.count))
  }

  private mutating func finish() -> InputLine {
    number += 1
    if length == kept.count, kept.last == UInt8(ascii: "\r") {
      kept.removeLast()
      length -= 1
    }
    if isBlank { return InputLine(number: number, content: .blank) }
    return InputLine(number: number, content: length > limit ? .tooLong : .bytes(kept))
  }
}

/// Whether a byte is space in JSON.
///
/// - Parameter byte: The byte.
/// - Returns: Whether it is a space, a tab, a line feed or a carriage return.
package func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}
