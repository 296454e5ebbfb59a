/// What is presented, and as what kind.
///
/// ```swift
/// router.present(.fullScreenCover(.media(ids: ["1"], selected: "1")))
/// router.present(.alert(discardDraft))
/// ```
public enum Presentation<Scheme: NavigationScheme>: Hashable, Sendable {
  /// A sheet.
  case sheet(Scheme.Sheet)
  /// A cover of the whole window.
  case fullScreenCover(Scheme.Sheet)
  /// A popover, at the view that the app knows by the anchor.
  case popover(Scheme.Sheet, anchor: String? = nil)
  /// An alert.
  case alert(Prompt<Scheme.Answer>)
  /// A confirmation dialog.
  case confirmationDialog(Prompt<Scheme.Answer>)

  /// Presents an item as a kind, or nothing if items can't be presented so.
  @inlinable
  init?(_ item: Scheme.Sheet, as kind: PresentationKind, anchor: String? = nil) {
    switch kind {
    case .sheet: self = .sheet(item)
    case .fullScreenCover: self = .fullScreenCover(item)
    case .popover: self = .popover(item, anchor: anchor)
    case .alert, .confirmationDialog: return nil
    }
  }

  /// The kind, before any adaptation to a size class.
  @inlinable
  public var kind: PresentationKind {
    switch self {
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    case .popover: .popover
    case .alert: .alert
    case .confirmationDialog: .confirmationDialog
    }
  }

  /// The item, or `nil` for an alert or a dialog.
  @inlinable
  public var item: Scheme.Sheet? {
    switch self {
    case .sheet(let item), .fullScreenCover(let item), .popover(let item, _): item
    case .alert, .confirmationDialog: nil
    }
  }

  /// What an alert or a dialog asks, or `nil` for an item.
  @inlinable
  public var prompt: Prompt<Scheme.Answer>? {
    switch self {
    case .alert(let prompt), .confirmationDialog(let prompt): prompt
    case .sheet, .fullScreenCover, .popover: nil
    }
  }

  /// The identity that tells it from all others, up or waiting.
  @inlinable
  public var id: PresentationID<Scheme> {
    switch self {
    case .sheet(let item), .fullScreenCover(let item), .popover(let item, _): .item(item.id)
    case .alert(let prompt), .confirmationDialog(let prompt): .prompt(prompt.id)
    }
  }
}

/// The identity of what is presented: the item's, or the one of an alert or a dialog.
public enum PresentationID<Scheme: NavigationScheme>: Hashable, Sendable {
  /// The identity of an item.
  case item(Scheme.Sheet.ID)
  /// The identity of a ``Prompt``.
  case prompt(String)
}

/// What becomes of a presentation whose level is taken by another one.
///
/// Source: UIKit, where one view controller presents one other at a time, and SwiftUI
/// `View.sheet(item:onDismiss:content:)`, which replaces.
public enum TakenLevelRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// What is up there ends, with all above it.
  case replace
  /// The new one waits until the level is free.
  case queue
  /// The new one is refused.
  case refuse
}

/// A screen or a presentation of a router.
///
/// It names who asked for a result, what ended with one, and what holds unsaved work.
public enum RouterPlace<Scheme: NavigationScheme>: Hashable, Sendable {
  /// The root of the router's own stack.
  case root
  /// A pushed screen, the last one that equals the route; level 0 is the router's own stack.
  case screen(Scheme.Route, level: Int = 0)
  /// A presentation.
  case presentation(PresentationID<Scheme>)

  /// What an item presents.
  ///
  /// - Parameter id: The identity of the item.
  /// - Returns: The place.
  @inlinable
  public static func item(_ id: Scheme.Sheet.ID) -> Self { .presentation(.item(id)) }
}

extension Presentation: CustomStringConvertible {
  /// The kind, but for a sheet, and the item or the prompt: `popover(filter)`.
  public var description: String {
    switch self {
    case .sheet(let item): "\(item)"
    case .fullScreenCover(let item): "fullScreenCover(\(item))"
    case .popover(let item, let anchor): "popover(\(item)\(anchor.map { ", anchor: \($0)" } ?? ""))"
    case .alert(let prompt): "alert(\(prompt.id))"
    case .confirmationDialog(let prompt): "confirmationDialog(\(prompt.id))"
    }
  }
}

extension PresentationID: CustomStringConvertible {
  /// The identity; that of a prompt after its label.
  public var description: String {
    switch self {
    case .item(let id): "\(id)"
    case .prompt(let id): "prompt \(id)"
    }
  }
}

extension RouterPlace: CustomStringConvertible {
  /// The route with its level, or the identity of the presentation.
  public var description: String {
    switch self {
    case .root: "root"
    case .screen(let route, let level): level == 0 ? "\(route)" : "\(route) on level \(level)"
    case .presentation(let id): "\(id)"
    }
  }
}
