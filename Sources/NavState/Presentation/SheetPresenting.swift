/// A value that performs the actions of a sheet slot: the slot itself, or whoever owns one.
///
/// It gives the actions their names as methods; each is the action, and returns its outcome.
public protocol SheetPresenting<Destination> {
  /// What is presented.
  associatedtype Destination: Identifiable & Hashable & Sendable where Destination.ID: Sendable

  /// What a change tells the host.
  associatedtype Event: Hashable & Sendable

  /// Performs an action of the slot.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  @discardableResult
  mutating func reduce(
    _ action: SheetSlot<Destination>.Action, in context: Context
  ) -> Outcome<Event>
}

extension SheetPresenting {
  /// Presents an item, in the place of what is up.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if an equal item is up.
  @inlinable
  @discardableResult
  public mutating func present(
    _ item: Destination, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.present(item), in: context)
  }

  /// Ends what is up.
  ///
  /// - Parameters:
  ///   - id: The identity that is meant, so that a late call can't end something else; `nil` ends
  ///     whatever is up.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if nothing is up, or something else.
  @inlinable
  @discardableResult
  public mutating func dismiss(
    id: Destination.ID? = nil, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.dismiss(id: id), in: context)
  }

  /// Takes over an item or its absence, as a binding writes it.
  @inlinable
  mutating func set(_ item: Destination?, in context: Context) {
    let action: SheetSlot<Destination>.Action = item.map { .present($0) } ?? .dismiss()
    _ = reduce(action, in: context)
  }
}

extension SheetSlot: SheetPresenting {}
