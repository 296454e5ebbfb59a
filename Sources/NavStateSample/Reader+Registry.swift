public import NavState

extension Reader {
  /// The keys that paths of any types name the app's types by, and those of the standard library.
  ///
  /// They begin with the app's name, since other services have routes and filters too.
  public static let registry: RouteRegistry = {
    let types: [RouteRegistry.Entry] = [
      .init(ReaderRoute.self, key: "reader.route"), .init(ReaderSheet.self, key: "reader.sheet"),
      .init(TimelineFilter.self, key: "reader.filter"),
      .init(SettingsPage.self, key: "reader.settingsPage"),
    ]
    // A name that is there twice shows at once: the registry is empty, and no test of it passes.
    return (try? RouteRegistry(RouteRegistry.scalars + types)) ?? RouteRegistry()
  }()
}
