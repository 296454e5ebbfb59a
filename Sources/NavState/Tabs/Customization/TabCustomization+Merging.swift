extension TabCustomization {
  /// Puts what is declared into the order that a person gave, perhaps under another version.
  ///
  /// What the order names stands in its order. What it doesn't name stands behind the nearest thing
  /// that is declared before it and named, or first if there is none; several such keep their
  /// declared order. What is named and not declared is ignored, as is a name that comes again.
  ///
  /// | Declared | Order | Result |
  /// |---|---|---|
  /// | a b c | none, or empty | a b c |
  /// | a b c | c a b | c a b |
  /// | a **n** b c | c a b | c a **n** b |
  /// | **n** a b | b a | **n** b a |
  /// | a c | c gone a | c a |
  ///
  /// Source: NavState; what SwiftUI does in the next version of an app is not documented.
  ///
  /// - Parameters:
  ///   - declared: What there is, in declared order.
  ///   - order: The person's order, or `nil`.
  ///   - id: The name of a thing in the order; `nil` if it can't be moved.
  /// - Returns: All that is declared, each once.
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of things and names.
  @inlinable
  package static func merging<Element>(
    _ declared: [Element], by order: [String]?, id: (Element) -> String?
  ) -> [Element] {
    guard let order, !order.isEmpty else { return declared }
    let named = Set(order)
    var groups: [String: [Element]] = [:]
    var merged: [Element] = []
    var leader: String?
    for element in declared {
      if let id = id(element), named.contains(id) { leader = id }
      if let leader {
        groups[leader, default: []].append(element)
      } else {
        merged.append(element)
      }
    }
    for id in order { merged += groups.removeValue(forKey: id) ?? [] }
    return merged
  }

  /// The names of a new order, with those of the old one that nothing is declared for.
  ///
  /// Each of them stands behind what it stood behind, so that a version that knows it finds it there.
  @inlinable
  static func keeping(
    _ old: [String]?, in order: [String], unless isDeclared: (String) -> Bool
  ) -> [String] {
    guard let old, !old.isEmpty else { return order }
    let named = Set(order)
    let kept = old.filter { named.contains($0) || !isDeclared($0) }
    let known = Set(kept)
    return merging(kept + order.filter { !known.contains($0) }, by: order) { $0 }
  }
}
