package import NavState
package import NavStateSample

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An action in its envelope, and the stream that it belongs to.
///
/// ```json
/// {"id": "pad", "key": "a1", "expected": 7, "by": "user", "action": {"pop": {}}}
/// ```
///
/// All but the action is optional.
package struct ActionLine: Hashable {
  /// The action, in the envelope that `NavState` reads.
  package typealias Action = Envelope<Router<Reader>.Action>

  /// The stream, empty if the line names none.
  package let stream: String

  /// The action.
  package let envelope: Action
}

extension ActionLine: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id
  }

  /// Decodes the envelope, and the stream beside it.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    stream = try container.decodeIfPresent(String.self, forKey: .id) ?? ""
    envelope = try Action(from: decoder)
  }
}

extension ActionLine {
  /// Reads a line under limits.
  ///
  /// - Parameters:
  ///   - line: The line, which is not blank.
  ///   - limits: What to take of it.
  /// - Throws: A ``LineError`` that tells why it can't be read, and where.
  package init(_ line: InputLine, under limits: Limits) throws(LineError) {
    guard case .bytes(let bytes) = line.content else {
      let reason = "the line has more than \(limits.bytes) bytes"
      throw LineError(place: .byte(limits.bytes + 1), reason: reason)
    }
    try JSONSyntax.check(bytes, nesting: limits.nesting)
    let decoder = JSONDecoder()
    decoder.userInfo[.navigationLimits] = limits
    do {
      self = try decoder.decode(ActionLine.self, from: Data(bytes))
    } catch {
      throw LineError(error)
    }
  }
}
