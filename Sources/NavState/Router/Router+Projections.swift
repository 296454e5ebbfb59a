// What views read and bind to. Each write is an action with the cause ``Cause/user``.

extension Router {
  /// The screens above the root; a write is the user's.
  ///
  /// SwiftUI writes a shorter path when the user swipes back, and one screen more when the user taps
  /// a link. A write is ``RouteStack/Action/set(_:)`` with the cause ``Cause/user``, so it follows
  /// the rules: one that is refused leaves the router as it is, and a link that is tapped twice
  /// pushes twice only if the rule on duplicates lets it.
  @inlinable
  public var path: RouteStack<Route> {
    get { stack }
    set { _ = reduce(.stack(.set(newValue)), in: .user) }
  }

  /// The sheet on level 1, or `nil`; a write is the user's.
  ///
  /// A write is ``SheetSlot/Action/present(_:)`` or ``SheetSlot/Action/dismiss(id:)`` with the cause
  /// ``Cause/user``.
  @inlinable
  public var presentedSheet: Sheet? {
    get { extras == nil ? slot.presented : self[sheet: 1] }
    set {
      if let newValue {
        _ = reduce(.sheet(.present(newValue)), in: .user)
      } else if let item = presentedSheet {
        _ = reduce(.sheet(.dismiss(id: item.id)), in: .user)
      }
    }
  }

  /// What is presented, bottom first; the first one is level 1.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var levels: [PresentationLevel<Scheme>] {
    if let item = slot.presented { return [PresentationLevel(.sheet(item))] }
    return extras?.parts.levels ?? []
  }

  /// What waits for its level, first one first, by identity.
  @inlinable
  public var waiting: [PresentationID<Scheme>] {
    extras?.parts.queue.map(\.wanted.id) ?? []
  }

  /// What was dismissed and is not yet reported as gone, oldest first.
  @inlinable
  public var leaving: [PresentationID<Scheme>] { extras?.parts.leaving ?? [] }

  /// The action that waits for ``ExitAction/confirm`` or ``ExitAction/cancel``, or `nil`.
  @inlinable
  public var pending: Step<Action>? { pendingExit }

  /// The marked places that the action which waits for an answer would take away; none where none
  /// waits.
  ///
  /// What ``ExitEvent/exitAsked(_:)`` told, for a view that shows the question, also after a restart.
  ///
  /// - Complexity: That of the action.
  @inlinable
  public var pendingPlaces: [RouterPlace<Scheme>] {
    guard let step = pendingExit else { return [] }
    var copy = self
    _ = copy.performUnguarded(step.action, in: step.context)
    return copy.placesMissing(since: self)
  }

  /// All that holds unsaved work, from the root up.
  @inlinable
  public var markedPlaces: [RouterPlace<Scheme>] {
    extras == nil ? [] : parts.markedPlaces
  }

  /// The router's own search.
  @inlinable
  public var search: SearchState { extras?.parts.base.search ?? SearchState() }

  /// The level of what is presented.
  ///
  /// - Parameter id: The identity of what is presented.
  /// - Returns: Its level, from 1, or `nil` if it is not up.
  @inlinable
  public func level(of id: PresentationID<Scheme>) -> Int? {
    levels.firstIndex { $0.id == id }.map { $0 + 1 }
  }
}

// MARK: - What gestures meet

extension Router {
  /// Whether the user can't end a level by a gesture: its options forbid it, or the app would ask.
  ///
  /// For SwiftUI's `interactiveDismissDisabled(_:)`.
  ///
  /// - Parameter level: The level, from 1.
  /// - Returns: Whether the gesture is to be disabled; not where there is no such level.
  /// - Complexity: O(*k*), where *k* is the number of levels.
  @inlinable
  public func isDismissDisabled(level: Int) -> Bool {
    let levels = levels
    guard let presented = levels.on(level) else { return false }
    return presented.options.isInteractiveDismissDisabled
      || levels[(level - 1)...].contains { $0.holdsMarks }
  }

  /// Whether a step back by the user would be refused, or held and asked about.
  ///
  /// - Complexity: That of the step.
  @inlinable
  public var isBackGuarded: Bool {
    guard extras != nil else { return false }
    var copy = self
    let outcome = copy.performUnguarded(.back, in: .user)
    return outcome.refusal != nil || !copy.placesMissing(since: self).isEmpty
  }
}

// MARK: - One projection a kind and a level

extension Router {
  /// The sheet at a level, or `nil`; a write is the user's.
  ///
  /// For SwiftUI's `sheet(item:)`. An item is presented there, `nil` ends the sheet that is there and
  /// nothing else.
  ///
  /// - Parameter level: The level, from 1.
  @inlinable
  public subscript(sheet level: Int) -> Sheet? {
    get { item(.sheet, at: level) }
    set { write(newValue, .sheet, at: level) }
  }

