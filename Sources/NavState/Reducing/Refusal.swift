/// Why a rule forbids an action.
///
/// The list is closed and its coded names are stable, so that a client can branch on them.
public enum Refusal: Error, Hashable, Sendable {
  /// A number of screens that no stack can pop.
  case negativeCount(Int)
  /// The action names a screen, a level, a choice or a detent that is not there.
  case notThere
  /// The stack would grow past the depth that its router allows.
  case tooDeep(limit: Int)
  /// The action expects another revision than the present one.
  case stale(expected: Int, revision: Int)
  /// There is no revision left to give.
  case revisionsExhausted
  /// What is to be presented is up or waiting at another level.
  case alreadyPresented
  /// Something else is presented at the level.
  case taken(level: Int)
  /// More would be presented, or wait for it, than the router allows.
  case tooManyLevels(limit: Int)
  /// What is to be presented is still leaving the screen.
  case leaving
  /// The user can't end the presentation by going back.
  case dismissalDisabled
  /// Nobody asked for the result.
  case notAsked
  /// No question waits for an answer.
  case nothingPending
  /// The tab is hidden: nobody can select it.
  case hidden
  /// The tab is disabled: the user can't select it.
  case disabled
  /// The catalog, or a rule, does not let people change this.
  case notCustomizable
  /// No place would be visible any longer.
  case lastVisible
  /// More items would be selected in a column than may be.
  case tooManySelected(limit: Int)
  /// The column can't be hidden: the detail never, the sidebar not while the columns are collapsed.
  case notHideable
  /// The columns are collapsed, and there is no such button.
  case collapsed
  /// A width is negative, or not finite.
  case notALength
  /// The screens of a path don't stand in the order of the columns.
  case outOfOrder
}

extension Refusal: CustomStringConvertible {
  /// The stable name, then what was asked and what holds.
  public var description: String {
    switch self {
    case .negativeCount(let count):
      "negativeCount: \(count) screens can't be popped"
    case .notThere:
      "notThere: what the action names is not there"
    case .tooDeep(let limit):
      "tooDeep: the stack may have no more screens than \(limit)"
    case .stale(let expected, let revision):
      "stale: the action expects revision \(expected), the present one is \(revision)"
    case .revisionsExhausted:
      "revisionsExhausted: the revision can't be raised any more"
    case .alreadyPresented:
      "alreadyPresented: it is up or waiting at another level"
    case .taken(let level):
      "taken: something else is presented at level \(level)"
    case .tooManyLevels(let limit):
      "tooManyLevels: no more than \(limit) may be presented, or wait for it"
    case .leaving:
      "leaving: it is still leaving the screen"
    case .dismissalDisabled:
      "dismissalDisabled: the user can't end the presentation by going back"
    case .notAsked:
      "notAsked: nobody asked for the result"
    case .nothingPending:
      "nothingPending: no question waits for an answer"
    case .hidden:
      "hidden: nobody can select a hidden tab"
    case .disabled:
      "disabled: the user can't select a disabled tab"
    case .notCustomizable:
      "notCustomizable: people can't change this"
    case .lastVisible:
      "lastVisible: no place would be visible any longer"
    case .tooManySelected(let limit):
      "tooManySelected: no more than \(limit) may be selected in the column"
    case .notHideable:
      "notHideable: the column can't be hidden here"
    case .collapsed:
      "collapsed: the columns are collapsed into one stack"
    case .notALength:
      "notALength: a width is not negative, and finite"
    case .outOfOrder:
      "outOfOrder: the screens don't stand in the order of the columns"
    }
  }
}

