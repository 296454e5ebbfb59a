// What views bind to at each level. Each write is an action with the cause ``Cause/user``.

extension PaneNavigating {
  /// The sheet at a level, or `nil`; a write is the user's.
  ///
  /// For SwiftUI's `sheet(item:)`. An item is presented there, `nil` ends the sheet that is there and
  /// nothing else.
  ///
  /// - Parameter level: The level, from 1.
  @inlinable
  public subscript(sheet level: Int) -> Scheme.Sheet? {
    get { item(.sheet, at: level) }
    set { write(newValue, .sheet, at: level) }
  }

  /// The full-screen cover at a level, or `nil`; a write is the user's.
  ///
  /// For SwiftUI's `fullScreenCover(item:)`.
  ///
  /// - Parameter level: The level, from 1.
  @inlinable
  public subscript(fullScreenCover level: Int) -> Scheme.Sheet? {
    get { item(.fullScreenCover, at: level) }
    set { write(newValue, .fullScreenCover, at: level) }
  }

  /// The popover at a level, or `nil`; a write is the user's.
  ///
  /// For SwiftUI's `popover(item:)`. A write keeps the anchor of what is there.
  ///
  /// - Parameter level: The level, from 1.
  @inlinable
  public subscript(popover level: Int) -> Scheme.Sheet? {
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
  public subscript(alert level: Int) -> Prompt<Scheme.Answer>? {
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
  public subscript(confirmationDialog level: Int) -> Prompt<Scheme.Answer>? {
    get { prompt(.confirmationDialog, at: level) }
    set { write(newValue.map { .confirmationDialog($0) }, in: .confirmationDialog, at: level) }
  }

  /// The screens of a level, none where it has no stack; a write is the user's.
  ///
  /// - Parameter level: The level; 0 is the pane itself.
  @inlinable
  public subscript(path level: Int) -> RouteStack<Scheme.Route> {
    get { level == 0 ? router.stack : router.levels.on(level)?.path ?? [] }
    set { _ = perform(.at(level: level, .stack(.set(newValue))), in: .user) }
  }

  /// The selected detent of a level, `large` where it has none; a write is the user's.
  ///
  /// For SwiftUI's `presentationDetents(_:selection:)`.
  ///
  /// - Parameter level: The level, from 1.
  @inlinable
  public subscript(detent level: Int) -> Detent {
    get { router.levels.on(level)?.options.selectedDetent ?? .large }
    set {
      guard let item = router.levels.on(level)?.content.item else { return }
      _ = perform(.chain(.selectDetent(newValue, id: item.id)), in: .user)
    }
  }

  /// The text in the search field of a level; a write is the user's.
  ///
  /// - Parameter level: The level; 0 is the pane itself.
  @inlinable
  public subscript(searchText level: Int) -> String {
    get { (level == 0 ? router.search : router.levels.on(level)?.search ?? SearchState()).text }
    set { _ = perform(.at(level: level, .search(.setSearchText(newValue))), in: .user) }
  }

  /// Whether the user is searching on a level; a write is the user's.
  ///
  /// - Parameter level: The level; 0 is the pane itself.
  @inlinable
  public subscript(isSearching level: Int) -> Bool {
    get { (level == 0 ? router.search : router.levels.on(level)?.search ?? SearchState()).isActive }
    set {
      let action: SearchState.Action = newValue ? .beginSearch : .endSearch()
      _ = perform(.at(level: level, .search(action)), in: .user)
    }
  }
}

extension PaneNavigating {
  @inlinable
  func item(_ kind: PresentationKind, at level: Int) -> Scheme.Sheet? {
    router.levels.on(level).flatMap { $0.content.kind == kind ? $0.content.item : nil }
  }

  @inlinable
  func prompt(_ kind: PresentationKind, at level: Int) -> Prompt<Scheme.Answer>? {
    router.levels.on(level).flatMap { $0.content.kind == kind ? $0.content.prompt : nil }
  }

  /// Presents an item as a plain sheet, or ends the sheet that is on level 1.
  @inlinable
  mutating func write(_ item: Scheme.Sheet?) {
    if let item {
      _ = perform(.sheet(.present(item)), in: .user)
    } else if let item = router.presentedSheet {
      _ = perform(.sheet(.dismiss(id: item.id)), in: .user)
    }
  }

  /// Presents an item as a kind, or ends the one of that kind.
  @inlinable
  mutating func write(_ item: Scheme.Sheet?, _ kind: PresentationKind, at level: Int) {
    guard let item else {
      guard let item = self.item(kind, at: level) else { return }
      _ = perform(.sheet(.dismiss(id: item.id)), in: .user)
      return
    }
    let old = router.levels.on(level)?.content
    let new = old?.kind == kind ? old?.with(item) : Presentation(item, as: kind)
    guard let new else { return }
    _ = perform(.chain(.present(new, level: level)), in: .user)
  }

  /// Presents an alert or a dialog, or answers cancel to the one of that kind.
  @inlinable
  mutating func write(_ new: Presentation<Scheme>?, in kind: PresentationKind, at level: Int) {
    if let new {
      _ = perform(.chain(.present(new, level: level)), in: .user)
    } else if let prompt = prompt(kind, at: level) {
      _ = perform(.chain(.answer(prompt: prompt.id, choice: prompt.cancel.id)), in: .user)
    }
  }
}
