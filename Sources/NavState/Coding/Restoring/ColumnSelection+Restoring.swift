extension ColumnSelection where Item: Codable {
  /// Reads the items of the member `selection` of a column, each by itself, at most so many.
  init(restoring column: RestoringReader, atMost limit: Int) {
    guard let list = column.memberIfPresent(ColumnKey.selection.rawValue) else {
      self.init()
      return
    }
    var items: Set<Item> = []
    let read: [Item?] = list.elements(
      atMost: limit,
      read: { reading, index in
        let item: Item = try reading.value(Item.self, at: index)
        if items.insert(item).inserted { return item }
        // Left out under every policy, since it is there.
        let loss = reading.context(.violation("an item is selected once"), at: index).cause
        let place = list.keys + [PlaceKey(reading.origin.position ?? 0)]
        list.session.lose(.dropped, at: place, loss)
        return nil
      }, isIndependent: true)
    self.init(Set(read.compactMap(\.self)))
  }

  /// What of a selection could not be read, and is written back behind the items.
  ///
  /// That is where nothing else was selected since, and there is room for it. What is not is reported.
  ///
  /// - Parameters:
  ///   - place: The keys of the selection.
  ///   - session: Has what was kept unread.
  ///   - restored: The selection as it was read.
  ///   - limit: The number of items that can be read again.
  /// - Returns: What is written back.
  func takeUnread(
    at place: [any CodingKey], in session: ArchivingSession, since restored: Self?,
    atMost limit: Int
  ) -> [CodedValue] {
    let unread = session.takeUnreadElements(at: place).map(\.element)
    let room = self == restored ? max(0, limit - count) : 0
    for lost in unread.dropFirst(room) { session.lose(.cut, at: lost.place, .unsupported) }
    return unread.prefix(room).map(\.value)
  }

  /// Writes the items into a column, those that can be written, and behind them those that could not be
  /// read.
  ///
  /// - Parameters:
  ///   - column: Takes the member `selection`, if there is anything to write.
  ///   - unread: What could not be read.
  /// - Returns: Whether all items were written.
  func archive(to column: ArchivingWriter, with unread: [CodedValue]) -> Bool {
    let key = ColumnKey.selection.rawValue
    if isEmpty, column.writeBack(key) { return true }
    guard !isEmpty || !unread.isEmpty else { return true }
    let session = column.session
    let list = column.member(key)
    session.sink.open(.array, list.depth, list.serial)
    let (forms, losses) = forms(in: session)
    for loss in losses { session.lose(.dropped, at: list.keys, loss) }
    for form in forms + unread {
      guard (try? session.sink.beginElement(list.depth, list.serial)) != nil else { break }
      session.sink.append(form)
    }
    return losses.isEmpty
  }

  /// The coded forms of the items, in order, and why others have none.
  private func forms(in session: ArchivingSession) -> ([CodedValue], [Loss.Cause]) {
    var forms: [CodedValue] = []
    var losses: [Loss.Cause] = []
    for item in items {
      do {
        guard firstUnstorable(of: [item]) == nil else { throw NotStorable() }
        forms.append(try session.separate(item))
      } catch {
        losses.append(Loss.Cause(error))
      }
    }
    if forms.count > 1 { forms.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) } }
    return (forms, losses)
  }
}
