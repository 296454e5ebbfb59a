import NavState

/// A router as plainly as one can write it: the plain stack and slot, and its own few rules.
///
/// Of the traits it knows the horizontal size class only.
struct NaiveRouter {
  typealias Place = Router<Cards>

  var stack = NaiveStack()
  var slot = NaiveSlot()
  var rules: RouterRules
  var sizeClass = SizeClass.regular

  mutating func perform(_ action: Place.Action, by cause: Cause) -> Outcome<Place.Event> {
    switch action {
    case .stack(let action): return performOnStack(action, by: cause)
    case .sheet(let action): return slot.perform(action, by: cause).map { .sheet($0) }
    case .back:
      if slot.item != nil { return slot.perform(.dismiss(), by: cause).map { .sheet($0) } }
      return stack.perform(.pop()).map { .stack($0) }
    case .configure(let new):
      if stack.screens.count > new.depth { return .refused(.tooDeep(limit: new.depth)) }
      defer { rules = new }
      return rules == new ? .unchanged : .changed([])
    case .adapt(let traits):
      guard let new = traits.horizontalSizeClass, new != sizeClass else { return .unchanged }
      sizeClass = new
      return .changed([])
    case .at, .chain, .exit: fatalError("\(action) is beyond a plain router")
    }
  }

  private mutating func performOnStack(
    _ action: RouteStack<Card>.Action, by cause: Cause
  ) -> Outcome<Place.Event> {
    var action = action
    if case .set(let path) = action, cause == .user, let top = path.last,
      Array(path) == stack.screens + [top]
    {
      action = .push(top)
    }
    if case .push(let card, nil) = action { action = .push(card, duplicates: rules.duplicates) }
    var result = stack
    let outcome = result.perform(action)
    if result.screens.count > rules.depth { return .refused(.tooDeep(limit: rules.depth)) }
    stack = result
    return outcome.map { .stack($0) }
  }

  /// Whether a router is what this model says.
  func describes(_ router: Place) -> Bool {
    Array(router.path) == stack.screens && router.presentedSheet == slot.item
      && router.rules == rules && router.traits.horizontalSizeClass == sizeClass
  }
}
