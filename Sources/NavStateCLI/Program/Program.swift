/// The program: finds the command that is meant, and runs it.
package enum Program {
  /// The commands; without a name, the first one is meant.
  package static var commands: [any Command.Type] {
    [PlayCommand.self, ReplayCommand.self, PathCommand.self]
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - console: What to read from and write to.
  /// - Returns: What to tell the caller.
  package static func run(_ arguments: [String], on console: Console) -> ExitCode {
    do {
      return try dispatch(arguments, on: console)
    } catch is OutputClosed {
      return .fine
    } catch let failure as Failure {
      console.complain(failure.text)
    } catch {
      console.complain("\(error)")
    }
    return .unreadable
  }

  private static func dispatch(_ arguments: [String], on console: Console) throws -> ExitCode {
    let request = try Request(arguments)
    guard let command = request.command else {
      try console.print(help)
      return .fine
    }
    guard !request.wantsHelp else {
      try console.print(command.help)
      return .fine
    }
    return try command.run(request.arguments, on: console)
  }

  /// What `navstate --help` prints.
  package static var help: String {
    let calls = commands.map { "\($0.name) \($0.usage)" }
    let width = (calls.map(\.count).max() ?? 0) + 2
    let lines = zip(commands, calls).map { command, call in
      "  \(call)\(String(repeating: " ", count: width - call.count))\(command.summary)"
    }
    return """
      Usage: navstate [COMMAND]

      Without a command, runs "\(commands[0].name)".

      Commands:
      \(lines.joined(separator: "\n"))

      "navstate COMMAND --help" tells more.
      Exit codes: 0 fine, 1 a check failed, 2 wrong usage or unreadable input.
      """
  }
}

/// What the arguments ask for.
private struct Request {
  /// The command, or `nil` if help on all of them is wanted.
  var command: (any Command.Type)?

  /// Whether help is wanted.
  var wantsHelp = false

  /// What else there is.
  var arguments = Arguments()

  /// Reads arguments.
  ///
  /// - Throws: A ``Failure`` if an option or a command is not known.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var name: String?
    if let first = rest.first, !first.hasPrefix("-") || first == "-" { name = rest.popFirst() }
    command = Program.commands.first { $0.name == name }
    if let name, command == nil {
      throw Failure("\(String(reflecting: name)) is no command; try navstate --help")
    }
    wantsHelp = try self.arguments.read(rest, command?.options ?? [])
    if name == nil, !wantsHelp { command = Program.commands[0] }
  }
}
