/// The stable name of an event of a pane: one of a router, or of columns.
public enum PaneEventName: Hashable, Sendable, CodedName {
  /// The name of an event of a router, or of the exit guard.
  case router(RouterEventName)
  /// The name of an event of columns.
  case column(ColumnEventName)

  /// All names, those of a router first.
  public static var allCases: [PaneEventName] {
    RouterEventName.allCases.map(Self.router) + ColumnEventName.allCases.map(Self.column)
  }

  /// The name as text.
  public var rawValue: String {
    switch self {
    case .router(let name): name.rawValue
    case .column(let name): name.rawValue
    }
  }

  /// Finds the name of a text.
  ///
  /// - Parameter rawValue: The text.
  public init?(rawValue: String) {
    guard let name = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = name
  }
}

/// The stable name of an event of the columns of a split view.
public enum ColumnEventName: String, CodedName {
  /// The name of ``ColumnEvent/selectedSidebar(_:previous:)``.
  case selectedSidebar
  /// The name of ``ColumnEvent/selectedContent(_:previous:)``.
  case selectedContent
}

extension ColumnEvent {
  /// The stable name of this event.
  public var name: PaneEventName {
    switch self {
    case .selectedSidebar: .column(.selectedSidebar)
    case .selectedContent: .column(.selectedContent)
    case .at(_, let event): .router(event.name)
    }
  }
}
