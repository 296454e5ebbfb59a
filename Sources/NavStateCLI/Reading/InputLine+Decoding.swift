package import NavState
import NavStateFoundation
import NavStateSample

extension CodedDecoder {
  /// What reads lines and files: the types of the sample by their keys, and Foundation's forms.
  ///
  /// - Parameter limits: What to take.
  /// - Returns: The decoder.
  package static func reader(under limits: Limits = Limits()) -> CodedDecoder {
    var decoder = CodedDecoder.foundation
    decoder.limits = limits
    decoder.userInfo[.routeRegistry] = Reader.registry
    return decoder
  }
}

extension CodedEncoder {
  /// What writes answers: the same for equal ones.
  package static var reader: CodedEncoder {
    var encoder = CodedEncoder.foundation
    encoder.userInfo[.routeRegistry] = Reader.registry
    return encoder
  }
}

extension InputLine {
  /// Reads a value from this line, which is not blank.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - limits: What to take of the line.
  /// - Returns: The value.
  /// - Throws: A ``LineError`` that tells why it can't be read, and where.
  package func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, under limits: Limits
  ) throws(LineError) -> Value {
    guard case .bytes(let bytes) = content else {
      let reason = "the line has more than \(limits.bytes) bytes"
      throw LineError(place: .byte(limits.bytes + 1), reason: reason)
    }
    do {
      return try CodedDecoder.reader(under: limits).decode(type, from: bytes)
    } catch {
      throw LineError(error)
    }
  }
}
