/// What a router and each of its presentations have: a stack, what is noted of its screens, a search.
@usableFromInline
struct RouterLayer<Scheme: NavigationScheme>: Hashable, Sendable {
  @usableFromInline var stack: RouteStack<Scheme.Route>
  @usableFromInline var search: SearchState
  @usableFromInline var notes: ScreenNotes<Scheme>

  @inlinable
  init(
    stack: RouteStack<Scheme.Route> = RouteStack(), search: SearchState = SearchState(),
    notes: ScreenNotes<Scheme> = ScreenNotes()
  ) {
    self.stack = stack
    self.search = search
    self.notes = notes
  }

  @inlinable
  var isEmpty: Bool { stack.isEmpty && search == SearchState() && notes.isEmpty }

  /// The marked screens, root-most first.
  @inlinable
  var markedScreens: [Scheme.Route] { notes.marks.map { stack[$0] } }

  /// Whether each note is of a screen that is there.
  @inlinable
  var keepsNotes: Bool {
    notes.marks.isAscending(below: stack.count)
      && notes.requests.map(\.position).isAscending(below: stack.count)
  }
}

/// What is noted of the screens of a stack, by their positions, lowest first.
@usableFromInline
struct ScreenNotes<Scheme: NavigationScheme>: Hashable, Sendable {
  /// Who asked for the result of a screen.
  @usableFromInline
  struct Request: Hashable, Sendable {
    @usableFromInline var position: Int
    @usableFromInline var asker: RouterPlace<Scheme>

    @inlinable
    init(position: Int, asker: RouterPlace<Scheme>) {
      self.position = position
      self.asker = asker
    }
  }

  /// The screens that hold unsaved work.
  @usableFromInline var marks: [Int]

  @usableFromInline var requests: [Request]

  @inlinable
  init(marks: [Int] = [], requests: [Request] = []) {
    self.marks = marks
    self.requests = requests
  }

  @inlinable
  var isEmpty: Bool { marks.isEmpty && requests.isEmpty }

  /// Passes all notes on to the screens of another stack.
  @inlinable
  mutating func pass<Route>(from old: RouteStack<Route>, to new: RouteStack<Route>) {
    marks = old.passing(marks, to: new).compactMap { $0 }.sorted()
    let positions = old.passing(requests.map(\.position), to: new)
    requests = zip(requests, positions).compactMap { request, position in
      position.map { Request(position: $0, asker: request.asker) }
    }.sorted { $0.position < $1.position }
  }

  /// Notes who asked for the result of a screen.
  ///
  /// - Returns: Whether that was not noted before.
  @inlinable
  mutating func note(_ asker: RouterPlace<Scheme>, at position: Int) -> Bool {
    let request = Request(position: position, asker: asker)
    guard !requests.contains(request) else { return false }
    requests.removeAll { $0.position == position }
    let index = requests.firstIndex { $0.position > position } ?? requests.count
    requests.insert(request, at: index)
    return true
  }

  /// Notes whether a screen holds unsaved work.
  ///
  /// - Returns: Whether that was not so before.
  @inlinable
  mutating func mark(_ position: Int, _ isMarked: Bool) -> Bool {
    guard marks.contains(position) != isMarked else { return false }
    if isMarked {
      marks.insert(position, at: marks.firstIndex { $0 > position } ?? marks.count)
    } else {
      marks.removeAll { $0 == position }
    }
    return true
  }
}

extension [Int] {
  /// Whether these are positions in ascending order, each once, of a list that has so many elements.
  @inlinable
  func isAscending(below count: Int) -> Bool {
    var next = 0
    for position in self {
      guard position >= next, position < count else { return false }
      next = position + 1
    }
    return true
  }
}

extension RouteStack {
  /// Where the screens at some positions are in another stack.
  ///
  /// The common prefix keeps its screens by position. The others go, in order, to equal screens
  /// behind it, each to the first that none has gone to.
  ///
  /// - Parameters:
  ///   - positions: Positions in this stack, lowest first.
  ///   - other: The other stack.
  /// - Returns: For each position the new one, or `nil` if the screen is missing there.
  /// - Complexity: O(*n*), where *n* is the number of screens of both stacks.
  @inlinable
  func passing(_ positions: [Int], to other: RouteStack) -> [Int?] {
    guard !positions.isEmpty else { return [] }
    let shared = commonPrefixCount(with: other)
    var passed: [Int?] = positions.map { $0 < shared ? $0 : nil }
    // By route, the notes that look for a screen, first one last. Trying the screens for each note
    // would take as many steps as there are pairs of both.
    var looking: [Route: [Int]] = [:]
    for index in positions.indices.reversed() where positions[index] >= shared {
      looking[routes[positions[index]], default: []].append(index)
    }
    guard !looking.isEmpty else { return passed }
    for position in shared..<other.count {
      guard let index = looking[other.routes[position]]?.popLast() else { continue }
      passed[index] = position
    }
    return passed
  }
}
