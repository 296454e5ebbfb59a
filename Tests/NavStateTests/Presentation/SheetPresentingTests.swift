import NavState
import Testing

@Suite("SheetPresenting")
struct SheetPresentingTests {
  /// An owner of a slot that notes what it is asked, and gives an answer of its own.
  struct Owner: SheetPresenting, Recording {
    typealias Action = SheetSlot<Card>.Action
    typealias Event = SheetSlot<Card>.Event

    var asked: [Step<SheetSlot<Card>.Action>] = []

    static let answer = Outcome<Event>.refused(.notThere)

    mutating func reduce(_ action: SheetSlot<Card>.Action, in context: Context) -> Outcome<Event> {
      asked.append(Step(action, in: context))
      return Self.answer
    }
  }

  @Test("a method is its action, by code and unforced unless said otherwise")
  func defaults() {
    let context = Context(cause: .code, isForced: false)
    Owner.check(.present("a"), in: context) { $0.present("a") }
    Owner.check(.dismiss(id: nil), in: context) { $0.dismiss() }
    Owner.check(.dismiss(id: "a"), in: context) { $0.dismiss(id: "a") }
  }

  @Test("a method passes its arguments and its context on")
  func arguments() {
    let context = Context(cause: .container, isForced: true)
    Owner.check(.present("a"), in: context) { $0.present("a", in: context) }
    Owner.check(.dismiss(id: nil), in: context) { $0.dismiss(in: context) }
    Owner.check(.dismiss(id: "a"), in: context) {
      $0.dismiss(id: "a", in: context)
    }
  }
}
