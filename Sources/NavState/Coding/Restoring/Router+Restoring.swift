extension Router: Restorable where Scheme: CodableScheme {
  /// Reads the stack and what is presented, under the configuration of the decoder's `userInfo`.
  ///
  /// A stack that is deeper than the rules allow keeps what is nearest to the root.
  public init(restoring reader: RestoringReader) {
    let userInfo = reader.reading.info.values
    home = userInfo.routerConfiguration
    stack = RouteStack(restoring: reader.member("stack"), depth: userInfo.routerDepthLimit)
    let presented = reader.member("presented")
    slot = SheetSlot(presented.elements(atMost: 1) { try $0.value(Sheet.self, at: $1) }.first)
  }

  /// Writes the stack and what is presented, as much as can be stored.
  public func archive(to writer: ArchivingWriter, since restored: Router?) {
    if self == restored, writer.writeBack() { return }
    let presented = writer.member("presented")
    presented.write(
      slot.presented.map { [$0] } ?? [], shared: slot.presented == nil ? 0 : -1)
    stack.archive(to: writer.member("stack"), since: restored?.stack)
  }
}
