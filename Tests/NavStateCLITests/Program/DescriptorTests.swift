import NavStateCLI
import Testing

@Suite("DescriptorSource")
struct DescriptorTests {
  @Test("reads a file to its end, in parts", arguments: [0, 1, 65_536, 200_000])
  func reading(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try withFile(bytes) { path in
      let source = try DescriptorSource.file(path)
      var read: [UInt8] = []
      while case let part = try source.read(), !part.isEmpty {
        #expect(part.count <= 65_536)
        read += part
      }
      #expect(read == bytes)
    }
  }

  @Test("says in one line which file can't be read, and why")
  func failing() throws {
    #expect(throws: Failure(#""/no\nfile" can't be read: No such file or directory"#)) {
      try DescriptorSource.file("/no\nfile")
    }
    let folder = try DescriptorSource.file("/")
    #expect(throws: Failure(#""/" can't be read: Is a directory"#)) { try folder.read() }
  }
}
