/// What a model is configured with: its rules, and the traits of the window that shows it.
///
/// A configuration is part of the value, so that bindings, replay and equality see it, but not of
/// its archive. Copies share one storage, so a hundred thousand models under the same rules pay for
/// them once, with a pointer each. It changes by actions: `configure` replaces the rules, `adapt`
/// the traits.
///
/// Source: NavState; rules in a global would make two tests, or two tenants of a service, disagree.
public struct Configuration<Rules: Hashable & Sendable>: Sendable {
  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let rules: Rules
    @usableFromInline let traits: Traits

    @inlinable
    init(rules: Rules, traits: Traits) {
      self.rules = rules
      self.traits = traits
    }
  }

  @usableFromInline var storage: Storage

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - traits: What is known of the window; regular in both directions unless said otherwise.
  /// - Complexity: O(1), one allocation; copies share it.
  @inlinable
  public init(rules: Rules, traits: Traits = .initial) {
    storage = Storage(rules: rules, traits: Traits.initial.adapted(to: traits))
  }

  /// The rules.
  @inlinable
  public var rules: Rules { storage.rules }

  /// What is known of the window; the size classes are always known.
  @inlinable
  public var traits: Traits { storage.traits }

  /// Replaces the rules.
  ///
  /// - Returns: Whether they differ from the ones before.
  @inlinable
  package mutating func replaceRules(with rules: Rules) -> Bool {
    guard rules != self.rules else { return false }
    storage = Storage(rules: rules, traits: traits)
    return true
  }

  /// Takes over new traits, and keeps the last known value of each unknown one.
  ///
  /// - Returns: Whether any trait differs from before.
  @inlinable
  package mutating func adapt(to traits: Traits) -> Bool {
    let adapted = self.traits.adapted(to: traits)
    guard adapted != self.traits else { return false }
    storage = Storage(rules: rules, traits: adapted)
    return true
  }
}

extension Configuration: Hashable {
  /// Whether two configurations have equal rules and traits.
  ///
  /// - Complexity: O(1) if they share their storage, else that of comparing the rules.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || (left.rules == right.rules && left.traits == right.traits)
  }

  /// Feeds the rules and the traits to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rules)
    hasher.combine(traits)
  }
}

private enum ConfigurationKeys: String, CodingKey {
  case rules
  case traits
}

/// `{"rules": …, "traits": …}`; a model's archive does not contain it.
extension Configuration: Encodable where Rules: Encodable {
  /// Encodes the rules and the traits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ConfigurationKeys.self)
    try container.encode(rules, forKey: .rules)
    try container.encode(traits, forKey: .traits)
  }
}

extension Configuration: Decodable where Rules: Decodable {
  /// Decodes the rules, and the traits if they are there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ConfigurationKeys.self)
    self.init(
      rules: try container.decode(Rules.self, forKey: .rules),
      traits: try container.decodeIfPresent(Traits.self, forKey: .traits) ?? .initial)
  }
}
