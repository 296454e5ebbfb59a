/// Stands in for SwiftUI's `View`.
@MainActor @preconcurrency
protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  var body: Never { self }
}

/// Stands in for SwiftUI's `ViewBuilder`.
@resultBuilder
nonisolated struct ViewBuilder {
  static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  static func buildBlock() -> EmptyView {
    EmptyView()
  }

  static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  // SwiftUI's answers `Content?`, which a cast here would look through.
  static func buildIf<Content: View>(_ content: Content?) -> OptionalView<Content> {
    OptionalView(content: content)
  }

  static func buildEither<First: View, Second: View>(
    first: First
  ) -> EitherView<First, Second> { .first(first) }

  static func buildEither<First: View, Second: View>(
    second: Second
  ) -> EitherView<First, Second> { .second(second) }

  static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var parts: [any View] = []
    for part in repeat each content { parts.append(part) }
    return TupleView((repeat each content), parts: parts)
  }
}

/// Stands in for SwiftUI's `EmptyView`.
nonisolated struct EmptyView: BuiltInView {
  var parts: [any View] { [] }
}

/// Stands in for SwiftUI's `Text`.
nonisolated struct Text: BuiltInView {
  let text: String

  init<S>(_ content: S) where S: StringProtocol {
    text = String(content)
  }

  var parts: [any View] { [] }
}

/// Stands in for SwiftUI's `TupleView`.
nonisolated struct TupleView<T>: BuiltInView {
  let value: T
  let parts: [any View]

  init(_ value: T, parts: [any View]) {
    self.value = value
    self.parts = parts
  }
}

/// A view, or nothing.
nonisolated struct OptionalView<Content: View>: BuiltInView {
  let content: Content?

  var parts: [any View] { content.map { [$0] } ?? [] }
}

/// One of two views, as SwiftUI's `_ConditionalContent`.
nonisolated enum EitherView<First: View, Second: View>: BuiltInView {
  case first(First)
  case second(Second)

  var parts: [any View] {
    switch self {
    case .first(let view): [view]
    case .second(let view): [view]
    }
  }
}
