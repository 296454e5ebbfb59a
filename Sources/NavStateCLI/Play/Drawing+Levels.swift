import NavState
import NavStateSample

extension Drawing {
  /// What stands in the frame of a level, top first: its search, its screens, what is presented.
  static func rows(
    of level: PresentationLevel<Reader>, in traits: Traits, width: Int
  ) -> [String] {
    if let prompt = level.content.prompt {
      let choices = prompt.choices.map { "[\($0.title)]" }.joined(separator: " ")
      return wrap(prompt.title, width) + wrap(prompt.message ?? "", width) + wrap(choices, width)
    }
    let item = level.content.item.map { wrap("\($0)", width) } ?? []
    return search(level.search) + screens(level.path, unsaved: level.markedScreens) + item
      + (level.isMarked ? [unsaved] : []) + level.details(in: traits).map { "  \($0)" }
  }

  /// The screens, top first, and which of them hold unsaved work.
  static func screens(_ path: RouteStack<ReaderRoute>, unsaved marked: [ReaderRoute]) -> [String] {
    path.reversed().flatMap { route in
      marked.contains(route) ? ["\(route)", unsaved] : ["\(route)"]
    }
  }

  static let unsaved = "  with unsaved work"

  /// The search, while the user is searching.
  static func search(_ search: SearchState) -> [String] {
    search.isActive ? ["\(search)"] : []
  }

  /// What is not on screen, but waits or leaves.
  static func notes(on router: Router<Reader>) -> [String] {
    func list(_ title: String, _ ids: [PresentationID<Reader>]) -> [String] {
      ids.isEmpty ? [] : ["\(title): \(ids.map { "\($0)" }.joined(separator: ", "))"]
    }
    let kept = router.search.kept.map { ["search kept: \($0)"] } ?? []
    return kept + list("waiting", router.waiting) + list("leaving", router.leaving)
  }

  /// What waits for an answer, and who asked for it.
  static func asking<Action>(_ step: Step<Action>?) -> [String] {
    guard let step else { return [] }
    let cause = step.context.cause
    return ["asking before: \(step.action)\(cause == .code ? "" : " by \(cause)")"]
  }
}

extension RouterPlace<Reader> {
  /// The route, if this is a screen of the router's own stack.
  var routerScreen: ReaderRoute? {
    if case .screen(let route, 0) = self { route } else { nil }
  }
}

extension SearchState {
  /// What was searched for, if it was kept when the search ended.
  var kept: SearchQuery? { isActive || query == SearchQuery() ? nil : query }
}

extension PresentationLevel<Reader> {
  /// The kind that was asked for, and the one that is on screen if that is another.
  func title(in traits: Traits) -> String {
    let kind = content.kind
    let shown = kind.adapted(to: traits, by: options.adaptation)
    return shown == kind ? kind.word : "\(kind.word) as \(shown.word)"
  }

  /// What else there is to say: the anchor, the detents, what can't be done, what was searched for.
  func details(in traits: Traits) -> [String] {
    var details: [String] = []
    if case .popover(_, let anchor?) = content { details.append("at \(anchor)") }
    if options.detents.count > 1 {
      let active = options.activeDetents(in: traits).map { "\($0)" }.joined(separator: ", ")
      details.append("\(options.selectedDetent) of \(active)")
    }
    if options.isInteractiveDismissDisabled { details.append("can't be swiped away") }
    if let kept = search.kept { details.append("search kept: \(kept)") }
    return details
  }
}

extension PresentationKind {
  /// A word that has room in a frame.
  fileprivate var word: String {
    switch self {
    case .sheet, .popover, .alert: rawValue
    case .fullScreenCover: "cover"
    case .confirmationDialog: "dialog"
    }
  }
}
