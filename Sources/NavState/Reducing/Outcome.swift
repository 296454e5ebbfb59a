/// What became of an action.
///
/// The four cases are told apart because a host answers each differently: it performs the events of
/// a change, ignores what was done already, shows or logs a refusal, and offers what nobody here can
/// do to the parent.
///
/// ```swift
/// switch router.back() {
/// case .changed(let events): perform(events)
/// case .unhandled: window.close()
/// case .unchanged, .refused: break
/// }
/// ```
///
/// Source: NavState. A Boolean, or nothing at all, is what lets double taps and late callbacks pass
/// unseen.
public enum Outcome<Event: Hashable & Sendable>: Hashable, Sendable {
  /// The value changed; the host performs the events in order.
  case changed(ShortList<Event>)
  /// It was handled, and there was nothing to do.
  case unchanged
  /// A rule forbids it; the value is as before.
  case refused(Refusal)
  /// Nobody here can do it; the parent may.
  case unhandled
}

extension Outcome {
  /// A change that tells one event.
  ///
  /// - Parameter event: The event.
  /// - Returns: The outcome, made without an allocation.
  @inlinable
  package static func changed(_ event: Event) -> Self {
    .changed(ShortList(event))
  }

  /// Whether the value changed.
  @inlinable
  public var isChanged: Bool {
    if case .changed = self { true } else { false }
  }

  /// What the host must hear, in order; empty unless the value changed.
  @inlinable
  public var events: ShortList<Event> {
    if case .changed(let events) = self { events } else { [] }
  }

  /// The reason of a refusal, or `nil`.
  @inlinable
  public var refusal: Refusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }

  /// Tells the same outcome in the words of a model that contains this one.
  ///
  /// - Parameter transform: Turns an event into the container's.
  /// - Returns: The outcome with every event turned.
  /// - Complexity: O(*n*), where *n* is the number of events; no allocation for a single one.
  @inlinable
  public func map<Other>(_ transform: (Event) -> Other) -> Outcome<Other> {
    switch self {
    case .changed(let events):
      switch events.storage {
      case .one(let event): .changed(ShortList(transform(event)))
      case .many(let events): .changed(ShortList(contentsOf: events.map(transform)))
      }
    case .unchanged: .unchanged
    case .refused(let refusal): .refused(refusal)
    case .unhandled: .unhandled
    }
  }

  /// Which of the four it is, without what it carries.
  @inlinable
  public var name: OutcomeName {
    switch self {
    case .changed: .changed
    case .unchanged: .unchanged
    case .refused: .refused
    case .unhandled: .unhandled
    }
  }
}

extension Outcome: CustomStringConvertible {
  /// The name, with the events or the reason: `changed([pushed([thread 7])])`.
  public var description: String {
    switch self {
    case .changed(let events): "changed(\(events))"
    case .unchanged: "unchanged"
    case .refused(let refusal): "refused(\(refusal))"
    case .unhandled: "unhandled"
    }
  }
}

/// The stable name of an outcome.
public enum OutcomeName: String, CodedName {
  /// The value changed.
  case changed
  /// Handled, with nothing to do.
  case unchanged
  /// A rule forbids it.
  case refused
  /// Nobody here can do it.
  case unhandled
}

/// `{"changed": {"events": […]}}`, `{"unchanged": {}}`, `{"refused": {"reason": {…}}}`,
/// `{"unhandled": {}}`.
extension Outcome: Encodable, Decodable, CodedByName where Event: Codable {
  /// Writes the events of a change, or the reason of a refusal.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .changed(let events): try arguments.write(events, "events")
    case .refused(let refusal): try arguments.write(refusal, "reason")
    case .unchanged, .unhandled: break
    }
  }

  /// Reads what an outcome of that name carries.
  public init(_ name: OutcomeName, from arguments: inout ArgumentReader) throws {
    switch name {
    case .changed: self = .changed(try arguments.read("events") as ShortList<Event>)
    case .unchanged: self = .unchanged
    case .refused: self = .refused(try arguments.read("reason"))
    case .unhandled: self = .unhandled
    }
  }
}
