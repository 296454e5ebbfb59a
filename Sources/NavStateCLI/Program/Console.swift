/// What gives bytes, a part at a time.
package protocol ByteSource: AnyObject {
  /// Waits for the next part.
  ///
  /// - Returns: At least one byte, or none at the end.
  /// - Throws: A ``Failure`` if nothing can be read.
  func read() throws -> [UInt8]
}

/// What takes bytes.
package protocol ByteSink: AnyObject {
  /// Writes bytes.
  ///
  /// - Parameter bytes: The bytes.
  /// - Throws: An ``OutputClosed`` if nobody reads them any more, or a ``Failure``.
  func write(_ bytes: [UInt8]) throws
}

/// Nobody reads the output any more, as when it is piped into `head`: there is no more to do.
package struct OutputClosed: Error {
  /// Creates the error.
  package init() {}
}

/// Why a command can't go on, in one line for a person.
package struct Failure: Error, Hashable {
  /// The line.
  package let text: String

  /// Creates a failure.
  ///
  /// - Parameter text: The line.
  package init(_ text: String) {
    self.text = text
  }
}

/// What a command reads from and writes to.
package struct Console {
  /// What the command reads unless it is told otherwise.
  package var input: any ByteSource

  /// Where its answers go.
  package var output: any ByteSink

  /// Where its complaints go.
  package var errors: any ByteSink

  /// Opens a file to read; throws a ``Failure``.
  package var open: (_ path: String) throws -> any ByteSource

  /// Whether the output may be colored.
  package var isColored: Bool

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - input: What a command reads unless it is told otherwise.
  ///   - output: Where its answers go.
  ///   - errors: Where its complaints go.
  ///   - isColored: Whether the output may be colored.
  ///   - open: Opens a file to read.
  package init(
    input: any ByteSource,
    output: any ByteSink,
    errors: any ByteSink,
    isColored: Bool = false,
    open: @escaping (_ path: String) throws -> any ByteSource
  ) {
    self.input = input
    self.output = output
    self.errors = errors
    self.isColored = isColored
    self.open = open
  }

  /// Writes a text and a line's end.
  ///
  /// - Parameter text: The text, of one line or several.
  /// - Throws: What the output throws.
  package func print(_ text: String) throws {
    try output.write(Array("\(text)\n".utf8))
  }

  /// Writes a complaint, on one line whatever it quotes; if nobody hears it, there is nobody to tell
  /// that.
  ///
  /// - Parameter text: The complaint.
  package func complain(_ text: String) {
    try? errors.write(Array("navstate: \(text.shown)\n".utf8))
  }
}

extension Console {
  /// Whether output is to be colored.
  ///
  /// Source: no-color.org, by which a variable that is not empty forbids it.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether a person looks at it.
  ///   - environment: Gives the value of a variable.
  /// - Returns: Whether it is.
  package static func wantsColor(
    isTerminal: Bool, environment: (_ name: String) -> String?
  ) -> Bool {
    isTerminal && (environment("NO_COLOR") ?? "").isEmpty
  }
}
