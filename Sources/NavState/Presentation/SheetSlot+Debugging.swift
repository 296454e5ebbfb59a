extension SheetSlot: CustomStringConvertible {
  /// The item, or a dash.
  public var description: String {
    presented.map { "\($0)" } ?? "–"
  }
}

extension SheetSlot.Action: CustomStringConvertible {
  /// The name, with its argument: `dismiss(id: composer)`.
  public var description: String {
    switch self {
    case .present(let item): "present(\(item))"
    case .dismiss(let id): id.map { "dismiss(id: \($0))" } ?? "dismiss"
    }
  }
}

extension SheetSlot.Event: CustomStringConvertible {
  /// The name, with the items and the cause: `dismissed(composer, cause: user)`.
  public var description: String {
    switch self {
    case .presented(let item): "presented(\(item))"
    case .updated(let old, let new): "updated(from: \(old), to: \(new))"
    case .dismissed(let item, let cause): "dismissed(\(item), cause: \(cause))"
    }
  }
}
