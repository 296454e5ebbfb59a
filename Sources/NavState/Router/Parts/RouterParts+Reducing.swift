extension RouterParts {
  /// Performs an action, without asking whether unsaved work may go.
  @inlinable
  mutating func perform(
    _ action: Action, in context: Context, under rules: RouterRules
  ) -> Outcome<Event> {
    switch action {
    case .stack(let action):
      return base.perform(action, by: context.cause, under: rules).map(Event.stack)
    case .sheet(.present(let item)): return present(item, by: context.cause, under: rules)
    case .sheet(.dismiss(let id)): return dismiss(id.map { .item($0) }, in: context, under: rules)
    case .back: return performBack(in: context, under: rules)
    case .at(let level, let action):
      return perform(action, on: level, in: context, under: rules)
    case .chain(let action): return perform(action, in: context, under: rules)
    case .exit(.mark(let place)): return mark(place, true)
    case .exit(.unmark(let place)): return mark(place, false)
    // The router answers these itself.
    case .configure, .adapt, .exit(.confirm), .exit(.cancel): return .unchanged
    }
  }

  @inlinable
  mutating func perform(
    _ action: Router<Scheme>.ChainAction, in context: Context, under rules: RouterRules
  ) -> Outcome<Event> {
    switch action {
    case .present(let presentation, let level, let options, let asker):
      let wish = Wish(presentation, options, asker, by: context.cause)
      return present(wish, at: level, under: rules)
    case .dismissPrompt(let id): return dismiss(.prompt(id), in: context, under: rules)
    case .dismissAll: return dismiss(downTo: 0, in: context, under: rules)
    case .dismissTo(let level): return dismiss(downTo: level, in: context, under: rules)
    case .answer(let prompt, let choice):
      return answer(prompt, choice, in: context, under: rules)
    case .didDismiss(let id): return performDidDismiss(id)
    case .selectDetent(let detent, let id): return setOptions(of: id) { $0.select(detent) }
    case .setOptions(let options, let id):
      return setOptions(of: id) { old in
        guard old != options else { return .unchanged }
        old = options
        return .changed([])
      }
    case .finish(let answer, let place): return finish(answer, by: place, in: context, under: rules)
    }
  }

  /// One step back: the top presentation's search, its stack, that presentation, then the router's
  /// own search and stack.
  @inlinable
  mutating func performBack(in context: Context, under rules: RouterRules) -> Outcome<Event> {
    let level = levels.count
    if let prompt = levels.last?.content.prompt {
      return answer(prompt.id, prompt.cancel.id, in: context, under: rules)
    }
    if self[layer: level].search.isActive {
      return perform(.search(.endSearch()), on: level, in: context, under: rules)
    }
    if level == 0 { return base.perform(.pop(), by: context.cause, under: rules).map(Event.stack) }
    if !self[layer: level].stack.isEmpty {
      return perform(.stack(.pop()), on: level, in: context, under: rules)
    }
    if levels[level - 1].options.isInteractiveDismissDisabled {
      return .refused(.dismissalDisabled)
    }
    return dismiss(nil, in: context, under: rules)
  }

  @inlinable
  mutating func setOptions(
    of id: Scheme.Sheet.ID, _ change: (inout PresentationOptions) -> Outcome<Never>
  ) -> Outcome<Event> {
    guard let level = level(of: .item(id)) else { return .refused(.notThere) }
    return change(&levels[level - 1].setting).map { (_: Never) -> Event in }
  }
}

// MARK: - Stacks and searches

extension RouterParts {
  @inlinable
  mutating func perform(
    _ action: Router<Scheme>.LevelAction, on level: Int, in context: Context,
    under rules: RouterRules
  ) -> Outcome<Event> {
    guard hasLayer(level) else { return .refused(.notThere) }
    switch action {
    case .stack(let action):
      return self[layer: level].perform(action, by: context.cause, under: rules)
        .map { .of($0, on: level) }
    case .search(let action):
      return self[layer: level].search.reduce(action.resetting(by: rules.searchReset), in: context)
        .map { .at(level: level, .search($0)) }
    case .push(let route, let duplicates, let asker):
      guard contains(asker) else { return .refused(.notThere) }
      return self[layer: level].push(route, duplicates, asker, under: rules)
        .map { .of($0, on: level) }
    }
  }
}

extension RouterLayer {
  /// Performs an action of the stack, and passes on what is noted of its screens.
  @inlinable
  mutating func perform(
    _ action: RouteStack<Scheme.Route>.Action, by cause: Cause, under rules: RouterRules
  ) -> Outcome<RouteStack<Scheme.Route>.Event> {
    guard !notes.isEmpty else { return stack.perform(action, by: cause, under: rules) }
    let old = stack
    let outcome = stack.perform(action, by: cause, under: rules)
    if outcome.isChanged { notes.pass(from: old, to: stack) }
    return outcome
  }

