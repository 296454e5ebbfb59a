/// A list that holds a single element without allocating.
///
/// Most steps change one thing: one event, one route removed. A list of that length costs what its
/// element costs; any other length costs an array. It is equal to any other list of the same
/// elements, however it was made.
///
/// Source: NavState; an array in every outcome would be a heap allocation in every step.
public struct ShortList<Element> {
  /// One element, or any other number of them; never an array of one.
  @usableFromInline
  enum Storage {
    case one(Element)
    case many([Element])
  }

  @usableFromInline var storage: Storage

  /// Creates a list of one element.
  ///
  /// - Parameter element: The element.
  /// - Complexity: O(1), without an allocation.
  @inlinable
  public init(_ element: Element) {
    storage = .one(element)
  }

  /// Creates a list of the elements of an array.
  ///
  /// - Parameter elements: The elements, in order.
  /// - Complexity: O(1).
  @inlinable
  public init(contentsOf elements: [Element]) {
    storage = elements.count == 1 ? .one(elements[0]) : .many(elements)
  }
}

extension ShortList: Sendable where Element: Sendable {}
extension ShortList.Storage: Sendable where Element: Sendable {}

extension ShortList: RandomAccessCollection {
  /// The position of the first element, always 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of elements.
  @inlinable
  public var endIndex: Int {
    switch storage {
    case .one: 1
    case .many(let elements): elements.count
    }
  }

  /// The element at a position.
  ///
  /// - Parameter position: A valid index of the list.
  /// - Precondition: `position` is in `0..<count`, as in every collection of the standard library.
  @inlinable
  public subscript(position: Int) -> Element {
    switch storage {
    case .one(let element):
      precondition(position == 0, "Index out of range")
      return element
    case .many(let elements):
      return elements[position]
    }
  }
}

extension ShortList: ExpressibleByArrayLiteral {
  /// Creates a list of the elements of a literal.
  ///
  /// - Parameter elements: The elements, in order.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(contentsOf: elements)
  }
}

extension ShortList: Equatable where Element: Equatable {
  /// Whether two lists hold equal elements in the same order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.storage, right.storage) {
    case (.one(let left), .one(let right)): left == right
    case (.many(let left), .many(let right)): left == right
    default: false
    }
  }
}

extension ShortList: Hashable where Element: Hashable {
  /// Feeds the elements to a hasher, after their number.
  ///
  /// - Parameter hasher: The hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension ShortList: Encodable where Element: Encodable {
  /// Encodes a bare array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}

extension ShortList: Decodable where Element: Decodable {
  /// Decodes a bare array.
  ///
  /// - Throws: A `DecodingError` that says where the array or an element can't be read, or that it
  ///   has more than ``Limits/count`` elements.
  public init(from decoder: any Decoder) throws {
    self.init(contentsOf: try decoder.decodeArray(atMost: decoder.userInfo.countLimit))
  }
}

extension ShortList: CustomStringConvertible {
  /// The elements between brackets, as each describes itself: `[inbox, thread 7]`.
  public var description: String {
    "[\(map { "\($0)" }.joined(separator: ", "))]"
  }
}
