import NavState

/// A step of a script as text: the action, what became of it, and the window afterwards.
struct StepText<Model: Playable> {
  private let paint: Paint

  init(paint: Paint) {
    self.paint = paint
  }

  /// The lines of a step.
  ///
  /// - Parameters:
  ///   - number: The number of the step.
  ///   - line: The action, and its stream.
  ///   - receipt: What became of it.
  ///   - state: The state afterwards.
  /// - Returns: The lines, without a line's end behind the last one.
  func text(
    _ number: Int, _ line: ActionLine<Model.Action>, _ receipt: Receipt<Model.Event>,
    _ state: Model
  ) -> String {
    let label = String(repeating: " ", count: max(0, 3 - "\(number)".count)) + "\(number)"
    let action = paint("\(line.envelope.action)", .strong)
    let head = "\(label)  \(action)\(Self.circumstances(of: line))"
    let events = receipt.outcome.events.map { "\($0)" }
    let drawing = state.drawing.lines.map { paint(Self.withoutBlanksBehind($0), .faint) }
    return ([head] + ([result(receipt)] + events + drawing).map { "     \($0)" })
      .joined(separator: "\n")
  }

  /// A line without the blanks that make it as wide as the others.
  private static func withoutBlanksBehind(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// Who asked, and what stands on the envelope.
  private static func circumstances(of line: ActionLine<Model.Action>) -> String {
    let envelope = line.envelope
    var parts: [String] = []
    if envelope.context.cause != .code { parts.append("by \(envelope.context.cause)") }
    if envelope.context.isForced { parts.append("forced") }
    if let expected = envelope.expected { parts.append("expecting revision \(expected)") }
    if let id = envelope.id { parts.append("key \(id)") }
    if !line.stream.isEmpty { parts.append("on \(line.stream)") }
    return parts.isEmpty ? "" : "  " + parts.joined(separator: ", ")
  }

  /// The outcome, with the revision and the reason of a refusal.
  private func result(_ receipt: Receipt<Model.Event>) -> String {
    let name = receipt.outcome.name
    let outcome = paint(name.rawValue, name.ink)
    if receipt.isRepeat { return "\(outcome), already applied at revision \(receipt.revision)" }
    let reason = receipt.outcome.refusal.map { ": \($0)" } ?? ""
    return "\(outcome), revision \(receipt.revision)\(reason)"
  }
}
