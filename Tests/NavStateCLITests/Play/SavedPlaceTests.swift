import NavState
import NavStateCLI
import NavStateSample
import Testing

@Suite("SavedPlace")
struct SavedPlaceTests {
  @Test("is JSON with sorted keys, without the configuration")
  func text() throws {
    var place = Revisioned(Router<Reader>())
    place.reduce(Envelope(.configure(RouterRules(duplicates: .moveToTop))))
    place.reduce(Envelope(.stack(.push(.hashtag(name: "a/b", account: "8"))), id: "k"))
    place.reduce(Envelope(.sheet(.present(.about))))
    #expect(
      try SavedPlace(place).text == #"""
        {"applied":[{"id":"k","revision":2}],"revision":3,"state":{"presented":[{"about":{}}],"stack":[{"hashtag":{"account":"8","name":"a/b"}}]}}
        """#)
  }

  @Test("restores an equal place under an equal configuration, and another one under another")
  func restoring() throws {
    let rules = RouterRules(duplicates: .popToExisting)
    let configuration = Configuration(rules: rules, traits: Traits(width: 320))
    let place = Revisioned(Router<Reader>(configuration: configuration), revision: 4)
    let saved = try SavedPlace(place)
    #expect(try saved.restore(under: configuration) == place)
    #expect(try saved.restore(under: .standard) == Revisioned(Router(), revision: 4))
  }

  @Test("keeps also what does not outlive the screen, and what waits for an answer")
  func chain() throws {
    let rules = RouterRules(presenting: .queue, hostWaits: true)
    let configuration = Configuration(rules: rules)
    var place = Revisioned(Router<Reader>(configuration: configuration))
    let actions: [Router<Reader>.Action] = [
      .stack(.push(.drafts)), .at(level: 0, .search(.setSearchText("gull"))),
      .chain(.present(.popover(.about, anchor: "button"), asker: .screen(.drafts))),
      .chain(.present(.fullScreenCover(.welcome))), .sheet(.dismiss()),
      .chain(.present(.sheet(.newMessage(text: "")), level: 1)),
      .chain(.didDismiss(.item("about"))), .at(level: 1, .stack(.push(.drafts))),
      .exit(.mark(.screen(.drafts))), .chain(.present(.alert(Reader.discardDraft()))), .back,
      .chain(.present(.alert(Reader.deleteMessage(id: "7")))), .stack(.popToRoot),
    ]
    for action in actions { #expect(place.reduce(Envelope(action)).outcome.isChanged) }
    let state = place.state
    #expect(state.pending == Step(.stack(.popToRoot)) && !state.leaving.isEmpty)
    #expect(!state.waiting.isEmpty && state.levels.count == 2)
    let saved = try SavedPlace(place)
    #expect(try saved.restore(under: configuration) == place)
    #expect(saved.restoreLeniently(under: configuration) == Restored(state))
  }

  @Test("of tabs restores under an equal configuration; under another catalog it settles")
  func tabs() throws {
    let configuration = Configuration(
      rules: Reader.tabRules(Reader.secondWindowTabs(of: ReaderAccount())),
      traits: Traits(width: 320))
    var place = Revisioned(TabRouter<Reader>(configuration: configuration))
    place.reduce(Envelope(.select(.messages)))
    place.reduce(Envelope(.pane(.stack(.push(.drafts)), tab: .home)))
    let saved = try SavedPlace(place)
    #expect(
      saved.text == #"""
        {"revision":2,"state":{"panes":[{"presented":[],"stack":[{"drafts":{}}],"tab":"home"}],"selected":"messages","visits":["home"]}}
        """#)
    #expect(try saved.restore(under: configuration) == place)
    let signedOut = Configuration(rules: Reader.tabRules(Reader.signedOutTabs))
    #expect(try saved.restore(under: signedOut).state.selection == .home)
  }

  @Test("of columns restores under equal rules, strictly and leniently; under others it settles")
  func split() throws {
    let configuration = Configuration(
      rules: Reader.splitRules(), traits: Traits(horizontalSizeClass: .compact))
    var place = Revisioned(SplitViewState<Reader>(configuration: configuration))
    let actions: [PaneAction<Reader>] = [
      .column(.selectSidebar([.drafts])), .column(.selectContent([.draft(id: "1")])), .mark(.root),
      .column(.at(.secondary, .stack(.push(.drafts)))), .column(.presentInspector(true)),
      .column(.setWidth(200, of: .sidebar)), .column(.setPreferredCompactColumn(.content)),
      .column(.dismiss(.content)),
    ]
    for action in actions { #expect(place.reduce(Envelope(.pane(action))).outcome.isChanged) }
    #expect(place.state.pending != nil)
    let saved = try SavedPlace(place)
    #expect(try saved.restore(under: configuration) == place)
    #expect(saved.restoreLeniently(under: configuration) == Restored(place.state))
    let two = Configuration(rules: Reader.splitRules(columns: .two))
    #expect(try saved.restore(under: two).state.contentSelection.isEmpty)
  }
}
