import NavState
import NavStateSample
import Testing

/// The examples of the type comments, with what their comments say.
@Suite("Type comments")
struct TypeCommentTests {
  @Test("RouteStack")
  func routeStack() {
    var stack: RouteStack = ["inbox", "thread 7"]
    #expect(stack.push("profile") == .changed([.pushed(["profile"])]))
    #expect(stack.pop(to: "inbox") == .changed([.popped(["thread 7", "profile"])]))
    #expect(stack.pop(5) == .changed([.popped(["inbox"])]))
    #expect(stack.pop() == .unhandled)
  }

  @Test("RouteStack.steps(to:)")
  func steps() {
    let steps = RouteStack(["a", "b"]).steps(to: ["a", "c"])
    #expect(steps == [.pop(), .push("c", duplicates: .allow)])
  }

  @Test("RouteTarget")
  func routeTarget() {
    let start: RouteStack<ReaderRoute> = [.message(id: "7"), .profile(id: "otter")]
    var (stack, twin) = (start, start)
    stack.reduce(.popTo(.route(.message(id: "7"))))
    twin.reduce(.popTo(.id("message/7")))
    #expect(stack == [.message(id: "7")])
    #expect(twin == stack)
  }

  @Test("SheetSlot")
  func sheetSlot() {
    var slot = SheetSlot<ReaderSheet>()
    slot.present(.newMessage(text: "Hi"))
    #expect(slot.dismiss(id: "settings") == .unchanged)
    #expect(slot.dismiss() == .changed([.dismissed(.newMessage(text: "Hi"), cause: .code)]))
  }

  @Test("Router")
  func router() {
    var router = Router<Reader>()
    router.push(.message(id: "7"))
    router.present(.reply(to: "7", text: ""))
    #expect(router.back().events.map(\.name) == [.sheet(.dismissed)])
    #expect(router.back().events.map(\.name) == [.stack(.popped)])
    #expect(router.back() == .unhandled)
  }

  @Test("RouterRules")
  func routerRules() {
    var router = Router<Reader>()
    router.configure(RouterRules(duplicates: .ignoreIfOnTop))
    router.push(.trending)
    router.push(.trending)
    #expect(router.path == [.trending])
  }

  @Test("Revisioned")
  func revisioned() {
    var place = Revisioned(Router<Reader>())
    let push = Envelope(Router<Reader>.Action.stack(.push(.trending)), id: "a1", expected: 0)
    #expect(place.reduce(push) == .reduced(.changed([.stack(.pushed([.trending]))]), revision: 1))
    #expect(place.reduce(push) == .alreadyApplied(revision: 1))
  }
}
