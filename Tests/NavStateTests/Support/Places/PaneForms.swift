import NavState

/// The coded forms of what is done in a pane, and of what it tells, wherever the pane stands.
enum PaneForms {
  /// The actions of a router, but for those by which it is configured and answered: a pane has none.
  static let actions: [(action: PaneAction<Cards>, text: String)] = {
    var forms: [ChainActionCodingTests.Form] = RouteStackActionCodingTests.forms.map {
      .init(.stack($0.value), $0.text)
    }
    forms += SheetSlotActionCodingTests.forms.map { .init(.sheet($0.value), $0.text) }
    forms += ChainActionCodingTests.withoutLevel + ChainActionCodingTests.withLevel
    forms.append(.init(.back, #"{"back":{}}"#))
    return forms.compactMap { form in PaneAction(form.value).map { ($0, form.text) } }
  }()

  /// The events of a router, but for those of its exit guard, which is that of the whole.
  static let events: [CodedForm<Router<Cards>.Event>] =
    RouteStackEventCodingTests.forms.map { .init(.stack($0.value), $0.text) }
    + SheetSlotEventCodingTests.forms.map { .init(.sheet($0.value), $0.text) }
    + ChainEventCodingTests.forms.filter { form in
      if case .exit = form.value { false } else { true }
    }

  /// A text without a tab, with one beside its name.
  static func text(_ text: String, in tab: String) -> String {
    guard text.hasPrefix(address) else { return addressed(text, #""tab":"\#(tab)""#) }
    let close = text.firstIndex(of: "}") ?? text.endIndex
    return text[..<close] + #","tab":"\#(tab)""# + text[close...]
  }

  /// A text without a column, with one beside its name.
  static func text(_ text: String, in column: PaneColumn) -> String {
    let name = #""column":"\#(column.rawValue)""#
    guard text.hasPrefix(address) else { return addressed(text, name) }
    return address + name + "," + text.dropFirst(address.count)
  }

  private static let address = #"{"at":{"#

  private static func addressed(_ text: String, _ name: String) -> String {
    // Keys are sorted, and one verb comes before the address.
    if text.hasPrefix(#"{"answer"#) { return text.dropLast() + #","at":{\#(name)}}"# }
    return address + name + "}," + text.dropFirst()
  }
}
