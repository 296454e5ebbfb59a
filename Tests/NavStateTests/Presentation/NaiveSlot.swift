import NavState

/// A slot as plainly as one can write it: an optional, and a list of what happened.
struct NaiveSlot {
  typealias Slot = SheetSlot<Card>

  var item: Card?

  mutating func perform(_ action: Slot.Action, by cause: Cause) -> Outcome<Slot.Event> {
    let before = item
    switch action {
    case .present(let card): item = card
    case .dismiss(nil): item = nil
    case .dismiss(let id): if item?.id == id { item = nil }
    }
    if before == item { return .unchanged }

    var events: [Slot.Event] = []
    if let before, let item, before.id == item.id {
      events = [.updated(from: before, to: item)]
    } else {
      if let before {
        let reason = item == nil ? cause.rawValue : "replaced"
        events += DismissalCause(rawValue: reason).map { [.dismissed(before, cause: $0)] } ?? []
      }
      if let item { events.append(.presented(item)) }
    }
    return .changed(ShortList(contentsOf: events))
  }
}
