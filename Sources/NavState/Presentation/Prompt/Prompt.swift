/// What an alert or a confirmation dialog asks, as data.
///
/// Any choice ends it, and exactly one of them cancels: it is what the user gives by leaving without
/// a choice. Where the app gives none, one is added behind the others.
///
/// ```swift
/// let prompt = try Prompt(
///   id: "delete", title: "Delete the draft?",
///   choices: [.init(id: "yes", title: "Delete", role: .destructive, answer: Answer.delete)])
/// prompt.choices.map(\.title)  // ["Delete", "Cancel"]
/// ```
///
/// Source: SwiftUI `View.alert(_:isPresented:presenting:actions:message:)`, whose every action
/// dismisses and which shows OK where there is none, and `confirmationDialog`, which adds a way to
/// cancel.
public struct Prompt<Answer: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// What tells this prompt from others that may be up.
  public let id: String

  /// What is asked.
  public let title: String

  /// What is said about it, or `nil`.
  public let message: String?

  /// What the user can choose, in order; one of them cancels.
  public let choices: [Choice]

  @usableFromInline let cancelPosition: Int

  /// Creates a prompt.
  ///
  /// If no choice cancels, one is added, with the identity `cancel`, or else the first of `cancel 2`,
  /// `cancel 3` and so on that is free. Its title is `Cancel`, or `OK` if it is the only choice.
  ///
  /// - Parameters:
  ///   - id: What tells this prompt from others that may be up.
  ///   - title: What is asked.
  ///   - message: What is said about it, or `nil`.
  ///   - choices: What the user can choose, in order.
  /// - Throws: ``Violation/duplicateChoice(_:)`` if two choices have the same identity,
  ///   ``Violation/severalCancels(_:)`` if more than one cancels.
  /// - Complexity: O(*n*), where *n* is the number of choices.
  public init(
    id: String, title: String, message: String? = nil, choices: [Choice] = []
  ) throws(Violation) {
    var ids: Set<String> = []
    for choice in choices where !ids.insert(choice.id).inserted {
      throw .duplicateChoice(choice.id)
    }
    let cancels = choices.indices.filter { choices[$0].role == .cancel }
    guard cancels.count <= 1 else { throw .severalCancels(cancels.map { choices[$0].id }) }
    self.id = id
    self.title = title
    self.message = message
    if let position = cancels.first {
      self.choices = choices
      cancelPosition = position
    } else {
      let title = choices.isEmpty ? "OK" : "Cancel"
      self.choices = choices + [Choice(id: Self.freeID(beside: ids), title: title, role: .cancel)]
      cancelPosition = choices.count
    }
  }

  /// A rule that the choices of a prompt keep.
  public enum Violation: Error, Hashable, Sendable {
    /// Two choices have this identity.
    case duplicateChoice(String)
    /// The choices of these identities all cancel.
    case severalCancels([String])
  }

  /// An identity that no choice has.
  private static func freeID(beside ids: Set<String>) -> String {
    var id = "cancel"
    var number = 1
    while ids.contains(id) {
      number += 1
      id = "cancel \(number)"
    }
    return id
  }
}

extension Prompt {
  /// One of the ways to answer a prompt.
  public struct Choice: Hashable, Sendable, Identifiable {
    /// What tells this choice from the others of its prompt.
    public let id: String

    /// What stands on its button.
    public let title: String

    /// What it is for, or `nil` if it is for nothing special.
    public let role: ChoiceRole?

    /// What it means to the app, or `nil`.
    public let answer: Answer?

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - id: What tells this choice from the others of its prompt.
    ///   - title: What stands on its button.
    ///   - role: What it is for, or `nil` if it is for nothing special.
    ///   - answer: What it means to the app, or `nil`.
    @inlinable
    public init(id: String, title: String, role: ChoiceRole? = nil, answer: Answer? = nil) {
      self.id = id
      self.title = title
      self.role = role
      self.answer = answer
    }
  }

  /// The choice that cancels.
  @inlinable
  public var cancel: Choice { choices[cancelPosition] }

  /// The choice of an identity.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The choice, or `nil` if there is none.
  /// - Complexity: O(*n*), where *n* is the number of choices.
  @inlinable
  public func choice(id: String) -> Choice? {
    choices.first { $0.id == id }
  }
}

/// What a choice is for.
///
/// Source: SwiftUI `ButtonRole`.
public enum ChoiceRole: String, Hashable, Sendable, Codable, CaseIterable {
  /// It leaves everything as it is.
  case cancel
  /// It destroys something.
  case destructive
}

// Written out, so that they are compiled where the answer's type is known.

extension Prompt {
  /// Whether two prompts have equal identities, texts and choices.
  ///
  /// - Complexity: O(*n*), where *n* is the number of choices.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.title == right.title && left.message == right.message
      && left.choices == right.choices
  }

  /// Feeds the identity, the texts and the choices to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  /// - Complexity: O(*n*), where *n* is the number of choices.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(choices)
  }
}

extension Prompt.Choice {
  /// Whether two choices have equal identities, titles, roles and answers.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.title == right.title && left.role == right.role
      && left.answer == right.answer
  }

  /// Feeds the identity, the title, the role and the answer to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(title)
    hasher.combine(role)
    hasher.combine(answer)
  }
}
