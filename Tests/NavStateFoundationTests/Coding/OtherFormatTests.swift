import Foundation
import NavState
import Testing

@Suite("Coded values in other formats")
struct OtherFormatTests {
  /// A binary property list that is a graph: some levels of arrays, each of which names the next one
  /// ten times.
  ///
  /// Source: CoreFoundation, CFBinaryPList.c.
  private static func graph(levels: Int) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for level in 0..<levels {
      offsets.append(UInt8(bytes.count))
      bytes += [0xAA] + Array(repeating: UInt8(level + 1), count: 10)
    }
    offsets.append(UInt8(bytes.count))
    bytes += [0x10, 7]
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(offsets.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return Data(bytes)
  }

  private func read<Value: Decodable>(
    _ type: Value.Type, from data: Data, _ limits: Limits
  ) throws -> Value {
    let decoder = PropertyListDecoder()
    decoder.userInfo[.navigationLimits] = limits
    return try decoder.decode(type, from: data)
  }

  private func kind(_ error: (any Error)?) -> ReadingFailure.Kind? {
    guard case .dataCorrupted(let context) = error as? DecodingError else { return nil }
    return (context.underlyingError as? ReadingFailure)?.kind
  }

  @Test("are read up to the limits, and not one beyond")
  func limits() throws {
    let data = Self.graph(levels: 2)
    // Ten tens and eleven arrays; two bytes for each, but for the outermost array.
    let fitting = Limits(bytes: 221, nesting: 2, nodes: 111)
    let value = try read(CodedValue.self, from: data, fitting)
    #expect(value.bytes.count == 221 && value[9]?[9]?.int == 7)
    let refused: [(Limits, ReadingFailure.Kind)] = [
      (Limits(bytes: 220), .tooManyBytes(limit: 220)),
      (Limits(nodes: 110), .tooManyNodes(limit: 110)),
      (Limits(nesting: 1), .nestedTooDeep(limit: 1)),
    ]
    for (limits, kind) in refused {
      let error = #expect(throws: DecodingError.self) {
        try read(CodedValue.self, from: data, limits)
      }
      #expect(self.kind(error) == kind)
    }
  }

  @Test("can't be grown beyond the limits by a graph, nor a path's payloads all together")
  func graphs() throws {
    let small = Limits(nodes: 5_000)
    let error = #expect(throws: DecodingError.self) {
      try read(CodedValue.self, from: Self.graph(levels: 15), small)
    }
    #expect(kind(error) == .tooManyNodes(limit: 5_000))
    let payload = CodedValue((0..<99).map { CodedValue($0) })
    let path = RoutePath((0..<10).map { AnyRoute(unresolved: "\($0)", payload: payload) })
    let data = try PropertyListEncoder().encode(path)
    #expect(try read(RoutePath.self, from: data, Limits(nodes: 1_000)) == path)
    let second = #expect(throws: DecodingError.self) {
      try read(RoutePath.self, from: data, Limits(nodes: 999))
    }
    #expect(kind(second) == .tooManyNodes(limit: 999))
  }

  @Test("never go deeper than 512, whatever the limits say")
  func deepest() throws {
    func nested(_ depth: Int) -> Data {
      let opening = String(repeating: "<array>", count: depth)
      let closing = String(repeating: "</array>", count: depth)
      return Data("<plist version=\"1.0\">\(opening)\(closing)</plist>".utf8)
    }
    let limits = Limits(nesting: .max)
    #expect(try read(CodedValue.self, from: nested(512), limits).bytes.count == 1_024)
    let error = #expect(throws: DecodingError.self) {
      try read(CodedValue.self, from: nested(513), limits)
    }
    #expect(kind(error) == .nestedTooDeep(limit: 512))
  }

  @Test("refuse to write a whole number that is beyond all doubles, and lose none")
  func beyond() throws {
    let most = try CodedValue(parsing: "1" + String(repeating: "0", count: 308))
    #expect(try JSONDecoder().decode(Double.self, from: JSONEncoder().encode(most)) == 1e308)
    let beyond = try CodedValue(parsing: "1" + String(repeating: "0", count: 309))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(beyond) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(["a": [beyond]]) }
    #expect(try JSONEncoder().encode([CodedValue.null]) == Data("[null]".utf8))
  }
}
