extension RouteStack where Route == AnyRoute {
  /// Makes the elements live whose type is not known yet.
  ///
  /// A path that was read without a registry, and is resolved with the one that it was written with,
  /// equals the original.
  ///
  /// ```swift
  /// let kept = try decoder.decode(RoutePath.self, from: bytes)  // no registry: all unresolved
  /// let path = kept.resolved(with: registry).value
  /// ```
  ///
  /// - Parameters:
  ///   - registry: The types.
  ///   - decoder: How the payloads are read.
  ///   - policy: What becomes of an element whose type is not in the registry or refuses the payload,
  ///     and of those above it. Under ``ReadingPolicy/keepUnread`` it stays unresolved.
  /// - Returns: The path with a report.
  /// - Throws: Under ``ReadingPolicy/throw``, the first loss.
  /// - Complexity: O(*n*) beside what the types do, where *n* is the number of elements.
  public func resolved<Failure>(
    with registry: RouteRegistry, by decoder: CodedDecoder = CodedDecoder(),
    unreadable policy: ReadingPolicy<Failure> = .keepPrefix
  ) throws(Failure) -> Restored<RoutePath> {
    var decoder = decoder
    decoder.userInfo[.routeRegistry] = registry
    let session = RestoringSession(policy)
    var resolved: [AnyRoute] = []
    resolved.reserveCapacity(count)
    for (position, route) in routes.enumerated() {
      let place = [PlaceKey(position)]
      do {
        resolved.append(try route.resolved(with: registry, by: decoder, at: place))
        continue
      } catch {
        session.lose(session.isKeeping ? .kept : .dropped, at: place, Loss.Cause(error))
        if session.isKeeping { resolved.append(route) }
      }
      guard session.goesOn else {
        let rest = count - position - 1
        if rest > 0 {
          session.lose(.cut, at: [PlaceKey(position + 1)], .unsupported, count: rest)
        }
        break
      }
    }
    if let loss = session.report.first { try policy.fail(with: loss) }
    return Restored(RoutePath(resolved), report: session.report)
  }
}

extension AnyRoute {
  /// This route if it is live, else the value that its payload is.
  func resolved(
    with registry: RouteRegistry, by decoder: CodedDecoder, at place: [any CodingKey]
  ) throws -> AnyRoute {
    guard let key, let payload else { return self }
    guard let entry = registry.entry(named: key) else { throw UnknownType(key: key) }
    return try AnyRoute.decode(
      entry.type, from: decoder.reading(of: payload, at: place + [CodingKeys.value]),
      at: payload.index)
  }
}

extension CodedDecoder {
  /// A reading of a coded value that stands at a place.
  func reading(of value: CodedValue, at place: [any CodingKey]) -> TapeReading {
    TapeReading(value.tape, root: value.index, prefix: place, info: info)
  }
}
