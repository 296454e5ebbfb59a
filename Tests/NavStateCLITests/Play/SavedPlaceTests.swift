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
}
