extension PresentationOptions: CustomStringConvertible {
  /// The detents with the selected one between asterisks, then what differs from the standard:
  /// `[*medium*, large], undimmed medium, form, interactive dismissal disabled`.
  public var description: String {
    let detents = detents.map { $0 == selectedDetent ? "*\($0)*" : "\($0)" }
    let parts = [
      "[\(detents.joined(separator: ", "))]",
      largestUndimmedDetent.map { "undimmed \($0)" },
      sizing == .automatic ? nil : "\(sizing)",
      isInteractiveDismissDisabled ? "interactive dismissal disabled" : nil,
      adaptation == .automatic ? nil : "adapting to \(adaptation)",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
