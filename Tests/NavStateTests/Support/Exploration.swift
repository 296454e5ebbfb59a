import Testing

/// Tries every action in every state that can be reached, nearest states first.
///
/// What holds in each of these steps holds in every walk, so nothing is left to luck where the
/// states are few. States without an end are cut off by `step`, which then returns `before`.
///
/// - Parameters:
///   - start: The state to begin with.
///   - actions: What is tried in every state.
///   - limit: How many states there may be, so that a model that runs away fails and doesn't hang.
///   - step: Performs an action, checks what it did, and returns the state to go on from. The trail
///     is a shortest one from the start, this action included.
/// - Returns: All states, the start among them.
/// - Throws: What `step` throws, or a failure past the limit.
@discardableResult
func explore<State: Hashable, Action>(
  from start: State,
  trying actions: [Action],
  atMost limit: Int = 10_000,
  step: (_ before: State, _ action: Action, _ trail: [Action]) throws -> State
) throws -> Set<State> {
  try explore(
    from: start, trying: actions, atMost: limit, preparing: { _ in },
    step: { before, _, action, trail in try step(before, action, trail) })
}

/// Tries every action in every state that can be reached, nearest states first, with what `prepare`
/// makes of each state before any action is tried in it.
@discardableResult
func explore<State: Hashable, Action, Prepared>(
  from start: State,
  trying actions: [Action],
  atMost limit: Int = 10_000,
  preparing prepare: (State) throws -> Prepared,
  step: (
    _ before: State, _ prepared: Prepared, _ action: Action, _ trail: [Action]
  ) throws -> State
) throws -> Set<State> {
  var known: Set<State> = [start]
  var nearest = [(state: start, trail: [Action]())]
  while !nearest.isEmpty {
    var farther: [(state: State, trail: [Action])] = []
    for (before, trail) in nearest {
      let prepared = try prepare(before)
      for action in actions {
        let after = try step(before, prepared, action, trail + [action])
        guard after != before, known.insert(after).inserted else { continue }
        try #require(known.count <= limit, "more than \(limit) states: \(trail + [action])")
        farther.append((after, trail + [action]))
      }
    }
    nearest = farther
  }
  return known
}
