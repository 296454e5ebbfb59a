/// `{"sidebar": {"selection": ["inbox"]}, "detail": {"stack": […], "presented": […]}}`: each column
/// with its selection, and with what a router has.
///
/// What is in its first state has no key, but for `detail`. There are: `content`; `secondary`, as a
/// router with `isWanted`; `visibility`, `preferredCompactColumn`, `isInspectorPresented`; `widths`,
/// as the user has set them; `marks`, the columns whose root holds unsaved work; `history`, the oldest
/// place first; `pending`.
extension SplitViewState: Codable where Scheme: CodableScheme {
  /// Encodes the place, without the configuration.
  public func encode(to encoder: any Encoder) throws {
    try parts.encode(to: encoder)
  }

  /// Decodes a place, strictly, under the configuration of the decoder's `userInfo`, else that of two
  /// columns.
  ///
  /// The place settles under its rules as ``Action/configure(_:)`` settles it: the content goes where
  /// there are two columns, the stack of a leading column that may have none, earlier places that are
  /// too many.
  ///
  /// - Throws: A `DecodingError` if the detail is missing, a part can't be read, there is more than the
  ///   rules or the decoder's ``Limits`` allow, or a rule of ``Violation`` is broken.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, under: decoder.userInfo.splitConfiguration)
  }

  /// Decodes a place, strictly, under a configuration.
  init(from decoder: any Decoder, under configuration: Configuration<SplitRules>) throws {
    var form = try SplitForm<Scheme>(from: decoder, under: configuration.rules)
    let heldMarks = form.parts.holdsMarks
    form.settle(under: configuration.rules)
    self.init(form.parts, configuration: configuration)
    // Before a question is tried: it acts on what may break another rule.
    if let violation = parts.violation(under: rules) {
      throw decoder.error(.violation("\(violation)"))
    }
    guard isAskingInVain, let step = pendingExit else { return }
    // It need not have been vain under the rules that it was asked under.
    guard heldMarks, !step.context.isForced else {
      throw decoder.error(.violation("\(Violation.nothingAsked)"))
    }
    pendingExit = nil
  }
}

extension SplitParts where Scheme: CodableScheme {
  /// The action that waits for an answer, in a form that can be read again: see
  /// ``RouterParts/readablePending``.
  var readablePending: Step<SplitViewState<Scheme>.Action>? {
    guard var step = extras?.rest.pending, case .pane(let action) = step.action else {
      return extras?.rest.pending
    }
    step.action = .pane(readable(action, step.context))
    return step
  }

  /// An action that waits for an answer, in a form that can be read again.
  func readable(_ action: PaneAction<Scheme>, _ context: Context) -> PaneAction<Scheme> {
    guard case .column(.at(let column, let action)) = action else {
      return action.readable(in: detail, context)
    }
    return .column(.at(column, action.readable(in: self[pane: column], context)))
  }
}

extension PaneAction where Scheme: CodableScheme {
  /// The action in a form that can be read again, where it is done in a pane.
  func readable(in pane: PaneStorage<Scheme>, _ context: Context) -> PaneAction {
    guard let action = Router<Scheme>.Action(self) else { return self }
    var parts = pane.router(under: .standard).parts
    parts.pending = Step(action, in: context)
    return parts.readablePending.flatMap { PaneAction($0.action) } ?? self
  }
}
