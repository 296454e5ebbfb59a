import NavStateCLI

/// Takes what a command writes.
final class Recorder: ByteSink {
  private(set) var bytes: [UInt8] = []

  /// What was written, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ bytes: [UInt8]) {
    self.bytes += bytes
  }
}

/// Takes nothing, for a reason.
final class Refuser: ByteSink {
  private let error: any Error

  init(_ error: any Error) {
    self.error = error
  }

  func write(_ bytes: [UInt8]) throws {
    throw error
  }
}

/// Gives bytes in parts of a size, and then fails if it is to fail.
final class Parts: ByteSource {
  private var rest: ArraySlice<UInt8>
  private let size: Int
  private let failure: Failure?

  init(_ bytes: [UInt8], size: Int, failure: Failure? = nil) {
    rest = bytes[...]
    self.size = size
    self.failure = failure
  }

  func read() throws -> [UInt8] {
    if rest.isEmpty, let failure { throw failure }
    defer { rest = rest.dropFirst(size) }
    return Array(rest.prefix(size))
  }
}

/// What a run of the program comes to.
struct Run: Equatable {
  let code: ExitCode
  let output: String
  let errors: String

  /// Runs the program, with files that are in memory.
  init(
    _ arguments: [String], input: String = "", files: [String: String] = [:],
    isColored: Bool = false
  ) {
    self.init(arguments, input: input, isColored: isColored) { path in
      guard let text = files[path] else { throw Failure("\(path) can't be read") }
      return Bytes(Array(text.utf8))
    }
  }

  /// Runs the program, with files that are opened otherwise.
  init(
    _ arguments: [String], input: String = "", isColored: Bool = false,
    open: @escaping (String) throws -> any ByteSource
  ) {
    let output = Recorder()
    let errors = Recorder()
    let console = Console(
      input: Bytes(Array(input.utf8)), output: output, errors: errors, isColored: isColored,
      open: open)
    code = Program.run(arguments, on: console)
    self.output = output.text
    self.errors = errors.text
  }

  /// The lines of the output.
  var lines: [Substring] { output.split(separator: "\n") }
}
