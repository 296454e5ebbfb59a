import NavState
import Observation

// README: from the next line to the end, after `import NavState` and `import SwiftUI`.

/// Holds a navigation state, for SwiftUI to show and to write.
///
/// `onOutcome` hears what became of every action, whether `send` or a `binding` performs it. A plain
/// projection such as `$host.state.path` obeys the same rules but tells nobody: use it where no
/// event matters.
@MainActor @Observable
final class Host<Model: NavigationModel> {
  var state: Model
  @ObservationIgnored var onOutcome: (Outcome<Model.Event>) -> Void

  init(_ state: Model, onOutcome: @escaping (Outcome<Model.Event>) -> Void = { _ in }) {
    self.state = state
    self.onOutcome = onOutcome
  }

  @discardableResult
  func send(_ action: Model.Action, in context: Context = Context()) -> Outcome<Model.Event> {
    let outcome = state.reduce(action, in: context)
    onOutcome(outcome)
    return outcome
  }

  /// A binding that reads the state, and whose every write is an action of the user, or nothing.
  func binding<Value>(
    _ get: @escaping @MainActor (Model) -> Value,
    action: @escaping @MainActor (Value) -> Model.Action?
  ) -> Binding<Value> {
    Binding {
      get(self.state)
    } set: {
      if let action = action($0) { self.send(action, in: .user) }
    }
  }
}
