/// Reads from a descriptor of the system.
package final class DescriptorSource: ByteSource {
  private let descriptor: Int32
  private let name: String
  private let isOwned: Bool

  private init(_ descriptor: Int32, name: String, isOwned: Bool) {
    self.descriptor = descriptor
    self.name = name
    self.isOwned = isOwned
  }

  deinit {
    if isOwned { Platform.closeFile(descriptor) }
  }

  /// What the process was given to read.
  package static var standardInput: DescriptorSource {
    DescriptorSource(Platform.standardInput, name: "standard input", isOwned: false)
  }

  /// Opens a file.
  ///
  /// - Parameter path: The file.
  /// - Returns: What reads it.
  /// - Throws: A ``Failure`` if it can't be opened.
  package static func file(_ path: String) throws -> DescriptorSource {
    let name = String(reflecting: path)
    do {
      return DescriptorSource(try Platform.openFile(path), name: name, isOwned: true)
    } catch {
      throw Failure("\(name) can't be read: \(error)")
    }
  }

  /// Waits until there is something to read, and reads some of it.
  package func read() throws -> [UInt8] {
    do {
      return try Platform.readSome(from: descriptor, atMost: 65_536)
    } catch {
      throw Failure("\(name) can't be read: \(error)")
    }
  }
}

/// Writes to a descriptor of the system.
final class DescriptorSink: ByteSink {
  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ bytes: [UInt8]) throws {
    do {
      try Platform.writeAll(bytes, to: descriptor)
    } catch {
      throw error.isClosedPipe ? OutputClosed() : Failure("the output can't be written: \(error)")
    }
  }
}

extension Console {
  /// The terminal, or whatever stands in its place.
  static var standard: Console {
    Console(
      input: DescriptorSource.standardInput,
      output: DescriptorSink(Platform.standardOutput),
      errors: DescriptorSink(Platform.standardError),
      isColored: wantsColor(
        isTerminal: Platform.isTerminal(Platform.standardOutput),
        environment: Platform.environment),
      open: DescriptorSource.file)
  }
}
