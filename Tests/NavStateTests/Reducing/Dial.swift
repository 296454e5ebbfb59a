import NavState

/// A number that is turned: the smallest model in which everything matters that ``Revisioned`` must
/// take care of.
///
/// What a turn does depends on who turns (the user turns ten times as far), on the rules (a maximum,
/// past which a turn is refused) and on the traits (a compact window stops a turn at 10).
struct Dial: NavigationModel, Codable {
  enum Action: NavigationAction, Codable {
    case turn(Int)
    case configure(maximum: Int)
    case adapt(Traits)

    var subject: ActionSubject {
      switch self {
      case .turn: .place
      case .configure: .rules
      case .adapt: .traits
      }
    }
  }

  struct Violation: Error, Hashable {
    let number: Int
    let maximum: Int
  }

  private(set) var number: Int
  private(set) var home: Configuration<Int>

  init(_ number: Int = 0, maximum: Int = 100) {
    self.number = number
    home = Configuration(rules: maximum)
  }

  mutating func reduce(_ action: Action, in context: Context) -> Outcome<String> {
    switch action {
    case .turn(let steps): turn(context.cause == .user ? 10 * steps : steps)
    case .configure(let maximum):
      home.replaceRules(with: maximum) ? .changed([]) : .unchanged
    case .adapt(let traits): home.adapt(to: traits) ? .changed([]) : .unchanged
    }
  }

  private mutating func turn(_ steps: Int) -> Outcome<String> {
    let stop = home.traits.horizontalSizeClass == .compact ? 10 : home.rules
    guard number + steps <= home.rules else { return .refused(.notThere) }
    let target = min(number + steps, max(stop, number))
    guard target != number else { return .unchanged }
    number = target
    return .changed("turned to \(target)")
  }

  var violation: Violation? {
    number > home.rules ? Violation(number: number, maximum: home.rules) : nil
  }

  /// Writes the bare number.
  func encode(to encoder: any Encoder) throws {
    try number.encode(to: encoder)
  }

  /// Reads a bare number, and leaves it to others to look for a violation.
  init(from decoder: any Decoder) throws {
    self.init(try Int(from: decoder))
  }
}
