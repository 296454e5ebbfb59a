/// A place for one identifiable item that is presented, or for none.
///
/// What becomes of the item on screen goes by its identity; whether anything changed goes by its
/// value:
///
/// | From → to | Events |
/// |---|---|
/// | nothing → A | presented A |
/// | A → A′, same identity, other value | updated A to A′; nothing is dismissed |
/// | A → B, other identity | dismissed A, replaced; then presented B |
/// | A → nothing | dismissed A, by whoever asked, once |
///
/// ```swift
/// var slot = SheetSlot<ReaderSheet>()
/// slot.present(.newMessage(text: "Hi"))
/// slot.dismiss(id: "settings")  // .unchanged: something else is up
/// slot.dismiss()                // .changed([.dismissed(.newMessage(text: "Hi"), cause: .code)])
/// ```
///
/// Source: SwiftUI `View.sheet(item:onDismiss:content:)`, which dismisses and presents anew when the
/// identity of the item changes.
public struct SheetSlot<Destination: Identifiable & Hashable & Sendable>: NavigationModel
where Destination.ID: Sendable {
  @usableFromInline var presented: Destination?

  /// Creates a slot.
  ///
  /// - Parameter item: What is presented, or `nil`.
  @inlinable
  public init(_ item: Destination? = nil) {
    presented = item
  }

  /// What is presented, or `nil`; a write is the user's.
  ///
  /// SwiftUI writes through a binding, and `nil` when the user swipes the sheet away. A write is
  /// ``Action/present(_:)`` or ``Action/dismiss(id:)`` with the cause ``Cause/user``.
  @inlinable
  public var item: Destination? {
    get { presented }
    set { set(newValue, in: .user) }
  }

  /// Whether an item of an identity is up.
  ///
  /// - Parameter id: The identity.
  /// - Returns: Whether the item that is up has it; the item's value may be any.
  @inlinable
  public func isPresented(id: Destination.ID) -> Bool {
    presented?.id == id
  }

  /// Whether two slots hold equal items, by value.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.presented == right.presented
  }

  /// Feeds the item to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(presented)
  }
}
