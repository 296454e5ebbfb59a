extension Router: CustomStringConvertible {
  /// The stack, and what is presented over it, level by level: `[inbox, *thread 7*] + composer`.
  ///
  /// A level's own stack stands behind it, and what is marked has an exclamation mark.
  public var description: String {
    ([stack.description] + levels.map(\.description)).joined(separator: " + ")
  }
}

extension PresentationLevel: CustomStringConvertible {
  /// What is presented, marked or not, and its screens if there are some.
  public var description: String {
    "\(presentation)\(isMarked ? "!" : "")\(path.isEmpty ? "" : " \(path)")"
  }
}

extension Router.Action: CustomStringConvertible {
  /// The action, as the stack or the slot describes its own.
  public var description: String {
    switch self {
    case .stack(let action): "\(action)"
    case .sheet(let action): "\(action)"
    case .back: "back"
    case .configure(let rules): "configure(duplicates: \(rules.duplicates), depth: \(rules.depth))"
    case .adapt(let traits): "adapt(\(traits))"
    case .at(let level, let action): "\(action) at level \(level)"
    case .chain(let action): "\(action)"
    case .exit(let action): "\(action)"
    }
  }
}

extension Router.LevelAction: CustomStringConvertible {
  /// The action, as the stack or the search describes its own.
  public var description: String {
    switch self {
    case .stack(let action): "\(action)"
    case .search(let action): "\(action)"
    case .push(let route, let duplicates, let asker):
      "push(\(route)\(duplicates.map { ", duplicates: \($0)" } ?? ""), asker: \(asker))"
    }
  }
}

extension Router.ChainAction: CustomStringConvertible {
  /// The name, with its arguments: `dismissTo(level: 1)`.
  public var description: String {
    switch self {
    case .present(let presentation, let level, let options, let asker):
      "present(\(presentation)\(level.map { ", level: \($0)" } ?? "")"
        + (options.map { ", options: \($0)" } ?? "") + (asker.map { ", asker: \($0))" } ?? ")")
    case .dismissPrompt(let id): "dismiss(prompt: \(id))"
    case .dismissAll: "dismissAll"
    case .dismissTo(let level): "dismissTo(level: \(level))"
    case .answer(let prompt, let choice): "answer(\(prompt), choice: \(choice))"
    case .didDismiss(let id): "didDismiss(\(id))"
    case .selectDetent(let detent, let id): "selectDetent(\(detent), id: \(id))"
    case .setOptions(let options, let id): "setOptions(\(options), id: \(id))"
    case .finish(let answer, let place): "finish(\(answer), by: \(place))"
    }
  }
}

extension Router.ExitAction: CustomStringConvertible {
  /// The name, with the place: `mark(composer)`.
  public var description: String {
    switch self {
    case .mark(let place): "mark(\(place))"
    case .unmark(let place): "unmark(\(place))"
    case .confirm: "confirm"
    case .cancel: "cancel"
    }
  }
}

extension Router.Event: CustomStringConvertible {
  /// The event, as the stack or the slot describes its own.
  public var description: String {
    switch self {
    case .stack(let event): "\(event)"
    case .sheet(let event): "\(event)"
    case .at(let level, .stack(let event)): "\(event) at level \(level)"
    case .at(let level, .search(let event)): "\(event) at level \(level)"
    case .chain(let event): "\(event)"
    case .exit(let event): "\(event)"
    }
  }
}

extension Router.ChainEvent: CustomStringConvertible {
  /// The name, with what it tells: `answered(delete, choice: cancel)`.
  public var description: String {
    switch self {
    case .presented(let prompt): "presented(\(prompt))"
    case .updated(let old, let new): "updated(from: \(old), to: \(new))"
    case .dismissed(let prompt, let cause): "dismissed(\(prompt), cause: \(cause))"
    case .answered(let prompt, let choice, let answer):
      "answered(\(prompt), choice: \(choice)\(answer.map { ", answer: \($0)" } ?? ""))"
    case .queued(let id): "queued(\(id))"
    case .withdrawn(let id): "withdrawn(\(id))"
    case .finished(let answer, let place, let asker, let isThere):
      "finished(\(answer), by: \(place), for: \(asker)\(isThere ? "" : ", gone"))"
    }
  }
}

extension ExitEvent: CustomStringConvertible {
  /// The name, with the places: `exitAsked([composer])`.
  public var description: String {
    switch self {
    case .exitAsked(let places): "exitAsked(\(places))"
    case .exitDropped: "exitDropped"
    case .lost(let places): "lost(\(places))"
    }
  }
}
