package import NavState
import NavStateSample

/// A state that a script can be played on: it can be drawn, saved and restored.
package protocol Playable: NavigationModel, Codable, Restorable where Action: Codable {
  /// The rules that it lives under.
  associatedtype Rules: Hashable & Sendable

  /// Its rules and traits, which are not saved.
  var configuration: Configuration<Rules> { get }

  /// Where a decoder finds them.
  static var configurationKey: CodingUserInfoKey { get }

  /// The window as text.
  var drawing: Drawing { get }

  /// The state without what belongs to the screen it was on.
  func lasting() -> Restored<Self>
}

extension Router<Reader>: Playable {
  package static var configurationKey: CodingUserInfoKey { .routerConfiguration }

  package var drawing: Drawing { Drawing(self) }
}

extension TabRouter<Reader>: Playable {
  package static var configurationKey: CodingUserInfoKey { .tabConfiguration }

  package var drawing: Drawing { Drawing(self) }
}

extension SplitViewState<Reader>: Playable {
  package static var configurationKey: CodingUserInfoKey { .splitConfiguration }

  package var drawing: Drawing { Drawing(self) }
}
