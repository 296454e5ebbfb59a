/// Takes the parts of a ``Restorable`` value, and the report of what is left out.
///
/// What is asked for one member is written before the next member is asked for.
public struct ArchivingWriter {
  let session: ArchivingSession
  let depth: Int
  let serial: Int
  let keys: [any CodingKey]

  private var sink: ByteSink { session.sink }

  /// A writer of a member of an object.
  ///
  /// - Parameter key: The key.
  /// - Returns: The writer.
  public func member(_ key: String) -> ArchivingWriter {
    sink.open(.object, depth, serial)
    let keys = keys + [PlaceKey(key)]
    guard (try? sink.beginMember(key, depth, serial)) != nil else {
      return ArchivingWriter(session: session, depth: depth + 1, serial: -1, keys: keys)
    }
    return ArchivingWriter(
      session: session, depth: depth + 1, serial: sink.promise(), keys: keys)
  }

  /// Writes a value as a whole, or null if that is not possible.
  ///
  /// - Parameter value: The value.
  public func write<Value: Encodable>(_ value: Value) {
    do {
      guard firstUnstorable(of: [value]) == nil else { throw NotStorable() }
      if session.isSeparate {
        let value = try session.separate(value)
        try sink.claim(depth, serial)
        sink.append(value)
      } else {
        try sink.fill(depth, serial, with: value)
      }
      try session.throwMisuse()
    } catch {
      session.lose(.dropped, at: keys, Loss.Cause(error))
      writeNull()
    }
  }

  /// Writes null.
  public func writeNull() {
    guard (try? sink.claim(depth, serial)) != nil else { return }
    sink.appendNull()
  }

  /// Writes back what was kept unread at this place, if anything was.
  ///
  /// - Returns: Whether there was something.
  func writeBack() -> Bool {
    guard let unread = session.takeUnread(at: keys) else { return false }
    guard (try? sink.claim(depth, serial)) != nil else { return true }
    sink.append(unread.value)
    return true
  }

  /// The registry of the encoder, if it has one.
  var registry: RouteRegistry? { sink.info.registry }
}

extension ArchivingWriter {
  /// Writes an array up to the first element that can't be written.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - shared: How many of them, from the first, are as they were when they were read; what was
  ///     kept unread among or right above those is written back.
  ///   - limit: How many elements can be read again. What was kept unread goes before what is there.
  ///   - write: Writes the element at a position where the sink stands, inside the frame at the depth.
  func write(
    _ count: Int, shared: Int, atMost limit: @autoclosure () -> Int = .max,
    _ write: (Int) throws -> Void
  ) {
    sink.open(.array, depth, serial)
    let unread = session.takeUnreadElements(at: keys)
    // Mostly there is none, and then nobody has to look the limit up.
    let room = unread.isEmpty ? 0 : max(0, limit() - count)
    var pending = unread.prefix(room)
    for position in 0..<count {
      if !pending.isEmpty { writeBack(&pending, above: position, shared: shared) }
      guard let mark = try? sink.beginElement(depth, serial) else { return }
      do {
        try write(position)
        try session.throwMisuse()
      } catch {
        sink.takeBack(to: mark, depth, serial)
        session.lose(.dropped, at: keys + [PlaceKey(position)], Loss.Cause(error))
        let cut = count - position - 1 + pending.count + max(0, unread.count - room)
        guard cut > 0 else { return }
        let next = keys + [PlaceKey(position + 1)]
        return session.lose(.cut, at: next, .unsupported, count: cut)
      }
    }
    guard !unread.isEmpty else { return }
    writeBack(&pending, above: count, shared: shared)
    for unread in pending + unread.dropFirst(room) {
      session.lose(.cut, at: unread.element.place, .unsupported)
    }
  }

  private func writeBack(
    _ pending: inout ArraySlice<ArchivingSession.UnreadElement>, above position: Int, shared: Int
  ) {
    while let next = pending.first, next.above == position, next.above <= shared {
      guard (try? sink.beginElement(depth, serial)) != nil else { return }
      sink.append(next.element.value)
      pending.removeFirst()
    }
  }
}

/// What all writers of one archive share.
final class ArchivingSession {
  /// An element that was kept unread, and how many that were read stood below it.
  struct UnreadElement {
    let element: Unread
    let above: Int
  }

  let sink: ByteSink
  let encoder: CodedEncoder
  /// What was kept unread, and is neither written back nor reported yet.
  private var unread: [Unread]
  /// Whether each value is written by itself, because one of them writes out of order.
  let isSeparate: Bool
  @exclusivity(unchecked)
  private(set) var report: [Loss] = []

