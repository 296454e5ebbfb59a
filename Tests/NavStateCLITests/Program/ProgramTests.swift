import NavStateCLI
import Testing

@Suite("Program")
struct ProgramTests {
  @Test(
    "shows help on standard output, wherever it is asked for",
    arguments: [
      (["--help"], "Usage: navstate [COMMAND]\n"),
      (["-h"], "Usage: navstate [COMMAND]\n"),
      (["play", "--help"], "Usage: navstate play\n"),
      (["replay", "--help"], "Usage: navstate replay [--stateless] [FILE]\n"),
      (["replay", "-h"], "Usage: navstate replay [--stateless] [FILE]\n"),
      (["path", "--json", "--help"], "Usage: navstate path [--to native|swiftui] [--json] FILE\n"),
      (["replay", "file", "--help"], "Usage: navstate replay [--stateless] [FILE]\n"),
    ])
  func help(arguments: [String], start: String) {
    let run = Run(arguments)
    #expect(run.code == .fine)
    #expect(run.output.hasPrefix(start))
    #expect(run.errors.isEmpty)
  }

  @Test("names every command in its help, with a line on each")
  func commands() {
    let help = Run(["--help"]).output
    for command in Program.commands {
      // Read outside of the expectations: the compiler can't open a metatype inside a macro.
      let (name, summary, details) = (command.name, command.summary, command.details)
      #expect(help.contains("\n  \(name) "))
      #expect(help.contains(summary))
      #expect(Run([name, "--help"]).output.contains(details))
    }
    let names = Program.commands.map { $0.name }
    #expect(names == ["play", "replay", "path"])
  }

  @Test("names all verbs, and all who may ask, in the help on replaying")
  func words() {
    let help = Run(["replay", "--help"]).output
    for line in [
      "  push, pop, popTo, popToRoot, replaceTop, bringToFront, set,",
      "  present, dismiss, back, configure, adapt, beginSearch, endSearch,",
      "  setSearchText, setSearchScope, setSearchTokens, dismissAll, dismissTo, answer, didDismiss,",
      "  selectDetent, setOptions, finish, mark, unmark, confirm, cancel",
      "Who asks: code, user, link, restore, container.",
    ] {
      #expect(help.contains("\n\(line)\n"))
    }
  }

  @Test(
    "answers wrong usage with one line on standard error, and 2",
    arguments: [
      (["--fast"], #"navstate: "--fast" is no option; try navstate --help"#),
      (["replay", "--open"], #"navstate: "--open" is no option; try navstate --help"#),
      (["replay", "-x"], #"navstate: "-x" is no option; try navstate --help"#),
      (["--json"], #"navstate: "--json" is no option; try navstate --help"#),
      (["replay", "--json"], #"navstate: "--json" is no option; try navstate --help"#),
      (["replay", "--stateless=1"], "navstate: --stateless takes no argument"),
      (["path", "file", "--to"], "navstate: --to takes an argument: native or swiftui"),
      (
        ["path", "file", "--to", "mangled"],
        #"navstate: --to takes native or swiftui, not "mangled""#
      ),
      (["path", "--to=", "file"], #"navstate: --to takes native or swiftui, not """#),
      (["path"], "navstate: path takes one file; try navstate path --help"),
      (["path", "a", "b"], "navstate: path takes one file; try navstate path --help"),
      (["fly"], #"navstate: "fly" is no command; try navstate --help"#),
      (["fly", "--help"], #"navstate: "fly" is no command; try navstate --help"#),
      (["-"], #"navstate: "-" is no command; try navstate --help"#),
      ([""], #"navstate: "" is no command; try navstate --help"#),
      (["a\nb"], #"navstate: "a\nb" is no command; try navstate --help"#),
      (["play", "file"], "navstate: play takes no arguments; try navstate play --help"),
      (
        ["replay", "a", "b"], "navstate: replay takes one file at most; try navstate replay --help"
      ),
    ])
  func wrongUsage(arguments: [String], complaint: String) {
    let run = Run(arguments)
    #expect(run.code == .unreadable)
    #expect(run.errors == complaint + "\n")
    #expect(run.output.isEmpty)
  }

  @Test("takes what follows two dashes for a file, also if it looks like an option")
  func dashes() {
    let run = Run(["replay", "--", "-h"], files: ["-h": ""])
    #expect(run.code == .fine)
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  @Test("plays without a command")
  func defaultCommand() {
    #expect(Run([]) == Run(["play"]))
  }

  @Test(
    "ends well when nobody reads the output any more, and says so when it can't be written",
    arguments: [[], ["--help"], ["replay"]])
  func output(arguments: [String]) {
    func run(_ error: any Error) -> Run.Ending {
      let errors = Recorder()
      let line = Array(#"{"action":{"back":{}}}"#.utf8)
      let console = Console(
        input: Bytes(line), output: Refuser(error), errors: errors,
        open: { throw Failure($0) })
      return Run.Ending(code: Program.run(arguments, on: console), errors: errors.text)
    }
    #expect(run(OutputClosed()) == Run.Ending(code: .fine, errors: ""))
    let full = Run.Ending(code: .unreadable, errors: "navstate: the disk is full\n")
    #expect(run(Failure("the disk is full")) == full)
  }

  @Test("has the documented exit codes")
  func exitCodes() {
    #expect(ExitCode.fine.rawValue == 0)
    #expect(ExitCode.checkFailed.rawValue == 1)
    #expect(ExitCode.unreadable.rawValue == 2)
  }
}

extension Run {
  /// What a run comes to whose output goes nowhere.
  struct Ending: Equatable {
    let code: ExitCode
    let errors: String
  }
}

@Suite("Console")
struct ConsoleTests {
  @Test(
    "is colored on a terminal only, unless the user forbids it",
    arguments: [
      (true, nil, true), (true, "", true), (true, "1", false), (false, nil, false),
      (false, "1", false),
    ] as [(Bool, String?, Bool)])
  func color(isTerminal: Bool, setting: String?, expected: Bool) {
    let isColored = Console.wantsColor(isTerminal: isTerminal) { name in
      name == "NO_COLOR" ? setting : "another"
    }
    #expect(isColored == expected)
  }
}
