import NavState

/// Keeps what a host was told.
@MainActor
final class Heard<Model: NavigationModel> {
  private(set) var outcomes: [Outcome<Model.Event>] = []

  func hear(_ outcome: Outcome<Model.Event>) {
    outcomes.append(outcome)
  }
}
