extension Router: Restorable where Scheme: CodableScheme {
  /// Reads the stack and what is presented, under the configuration of the decoder's `userInfo`.
  ///
  /// A stack that is deeper than the rules allow keeps what is nearest to the root.
  public init(restoring reader: RestoringReader) {
    let configuration = reader.reading.userInfo[.routerConfiguration]
    home = configuration as? Configuration<RouterRules> ?? .standard
    // Limits that nobody gave don't count, so that what the rules allow can be read again.
    let given = reader.reading.userInfo[.navigationLimits] as? Limits
    let depth = min(home.rules.depth, given?.depth ?? home.rules.depth)
    stack = RouteStack(restoring: reader.member("stack"), depth: depth)
    let presented = reader.member("presented")
    slot = SheetSlot(presented.elements(atMost: 1) { try $0.value(Sheet.self, at: $1) }.first)
  }

  /// Writes the stack and what is presented, as much as can be stored.
  public func archive(to writer: ArchivingWriter, since restored: Router?) {
    if let unread = writer.unread, self == restored { return writer.write(unread) }
    let presented = writer.member("presented")
    presented.write(
      slot.presented.map { [$0] } ?? [], shared: slot.presented == nil ? 0 : -1,
      by: TypedElementWriter())
    stack.archive(to: writer.member("stack"), since: restored?.stack)
  }
}
