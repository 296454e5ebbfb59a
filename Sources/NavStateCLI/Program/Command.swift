/// What the process tells its caller.
package enum ExitCode: Int32, Hashable, Sendable {
  /// All is well.
  case fine = 0
  /// Something that was checked does not hold.
  case checkFailed = 1
  /// The usage is wrong, or some input can't be read.
  case unreadable = 2
}

/// One of the program's commands.
package protocol Command {
  /// What it is called by.
  static var name: String { get }

  /// The arguments that it takes, as help shows them.
  static var usage: String { get }

  /// The options that it takes, besides `--help`.
  static var options: [CommandOption] { get }

  /// What it does, in one line.
  static var summary: String { get }

  /// What else there is to know, in lines.
  static var details: String { get }

  /// Does it.
  ///
  /// - Parameters:
  ///   - arguments: What follows the command's name.
  ///   - console: What to read from and write to.
  /// - Returns: What to tell the caller.
  /// - Throws: A ``Failure``, or an ``OutputClosed``.
  static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode
}

extension Command {
  /// None.
  package static var options: [CommandOption] { [] }

  /// What `--help` prints.
  package static var help: String {
    let call = ["navstate", name, usage].filter { !$0.isEmpty }.joined(separator: " ")
    return "Usage: \(call)\n\n\(summary)\n\n\(details)"
  }
}
