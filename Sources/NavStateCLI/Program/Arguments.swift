/// An option that a command takes.
package struct CommandOption: Hashable {
  /// How it is called, with its dashes.
  package let name: String

  /// What follows it, as help shows it, or `nil` if nothing does.
  package let argument: String?

  /// Describes an option.
  ///
  /// - Parameters:
  ///   - name: How it is called, with its dashes.
  ///   - argument: What follows it, as help shows it.
  package init(_ name: String, _ argument: String? = nil) {
    self.name = name
    self.argument = argument
  }
}

/// What follows a command's name.
package struct Arguments: Hashable {
  /// What is no option.
  package var operands: [String]

  /// The options with what follows them; an option that nothing follows has an empty text.
  package var options: [String: String]

  /// Creates arguments.
  ///
  /// - Parameters:
  ///   - operands: What is no option.
  ///   - options: The options.
  package init(_ operands: [String] = [], options: [String: String] = [:]) {
    self.operands = operands
    self.options = options
  }

  /// What follows an option, or `nil` if it is not there.
  package subscript(option: CommandOption) -> String? { options[option.name] }

  /// Takes options and operands up to the end, or to what follows `--`.
  ///
  /// - Parameters:
  ///   - rest: What is to be read.
  ///   - known: The options that are known.
  /// - Returns: Whether help is asked for.
  /// - Throws: A ``Failure`` for an option that is not known, or lacks what is to follow it.
  mutating func read(_ rest: ArraySlice<String>, _ known: [CommandOption]) throws -> Bool {
    var rest = rest
    var wantsHelp = false
    while let argument = rest.popFirst(), argument != "--" {
      if argument == "--help" || argument == "-h" {
        wantsHelp = true
      } else if argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
      } else {
        try readOption(argument, &rest, known)
      }
    }
    operands += rest
    return wantsHelp
  }

  private mutating func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>, _ known: [CommandOption]
  ) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let text = String(reflecting: argument)
    guard let option = known.first(where: { $0.name == parts[0] }) else {
      throw Failure("\(text) is no option; try navstate --help")
    }
    guard let expected = option.argument else {
      guard parts.count == 1 else { throw Failure("\(option.name) takes no argument") }
      options[option.name] = ""
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw Failure("\(option.name) takes an argument: \(expected)")
    }
    options[option.name] = value
  }
}
