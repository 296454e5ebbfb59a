/// One level of a router's chain: what is presented there, and all that it holds.
///
/// Level 1 stands on the router's own stack, each other one on the level below it. A level is read;
/// it changes by the router's actions.
public struct PresentationLevel<Scheme: NavigationScheme>: Hashable, Sendable {
  /// What is presented.
  @usableFromInline package var presentation: Presentation<Scheme>

  @usableFromInline var setting: PresentationOptions

  @usableFromInline var layer: RouterLayer<Scheme>

  @usableFromInline var marked: Bool

  @usableFromInline var requester: RouterPlace<Scheme>?

  @inlinable
  init(
    _ presentation: Presentation<Scheme>, options: PresentationOptions? = nil,
    asker: RouterPlace<Scheme>? = nil
  ) {
    self.presentation = presentation
    setting = presentation.prompt == nil ? options ?? .standard : .standard
    layer = RouterLayer()
    marked = false
    requester = asker
  }
}

extension PresentationLevel {
  /// What is presented.
  @inlinable
  public var content: Presentation<Scheme> { presentation }

  /// How it is presented; alerts and dialogs have the standard options.
  @inlinable
  public var options: PresentationOptions { setting }

  /// The screens above the root of what is presented; alerts and dialogs have none.
  @inlinable
  public var path: RouteStack<Scheme.Route> { layer.stack }

  /// The search of what is presented; alerts and dialogs have none.
  @inlinable
  public var search: SearchState { layer.search }

  /// Whether what is presented holds unsaved work.
  @inlinable
  public var isMarked: Bool { marked }

  /// The marked screens of the stack, root-most first.
  @inlinable
  public var markedScreens: [Scheme.Route] { layer.markedScreens }

  /// Who asked for the result of what is presented, or `nil`.
  @inlinable
  public var asker: RouterPlace<Scheme>? { requester }

  /// The identity of what is presented.
  @inlinable
  public var id: PresentationID<Scheme> { presentation.id }
}

extension PresentationLevel {
  /// The kind on screen, by the room there is and by its own options.
  ///
  /// - Parameter traits: How much room there is, and on what device.
  /// - Returns: The kind; see ``PresentationKind/adapted(to:by:)``.
  @inlinable
  public func kind(in traits: Traits) -> PresentationKind {
    content.kind.adapted(to: traits, by: options.adaptation)
  }
}

extension PresentationLevel {
  /// The item, if this is nothing but a sheet: what a router holds without a chain.
  @inlinable
  var plainSheet: Scheme.Sheet? {
    guard case .sheet(let item) = presentation, !marked, requester == nil, layer.isEmpty,
      setting == .standard
    else { return nil }
    return item
  }

  /// Whether anything here is marked.
  @inlinable
  var holdsMarks: Bool { marked || !layer.notes.marks.isEmpty }

  /// All that is marked on this level, what is presented first.
  @inlinable
  func markedPlaces(level: Int) -> [RouterPlace<Scheme>] {
    let own: [RouterPlace<Scheme>] = marked ? [.presentation(id)] : []
    return own + layer.markedScreens.map { .screen($0, level: level) }
  }
}

/// A presentation that waits for its level to be free.
@usableFromInline
struct WaitingPresentation<Scheme: NavigationScheme>: Hashable, Sendable {
  @usableFromInline var level: Int

  /// What it becomes once it is up: without screens and marks.
  @usableFromInline var wanted: PresentationLevel<Scheme>

  @inlinable
  init(_ wanted: PresentationLevel<Scheme>, level: Int) {
    self.level = level
    self.wanted = wanted
  }
}
