import NavState
import NavStateSample
import NavStateTestSupport

/// Random actions on few screens and sheets, so that they meet again and again.
extension SeededGenerator {
  private static let routes: [ReaderRoute] = [
    .trending, .drafts, .message(id: "1"), .message(id: "2"), .profile(id: "1"),
    .hashtag(name: "swift"),
  ]

  /// Two of one identity, and others.
  private static let sheets: [ReaderSheet] = [
    .newMessage(text: ""), .newMessage(text: "Hello"), .about, .report(message: "1"),
    .report(message: "2"),
  ]

  /// A context of any cause, sometimes forced.
  mutating func context() -> Context {
    Context(cause: pick(Cause.allCases), isForced: number(below: 4) == 0)
  }

  /// An action of a router of the sample, of any kind.
  mutating func readerAction() -> Router<Reader>.Action {
    switch number(below: 24) {
    case 0: .configure(rules())
    case 1, 2: .adapt(traits())
    case 3, 4: .back
    case 5, 6, 7: .sheet(.present(pick(Self.sheets)))
    case 8: .sheet(.dismiss())
    case 9: .sheet(.dismiss(id: pick(Self.sheets).id))
    default: .stack(stackAction())
    }
  }

  /// An action of a stack of the sample, of any kind.
  mutating func stackAction() -> RouteStack<ReaderRoute>.Action {
    let route = pick(Self.routes)
    let match = pick(RouteMatch.allCases)
    return switch number(below: 12) {
    case 0: .pop(count: number(below: 5) - 1)
    case 1: .pop()
    case 2: .popTo(.route(route), match: match)
    case 3: .popTo(.id(route.id), match: match)
    case 4: .popToRoot
    case 5: .replaceTop(route)
    case 6: .bringToFront(route)
    case 7: .set(RouteStack((0..<number(below: 4)).map { _ in pick(Self.routes) }))
    case 8: .push(route, duplicates: pick(DuplicateRule.allCases))
    default: .push(route)
    }
  }

  /// Rules of a router, some so tight that they refuse much.
  mutating func rules() -> RouterRules {
    RouterRules(duplicates: pick(DuplicateRule.allCases), depth: pick([2, 4, 6, 10_000]))
  }

  /// Traits of a window, often only some of them.
  mutating func traits() -> Traits {
    Traits(
      horizontalSizeClass: pick([nil, .compact, .regular]),
      width: pick([nil, 320, 1024.5]),
      idiom: pick([nil, .phone, .pad]))
  }

  /// An envelope: its id one of few or none, the revision that it expects right, wrong or none.
  mutating func envelope(at revision: Int) -> Envelope<Router<Reader>.Action> {
    Envelope(
      readerAction(), in: context(), id: number(below: 3) == 0 ? "\(number(below: 12))" : nil,
      expected: pick([nil, nil, revision, revision, revision - 1, revision + 1]))
  }
}
