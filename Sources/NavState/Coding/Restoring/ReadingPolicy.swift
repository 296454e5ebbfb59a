/// What becomes of an element that can't be read, and of those above it.
///
/// | Policy | Of `[a, ?, b]` stays | In the report |
/// |---|---|---|
/// | ``keepPrefix`` | `[a]` | 1 dropped, 2 cut |
/// | ``skip`` | `[a, b]` | 1 dropped |
/// | ``keepUnread`` | `[a, b]`, and the unread one beside; in a path `[a, ?, b]` | 1 kept |
/// | ``throw`` | nothing | it is thrown |
///
/// An element can't be read if it is malformed, if its type refuses it, or if its type is not in the
/// registry. Where there is no registry, the elements of a path are unresolved and nothing is lost.
///
/// The parameter tells the compiler that only ``throw`` throws, so that reading at launch needs no
/// `try`.
public struct ReadingPolicy<Failure: Error>: Hashable, Sendable {
  let choice: PolicyChoice
}

/// The name of a ``ReadingPolicy``.
enum PolicyChoice: String, Hashable, Sendable {
  case keepPrefix
  case skip
  case keepUnread
  case `throw`
}

extension ReadingPolicy<Never> {
  /// Keeps what is below the element: the user is at a place that was there.
  public static var keepPrefix: Self { Self(choice: .keepPrefix) }

  /// Leaves out the element, and keeps those above it.
  public static var skip: Self { Self(choice: .skip) }

  /// Keeps the element as it is, to be written back where it was.
  ///
  /// A path keeps it in itself, as an unresolved element, if it has a key and a value; everything
  /// else is kept in ``Restored/unread``.
  public static var keepUnread: Self { Self(choice: .keepUnread) }

  /// The policies that never throw.
  public static var all: [Self] { [.keepPrefix, .skip, .keepUnread] }
}

extension ReadingPolicy<RestoreFailure> {
  /// Throws.
  public static var `throw`: Self { Self(choice: .throw) }
}

extension ReadingPolicy: CustomStringConvertible {
  /// The name of the policy.
  public var description: String { choice.rawValue }
}

/// The first loss of a reading that was not to have any.
public struct RestoreFailure: Error, Hashable, Sendable {
  /// The loss.
  public let loss: Loss

  /// Creates a failure.
  package init(loss: Loss) {
    self.loss = loss
  }
}

extension RestoreFailure: CustomStringConvertible {
  /// The place and the cause.
  public var description: String {
    "\(loss.place.isEmpty ? "all" : loss.place.joined(separator: "/")): \(loss.cause)"
  }
}
