#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(ucrt)
import ucrt
#endif

/// The few calls to the system that the program makes, and nothing else makes.
enum Platform {
  /// The descriptors that every process starts with.
  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// Lets a write to a closed pipe fail, instead of ending the process by a signal.
  static func ignoreBrokenPipes() {
    #if !os(Windows)
    _ = signal(SIGPIPE, SIG_IGN)
    #endif
  }

  /// Ends the process.
  static func end(with code: Int32) -> Never {
    exit(code)
  }

  /// The value of an environment variable, or `nil`.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether a descriptor leads to a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    #if os(Windows)
    _isatty(descriptor) != 0
    #else
    isatty(descriptor) == 1
    #endif
  }

  /// Opens a file for reading.
  static func openFile(_ path: String) throws(SystemFailure) -> Int32 {
    #if os(Windows)
    var descriptor: Int32 = -1
    let code = _sopen_s(&descriptor, path, _O_RDONLY | _O_BINARY, _SH_DENYNO, 0)
    guard code == 0 else { throw SystemFailure(code: code) }
    return descriptor
    #else
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure(code: errno) }
    return descriptor
    #endif
  }

  /// Closes a file.
  static func closeFile(_ descriptor: Int32) {
    #if os(Windows)
    _ = _close(descriptor)
    #else
    _ = close(descriptor)
    #endif
  }

  /// Waits until there is something to read, and reads some of it; nothing at the end.
  static func readSome(from descriptor: Int32, atMost count: Int) throws(SystemFailure) -> [UInt8] {
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        #if os(Windows)
        result = Int(_read(descriptor, buffer.baseAddress, UInt32(count)))
        #else
        result = read(descriptor, buffer.baseAddress, count)
        #endif
        initialized = max(0, result)
      }
      if result >= 0 { return bytes }
      guard errno == EINTR else { throw SystemFailure(code: errno) }
    }
  }

  /// Writes all bytes.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if os(Windows)
        Int(_write(descriptor, buffer.baseAddress, UInt32(min(buffer.count, 1 << 20))))
        #else
        write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      guard count < 0 else {
        rest = rest.dropFirst(count)
        continue
      }
      guard errno == EINTR else { throw SystemFailure(code: errno) }
    }
  }
}

extension Platform {
  /// The first position of a byte, or `nil`; a build without optimization finds it as fast.
  static func firstIndex(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return nil }
      guard let found = memchr(base, Int32(byte), buffer.count) else { return nil }
      return bytes.startIndex + (UnsafeRawPointer(found) - base)
    }
  }
}

/// A call to the system that failed.
package struct SystemFailure: Error, CustomStringConvertible {
  /// The number of the error.
  let code: Int32

  /// Whether nobody reads what is written any more.
  var isClosedPipe: Bool {
    code == EPIPE || code == EBADF
  }

  /// The system's words for the error.
  package var description: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
