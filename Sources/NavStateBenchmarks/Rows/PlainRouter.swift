import NavStateSample

/// What an app writes by hand where it has no router: an array and an optional.
struct PlainRouter {
  var stack: [ReaderRoute]
  var sheet: ReaderSheet?

  @inline(__always)
  mutating func push(_ route: ReaderRoute) {
    stack.append(route)
  }

  @inline(__always)
  mutating func pop() -> ReaderRoute? {
    stack.popLast()
  }

  @inline(__always)
  mutating func present(_ sheet: ReaderSheet) {
    self.sheet = sheet
  }

  @inline(__always)
  mutating func dismiss() {
    sheet = nil
  }
}
