public import NavState

extension NavigationPathArchive {
  /// Reads the path.
  ///
  /// - Parameters:
  ///   - names: The types by their names. Without any, all elements are unresolved, under the names
  ///     that the archive has.
  ///   - decoder: How the items are read, and how many at most.
  ///   - policy: What becomes of an element whose type has no such name or refuses the item, or whose
  ///     item is not JSON, and of those above it. Under `keepUnread` it stays in the path unresolved;
  ///     what is not JSON is kept beside it, as an array of name and item.
  /// - Returns: The path with a report, whose places count from the root.
  /// - Throws: Under `throw`, the first loss.
  /// - Complexity: O(*n*) beside what the types do, where *n* is the number of bytes.
  public func path<Failure>(
    with names: ArchivedNames?, by decoder: CodedDecoder = .foundation,
    unreadable policy: ReadingPolicy<Failure> = .keepPrefix
  ) throws(Failure) -> Restored<RoutePath> {
    let reader = ArchiveReader(names: names, decoder: decoder)
    return try reader.path(of: elements.map(ArchivedPart.element), policy)
  }

  /// Reads as much of a document as can be read.
  ///
  /// Text that is missing, and what is no text, damages only the element that it belongs to. Since
  /// the form is written from the top, the last name of an odd number of texts is the root-most.
  ///
  /// - Parameters:
  ///   - bytes: The document: JSON in UTF-8.
  ///   - names: The types by their names, as for ``path(with:by:unreadable:)``.
  ///   - decoder: How the document and the items are read, and how much is taken.
  ///   - policy: What becomes of an element that can't be read, and of those above it.
  /// - Returns: The path with a report, whose places count from the root. If the whole can't be read,
  ///   the path is empty.
  /// - Throws: Under `throw`, the first loss.
  /// - Complexity: O(*n*) beside what the types do, where *n* is the number of bytes.
  public static func restorePath<Failure>(
    from bytes: [UInt8], with names: ArchivedNames?, by decoder: CodedDecoder = .foundation,
    unreadable policy: ReadingPolicy<Failure> = .keepPrefix
  ) throws(Failure) -> Restored<RoutePath> {
    let reader = ArchiveReader(names: names, decoder: decoder)
    let parts: [ArchivedPart]
    do {
      parts = try decoder.decode(ArchivedParts.self, from: bytes).parts
    } catch {
      let loss = Loss(.dropped, at: [], Loss.Cause(error))
      try policy.fail(with: loss)
      return Restored(RoutePath(), report: [loss])
    }
    return try reader.path(of: parts, policy)
  }
}

/// One element of an archive, or what stands where one should be.
enum ArchivedPart {
  case element(NavigationPathArchive.Element)
  case malformed(CodedValue?, Loss.Cause)
}

/// The elements of an archive, root-most first, whatever stands in the array.
struct ArchivedParts: Decodable {
  /// What stands at one position of the array.
  private enum Content {
    case text(String)
    case other(CodedValue?, Loss.Cause)

    init(from container: inout any UnkeyedDecodingContainer) throws {
      do {
        self = .text(try container.decode(String.self))
      } catch {
        let value = try? CodedValue(from: container.superDecoder())
        self = .other(value, Loss.Cause(error))
      }
    }

    var value: CodedValue? {
      switch self {
      case .text(let text): CodedValue(text)
      case .other(let value, _): value
      }
    }
  }

  let parts: [ArchivedPart]

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var parts: [ArchivedPart] = []
    parts.reserveCapacity((container.count ?? 0) / 2)
    while !container.isAtEnd {
      let name = try Content(from: &container)
      let item = container.isAtEnd ? nil : try Content(from: &container)
      parts.append(Self.part(name, item))
    }
    self.parts = parts.reversed()
  }

  private static func part(_ name: Content, _ item: Content?) -> ArchivedPart {
    if case .text(let name) = name, case .text(let item) = item {
      return .element(.init(typeName: name, item: item))
    }
    let contents = [name, item].compactMap(\.self)
    let values = contents.compactMap(\.value)
    let value = values.count == contents.count ? CodedValue(values) : nil
    for case .other(_, let cause) in contents { return .malformed(value, cause) }
    let failure = ReadingFailure(kind: .violation(NavigationPathArchive.missingItem), place: [])
    return .malformed(value, .failure(failure))
  }
}