  /// The full-screen cover at a level, or `nil`; a write is the user's.
  ///
  /// For SwiftUI's `fullScreenCover(item:)`.
  ///
  /// - Parameter level: The level, from 1.
  @inlinable
  public subscript(fullScreenCover level: Int) -> Sheet? {
    get { item(.fullScreenCover, at: level) }
    set { write(newValue, .fullScreenCover, at: level) }
  }

  /// The popover at a level, or `nil`; a write is the user's.
  ///
  /// For SwiftUI's `popover(item:)`. A write keeps the anchor of what is there.
  ///
  /// - Parameter level: The level, from 1.
  @inlinable
  public subscript(popover level: Int) -> Sheet? {
    get { item(.popover, at: level) }
    set { write(newValue, .popover, at: level) }
  }

  /// The alert at a level, or `nil`; a write is the user's.
  ///
  /// For SwiftUI's `alert(_:isPresented:presenting:)`. Writing `nil` while it is up leaves it without
  /// a choice, which answers cancel.
  ///
  /// - Parameter level: The level, from 1.
  @inlinable
  public subscript(alert level: Int) -> Prompt<Answer>? {
    get { prompt(.alert, at: level) }
    set { write(newValue.map { .alert($0) }, in: .alert, at: level) }
  }

  /// The confirmation dialog at a level, or `nil`; a write is the user's.
  ///
  /// For SwiftUI's `confirmationDialog(_:isPresented:presenting:)`. Writing `nil` while it is up
  /// leaves it without a choice, which answers cancel.
  ///
  /// - Parameter level: The level, from 1.
  @inlinable
  public subscript(confirmationDialog level: Int) -> Prompt<Answer>? {
    get { prompt(.confirmationDialog, at: level) }
    set { write(newValue.map { .confirmationDialog($0) }, in: .confirmationDialog, at: level) }
  }

  /// The screens of a level, none where it has no stack; a write is the user's.
  ///
  /// - Parameter level: The level; 0 is the router itself.
  @inlinable
  public subscript(path level: Int) -> RouteStack<Route> {
    get { level == 0 ? stack : levels.on(level)?.path ?? [] }
    set { _ = reduce(.at(level: level, .stack(.set(newValue))), in: .user) }
  }

  /// The selected detent of a level, `large` where it has none; a write is the user's.
  ///
  /// For SwiftUI's `presentationDetents(_:selection:)`.
  ///
  /// - Parameter level: The level, from 1.
  @inlinable
  public subscript(detent level: Int) -> Detent {
    get { levels.on(level)?.options.selectedDetent ?? .large }
    set {
      guard let item = levels.on(level)?.content.item else { return }
      _ = reduce(.chain(.selectDetent(newValue, id: item.id)), in: .user)
    }
  }

  /// The text in the search field of a level; a write is the user's.
  ///
  /// - Parameter level: The level; 0 is the router itself.
  @inlinable
  public subscript(searchText level: Int) -> String {
    get { (level == 0 ? search : levels.on(level)?.search ?? SearchState()).text }
    set { _ = reduce(.at(level: level, .search(.setSearchText(newValue))), in: .user) }
  }

  /// Whether the user is searching on a level; a write is the user's.
  ///
  /// - Parameter level: The level; 0 is the router itself.
  @inlinable
  public subscript(isSearching level: Int) -> Bool {
    get { (level == 0 ? search : levels.on(level)?.search ?? SearchState()).isActive }
    set {
      let action: SearchState.Action = newValue ? .beginSearch : .endSearch()
      _ = reduce(.at(level: level, .search(action)), in: .user)
    }
  }
}

extension Router {
  @inlinable
  func item(_ kind: PresentationKind, at level: Int) -> Sheet? {
    levels.on(level).flatMap { $0.content.kind == kind ? $0.content.item : nil }
  }

  @inlinable
  func prompt(_ kind: PresentationKind, at level: Int) -> Prompt<Answer>? {
    levels.on(level).flatMap { $0.content.kind == kind ? $0.content.prompt : nil }
  }

  /// Presents an item as a kind, or ends the one of that kind.
  @inlinable
  mutating func write(_ item: Sheet?, _ kind: PresentationKind, at level: Int) {
    guard let item else {
      guard let item = self.item(kind, at: level) else { return }
      _ = reduce(.sheet(.dismiss(id: item.id)), in: .user)
      return
    }
    let old = levels.on(level)?.content
    let new = old?.kind == kind ? old?.with(item) : Presentation(item, as: kind)
    guard let new else { return }
    _ = reduce(.chain(.present(new, level: level)), in: .user)
  }

  /// Presents an alert or a dialog, or answers cancel to the one of that kind.
  @inlinable
  mutating func write(_ new: Presentation<Scheme>?, in kind: PresentationKind, at level: Int) {
    if let new {
      _ = reduce(.chain(.present(new, level: level)), in: .user)
    } else if let prompt = prompt(kind, at: level) {
      _ = reduce(.chain(.answer(prompt: prompt.id, choice: prompt.cancel.id)), in: .user)
    }
  }
}
