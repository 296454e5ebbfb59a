import NavState
import NavStateTestSupport
import Testing

/// A scheme that says nothing: no screens, and nothing to present.
enum Nothing: CodableScheme {}

@Suite("NavigationScheme")
struct NavigationSchemeTests {
  @Test("what is not named has no values, and there is nothing to do with it")
  func never() throws {
    var router = Router<Nothing>()
    #expect(router.back() == .unhandled)
    #expect(router.pop() == .unhandled)
    #expect(router.popToRoot() == .unchanged)
    #expect(router.dismiss() == .unchanged)
    #expect(router.set(to: []) == .unchanged)
    try CodedForm(router, #"{"presented":[],"stack":[]}"#).check()
  }

  @Test("no value is read where there are none")
  func reading() throws {
    for text in [#"{"stack":[1],"presented":[]}"#, #"{"stack":[],"presented":["a"]}"#] {
      #expect(throws: DecodingError.self) { try read(Router<Nothing>.self, from: text) }
    }
  }
}
