/// What is selected in a leading column: nothing, one item, or several.
///
/// ```swift
/// ColumnSelection("inbox").item  // "inbox"
/// let selection: ColumnSelection = ["7", "12"]
/// selection.item  // nil, since there are two
/// ```
///
/// Any that is not empty counts as a selection: the next column shows something for it.
///
/// Source: SwiftUI `List(selection:content:)`, which takes an `Optional` or a `Set`.
public struct ColumnSelection<Item: Hashable & Sendable>: Hashable, Sendable {
  /// One item is never stored as a set, so that equal selections are stored alike.
  @usableFromInline
  enum Storage: Sendable {
    case none
    case one(Item)
    case many(Set<Item>)
  }

  @usableFromInline var storage: Storage

  /// Creates a selection of one item, or of nothing.
  ///
  /// - Parameter item: The item.
  @inlinable
  public init(_ item: Item? = nil) {
    storage = item.map(Storage.one) ?? .none
  }

  /// Creates a selection of items.
  ///
  /// - Parameter items: The items.
  @inlinable
  public init(_ items: Set<Item>) {
    switch items.count {
    case 0: storage = .none
    case 1: storage = items.first.map(Storage.one) ?? .none
    default: storage = .many(items)
    }
  }
}

// Written out, since what the compiler derives is not specialized in another module.

extension ColumnSelection {
  /// Whether the same is selected.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.storage, right.storage) {
    case (.none, .none): true
    case (.one(let left), .one(let right)): left == right
    case (.many(let left), .many(let right)): left == right
    case (.none, _), (.one, _), (.many, _): false
    }
  }

  /// Feeds the selected items to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    switch storage {
    case .none: break
    case .one(let item): hasher.combine(item)
    case .many(let items): hasher.combine(items)
    }
  }
}

extension ColumnSelection {
  /// Whether nothing is selected.
  @inlinable
  public var isEmpty: Bool {
    if case .none = storage { true } else { false }
  }

  /// The number of selected items.
  @inlinable
  public var count: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .many(let items): items.count
    }
  }

  /// The selected item, if it is the only one.
  @inlinable
  public var item: Item? {
    if case .one(let item) = storage { item } else { nil }
  }

  /// The selected items.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var items: Set<Item> {
    switch storage {
    case .none: []
    case .one(let item): [item]
    case .many(let items): items
    }
  }

  /// Whether an item is among those selected.
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it is.
  @inlinable
  public func contains(_ item: Item) -> Bool {
    switch storage {
    case .none: false
    case .one(let one): one == item
    case .many(let items): items.contains(item)
    }
  }
}

extension ColumnSelection: ExpressibleByNilLiteral, ExpressibleByArrayLiteral {
  /// Creates a selection of nothing.
  @inlinable
  public init(nilLiteral: ()) {
    self.init()
  }

  /// Creates a selection of items; one that is named twice counts once.
  @inlinable
  public init(arrayLiteral items: Item...) {
    self.init(Set(items))
  }
}

extension ColumnSelection: CustomStringConvertible {
  /// The item, or the items in the order of their descriptions: `inbox`, `[12, 7]`, `nothing`.
  public var description: String {
    switch storage {
    case .none: "nothing"
    case .one(let item): "\(item)"
    case .many(let items): "[\(items.map { "\($0)" }.sorted().joined(separator: ", "))]"
    }
  }
}
