import NavState
import NavStateTestSupport
import Testing

extension Prompt<Card> {
  /// A prompt with a choice that answers `yes`, one that answers nothing, and one that cancels.
  static func ask(_ id: String, title: String = "Sure?") -> Prompt {
    do {
      return try Prompt(
        id: id, title: title,
        choices: [Choice(id: "yes", title: "Yes", answer: "yes"), Choice(id: "no", title: "No")])
    } catch {
      fatalError("no such prompt: \(error)")
    }
  }
}

extension Router<Cards> {
  /// A router after some actions, each of which must change it.
  static func after(
    rules: RouterRules = RouterRules(), _ actions: [Action],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Router {
    Router(configuration: Configuration(rules: rules))
      .after(actions.map { Step($0) }, sourceLocation: sourceLocation)
  }
}

extension Router<Cards>.Action {
  /// Presents an item as a sheet, at a level.
  static func sheet(_ item: Card, at level: Int? = nil) -> Self {
    .chain(.present(.sheet(item), level: level))
  }

  static func cover(_ item: Card, at level: Int? = nil) -> Self {
    .chain(.present(.fullScreenCover(item), level: level))
  }

  static func popover(_ item: Card, anchor: String? = nil, at level: Int? = nil) -> Self {
    .chain(.present(.popover(item, anchor: anchor), level: level))
  }

  static func alert(_ id: String, at level: Int? = nil) -> Self {
    .chain(.present(.alert(.ask(id)), level: level))
  }

  static func dismiss(_ id: String? = nil) -> Self { .sheet(.dismiss(id: id)) }

  static func push(_ card: Card, on level: Int = 0) -> Self {
    level == 0 ? .stack(.push(card)) : .at(level: level, .stack(.push(card)))
  }

  static func pop(on level: Int) -> Self { .at(level: level, .stack(.pop())) }

  static func answer(_ prompt: String, _ choice: String) -> Self {
    .chain(.answer(prompt: prompt, choice: choice))
  }

  static func mark(_ place: RouterPlace<Cards>) -> Self { .exit(.mark(place)) }

  static func unmark(_ place: RouterPlace<Cards>) -> Self { .exit(.unmark(place)) }
}

/// A row of a table: what an action does after some others, in words.
struct ChainRow: Sendable, CustomTestStringConvertible {
  typealias Place = Router<Cards>

  let rules: RouterRules
  let before: [Place.Action]
  let action: Place.Action
  let context: Context
  let outcome: String
  let after: String

  /// A row; the outcome is told by its events, or by the name of what it is, or of its reason.
  init(
    _ before: [Place.Action], _ action: Place.Action, in context: Context = Context(),
    rules: RouterRules = RouterRules(), _ outcome: String, _ after: String
  ) {
    self.before = before
    self.action = action
    self.context = context
    self.rules = rules
    self.outcome = outcome
    self.after = after
  }

  var testDescription: String { "\(before): \(action) by \(context)" }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let router = Place.after(rules: rules, before, sourceLocation: sourceLocation)
    let (after, outcome) = router.performing(
      action, in: context, sourceLocation: sourceLocation)
    #expect(outcome.words == self.outcome, sourceLocation: sourceLocation)
    #expect("\(after)" == self.after, sourceLocation: sourceLocation)
  }
}

extension Outcome {
  /// The events, the name of the reason, or the name of the outcome.
  var words: String {
    switch self {
    case .changed(let events): events.map { "\($0)" }.joined(separator: ", ")
    case .refused(let refusal): refusal.name.rawValue
    case .unchanged, .unhandled: name.rawValue
    }
  }
}

/// What waits, as the coded form of a router tells it.
private struct QueueForm: Decodable {
  struct Waiting: Decodable {
    let level: Int
    let item: Card?
    let kind: PresentationKind?
    let alert: Prompt<Card>?
  }

  let queue: [Waiting]?
}

extension Router<Cards> {
  /// What waits, with the level that each waits for; read from the coded form, which tells it.
  var waitingLevels: [(level: Int, content: Presentation<Cards>)] {
    guard !waiting.isEmpty else { return [] }
    do {
      let form: QueueForm = try read(from: json(self))
      return (form.queue ?? []).compactMap { waiting in
        if let alert = waiting.alert { return (waiting.level, .alert(alert)) }
        return waiting.item.map { item in
          (waiting.level, waiting.kind == .fullScreenCover ? .fullScreenCover(item) : .sheet(item))
        }
      }
    } catch {
      fatalError("can't be read: \(error)")
    }
  }
}
