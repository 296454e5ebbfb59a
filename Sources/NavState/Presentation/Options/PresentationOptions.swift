/// How a presentation looks and behaves, beside what it presents.
///
/// The selected detent, and the largest one that is not dimmed, are always among the detents, of
/// which there is at least one, and none twice. These rules can't be broken: the initializer mends
/// what it is given, and an archive that breaks them is refused.
///
/// ```swift
/// var options = PresentationOptions(detents: [.medium, .large])
/// options.selectedDetent  // medium, the first one
/// options.select(.large)  // changed
/// options.select(.height(200))  // refused, notThere
/// ```
///
/// Source: SwiftUI `View.presentationDetents(_:selection:)`, whose selection must be one of the
/// detents, `presentationBackgroundInteraction(_:)`, `presentationSizing(_:)`,
/// `interactiveDismissDisabled(_:)` and `presentationCompactAdaptation(horizontal:vertical:)`.
public struct PresentationOptions: Hashable, Sendable {
  /// The heights at which a sheet rests, in the app's order.
  public let detents: [Detent]

  @usableFromInline var selection: Detent

  /// The largest height at which what is below can be used; `nil` if it never can.
  ///
  /// Source: UIKit `UISheetPresentationController.largestUndimmedDetentIdentifier`.
  public let largestUndimmedDetent: Detent?

  /// How large the sheet is.
  public var sizing: SheetSizing

  /// Whether the user can't end the presentation by a gesture; code can.
  public var isInteractiveDismissDisabled: Bool

  /// What the presentation adapts to where there is little room.
  public var adaptation: CompactAdaptation

  /// Creates options.
  ///
  /// - Parameters:
  ///   - detents: The heights at which a sheet rests, in the app's order; one that is there already
  ///     is left out, and none at all counts as `large`.
  ///   - selectedDetent: The height at which the sheet is; the first one unless it is one of the
  ///     detents.
  ///   - largestUndimmedDetent: The largest height at which what is below can be used; never unless
  ///     it is one of the detents.
  ///   - sizing: How large the sheet is.
  ///   - isInteractiveDismissDisabled: Whether the user can't end the presentation by a gesture.
  ///   - adaptation: What the presentation adapts to where there is little room.
  /// - Complexity: O(*n*), where *n* is the number of detents.
  public init(
    detents: [Detent] = [.large],
    selectedDetent: Detent? = nil,
    largestUndimmedDetent: Detent? = nil,
    sizing: SheetSizing = .automatic,
    isInteractiveDismissDisabled: Bool = false,
    adaptation: CompactAdaptation = .automatic
  ) {
    let given = detents.isEmpty ? [.large] : detents
    var seen: Set<Detent> = []
    self.detents = given.filter { seen.insert($0).inserted }
    selection = selectedDetent.flatMap { seen.contains($0) ? $0 : nil } ?? given[0]
    self.largestUndimmedDetent = largestUndimmedDetent.flatMap { seen.contains($0) ? $0 : nil }
    self.sizing = sizing
    self.isInteractiveDismissDisabled = isInteractiveDismissDisabled
    self.adaptation = adaptation
  }

  /// What a presentation has unless the app says otherwise.
  ///
  /// Copies share its storage, so they are compared without looking at their detents.
  public static let standard = PresentationOptions()
}

extension PresentationOptions {
  /// The height at which the sheet is.
  @inlinable
  public var selectedDetent: Detent { selection }

  /// Moves the sheet to another of its heights.
  ///
  /// - Parameter detent: The height.
  /// - Returns: Changed, without events; unchanged if it is selected already; refused as
  ///   ``Refusal/notThere`` if it is not among the detents.
  /// - Complexity: O(*n*), where *n* is the number of detents.
  @inlinable
  @discardableResult
  public mutating func select(_ detent: Detent) -> Outcome<Never> {
    guard detents.contains(detent) else { return .refused(.notThere) }
    guard detent != selection else { return .unchanged }
    selection = detent
    return .changed([])
  }

  /// The detents that the user can choose where there is so much room.
  ///
  /// A projection: the selection stays as it is, and is back with the room.
  ///
  /// Source: SwiftUI `PresentationDetent.medium`, which is inactive in compact height.
  ///
  /// - Parameter traits: How much room there is, and on what device.
  /// - Returns: All detents; in compact height those but `medium`, or `large` if none is left.
  /// - Complexity: O(*n*), where *n* is the number of detents.
  @inlinable
  public func activeDetents(in traits: Traits) -> [Detent] {
    guard traits.isCompactHeight else { return detents }
    let active = detents.filter { $0 != .medium }
    return active.isEmpty ? [.large] : active
  }
}
