import NavState
import NavStateTestSupport
import Testing

@Suite("Receipt")
struct ReceiptTests {
  typealias Slip = Receipt<String>

  @Test(
    "tells the outcome and the revision afterwards",
    arguments: [.changed("a"), .unchanged, .refused(.notThere), .unhandled] as [Outcome<String>])
  func reduced(outcome: Outcome<String>) {
    let receipt = Slip.reduced(outcome, revision: 8)
    #expect(receipt.outcome == outcome)
    #expect(receipt.revision == 8)
    #expect(!receipt.isRepeat)
  }

  @Test("tells of a repeated id that nothing changed, and the revision that it got")
  func repeated() {
    let receipt = Slip.alreadyApplied(revision: 3)
    #expect(receipt.outcome == .unchanged)
    #expect(receipt.revision == 3)
    #expect(receipt.isRepeat)
    #expect(receipt != .reduced(.unchanged, revision: 3))
  }

  /// Each kind of receipt, its coded form, and its description.
  static let all: [(receipt: Slip, text: String, description: String)] = [
    (
      .reduced(.changed(["a", "b"]), revision: 4),
      #"{"reduced":{"outcome":{"changed":{"events":["a","b"]}},"revision":4}}"#,
      "changed([a, b]) at 4"
    ),
    (
      .reduced(.unhandled, revision: 0),
      #"{"reduced":{"outcome":{"unhandled":{}},"revision":0}}"#, "unhandled at 0"
    ),
    (
      .alreadyApplied(revision: 3), #"{"alreadyApplied":{"revision":3}}"#, "already applied at 3"
    ),
  ]

  @Test("is coded as its name, and describes itself with its revision", arguments: all)
  func coding(receipt: Slip, text: String, description: String) throws {
    #expect(try json(receipt) == text)
    #expect(try read(Slip.self, from: text) == receipt)
    #expect("\(receipt)" == description)
  }

  @Test(
    "refuses data that is no receipt, and says where",
    arguments: [
      (#"{"lost":{}}"#, Unreadable(.dataCorrupted, at: [], rule: .unknownName("lost"))),
      (
        #"{"alreadyApplied":{}}"#, Unreadable(.keyNotFound, at: ["alreadyApplied", "revision"])
      ),
      (#"{"reduced":{"revision":1}}"#, Unreadable(.keyNotFound, at: ["reduced", "outcome"])),
      (
        #"{"alreadyApplied":{"revision":1,"outcome":{"unchanged":{}}}}"#,
        Unreadable(.dataCorrupted, at: ["alreadyApplied"], rule: .unknownArgument("outcome"))
      ),
    ])
  func refusing(text: String, reason: Unreadable) throws {
    #expect(try unreadable(text, as: Slip.self) == reason)
  }
}
