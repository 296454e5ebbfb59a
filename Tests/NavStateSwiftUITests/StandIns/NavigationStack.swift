/// Stands in for SwiftUI's `NavigationStack`.
nonisolated struct NavigationStack<Data, Root> where Root: View {
  private let root: Root
  private let values: () -> [AnyHashable]
  private let removeTop: (Int) -> Void
  private let append: (AnyHashable) -> Void

  nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection,
    Data: RandomAccessCollection,
    Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    values = { path.wrappedValue.map { AnyHashable($0) } }
    removeTop = { path.wrappedValue.removeLast($0) }
    append = { if let element = $0.base as? Data.Element { path.wrappedValue.append(element) } }
  }
}

@MainActor
extension NavigationStack: BuiltInView, StackControl {
  /// The root, and the destination of each value in the path.
  var parts: [any View] {
    let destinations = root.shown.compactMap { $0 as? any DestinationProvider }
    return [root]
      + values().compactMap { value in
        destinations.lazy.compactMap { $0.view(for: value) }.first
      }
  }

  var depth: Int { values().count }

  func goBack(by count: Int) {
    removeTop(count)
  }

  func goToRoot() {
    removeTop(values().count)
  }

  func follow(_ value: AnyHashable) {
    append(value)
  }
}

/// What a person does to a stack of screens.
@MainActor
protocol StackControl {
  /// The number of screens above the root.
  var depth: Int { get }

  /// Goes back by a number of screens, which SwiftUI writes as one shorter path.
  func goBack(by count: Int)

  /// Goes back to the root, which SwiftUI writes as an empty path.
  func goToRoot()

  /// Goes where a link leads, which SwiftUI writes as a longer path if the types agree.
  func follow(_ value: AnyHashable)
}

/// Stands in for SwiftUI's `NavigationLink`.
nonisolated struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  private let label: Label
  private let value: AnyHashable?
}

extension NavigationLink where Destination == Never {
  nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.label = label()
    self.value = value.map { AnyHashable($0) }
  }
}

@MainActor
extension NavigationLink: BuiltInView, LinkControl {
  var parts: [any View] { [label] }

  var target: AnyHashable? { value }
}

/// What a person taps to go somewhere.
@MainActor
protocol LinkControl {
  /// The value that it leads to, or `nil` if it leads nowhere.
  var target: AnyHashable? { get }
}

extension View {
  /// Stands in for SwiftUI's `navigationDestination(for:destination:)`.
  nonisolated func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    DestinationModifier(content: self, destination: destination)
  }
}

/// Finds the screen of a value.
@MainActor
private protocol DestinationProvider {
  /// The screen, or `nil` if the value has another type.
  func view(for value: AnyHashable) -> (any View)?
}

private nonisolated struct DestinationModifier<Content: View, D: Hashable, C: View>: BuiltInView,
  DestinationProvider
{
  let content: Content
  let destination: (D) -> C

  var parts: [any View] { [content] }

  func view(for value: AnyHashable) -> (any View)? {
    (value.base as? D).map(destination)
  }
}
