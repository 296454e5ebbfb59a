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

  /// Writes the items into a column, those that can be written, and behind them those that could not be
  /// read.
  ///
  /// These are written back where nothing else was selected since, and there is room for them.
  ///
  /// - Parameters:
  ///   - column: Takes the member `selection`, if there is anything to write.
  ///   - restored: The selection as it was read.
  ///   - limit: The number of items that can be read again.
  /// - Returns: Whether all items were written.
  func archive(to column: ArchivingWriter, since restored: Self?, atMost limit: Int) -> Bool {
    let key = ColumnKey.selection.rawValue
    if isEmpty, column.writeBack(key) { return true }
    let session = column.session
    let place = column.keys + [PlaceKey(key)]
    let unread = session.takeUnreadElements(at: place)
    let room = self == restored ? max(0, limit - count) : 0
    for lost in unread.dropFirst(room) {
      session.lose(.cut, at: lost.element.place, .unsupported)
    }
    guard !isEmpty || !unread.prefix(room).isEmpty else { return true }
    let list = column.member(key)
    session.sink.open(.array, list.depth, list.serial)
    let (forms, losses) = forms(in: session)
    for loss in losses { session.lose(.dropped, at: place, loss) }
    for form in forms + unread.prefix(room).map(\.element.value) {
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
