extension CodedDecoder {
  /// Reads as much of a document as can be read.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - bytes: The document.
  ///   - policy: What becomes of an element that can't be read, and of those above it.
  /// - Returns: The value with a report. If the whole can't be read, the value is empty.
  /// - Throws: Under ``ReadingPolicy/throw``, the first loss.
  /// - Complexity: O(*n*) beside what the types do, where *n* is the number of bytes.
  public func restore<State: Restorable, Failure>(
    _ type: State.Type = State.self, from bytes: [UInt8],
    unreadable policy: ReadingPolicy<Failure> = .keepPrefix
  ) throws(Failure) -> Restored<State> {
    let tape: Tape
    do {
      tape = try TapeParser.parse(bytes, limits: limits)
    } catch {
      return try restoreNothing(type, Loss(.dropped, at: [], Loss.Cause(error)), policy)
    }
    return try restore(type, from: tape, at: 0, policy)
  }

  /// Reads as much of a coded value as can be read.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - value: The archive.
  ///   - policy: What becomes of an element that can't be read, and of those above it.
  /// - Returns: The value with a report. If the whole can't be read, the value is empty.
  /// - Throws: Under ``ReadingPolicy/throw``, the first loss.
  public func restore<State: Restorable, Failure>(
    _ type: State.Type = State.self, from value: CodedValue,
    unreadable policy: ReadingPolicy<Failure> = .keepPrefix
  ) throws(Failure) -> Restored<State> {
    try restore(type, from: value.tape, at: value.index, policy)
  }

  private func restore<State: Restorable, Failure>(
    _ type: State.Type, from tape: Tape, at index: Int, _ policy: ReadingPolicy<Failure>
  ) throws(Failure) -> Restored<State> {
    let session = RestoringSession(policy)
    let reading = TapeReading(tape, root: index, info: info)
    let reader = RestoringReader(session: session, reading: reading, index: index, keys: [])
    let state = State(restoring: reader)
    if let loss = session.report.first { try policy.fail(with: loss) }
    return Restored(state, report: session.report, unread: session.unread)
  }

  private func restoreNothing<State: Restorable, Failure>(
    _ type: State.Type, _ loss: Loss, _ policy: ReadingPolicy<Failure>
  ) throws(Failure) -> Restored<State> {
    try policy.fail(with: loss)
    let reading = TapeReading(.null, info: info)
    let reader = RestoringReader(
      session: RestoringSession(policy), reading: reading, index: nil, keys: [])
    return Restored(State(restoring: reader), report: [loss])
  }
}

extension ReadingPolicy {
  /// Throws a loss, if this is the policy that does.
  package func fail(with loss: Loss) throws(Failure) {
    if choice == .throw, let failure = RestoreFailure(loss: loss) as? Failure { throw failure }
  }
}

extension CodedEncoder {
  /// Writes as much of a value as can be written.
  ///
  /// - Parameter state: The value.
  /// - Returns: The document with a report.
  /// - Complexity: O(*n*) beside what the types do, where *n* is the number of bytes.
  public func archive<State: Restorable>(_ state: State) -> Archived {
    archive(state, since: nil, unread: [])
  }

  /// Writes as much of a value as can be written, with what was kept unread.
  ///
  /// A part that was kept unread is written where it was, if what it stood on is as it was when it
  /// was read; else it is cut, and reported.
  ///
  /// - Parameters:
  ///   - state: The value.
  ///   - restored: What it came from.
  /// - Returns: The document with a report.
  public func archive<State: Restorable>(_ state: State, keeping restored: Restored<State>)
    -> Archived
  {
    archive(state, since: restored.value, unread: restored.unread)
  }

  private func archive<State: Restorable>(_ state: State, since restored: State?, unread: [Unread])
    -> Archived
  {
    for isSeparate in [false, true] {
      let session = ArchivingSession(self, unread: unread, isSeparate: isSeparate)
      let writer = ArchivingWriter(
        session: session, depth: 0, serial: session.sink.promise(), keys: [])
      state.archive(to: writer, since: restored)
      session.sink.close(downTo: 0)
      session.loseUnread()
      guard session.sink.isOutOfOrder else {
        return Archived(bytes: session.sink.bytes.trimmed(), report: session.report)
      }
    }
    let loss = Loss(.dropped, at: [], .error("\(State.self) writes its parts out of order"))
    return Archived(bytes: CodedValue.null.bytes, report: [loss])
  }
}
