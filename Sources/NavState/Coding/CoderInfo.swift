/// What a coder is told by its user, with what NavState itself asks for looked up once.
///
/// A look-up hashes the text of a key and casts the value; a few of them cost as much as a short path
/// takes to be coded. It is a class, so that passing it on costs one count of references.
final class CoderInfo: Sendable {
  /// A coder that is told nothing.
  static let empty = CoderInfo([:], SpecialForms())

  /// What the types that are coded can ask for.
  let values: [CodingUserInfoKey: any Sendable]

  /// The types that are coded in another form than their own.
  let forms: SpecialForms

  /// How much is taken.
  let limits: Limits

  /// The number of screens to take of a stack.
  let depthLimit: Int

  /// The types that paths are made of, if they are known.
  let registry: RouteRegistry?

  init(_ values: [CodingUserInfoKey: any Sendable], _ forms: SpecialForms) {
    self.values = values
    self.forms = forms
    limits = values.limits
    depthLimit = values.depthLimit
    registry = values.routeRegistry
  }

  /// What the types that are coded can ask for, as coders pass it on.
  var userInfo: [CodingUserInfoKey: Any] {
    values.isEmpty ? [:] : values.mapValues { $0 }
  }
}
