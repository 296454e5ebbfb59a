// Stand-ins carry the names, the generic constraints and the isolation that SwiftUI publishes, so
// that what compiles against them compiles against SwiftUI. Only what the tests use is here.

/// Stands in for SwiftUI's `Binding`.
@propertyWrapper @dynamicMemberLookup
struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  @preconcurrency
  init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Like SwiftUI, calls them without waiting. The isolation is in their types alone, and a cast
    // that the compiler knows would ask for `await`.
    self.init(
      reading: unsafeBitCast(get, to: (() -> Value).self),
      writing: unsafeBitCast(set, to: ((Value) -> Void).self))
  }

  /// What the other stand-ins use, whose closures never leave the main actor.
  init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  var projectedValue: Binding<Value> { self }

  subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      reading: { wrappedValue[keyPath: keyPath] },
      writing: { wrappedValue[keyPath: keyPath] = $0 })
  }

  static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }
}

extension Binding {
  /// A binding to a value that is there, or `nil`.
  ///
  /// SwiftUI's traps once the value is gone; this one keeps the last value that it saw.
  init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(reading: { base.wrappedValue ?? value }, writing: { base.wrappedValue = $0 })
  }

  init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      reading: { base.wrappedValue }, writing: { if let value = $0 { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  var id: Value.ID { wrappedValue.id }
}

// A binding to a stack is itself a collection: of bindings to its screens.
extension Binding: Sequence where Value: MutableCollection {
  typealias Element = Binding<Value.Element>
  typealias Iterator = IndexingIterator<Self>
  typealias SubSequence = Slice<Self>
}

extension Binding: Collection where Value: MutableCollection {
  typealias Index = Value.Index
  typealias Indices = Value.Indices

  var startIndex: Index { wrappedValue.startIndex }
  var endIndex: Index { wrappedValue.endIndex }
  var indices: Indices { wrappedValue.indices }

  func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      reading: { wrappedValue[position] }, writing: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
