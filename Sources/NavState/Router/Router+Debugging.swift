extension Router: CustomStringConvertible {
  /// The stack, and what is presented over it: `[inbox, *thread 7*] + composer`.
  public var description: String {
    slot.presented.map { "\(stack) + \($0)" } ?? "\(stack)"
  }
}

extension Router.Action: CustomStringConvertible {
  /// The action, as the stack or the slot describes its own.
  public var description: String {
    switch self {
    case .stack(let action): "\(action)"
    case .sheet(let action): "\(action)"
    case .back: "back"
    case .configure(let rules): "configure(duplicates: \(rules.duplicates), depth: \(rules.depth))"
    case .adapt(let traits): "adapt(\(traits))"
    }
  }
}

extension Router.Event: CustomStringConvertible {
  /// The event, as the stack or the slot describes its own.
  public var description: String {
    switch self {
    case .stack(let event): "\(event)"
    case .sheet(let event): "\(event)"
    }
  }
}
