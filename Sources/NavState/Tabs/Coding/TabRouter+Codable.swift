/// `{"selected": "home", "panes": [{"tab": "home", "stack": […], "presented": […]}]}`: the tabs that
/// are not in their first state, in the order of the catalog.
///
/// What is not there has no key: `visits`, oldest first; `parked`, as panes, the one parked first at
/// first; `customization`, `bar`, `isEmptied`, `pending`.
extension TabRouter: Codable where Scheme: CodableScheme {
  /// Encodes the place, without the configuration.
  public func encode(to encoder: any Encoder) throws {
    let form = form
    var container = encoder.container(keyedBy: TabKey.self)
    try container.encode(form.selected, forKey: .selected)
    try container.encode(form.panes, forKey: .panes)
    try container.encodeUnlessEmpty(form.visits, forKey: .visits)
    try container.encodeUnlessEmpty(form.parked, forKey: .parked)
    if form.customization != TabCustomization() {
      try container.encode(form.customization, forKey: .customization)
    }
    if form.bar != TabBarState() { try container.encode(form.bar, forKey: .bar) }
    if form.isEmptied { try container.encode(true, forKey: .isEmptied) }
    try container.encodeIfPresent(readablePending, forKey: .pending)
  }

  /// Decodes a place, strictly, under the configuration of the decoder's `userInfo`.
  ///
  /// The place settles under the catalog as ``Action/configure(_:)`` settles it: a tab that is not in it
  /// is parked or dropped, a selected tab that is not there or hidden gives way to the one visited last.
  ///
  /// - Throws: A `DecodingError` if there is no configuration under
  ///   `CodingUserInfoKey.tabConfiguration`, a part is missing or can't be read, a tab has two
  ///   panes, there is more than the rules or the decoder's ``Limits`` allow, or a rule of
  ///   ``Violation`` is broken.
  public init(from decoder: any Decoder) throws {
    guard let configuration = decoder.userInfo.tabConfiguration(of: Tab.self) else {
      throw decoder.error(.violation("tabs are read under a catalog, and none is given"))
    }
    let form = try TabForm<Scheme>(from: decoder, under: configuration.rules)
    var events: [Event] = []
    self.init(form, configuration: configuration, &events)
    // Before a question is tried: it acts on what may break another rule.
    if let violation, violation != .nothingAsked {
      throw decoder.error(.violation("\(violation)"))
    }
    if let step = pendingExit, holdsMarks, !step.context.isForced, isAskingInVain {
      pendingExit = nil
    }
    if let violation { throw decoder.error(.violation("\(violation)")) }
  }
}

extension TabRouter where Scheme: CodableScheme {
  /// The action that waits for an answer, in a form that can be read again: see
  /// ``RouterParts/readablePending``.
  var readablePending: Step<Action>? {
    guard var step = pendingExit, case .pane(let action, let tab) = step.action else {
      return pendingExit
    }
    let index = tab.map { rules.catalog.placeIndex(of: $0) } ?? Int(selected)
    guard let index else { return step }
    let readable =
      if case .split(let parts) = panes[index] {
        parts.readable(action, step.context)
      } else {
        action.readable(in: panes[index], step.context)
      }
    step.action = .pane(readable, tab: tab)
    return step
  }
}

extension TabForm where Scheme: CodableScheme {
  init(from decoder: any Decoder, under rules: TabRules<Scheme.Tab>) throws {
    let container = try decoder.container(keyedBy: TabKey.self)
    let userInfo = decoder.userInfo
    // Named, since an optional one would be read from null.
    let tab: Scheme.Tab = try container.read(.selected)
    selected = tab
    panes = try container.part(.panes)
      .decodeArray(atMost: userInfo.countLimit(atLeast: rules.catalog.places.count))
    visits = try container.arrayIfPresent(
      .visits, atMost: userInfo.countLimit(atLeast: rules.visits))
    parked = try container.arrayIfPresent(
      .parked, atMost: userInfo.countLimit(atLeast: rules.parking))
    customization = try container.readIfPresent(.customization) ?? TabCustomization()
    bar = try container.readIfPresent(.bar) ?? TabBarState()
    isEmptied = try container.readIfPresent(.isEmptied) ?? false
    pending = try container.readIfPresent(.pending)
    let tabs = panes.map(\.tab) + parked.map(\.tab)
    if Set(tabs).count < tabs.count {
      throw decoder.error(.violation("a tab has one pane"))
    }
  }
}
