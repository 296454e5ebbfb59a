import NavState

extension Router<Cards> {
  /// A router at a place that its rules allow.
  static func at(
    _ line: String, _ sheet: Card? = nil, rules: RouterRules = RouterRules(),
    traits: Traits = .initial
  ) -> Router {
    do {
      return try Router(
        path: RouteStack(line: line), presentedSheet: sheet,
        configuration: Configuration(rules: rules, traits: traits))
    } catch {
      fatalError("no such router: \(error)")
    }
  }
}
