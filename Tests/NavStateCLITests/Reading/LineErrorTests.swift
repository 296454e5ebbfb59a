import NavStateCLI
import Testing

@Suite("LineError")
struct LineErrorTests {
  private struct Oddity: Error, CustomStringConvertible {
    let description = "something odd"
  }

  private static let action = Key(stringValue: "action")
  private static let second = Key(intValue: 1)

  @Test(
    "tells the place and the reason on one line",
    arguments: [
      (LineError(place: .byte(7), reason: "no"), "at byte 7: no"),
      (LineError(place: .path([]), reason: "no"), "at the top: no"),
      (
        LineError(
          DecodingError.dataCorrupted(.init(codingPath: [action, second], debugDescription: "no"))),
        "at action.1: no"
      ),
      (
        LineError(
          DecodingError.typeMismatch(
            Int.self, .init(codingPath: [action], debugDescription: "no"))),
        "at action: no"
      ),
      (
        LineError(
          DecodingError.valueNotFound(Int.self, .init(codingPath: [], debugDescription: "no"))),
        "at the top: no"
      ),
      (
        LineError(
          DecodingError.keyNotFound(second, .init(codingPath: [action], debugDescription: "no"))),
        "at action.1: it is missing"
      ),
      (
        LineError(
          EncodingError.invalidValue(1, .init(codingPath: [action], debugDescription: "no"))),
        "at action: it can't be written: no"
      ),
      (LineError(Oddity()), "at the top: something odd"),
      (LineError(LineError(place: .byte(7), reason: "no")), "at byte 7: no"),
    ])
  func description(error: LineError, text: String) {
    #expect("\(error)" == text)
  }

  @Test("cuts a reason that quotes too much")
  func cutting() {
    let fits = String(repeating: "é", count: 400)
    #expect("\(LineError(place: .byte(1), reason: fits))" == "at byte 1: \(fits)")
    #expect("\(LineError(place: .byte(1), reason: fits + "é"))" == "at byte 1: \(fits)…")
  }
}

/// A key of a name or a position.
private struct Key: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}