  init(_ encoder: CodedEncoder, unread: [Unread], isSeparate: Bool) {
    self.encoder = encoder
    self.unread = unread
    self.isSeparate = isSeparate
    sink = ByteSink(encoder.info)
  }

  /// Begins the writing of a part with its share of what was kept unread.
  init(partOf whole: ArchivingSession, unread: [Unread]) {
    encoder = whole.encoder
    self.unread = unread
    isSeparate = whole.isSeparate
    sink = whole.sink
  }

  /// Takes over what the writing of a part has to tell, and what it could not write back.
  func add(_ part: ArchivingSession) {
    report += part.report
    unread += part.unread
  }

  /// Keeps for the end what no part had a place for.
  func add(_ rest: [Unread]) {
    unread += rest
  }

  /// What was kept unread inside the members of the value at a place, by the member; it is for the
  /// taker to deal with.
  ///
  /// - Complexity: O(*n*), where *n* is the number of all that was kept unread.
  func takeUnreadParts(at keys: [any CodingKey]) -> [String: [Unread]] {
    guard !unread.isEmpty else { return [:] }
    let place = keys.map(\.placeText)
    var parts: [String: [Unread]] = [:]
    unread.removeAll { element in
      guard element.place.count > place.count + 1, element.place.starts(with: place) else {
        return false
      }
      parts[element.place[place.count], default: []].append(element)
      return true
    }
    return parts
  }

  func lose(_ kind: Loss.Kind, at keys: [any CodingKey], _ cause: Loss.Cause, count: Int = 1) {
    lose(kind, at: keys.map(\.placeText), cause, count: count)
  }

  func lose(_ kind: Loss.Kind, at place: [String], _ cause: Loss.Cause, count: Int = 1) {
    report.append(Loss(kind, at: place, cause, count: count))
  }

  /// Throws the misuse of the encoder by the last value, which is hereby dealt with.
  func throwMisuse() throws {
    guard let misuse = sink.misuse else { return }
    sink.misuse = nil
    throw misuse
  }

  /// Writes a value by itself.
  func separate(_ value: some Encodable) throws -> CodedValue {
    try CodedValue(encoding: value, with: encoder)
  }

  /// What was kept unread at a place, which is hereby dealt with, and so is what was inside it.
  func takeUnread(at keys: [any CodingKey]) -> Unread? {
    guard !unread.isEmpty else { return nil }
    let place = keys.map(\.placeText)
    guard let element = unread.first(where: { $0.place == place }) else { return nil }
    unread.removeAll { $0.place.starts(with: place) }
    return element
  }

  /// What was kept unread of the array at a place, in order, which is hereby dealt with.
  func takeUnreadElements(at keys: [any CodingKey]) -> [UnreadElement] {
    guard !unread.isEmpty else { return [] }
    let place = keys.map(\.placeText)
    var elements: [UnreadElement] = []
    unread.removeAll { element in
      guard let position = element.member(of: place).flatMap({ Int($0) }) else { return false }
      elements.append(UnreadElement(element: element, above: position - elements.count))
      return true
    }
    return elements
  }

  /// Whether the value at a place was kept unread, and is not dealt with yet.
  func isUnread(at keys: [any CodingKey]) -> Bool {
    let place = keys.map(\.placeText)
    return unread.contains { $0.place == place }
  }

  /// The positions of the elements of an array that were kept unread, and are not dealt with yet.
  func unreadPositions(at keys: [any CodingKey]) -> Set<Int> {
    let place = keys.map(\.placeText)
    return Set(unread.compactMap { $0.member(of: place).flatMap { Int($0) } })
  }

  /// The keys of the members of an object that were kept unread, and are not dealt with yet.
  func unreadMembers(at keys: [any CodingKey]) -> [String] {
    let place = keys.map(\.placeText)
    return unread.compactMap { $0.member(of: place) }
  }

  /// Whether anything inside the value at a place was kept unread, and is not dealt with yet.
  func hasUnread(under keys: [any CodingKey]) -> Bool {
    let place = keys.map(\.placeText)
    return unread.contains { $0.place.count > place.count && $0.place.starts(with: place) }
  }

  /// Reports what was kept unread and has no place anymore.
  func loseUnread() {
    for element in unread { lose(.cut, at: element.place, .unsupported) }
    unread = []
  }
}

// Both stand for a coder at work, which stays where it is.

@available(*, unavailable)
extension ArchivingWriter: Sendable {}

@available(*, unavailable)
extension ArchivingSession: Sendable {}
