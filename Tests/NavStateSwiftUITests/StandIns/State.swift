import Observation

/// Stands in for SwiftUI's `State`.
@propertyWrapper
struct State<Value> {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  init(wrappedValue value: Value) {
    storage = Storage(value)
  }

  var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  var projectedValue: Binding<Value> {
    Binding(reading: { storage.value }, writing: { storage.value = $0 })
  }
}

/// Stands in for SwiftUI's `Bindable`.
@propertyWrapper @dynamicMemberLookup
struct Bindable<Value> {
  var wrappedValue: Value

  var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      reading: { wrappedValue[keyPath: keyPath] },
      writing: { wrappedValue[keyPath: keyPath] = $0 })
  }
}
