extension TabRouter: Restorable where Scheme: CodableScheme {
  /// Reads the tabs, under the configuration of the decoder's `userInfo`.
  ///
  /// The pane of each tab is read by itself, so that what can't be read in one is no loss to the others;
  /// reports name it by its tab. The place then settles under the catalog as ``Action/configure(_:)``
  /// settles it. A pane that is dropped by that is reported.
  ///
  /// - Precondition: There is a configuration under ``Swift/CodingUserInfoKey/tabConfiguration``; without
  ///   one there are no tabs to read.
  public init(restoring reader: RestoringReader) {
    let userInfo = reader.reading.info.values
    guard let configuration = userInfo.tabConfiguration(of: Tab.self) else {
      preconditionFailure("tabs are read under a catalog, and the decoder has none")
    }
    let count = userInfo.limits.count
    var form = TabForm<Scheme>()
    var tabs: Set<Tab> = []
    form.selected = reader.member("selected").value()
    form.panes = reader.member("panes").tabEntries(atMost: count, &tabs)
    form.parked = reader.memberIfPresent("parked")?.tabEntries(atMost: count, &tabs) ?? []
    form.visits = reader.list("visits", atMost: count)
    form.customization =
      reader.memberIfPresent("customization")?.value() ?? TabCustomization()
    form.bar = reader.memberIfPresent("bar")?.value() ?? TabBarState()
    form.isEmptied = reader.memberIfPresent("isEmptied")?.value() ?? false
    form.pending = reader.memberIfPresent("pending")?.value()
    var events: [Event] = []
    self.init(form, configuration: configuration, &events)
    for case .dropped(let tab, _) in events {
      reader.lose(PaneKeys.pane(of: tab), "the catalog has no such tab, and it is not parked")
    }
    if extras?.parts.isEmptied ?? false, !router(at: Int(selected)).stack.isEmpty {
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

  /// The coded form of a tab, of a text the text itself; its description if it has no form.
  private static func text<Tab>(of tab: Tab) -> String {
    guard let coded = tab as? any Encodable, let value = try? CodedValue(encoding: coded) else {
      return "\(tab)"
    }
    return value.string ?? String(decoding: value.bytes, as: UTF8.self)
  }
}

extension RestoringReader {
  /// Reads the tabs of an array, each with its pane.
  ///
  /// - Parameters:
  ///   - limit: How many are allowed.
  ///   - tabs: Those that were read, of which there is no second pane.
  /// - Returns: Those that could be read.
  fileprivate func tabEntries<Scheme: CodableScheme>(
    atMost limit: Int, _ tabs: inout Set<Scheme.Tab>
  ) -> [TabForm<Scheme>.Entry] {
    elements(
      atMost: limit,
      read: { reading, index in
        guard let key = reading.value(of: "tab", in: index) else {
          throw DecodingError.dataCorrupted(reading.context(.missingKey("tab"), at: index))
        }
        let tab: Scheme.Tab = try reading.value(Scheme.Tab.self, at: key)
        guard tabs.insert(tab).inserted else {
          throw DecodingError.dataCorrupted(
            reading.context(.violation("a tab has one pane"), at: index))
        }
        let outer = reading.origin
        defer { reading.origin = outer }
        let pane = RestoringReader(
          session: session, reading: reading, index: index,
          keys: PaneKeys.pane(of: tab).map { PlaceKey($0) })
        var router = Router<Scheme>(restoring: pane)
        if router.pendingExit != nil {
          router.pendingExit = nil
          pane.lose(["pending"], "the tabs ask, and no pane by itself")
        }
        return .init(tab: tab, pane: PaneStorage(router))
      }, isIndependent: true)
  }

  /// Reports that something inside is left out because of a rule.
  fileprivate func lose(_ place: [String], _ rule: String) {
    let failure = ReadingFailure(
      kind: .violation(rule), place: keys.map(\.placeText) + place)
    session.lose(.dropped, at: keys + place.map { PlaceKey($0) }, .failure(failure))
  }
}
