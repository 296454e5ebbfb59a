import NavState

/// What ``Revisioned`` promises, written as plainly as it can be: it keeps the earlier states whole,
/// where the real one replays steps.
///
/// It does for models whose steps lead to the same place under any traits.
struct NaiveRevisions<Model: NavigationModel> {
  private(set) var state: Model
  private(set) var revision = 0

  /// The states that can be gone back to, oldest first.
  private(set) var earlier: [Model] = []

  private var given: [String: Int] = [:]
  private let ids: Int
  private let steps: Int

  init(_ state: Model, ids: Int, steps: Int) {
    self.state = state
    self.ids = ids
    self.steps = steps
  }

  mutating func reduce(_ envelope: Envelope<Model.Action>) -> Receipt<Model.Event> {
    if let id = envelope.id, let revision = given[id] {
      return .alreadyApplied(revision: revision)
    }
    if let refusal = refusal(of: envelope.expected) {
      return .reduced(.refused(refusal), revision: revision)
    }
    let before = state
    let outcome = state.reduce(envelope.action, in: envelope.context)
    if case .changed = outcome { note(envelope, before: before) }
    return .reduced(outcome, revision: revision)
  }

  mutating func undo(expecting expected: Int?) -> Outcome<Model.Event> {
    if let refusal = refusal(of: expected) { return .refused(refusal) }
    guard let before = earlier.popLast() else { return .unhandled }
    state = before
    revision += 1
    return .changed([])
  }

  private func refusal(of expected: Int?) -> Refusal? {
    guard let expected, expected != revision else { return nil }
    return .stale(expected: expected, revision: revision)
  }

  private mutating func note(_ envelope: Envelope<Model.Action>, before: Model) {
    guard envelope.action.subject != .traits else {
      for index in earlier.indices { _ = earlier[index].reduce(envelope.action) }
      return
    }
    revision += 1
    if let id = envelope.id {
      given[id] = revision
      if given.count > ids, let oldest = given.min(by: { $0.value < $1.value }) {
        given[oldest.key] = nil
      }
    }
    earlier = envelope.action.subject == .rules ? [] : earlier + [before]
    if earlier.count > steps { earlier.removeFirst() }
  }
}
