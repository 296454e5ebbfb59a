/// How something is presented.
///
/// A router stores the kind that was asked for. What is on screen is a projection of it and of the
/// room there is, so that turning a phone and turning it back changes no state and dismisses
/// nothing:
///
/// ```swift
/// let phone = Traits(horizontalSizeClass: .compact, verticalSizeClass: .regular)
/// PresentationKind.popover.adapted(to: phone)  // .sheet
/// PresentationKind.popover.adapted(to: phone, by: CompactAdaptation(.none))  // .popover
/// ```
///
/// Source: SwiftUI `View`, the modifiers of these names.
public enum PresentationKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// A card over the screen, which the user can swipe away.
  case sheet
  /// A screen over the whole screen.
  case fullScreenCover
  /// A bubble beside what it belongs to, which ends when the user taps outside.
  case popover
  /// A question that must be answered.
  case alert
  /// A choice between ways to go on.
  case confirmationDialog
}

extension PresentationKind {
  /// The kind that is on screen where there is so much room.
  ///
  /// | Kind | Compact width | Compact height | Both | Elsewhere |
  /// |---|---|---|---|---|
  /// | sheet | sheet | cover | cover | sheet |
  /// | full-screen cover | cover | cover | cover | cover; on a Mac: sheet |
  /// | popover | sheet | popover | cover | popover; on TV and watch: sheet |
  /// | alert | alert | alert | alert | alert |
  /// | confirmation dialog | dialog | popover on phone and pad | dialog | popover on phone and pad |
  ///
  /// In a compact size class, sheets and popovers take what the adaptation says in the place of what
  /// the table says; where both directions are compact, its vertical part counts. A size class that
  /// is not known counts as regular, a device that is not known as a phone or a pad. A window on a
  /// Mac is never compact. What a platform has not is a sheet there, whatever the adaptation says.
  ///
  /// Source: SwiftUI `View.presentationCompactAdaptation(horizontal:vertical:)`; `confirmationDialog`,
  /// which is a popover in regular width; `fullScreenCover`, which macOS has not; `popover`, which
  /// tvOS and watchOS have not.
  ///
  /// - Parameters:
  ///   - traits: How much room there is, and on what device.
  ///   - adaptation: What to adapt to in the place of the platform's own choice.
  /// - Returns: The kind on screen.
  /// - Complexity: O(1), without an allocation.
  @inlinable
  public func adapted(
    to traits: Traits, by adaptation: CompactAdaptation = .automatic
  ) -> PresentationKind {
    switch self {
    case .alert: .alert
    case .confirmationDialog: traits.hasDialogsAsPopovers ? .popover : .confirmationDialog
    case .fullScreenCover: available(on: traits.idiom)
    case .sheet, .popover: fitted(to: traits, by: adaptation).available(on: traits.idiom)
    }
  }

  /// The kind that a sheet or a popover becomes where there is little room.
  @inlinable
  func fitted(to traits: Traits, by adaptation: CompactAdaptation) -> PresentationKind {
    let isCompactWidth = traits.isCompactWidth
    if traits.isCompactHeight {
      let isCovering = self == .sheet || isCompactWidth
      return adaptation.vertical.kind(of: self, automatic: isCovering ? .fullScreenCover : self)
    }
    return isCompactWidth ? adaptation.horizontal.kind(of: self, automatic: .sheet) : self
  }

  /// The kind itself, or a sheet where the platform has no such kind.
  @inlinable
  func available(on idiom: Idiom?) -> PresentationKind {
    switch (self, idiom) {
    case (.fullScreenCover, .mac), (.popover, .tv), (.popover, .watch): .sheet
    default: self
    }
  }
}

extension Traits {
  /// Whether there is little room from side to side, by which a Mac never goes.
  @inlinable
  var isCompactWidth: Bool { horizontalSizeClass == .compact && idiom != .mac }

  /// Whether there is little room from top to bottom, by which a Mac never goes.
  @inlinable
  var isCompactHeight: Bool { verticalSizeClass == .compact && idiom != .mac }

  /// Whether a confirmation dialog is shown as a popover.
  @inlinable
  var hasDialogsAsPopovers: Bool {
    switch idiom {
    case .phone, .pad, nil: !isCompactWidth
    case .mac, .tv, .watch, .vision, .carPlay: false
    }
  }
}
