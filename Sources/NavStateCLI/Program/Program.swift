/// The program: finds the command that is meant, and runs it.
package enum Program {
  /// The commands; without a name, the first one is meant.
  package static var commands: [any Command.Type] {
    [PlayCommand.self, ReplayCommand.self]
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
    return try command.run(request.operands, on: console)
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

  /// What is neither an option nor the command.
  var operands: [String] = []

  /// Reads arguments.
  ///
  /// - Throws: A ``Failure`` if an option or a command is not known.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var name: String?
    if let first = rest.first, !first.hasPrefix("-") || first == "-" { name = rest.popFirst() }
    try readOptions(of: &rest)
    operands += rest
    guard let name else {
      command = wantsHelp ? nil : Program.commands[0]
      return
    }
    command = Program.commands.first { $0.name == name }
    guard command != nil else {
      throw Failure("\(String(reflecting: name)) is no command; try navstate --help")
    }
  }

  /// Takes options and operands up to the end, or to what follows `--`.
  private mutating func readOptions(of rest: inout ArraySlice<String>) throws {
    while let argument = rest.popFirst(), argument != "--" {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "-": operands.append(argument)
      case _ where argument.hasPrefix("-"):
        throw Failure("\(String(reflecting: argument)) is no option; try navstate --help")
      default: operands.append(argument)
      }
    }
  }
}