extension Refusal: CodedByName {
  /// The stable name of a reason.
  public enum Name: String, CodedName {
    /// The name of ``Refusal/negativeCount(_:)``.
    case negativeCount
    /// The name of ``Refusal/notThere``.
    case notThere
    /// The name of ``Refusal/tooDeep(limit:)``.
    case tooDeep
    /// The name of ``Refusal/stale(expected:revision:)``.
    case stale
    /// The name of ``Refusal/revisionsExhausted``.
    case revisionsExhausted
    /// The name of ``Refusal/alreadyPresented``.
    case alreadyPresented
    /// The name of ``Refusal/taken(level:)``.
    case taken
    /// The name of ``Refusal/tooManyLevels(limit:)``.
    case tooManyLevels
    /// The name of ``Refusal/leaving``.
    case leaving
    /// The name of ``Refusal/dismissalDisabled``.
    case dismissalDisabled
    /// The name of ``Refusal/notAsked``.
    case notAsked
    /// The name of ``Refusal/nothingPending``.
    case nothingPending
    /// The name of ``Refusal/hidden``.
    case hidden
    /// The name of ``Refusal/disabled``.
    case disabled
    /// The name of ``Refusal/notCustomizable``.
    case notCustomizable
    /// The name of ``Refusal/lastVisible``.
    case lastVisible
    /// The name of ``Refusal/tooManySelected(limit:)``.
    case tooManySelected
    /// The name of ``Refusal/notHideable``.
    case notHideable
    /// The name of ``Refusal/collapsed``.
    case collapsed
    /// The name of ``Refusal/notALength``.
    case notALength
    /// The name of ``Refusal/outOfOrder``.
    case outOfOrder
  }

  /// The stable name of this reason.
  public var name: Name {
    switch self {
    case .negativeCount: .negativeCount
    case .notThere: .notThere
    case .tooDeep: .tooDeep
    case .stale: .stale
    case .revisionsExhausted: .revisionsExhausted
    case .alreadyPresented: .alreadyPresented
    case .taken: .taken
    case .tooManyLevels: .tooManyLevels
    case .leaving: .leaving
    case .dismissalDisabled: .dismissalDisabled
    case .notAsked: .notAsked
    case .nothingPending: .nothingPending
    case .hidden: .hidden
    case .disabled: .disabled
    case .notCustomizable: .notCustomizable
    case .lastVisible: .lastVisible
    case .tooManySelected: .tooManySelected
    case .notHideable: .notHideable
    case .collapsed: .collapsed
    case .notALength: .notALength
    case .outOfOrder: .outOfOrder
    }
  }

  /// Writes what the reason carries.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .negativeCount(let count): try arguments.write(count, "count")
    case .tooDeep(let limit), .tooManyLevels(let limit), .tooManySelected(let limit):
      try arguments.write(limit, "limit")
    case .taken(let level): try arguments.write(level, "level")
    case .stale(let expected, let revision):
      try arguments.write(expected, "expected")
      try arguments.write(revision, "revision")
    case .notThere, .revisionsExhausted, .alreadyPresented, .leaving, .dismissalDisabled, .notAsked,
      .nothingPending, .hidden, .disabled, .notCustomizable, .lastVisible, .notHideable,
      .collapsed, .notALength, .outOfOrder:
      break
    }
  }

  /// Reads what a reason of that name carries.
  public init(_ name: Name, from arguments: inout ArgumentReader) throws {
    switch name {
    case .negativeCount: self = .negativeCount(try arguments.read("count"))
    case .notThere: self = .notThere
    case .tooDeep: self = .tooDeep(limit: try arguments.read("limit"))
    case .stale:
      self = .stale(
        expected: try arguments.read("expected"), revision: try arguments.read("revision"))
    case .revisionsExhausted: self = .revisionsExhausted
    case .alreadyPresented: self = .alreadyPresented
    case .taken: self = .taken(level: try arguments.read("level"))
    case .tooManyLevels: self = .tooManyLevels(limit: try arguments.read("limit"))
    case .leaving: self = .leaving
    case .dismissalDisabled: self = .dismissalDisabled
    case .notAsked: self = .notAsked
    case .nothingPending: self = .nothingPending
    case .hidden: self = .hidden
    case .disabled: self = .disabled
    case .notCustomizable: self = .notCustomizable
    case .lastVisible: self = .lastVisible
    case .tooManySelected: self = .tooManySelected(limit: try arguments.read("limit"))
    case .notHideable: self = .notHideable
    case .collapsed: self = .collapsed
    case .notALength: self = .notALength
    case .outOfOrder: self = .outOfOrder
    }
  }
}
