package import NavState

/// What answers lines, one by one.
package protocol LineAnswering {
  /// What is taken of a line.
  var limits: Limits { get }

  /// Performs what stands in a line that is not blank.
  ///
  /// - Parameter line: The line.
  /// - Returns: The answer, as JSON.
  /// - Throws: An error for a line that can't be read, or whose answer can't be written; it then
  ///   changes nothing.
  mutating func perform(_ line: InputLine) throws -> [UInt8]
}

/// An answer to a line, or why there is none.
package struct LineAnswer: Hashable {
  /// A line of JSON with its end.
  package let bytes: [UInt8]

  /// Whether the line could be read.
  package let isReadable: Bool
}

extension LineAnswering {
  /// Performs what stands in a line, and answers it.
  ///
  /// - Parameter line: The line.
  /// - Returns: The answer, or `nil` for a blank line.
  /// - Throws: Nothing that comes from the line.
  package mutating func answer(to line: InputLine) throws -> LineAnswer? {
    if case .blank = line.content { return nil }
    do {
      return LineAnswer(bytes: try perform(line) + [UInt8(ascii: "\n")], isReadable: true)
    } catch {
      let complaint = Complaint(line: line.number, error: "\(LineError(error))")
      let bytes = try CodedEncoder.reader.encode(complaint) + [UInt8(ascii: "\n")]
      return LineAnswer(bytes: bytes, isReadable: false)
    }
  }
}

/// Why a line can't be read.
private struct Complaint: Encodable {
  let line: Int
  let error: String
}
