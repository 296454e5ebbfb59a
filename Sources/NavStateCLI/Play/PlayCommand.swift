import NavState
import NavStateSample

/// Plays the sample's scripts, saves, restores and compares.
package enum PlayCommand: Command {
  package static let name = "play"

  package static let usage = ""

  package static let summary = "Plays the sample's scripts, saves, restores and compares."

  /// A script that is played, and what stands before it.
  package typealias Act = (title: String?, run: (Console) throws -> ExitCode)

  package static let details = """
    There are three: one on screens and presentations, one on tabs, then one on columns. Every step is
    shown with its action, its outcome, its events, and a drawing of the window; columns are drawn as
    such and as a phone shows them, side by side. Then each window is saved as JSON, restored, strictly
    and leniently, and compared with what it was; if one is not equal, the program ends with 1.
    Everything is saved, so that nothing goes unchecked; what an app leaves out that starts anew is
    told below: alerts, dialogs, popovers, unsaved work, and what is asked.
    """

  /// Plays the scripts.
  package static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw Failure("play takes no arguments; try navstate play --help")
    }
    let tabs = TabRouter<Reader>(
      configuration: Configuration(rules: Reader.tabRules(Reader.signedOutTabs)))
    let split = SplitViewState<Reader>(
      configuration: Configuration(rules: Reader.splitRules()))
    return try play(
      [
        (nil, ScriptRun(Reader.script, from: Router<Reader>()).run),
        ("The next day, with tabs", ScriptRun(Reader.tabScript, from: tabs).run),
        ("The day after, with columns", ScriptRun(Reader.splitScript, from: split).run),
      ], on: console)
  }

  /// Plays acts, one after the other, whatever the ones before came to.
  ///
  /// - Parameters:
  ///   - acts: The acts.
  ///   - console: Where to show them.
  /// - Returns: Whether all of them are fine.
  /// - Throws: What an act throws.
  package static func play(_ acts: [Act], on console: Console) throws -> ExitCode {
    var code = ExitCode.fine
    for act in acts {
      if let title = act.title { try console.print("\n\(title)\n") }
      if try act.run(console) != .fine { code = .checkFailed }
    }
    return code
  }
}
