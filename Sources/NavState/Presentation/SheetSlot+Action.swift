extension SheetSlot {
  /// What a slot can be asked to do.
  public enum Action: NavigationAction {
    /// Presents an item, in the place of what is up.
    case present(Destination)
    /// Ends what is up, or nothing if an identity is given and something else is up.
    case dismiss(id: Destination.ID? = nil)
  }

  /// What a change of a slot tells its host.
  public enum Event: Hashable, Sendable {
    /// An item is up.
    case presented(Destination)
    /// The item that is up has another value; nothing was dismissed.
    ///
    /// It is stored apart, so that the commoner events stay half as large.
    indirect case updated(from: Destination, to: Destination)
    /// An item is up no longer.
    case dismissed(Destination, cause: DismissalCause)
  }
}

/// Why a presentation ended.
public enum DismissalCause: String, Hashable, Sendable, Codable, CaseIterable {
  /// The app's own code asked for it.
  case code
  /// The user did it, by a swipe or a button.
  case user
  /// A link that was opened.
  case link
  /// A place that was restored.
  case restore
  /// The view container did it by itself.
  case container
  /// Another item took its place.
  case replaced

  /// The cause of a dismissal that somebody asked for.
  @inlinable
  init(_ cause: Cause) {
    self =
      switch cause {
      case .code: .code
      case .user: .user
      case .link: .link
      case .restore: .restore
      case .container: .container
      }
  }
}

extension SheetSlot {
  /// Performs an action.
  ///
  /// An equal item is unchanged, and so is any dismissal of what is not up.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks; a dismissal tells it as its cause.
  /// - Returns: What became of it; a slot refuses nothing.
  /// - Complexity: That of comparing two items.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func reduce(_ action: consuming Action, in context: Context) -> Outcome<Event> {
    switch consume action {
    case .present(let item): performPresent(item)
    case .dismiss(let id): performDismiss(id, by: DismissalCause(context.cause))
    }
  }

  @inlinable
  @inline(__always)
  mutating func performPresent(_ item: consuming Destination) -> Outcome<Event> {
    guard presented == nil else { return performReplace(item) }
    let outcome = Outcome.changed(Event.presented(copy item))
    presented = item
    return outcome
  }

  @inlinable
  mutating func performReplace(_ item: Destination) -> Outcome<Event> {
    guard let previous = presented, previous != item else { return .unchanged }
    presented = item
    guard previous.id != item.id else { return .changed(.updated(from: previous, to: item)) }
    return .changed([.dismissed(previous, cause: .replaced), .presented(item)])
  }

  @inlinable
  @inline(__always)
  mutating func performDismiss(_ id: Destination.ID?, by cause: DismissalCause) -> Outcome<Event> {
    if let id, id != presented?.id { return .unchanged }
    guard let item = presented.take() else { return .unchanged }
    return .changed(.dismissed(item, cause: cause))
  }
}
