import NavState
import NavStateSample

/// Plays the sample's scripts, saves, restores and compares.
package enum PlayCommand: Command {
  package static let name = "play"

  package static let usage = ""

  package static let summary = "Plays the sample's scripts, saves, restores and compares."

  /// What stands between the two.
  package static let tabsTitle = "The next day, with tabs"

  package static let details = """
    There are two: one on screens and presentations, then one on tabs. Every step is shown with its
    action, its outcome, its events, and a drawing of the window. Then each window is saved as JSON,
    restored, and compared with what it was; if one is not equal, the program ends with 1. Everything
    is saved, so that nothing goes unchecked; what an app leaves out that starts anew is told below:
    alerts, dialogs, popovers, unsaved work, and what is asked.
    """

  /// Plays the scripts.
  package static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw Failure("play takes no arguments; try navstate play --help")
    }
    let tabs = TabRouter<Reader>(
      configuration: Configuration(rules: Reader.tabRules(Reader.signedOutTabs)))
    return try play(
      [
        ScriptRun(Reader.script, from: Router<Reader>()).run,
        ScriptRun(Reader.tabScript, from: tabs).run,
      ], on: console)
  }

  /// Plays acts, one after the other, whatever the ones before came to.
  ///
  /// - Parameters:
  ///   - acts: The acts.
  ///   - console: Where to show them.
  /// - Returns: Whether all of them are fine.
  /// - Throws: What an act throws.
  package static func play(
    _ acts: [(Console) throws -> ExitCode], on console: Console
  ) throws -> ExitCode {
    var code = ExitCode.fine
    for (index, act) in acts.enumerated() {
      if index > 0 { try console.print("\n\(tabsTitle)\n") }
      if try act(console) != .fine { code = .checkFailed }
    }
    return code
  }
}
