import NavState
import NavStateSample
import Testing

@Suite("Reader.registry")
struct ReaderRegistryTests {
  @Test("has a key for every type that the app navigates by, and for the standard library's")
  func keys() {
    let registry = Reader.registry
    #expect(registry.key(of: ReaderRoute.self) == "reader.route")
    #expect(registry.key(of: ReaderSheet.self) == "reader.sheet")
    #expect(registry.key(of: TimelineFilter.self) == "reader.filter")
    #expect(registry.key(of: SettingsPage.self) == "reader.settingsPage")
    #expect(registry.entries.count == RouteRegistry.scalars.count + 4)
    for scalar in RouteRegistry.scalars { #expect(registry.key(of: scalar.type) == scalar.key) }
  }

  @Test("names no draft, which lives in memory only")
  func drafts() {
    #expect(Reader.registry.key(of: LiveDraft.self) == nil)
  }
}