/// Makes a path of the elements of an archive.
struct ArchiveReader {
  let names: ArchivedNames?
  let decoder: CodedDecoder

  func path<Failure>(
    of parts: [ArchivedPart], _ policy: ReadingPolicy<Failure>
  ) throws(Failure) -> Restored<RoutePath> {
    let session = RestoringSession(policy)
    let limit = decoder.userInfo.depthLimit
    var routes: [AnyRoute] = []
    routes.reserveCapacity(min(parts.count, limit))
    for (position, part) in parts.enumerated() {
      guard position < limit else {
        let failure = ReadingFailure(kind: .tooMany(limit: limit), place: [])
        cut(from: position, of: parts.count, .failure(failure), in: session)
        break
      }
      let isRead = read(part, at: position, into: &routes, session)
      guard isRead || session.goesOn else {
        cut(from: position + 1, of: parts.count, .unsupported, in: session)
        break
      }
    }
    if let loss = session.report.first { try policy.fail(with: loss) }
    return Restored(RoutePath(routes), report: session.report, unread: session.unread)
  }

  /// Reads an element, or reports its loss; tells which.
  private func read(
    _ part: ArchivedPart, at position: Int, into routes: inout [AnyRoute],
    _ session: RestoringSession
  ) -> Bool {
    let place = [PlaceKey(position)]
    switch part {
    case .malformed(nil, let cause):
      session.lose(.dropped, at: place, cause)
    case .malformed(let value?, let cause):
      let nothing: (CodedValue) -> Never? = { _ in nil }
      _ = session.lose(at: place, cause, isKept: nothing, keeping: { value })
    case .element(let element):
      do {
        routes.append(try route(of: element))
        return true
      } catch {
        let cause = Loss.Cause(error).placed(at: position)
        let pair = CodedValue([CodedValue(element.typeName), CodedValue(element.item)])
        let kept = session.lose(
          at: place, cause, isKept: { _ in unresolved(element) }, keeping: { pair })
        if let kept { routes.append(kept) }
      }
    }
    return false
  }

  private func route(of element: NavigationPathArchive.Element) throws -> AnyRoute {
    guard let names else {
      let payload = try CodedValue(parsing: element.item, limits: decoder.limits)
      return AnyRoute(unresolved: element.typeName, payload: payload)
    }
    if let entry = names.entry(named: element.typeName) {
      return try route(entry.type, of: Array(element.item.utf8))
    }
    _ = try CodedValue(parsing: element.item, limits: decoder.limits)
    guard TypeName(archived: element.typeName).isStable else {
      throw UncodableRoute(.unstableName, typeName: element.typeName)
    }
    throw UnknownType(key: element.typeName)
  }

  private func route<Value: Hashable & Sendable & Decodable>(
    _ type: Value.Type, of item: [UInt8]
  ) throws -> AnyRoute {
    AnyRoute(try decoder.decode(type, from: item))
  }

  /// An element that is kept as it is, if its item is JSON.
  private func unresolved(_ element: NavigationPathArchive.Element) -> AnyRoute? {
    (try? CodedValue(parsing: element.item, limits: decoder.limits)).map {
      AnyRoute(unresolved: element.typeName, payload: $0)
    }
  }

  private func cut(
    from position: Int, of count: Int, _ cause: Loss.Cause, in session: RestoringSession
  ) {
    guard position < count else { return }
    session.lose(.cut, at: [PlaceKey(position)], cause, count: count - position)
  }
}

extension Loss.Cause {
  /// The cause with its place in the item behind the element's; byte and line are the item's.
  fileprivate func placed(at position: Int) -> Loss.Cause {
    guard case .failure(let failure) = self else { return self }
    return .failure(
      ReadingFailure(
        kind: failure.kind, place: ["\(position)"] + failure.place, offset: failure.offset,
        line: failure.line))
  }
}
