private enum IDKeys: String, CodingKey, CaseIterable {
  case id
  case prompt
}

/// `{"id": …}` of an item, `{"prompt": "delete"}` of an alert or a dialog.
extension PresentationID: Codable where Scheme: CodableScheme {
  /// Encodes the identity under its key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: IDKeys.self)
    switch self {
    case .item(let id): try container.encode(id, forKey: .id)
    case .prompt(let id): try container.encode(id, forKey: .prompt)
    }
  }

  /// Decodes the one identity that is there.
  ///
  /// - Throws: A `DecodingError` if there is none, or both are there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: IDKeys.self)
    let prompt: String? = try container.readIfPresent(.prompt)
    guard let prompt else {
      self = .item(try container.read(.id))
      return
    }
    if container.contains(.id) { throw decoder.error(.severalNames(["id", "prompt"])) }
    self = .prompt(prompt)
  }
}

extension PresentationID where Scheme: CodableScheme {
  /// Writes the identity, under its key.
  func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .item(let id): try arguments.write(id, "id")
    case .prompt(let id): try arguments.write(id, "prompt")
    }
  }

  /// Reads the one identity that is there.
  init(from arguments: inout ArgumentReader) throws {
    let prompt: String? = try arguments.readIfPresent("prompt")
    let id: Scheme.Sheet.ID? = try arguments.readIfPresent("id")
    switch (prompt, id) {
    case (let prompt?, nil): self = .prompt(prompt)
    case (nil, let id?): self = .item(id)
    case (_?, _?): throw arguments.error(.severalNames(["id", "prompt"]))
    case (nil, nil): self = .item(try arguments.read("id"))
    }
  }
}

extension RouterPlace {
  /// The stable name of a place.
  public enum Name: String, CodedName {
    /// The name of ``RouterPlace/root``.
    case root
    /// The name of ``RouterPlace/screen(_:level:)``.
    case screen
    /// The name of ``RouterPlace/presentation(_:)``.
    case presentation
  }

  /// The stable name of this place.
  public var name: Name {
    switch self {
    case .root: .root
    case .screen: .screen
    case .presentation: .presentation
    }
  }

  /// The level of a pushed screen, unless it is on the router's own stack.
  var addressLevel: Int? {
    if case .screen(_, let level) = self, level != 0 { level } else { nil }
  }

  /// The same screen on another level; `nil` for what is no screen.
  func at(_ level: Int) -> Self? {
    if case .screen(let route, _) = self { .screen(route, level: level) } else { nil }
  }
}

/// `root{}`, `screen{route, level?}`, `presentation{id or prompt}`.
extension RouterPlace: Encodable, Decodable, CodedByName where Scheme: CodableScheme {
  /// Writes what tells the place.
  public func encode(to arguments: inout ArgumentWriter) throws {
    try encodeFlat(to: &arguments)
    try arguments.writeIfPresent(addressLevel, "level")
  }

  /// Reads what tells the place.
  public init(_ name: Name, from arguments: inout ArgumentReader) throws {
    switch name {
    case .root: self = .root
    case .screen:
      self = .screen(
        try arguments.read("route"), level: try arguments.readIfPresent("level") ?? 0)
    case .presentation: self = .presentation(try PresentationID(from: &arguments))
    }
  }

  /// Writes the route or the identity among the arguments of an action; its level is the address.
  func encodeFlat(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .root: break
    case .screen(let route, _): try arguments.write(route, "route")
    case .presentation(let id): try id.encode(to: &arguments)
    }
  }

  /// Reads a route or an identity among the arguments of an action; the root if there is none.
  init(flatFrom arguments: inout ArgumentReader) throws {
    let route: Scheme.Route? = try arguments.readIfPresent("route")
    let names = ["id", "prompt"].filter(arguments.contains)
    if let route {
      if let name = names.first { throw arguments.error(.severalNames([name, "route"])) }
      self = .screen(route)
    } else {
      self = names.isEmpty ? .root : .presentation(try PresentationID(from: &arguments))
    }
  }
}

extension Presentation where Scheme: CodableScheme {
  /// Writes what is presented, and as what.
  func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .sheet(let item), .fullScreenCover(let item), .popover(let item, _):
      try arguments.write(item, "item")
      try arguments.write(kind, "as")
    case .alert(let prompt): try arguments.write(prompt, "alert")
    case .confirmationDialog(let prompt): try arguments.write(prompt, "confirmationDialog")
    }
    if case .popover(_, let anchor) = self { try arguments.writeIfPresent(anchor, "anchor") }
  }

  /// Reads what is presented, and as what; an item without a kind is a sheet.
  init(from arguments: inout ArgumentReader) throws {
    let names = ["alert", "confirmationDialog", "item"].filter(arguments.contains)
    guard names.count <= 1 else { throw arguments.error(.severalNames(names)) }
    switch names.first {
    case "alert": self = .alert(try arguments.read("alert"))
    case "confirmationDialog": self = .confirmationDialog(try arguments.read("confirmationDialog"))
    default:
      let item: Scheme.Sheet = try arguments.read("item")
      let kind: PresentationKind = try arguments.readIfPresent("as") ?? .sheet
      let anchor: String? =
        kind == .popover ? try arguments.readIfPresent("anchor") : nil
      guard let presentation = Self(item, as: kind, anchor: anchor) else {
        throw arguments.error(.unfitForm(kind.rawValue), at: "as")
      }
      self = presentation
    }
  }
}
