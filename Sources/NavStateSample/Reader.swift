public import NavState

/// The sample app: a reader of short messages.
///
/// It is as large as a real one, names everything by identity, and has what real ones have: screens
/// that can't be stored, sheets that share an identity, sheets whose identity names an item,
/// questions, tabs that come from data, and columns.
public enum Reader: CodableScheme {
  /// The screens.
  public typealias Route = ReaderRoute

  /// What is presented over them.
  public typealias Sheet = ReaderSheet

  /// What choices mean, and what screens and sheets end with.
  public typealias Answer = ReaderAnswer

  /// The tabs.
  public typealias Tab = ReaderTab
}
