extension TabRouter: Restorable where Scheme: CodableScheme {
  /// Reads the tabs, under the configuration of the decoder's `userInfo`.
  ///
  /// The pane of each tab is read by itself, so that what can't be read in one is no loss to the others;
  /// reports name it by its tab. The place then settles under the catalog as ``Action/configure(_:)``
  /// settles it; a selected tab that can't be read is one that is gone. A pane that is dropped by that
  /// is reported.
  ///
  /// - Precondition: There is a configuration under `CodingUserInfoKey.tabConfiguration`; without
  ///   one there are no tabs to read.
  public init(restoring reader: RestoringReader) {
    let userInfo = reader.reading.info.values
    guard let configuration = userInfo.tabConfiguration(of: Tab.self) else {
      preconditionFailure("tabs are read under a catalog, and the decoder has none")
    }
    let rules = configuration.rules
    var form = TabForm<Scheme>()
    var tabs = TabsRead<Tab>(places: Set(rules.catalog.places))
    form.selected = reader.member("selected").value()
    form.panes = reader.member("panes")
      .tabEntries(atMost: userInfo.countLimit(atLeast: rules.catalog.places.count), &tabs)
    form.parked =
      reader.memberIfPresent("parked")?
      .tabEntries(atMost: userInfo.countLimit(atLeast: rules.parking), &tabs) ?? []
    form.visits =
      reader.memberIfPresent("visits")?
      .elements(
        atMost: userInfo.countLimit(atLeast: rules.visits),
        read: { try $0.value(Tab.self, at: $1) },
        isKeeping: false, isIndependent: true) ?? []
    form.customization =
      reader.memberIfPresent("customization")?.value() ?? TabCustomization()
    form.bar = reader.memberIfPresent("bar")?.value() ?? TabBarState()
    form.isEmptied = reader.memberIfPresent("isEmptied")?.value() ?? false
    form.pending = reader.memberIfPresent("pending")?.value()
    var events: [Event] = []
    self.init(form, configuration: configuration, &events)
    for case .dropped(let tab, _) in events {
      let isThere = rules.catalog.placeIndex(of: tab) != nil
      reader.lose(
        PaneKeys.pane(of: tab),
        isThere
          ? "the tab owns a stack, which only the detail has become"
          : "the catalog has no such tab, and it is not parked")
    }
    if isEmptied, panes[Int(selected)].count > 0 {
      parts.isEmptied = false
      reader.lose(["isEmptied"], "the path is not empty")
    }
    guard isAskingInVain else { return }
    pendingExit = nil
    reader.lose(["pending"], "it asks nothing")
  }
}

/// The places of panes in a report.
enum PaneKeys {
  /// The place of the pane of a tab: by its tab, since its position goes by what the others hold.
  static func pane<Tab>(of tab: Tab) -> [String] {
    ["panes", text(of: tab)]
  }

  /// The coded form of a tab, of a name the name itself; its description if it has no form.
  ///
  /// No two forms have the same text, and none has that of a position: a pane whose tab can't be read
  /// is named by its position.
  private static func text<Tab>(of tab: Tab) -> String {
    guard let coded = tab as? any Encodable, let value = try? CodedValue(encoding: coded) else {
      return "\(tab)"
    }
    let form = String(decoding: value.bytes, as: UTF8.self)
    guard let text = value.string else { return Int(form) == nil ? form : "tab \(form)" }
    return isName(text) ? text : form
  }

  /// Whether a text is taken neither for another form nor for a position.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !"\"{[+-0123456789".utf8.contains(first) else {
      return false
    }
    return !["true", "false", "null"].contains(text) && !text.hasPrefix("tab ")
  }
}

/// The tabs of which a reading has found a pane.
private struct TabsRead<Tab: Hashable> {
  let places: Set<Tab>
  private var tabs: Set<Tab> = []

  init(places: Set<Tab>) {
    self.places = places
  }

  /// Notes a tab, and returns whether it is the first time.
  mutating func insert(_ tab: Tab) -> Bool { tabs.insert(tab).inserted }
}

extension RestoringReader {
  /// Reads the tabs of an array, each with its pane.
  ///
  /// - Parameters:
  ///   - limit: How many are allowed.
  ///   - tabs: Those that were read, of which there is no second pane.
  /// - Returns: The tabs with their panes.
  fileprivate func tabEntries<Scheme: CodableScheme>(
    atMost limit: Int, _ tabs: inout TabsRead<Scheme.Tab>
  ) -> [TabForm<Scheme>.Entry] {
    elements(
      atMost: limit, read: { try $0.tabEntry(at: $1, &tabs, in: self) }, isIndependent: true
    ).compactMap(\.self)
  }
}

extension TapeReading {
  /// Reads a tab with its pane; `nil` if it is the second one of a tab.
  ///
  /// That one is left out under every policy: written back, it would be the only one of its tab once
  /// the first has nothing left.
  fileprivate func tabEntry<Scheme: CodableScheme>(
    at index: Int, _ tabs: inout TabsRead<Scheme.Tab>, in list: RestoringReader
  ) throws -> TabForm<Scheme>.Entry? {
    guard words[index].tag == .object else {
      throw mismatch([String: Any].self, .object, at: index)
    }
    guard let key = value(of: "tab", in: index) else {
      throw DecodingError.dataCorrupted(context(.missingKey("tab"), at: index))
    }
    let tab: Scheme.Tab = try value(Scheme.Tab.self, at: key)
    guard tabs.insert(tab) else {
      let loss = context(.violation("a tab has one pane"), at: index).cause
      list.session.lose(.dropped, at: list.keys + [PlaceKey(origin.position ?? 0)], loss)
      return nil
    }
    let outer = origin
    defer { origin = outer }
    let part = RestoringSession(partOf: list.session)
    let pane = RestoringReader(
      session: part, reading: self, index: index,
      keys: list.keys.dropLast() + PaneKeys.pane(of: tab).map { PlaceKey($0) })
    let storage =
      value(of: SplitKey.detail.rawValue, in: index) == nil
      ? pane.router(of: Scheme.self) : pane.columns(of: tab)
    // A pane without a place is one only if it holds something; what is kept of it is kept with it.
    if storage.isInitial, !part.unread.isEmpty, !tabs.places.contains(tab) {
      throw DecodingError.dataCorrupted(
        context(.violation("nothing of it can be read, and the catalog has no such tab"), at: index)
      )
    }
    list.session.add(part)
    return .init(tab: tab, pane: storage)
  }
}

extension RestoringReader {
  /// Reads the router of a tab.
  fileprivate func router<Scheme: CodableScheme>(of scheme: Scheme.Type) -> PaneStorage<Scheme> {
    var router = Router<Scheme>(restoring: self)
    if router.pendingExit != nil {
      router.pendingExit = nil
      lose([RouterKey.pending.rawValue], "the tabs ask, and no pane by itself")
    }
    return PaneStorage(router)
  }

  /// Reads the split view of a tab, under its rules if the catalog has any.
  fileprivate func columns<Scheme: CodableScheme>(of tab: Scheme.Tab) -> PaneStorage<Scheme> {
    let userInfo = reading.info.values
    let rules = userInfo.tabConfiguration(of: Scheme.Tab.self)?.rules.splitView(of: tab)
    var parts = SplitParts<Scheme>(
      restoring: self, under: rules ?? userInfo.roomiestColumns,
      isCountKnown: rules != nil)
    if parts.extras?.rest.pending != nil {
      parts.rest.pending = nil
      lose([SplitKey.pending.rawValue], "the tabs ask, and no pane by itself")
    }
    return .split(parts)
  }
}
