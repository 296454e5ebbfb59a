/// The rules that a router lives under.
///
/// ```swift
/// router.configure(RouterRules(duplicates: .ignoreIfOnTop))  // a double tap pushes once
/// ```
public struct RouterRules: Hashable, Sendable {
  /// What a push does when an equal screen is there already, unless the push says it itself.
  public let duplicates: DuplicateRule

  /// The number of screens that each stack may have.
  public let depth: Int

  /// What becomes of a presentation whose level is taken by another one.
  public let presenting: TakenLevelRule

  /// Whether the host reports when something dismissed is gone from the screen.
  ///
  /// Until it does, by ``Router/ChainAction/didDismiss(_:)``, what was dismissed is leaving: the user
  /// can't present it again, and nothing that waits is presented.
  ///
  /// Source: NavState; SwiftUI may write an item again that was dismissed while it was leaving.
  public let hostWaits: Bool

  /// The number of presentations that may stand upon one another, and of those that may wait.
  public let levels: Int

  /// What becomes of a query when a search ends, unless the action says it itself.
  public let searchReset: SearchReset

  /// Whether an item is presented alone without looking any further.
  @inlinable var presentsPlainly: Bool { presenting == .replace && !hostWaits && levels > 0 }

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - duplicates: What a push does when an equal screen is there already.
  ///   - depth: The number of screens that each stack may have, by default what ``Limits/depth`` lets
  ///     a reader take; a negative one counts as 0.
  ///   - presenting: What becomes of a presentation whose level is taken by another one.
  ///   - hostWaits: Whether the host reports when something dismissed is gone from the screen.
  ///   - levels: The number of presentations that may stand upon one another, and of those that may
  ///     wait; a negative one counts as 0.
  ///   - searchReset: What becomes of a query when a search ends.
  public init(
    duplicates: DuplicateRule = .allow, depth: Int = Limits().depth,
    presenting: TakenLevelRule = .replace, hostWaits: Bool = false, levels: Int = 16,
    searchReset: SearchReset = .clear
  ) {
    self.duplicates = duplicates
    self.depth = max(0, depth)
    self.presenting = presenting
    self.hostWaits = hostWaits
    self.levels = max(0, levels)
    self.searchReset = searchReset
  }
}

/// `{"duplicates", "depth", "presenting", "hostWaits", "levels", "searchReset"}`; the last four only
/// where they differ from the default.
extension RouterRules: Codable {
  private enum CodingKeys: String, CodingKey {
    case duplicates
    case depth
    case presenting
    case hostWaits
    case levels
    case searchReset
  }

  /// Encodes the rules.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let defaults = RouterRules()
    try container.encode(duplicates, forKey: .duplicates)
    try container.encode(depth, forKey: .depth)
    if presenting != defaults.presenting { try container.encode(presenting, forKey: .presenting) }
    if hostWaits != defaults.hostWaits { try container.encode(hostWaits, forKey: .hostWaits) }
    if levels != defaults.levels { try container.encode(levels, forKey: .levels) }
    if searchReset != defaults.searchReset {
      try container.encode(searchReset, forKey: .searchReset)
    }
  }

  /// Decodes rules, with the default for what is not there.
  ///
  /// - Throws: A `DecodingError` for a rule of another type, or a number that is negative.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let defaults = RouterRules()
    self.init(
      duplicates: try container.readIfPresent(.duplicates) ?? defaults.duplicates,
      depth: try container.count(.depth) ?? defaults.depth,
      presenting: try container.readIfPresent(.presenting) ?? defaults.presenting,
      hostWaits: try container.readIfPresent(.hostWaits) ?? defaults.hostWaits,
      levels: try container.count(.levels) ?? defaults.levels,
      searchReset: try container.readIfPresent(.searchReset) ?? defaults.searchReset)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a number that may be missing and can't be negative.
  func count(_ key: Key) throws -> Int? {
    guard let count: Int = try readIfPresent(key) else { return nil }
    guard count >= 0 else {
      throw DecodingError.failure(.outOfRange(count), at: codingPath + [key])
    }
    return count
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

/// A configuration of more than one router.
protocol RouterConfiguring {
  /// What the routers are configured with.
  var routers: Configuration<RouterRules> { get }
}

extension Configuration: RouterConfiguring where Rules: RouterConfiguringRules {
  var routers: Configuration<RouterRules> { rules.routers }
}

/// Rules of more than one router.
protocol RouterConfiguringRules {
  /// What the routers are configured with.
  var routers: Configuration<RouterRules> { get }
}

extension Dictionary where Key == CodingUserInfoKey {
  /// What the routers of a reading are configured with.
  ///
  /// Those of tabs live under the tabs' rules, those of a split view under its own.
  var routerConfiguration: Configuration<RouterRules> {
    if let tabs = self[.tabConfiguration] as? any RouterConfiguring { return tabs.routers }
    if let split = self[.splitConfiguration] as? any RouterConfiguring { return split.routers }
    return self[.routerConfiguration] as? Configuration<RouterRules> ?? .standard
  }

  /// The number of screens to take of the stack of a router.
  var routerDepthLimit: Int { depthLimit(under: routerConfiguration.rules) }

  /// The number of screens to take of the stack of a router under rules.
  func depthLimit(under rules: RouterRules) -> Int {
    Swift.min(rules.depth, givenLimits?.depth ?? rules.depth)
  }
}
