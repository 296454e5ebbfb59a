extension RouteStack: Restorable where Route: Codable {
  /// Reads the routes that can be read, at most as many as the limits allow.
  public init(restoring reader: RestoringReader) {
    self.init(restoring: reader, depth: reader.reading.info.depthLimit)
  }

  /// Reads at most `depth` routes.
  init(restoring reader: RestoringReader, depth: Int) {
    if Route.self == AnyRoute.self, let path = reader.path(atMost: depth) as? Self {
      self = path
    } else {
      self.init()
      routes = reader.elements(atMost: depth) { try $0.value(Route.self, at: $1) }
    }
  }

  /// Writes the routes up to the first one that can't be stored.
  public func archive(to writer: ArchivingWriter, since restored: RouteStack?) {
    archive(to: writer, since: restored, depth: writer.session.encoder.info.depthLimit)
  }

  /// Writes the routes, with what was kept unread as far as a stack of the depth has room for it.
  func archive(
    to writer: ArchivingWriter, since restored: RouteStack?, depth: @autoclosure () -> Int
  ) {
    if isEmpty, writer.writeBack() { return }
    let shared = if let restored { commonPrefixCount(with: restored) } else { 0 }
    if Route.self == AnyRoute.self, let path = self as? RoutePath {
      writer.write(path: path.routes, shared: shared, atMost: depth())
    } else {
      writer.write(routes, shared: shared, atMost: depth())
    }
  }
}

extension SheetSlot: Restorable where Destination: Codable {
  /// Reads the item, or leaves the slot empty if that can't be read.
  public init(restoring reader: RestoringReader) {
    self.init(reader.isNull ? nil : reader.value(Destination.self))
  }

  /// Writes the item, or null if there is none that can be stored.
  public func archive(to writer: ArchivingWriter, since restored: SheetSlot?) {
    if let presented {
      writer.write(presented)
    } else if !writer.writeBack() {
      writer.writeNull()
    }
  }
}
