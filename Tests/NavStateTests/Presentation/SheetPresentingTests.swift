import NavState
import Testing

@Suite("SheetPresenting")
struct SheetPresentingTests {
  /// An owner of a slot that notes what it is asked, and gives an answer of its own.
  struct Owner: SheetPresenting {
    typealias Event = SheetSlot<Card>.Event

    var asked: [Step<SheetSlot<Card>.Action>] = []

    static let answer = Outcome<Event>.refused(.notThere)

    mutating func reduce(_ action: SheetSlot<Card>.Action, in context: Context) -> Outcome<Event> {
      asked.append(Step(action, in: context))
      return Self.answer
    }
  }

  typealias Request = (inout Owner) -> Outcome<Owner.Event>

  private func check(_ action: SheetSlot<Card>.Action, in context: Context, _ request: Request) {
    var owner = Owner()
    #expect(request(&owner) == Owner.answer, "\(action)")
    #expect(owner.asked == [Step(action, in: context)], "\(action)")
  }

  @Test("a method is its action, by code and unforced unless said otherwise")
  func defaults() {
    let context = Context(cause: .code, isForced: false)
    check(.present("a"), in: context) { $0.present("a") }
    check(.dismiss(id: nil), in: context) { $0.dismiss() }
    check(.dismiss(id: "a"), in: context) { $0.dismiss(id: "a") }
  }

  @Test("a method passes its arguments and its context on")
  func arguments() {
    let context = Context(cause: .container, isForced: true)
    check(.present("a"), in: context) { $0.present("a", in: context) }
    check(.dismiss(id: nil), in: context) { $0.dismiss(in: context) }
    check(.dismiss(id: "a"), in: context) { $0.dismiss(id: "a", in: context) }
  }
}
