/// Stands in for SwiftUI's `UserInterfaceSizeClass`.
nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// Stands in for SwiftUI's `EnvironmentValues`.
nonisolated struct EnvironmentValues: Sendable {
  var horizontalSizeClass: UserInterfaceSizeClass?

  /// Those of the window in which a test looks at a view.
  @TaskLocal static var current: EnvironmentValues = EnvironmentValues()
}

/// Stands in for SwiftUI's `Environment`.
@propertyWrapper
struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

extension View {
  /// Stands in for SwiftUI's `onChange(of:initial:_:)`.
  nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View where V: Equatable {
    ChangeModifier(content: self, value: value, isInitial: initial, action: action)
  }
}

/// A window in which a view is shown, for a test to make it narrow or wide.
@MainActor
final class Window {
  private let view: any View
  private var environment = EnvironmentValues()

  /// Shows a view, in a window of unknown size unless one is said.
  init(_ view: any View, _ sizeClass: UserInterfaceSizeClass? = nil) {
    self.view = view
    environment.horizontalSizeClass = sizeClass
    inside { for control in changes { control.appear() } }
  }

  /// Makes the window so wide, which SwiftUI tells whoever asked for it.
  func resize(to sizeClass: UserInterfaceSizeClass?) {
    let changes = changes
    let olds = inside { changes.map(\.observed) }
    environment.horizontalSizeClass = sizeClass
    inside {
      for (old, control) in zip(olds, self.changes) { control.change(from: old) }
    }
  }

  /// Looks at the view, as it is in this window.
  func look<Result>(_ body: (any View) throws -> Result) rethrows -> Result {
    try EnvironmentValues.$current.withValue(environment) { try body(view) }
  }

  private func inside<Result>(_ body: () throws -> Result) rethrows -> Result {
    try look { _ in try body() }
  }

  private var changes: [any ChangeControl] {
    look { $0.shown.compactMap { $0 as? any ChangeControl } }
  }
}

/// What happens to a view whose window changes.
@MainActor
protocol ChangeControl {
  /// What it observes.
  var observed: Any { get }

  /// It appears.
  func appear()

  /// What it observes may have become another value.
  func change(from old: Any)
}

private nonisolated struct ChangeModifier<Content: View, V: Equatable>: BuiltInView, ChangeControl {
  let content: Content
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void

  var parts: [any View] { [content] }

  @MainActor var observed: Any { value }

  @MainActor func appear() {
    if isInitial { action(value, value) }
  }

  @MainActor func change(from old: Any) {
    if let old = old as? V, old != value { action(old, value) }
  }
}

/// Stands in for SwiftUI's `HStack`, without an alignment and a spacing, which have defaults.
nonisolated struct HStack<Content>: BuiltInView where Content: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var parts: [any View] { [content] }
}