  /// Pushes a screen, and notes who asked for its result.
  @inlinable
  mutating func push(
    _ route: Scheme.Route, _ duplicates: DuplicateRule?, _ asker: RouterPlace<Scheme>,
    under rules: RouterRules
  ) -> Outcome<RouteStack<Scheme.Route>.Event> {
    let outcome = perform(.push(route, duplicates: duplicates), by: .code, under: rules)
    guard outcome.refusal == nil else { return outcome }
    let isNew = notes.note(asker, at: stack.count - 1)
    return isNew && !outcome.isChanged ? .changed([]) : outcome
  }
}

// MARK: - Marks

extension RouterParts {
  @inlinable
  mutating func mark(_ place: Place, _ isMarked: Bool) -> Outcome<Event> {
    switch place {
    case .root: return .refused(.notThere)
    case .presentation(let id):
      guard let level = level(of: id) else { return .refused(.notThere) }
      guard levels[level - 1].marked != isMarked else { return .unchanged }
      levels[level - 1].marked = isMarked
      return .changed([])
    case .screen(let route, let level):
      guard hasLayer(level), let position = self[layer: level].position(of: route, isMarked) else {
        return .refused(.notThere)
      }
      return self[layer: level].notes.mark(position, isMarked) ? .changed([]) : .unchanged
    }
  }
}

extension RouterLayer {
  /// The last screen that equals a route; to take a mark off, the last marked one if there is one.
  @inlinable
  func position(of route: Scheme.Route, _ isMarked: Bool) -> Int? {
    let marked = isMarked ? nil : notes.marks.last { stack[$0] == route }
    return marked ?? stack.lastIndex(of: route)
  }
}

// MARK: - Results

extension RouterParts {
  /// Answers a prompt, which ends it with all above it.
  ///
  /// What was answered is told first: the host still knows then what was asked.
  @inlinable
  mutating func answer(
    _ id: String, _ choice: String, in context: Context, under rules: RouterRules
  ) -> Outcome<Event> {
    guard let level = level(of: .prompt(id)), let prompt = levels[level - 1].content.prompt,
      let choice = prompt.choice(id: choice)
    else { return .refused(.notThere) }
    let asker = levels[level - 1].asker
    var ended: [Event] = []
    end(downTo: level - 1, by: DismissalCause(context.cause), under: rules, &ended)
    var events: [Event] = [.chain(.answered(prompt: id, choice: choice.id, answer: choice.answer))]
    if let asker, let answer = choice.answer {
      events.append(finished(answer, by: .presentation(.prompt(id)), for: asker))
    }
    events += ended
    advance(&events)
    return .changed(ShortList(contentsOf: events))
  }

  /// Ends a presentation or a screen with a value for who asked for it.
  @inlinable
  mutating func finish(
    _ answer: Scheme.Answer, by place: Place, in context: Context, under rules: RouterRules
  ) -> Outcome<Event> {
    switch place {
    case .root: return .refused(.notAsked)
    case .presentation(let id):
      guard let level = level(of: id) else { return .refused(.notThere) }
      guard let asker = levels[level - 1].asker else { return .refused(.notAsked) }
      var ended: [Event] = []
      end(downTo: level - 1, by: DismissalCause(context.cause), under: rules, &ended)
      var events = [finished(answer, by: place, for: asker)] + ended
      advance(&events)
      return .changed(ShortList(contentsOf: events))
    case .screen(let route, let level):
      guard hasLayer(level), let index = self[layer: level].stack.lastIndex(of: route) else {
        return .refused(.notThere)
      }
      let layer = self[layer: level]
      guard let request = layer.notes.requests.first(where: { $0.position == index }) else {
        return .refused(.notAsked)
      }
      let pop = RouteStack<Scheme.Route>.Action.pop(count: layer.stack.count - index)
      let popped = self[layer: level].perform(pop, by: context.cause, under: rules)
        .map { Event.of($0, on: level) }
      let result = finished(answer, by: place, for: request.asker)
      return .changed(ShortList(contentsOf: [result] + popped.events))
    }
  }

  /// The event of a result, which says whether who asked is still there.
  @inlinable
  func finished(_ answer: Scheme.Answer, by place: Place, for asker: Place) -> Event {
    .chain(.finished(answer, by: place, for: asker, isThere: contains(asker)))
  }
}
