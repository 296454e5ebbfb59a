import NavState

/// A search as plainly as one can write it: four values, and events told by what differs afterwards.
struct NaiveSearch: Equatable {
  var isOn = false
  var text = ""
  var scope: String?
  var tokens: [String] = []

  var query: SearchQuery { SearchQuery(text: text, scope: scope, tokens: tokens) }

  mutating func perform(_ action: SearchState.Action) -> Outcome<SearchState.Event> {
    let before = self
    switch action {
    case .beginSearch: isOn = true
    case .endSearch(let reset):
      if isOn && reset != .keep { (text, scope, tokens) = ("", nil, []) }
      isOn = false
    case .setSearchText(let new):
      isOn = isOn || (new != "" && new != text)
      text = new
    case .setSearchScope(let new): scope = new
    case .setSearchTokens(let new): tokens = new
    }
    return before == self ? .unchanged : .changed(ShortList(contentsOf: events(since: before)))
  }

  private func events(since before: NaiveSearch) -> [SearchState.Event] {
    if before.isOn && !isOn { return [.searchEnded(before.query)] }
    let began: [SearchState.Event] = isOn && !before.isOn ? [.searchBegan] : []
    return query == before.query ? began : began + [.searchChanged(query)]
  }
}
