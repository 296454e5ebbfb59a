/// The rules that a router lives under.
///
/// ```swift
/// router.configure(RouterRules(duplicates: .ignoreIfOnTop))  // a double tap pushes once
/// ```
public struct RouterRules: Hashable, Sendable {
  /// What a push does when an equal screen is there already, unless the push says it itself.
  public let duplicates: DuplicateRule

  /// The number of screens that the stack may have.
  public let depth: Int

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - duplicates: What a push does when an equal screen is there already.
  ///   - depth: The number of screens that the stack may have, by default what ``Limits/depth`` lets
  ///     a reader take; a negative one counts as 0.
  public init(duplicates: DuplicateRule = .allow, depth: Int = Limits().depth) {
    self.duplicates = duplicates
    self.depth = max(0, depth)
  }
}

extension RouterRules: Codable {
  private enum CodingKeys: String, CodingKey {
    case duplicates
    case depth
  }

  /// Decodes rules, with the default for what is not there.
  ///
  /// - Throws: A `DecodingError` for a rule of another type, or a depth that is negative.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let defaults = RouterRules()
    duplicates =
      try container.decodeIfPresent(DuplicateRule.self, forKey: .duplicates) ?? defaults.duplicates
    depth = try container.readIfPresent(.depth) ?? defaults.depth
    guard depth >= 0 else {
      throw DecodingError.failure(
        .outOfRange(depth), at: container.codingPath + [CodingKeys.depth])
    }
  }
}

extension Configuration<RouterRules> {
  /// What a router is configured with unless the app says otherwise; one storage for all of them.
  public static var standard: Self { RouterRules.standard }
}

extension RouterRules {
  /// The one storage of the standard configuration.
  @usableFromInline static let standard = Configuration(rules: RouterRules())
}

extension CodingUserInfoKey {
  /// Where a decoder finds the `Configuration<RouterRules>` of the routers it decodes; without it
  /// they take the standard one.
  public static let routerConfiguration = CodingUserInfoKey(naming: "NavState.RouterConfiguration")
}

extension Dictionary where Key == CodingUserInfoKey {
  /// What the routers of a reading are configured with.
  var routerConfiguration: Configuration<RouterRules> {
    self[.routerConfiguration] as? Configuration<RouterRules> ?? .standard
  }

  /// The number of screens to take of the stack of a router.
  var routerDepthLimit: Int {
    Swift.min(routerConfiguration.rules.depth, depthLimit)
  }
}
