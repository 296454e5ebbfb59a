/// What the program was asked to do.
package struct Options: Hashable, Sendable {
  /// Whether a short run is enough.
  package var isQuick = false

  /// Whether the rows are printed for programs.
  package var isJSON = false

  /// Whether only the help is printed.
  package var wantsHelp = false

  /// What a row's name must contain to be measured, or `nil` for all rows.
  package var only: String?

  /// Reads the arguments, without the program's name.
  ///
  /// - Throws: The first argument that can't be understood.
  package init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--json": isJSON = true
      case "--help", "-h": wantsHelp = true
      case "--only":
        guard let text = rest.popFirst() else { throw .missingValue(argument) }
        only = text
      default: throw .unknown(argument)
      }
    }
  }

  /// How the program is used.
  package static let help = """
    Compares the models of NavState with plain Swift that does the same work.

    Usage: swift run -c release NavStateBenchmarks [--quick] [--json] [--only TEXT] [--help]

      --quick      a run of some ten seconds instead of two minutes
      --json       prints {"rows": [{"name", "depth", "ns", "against", "againstNs", "ratio", "bar"}]}
      --only TEXT  measures the rows whose name contains TEXT
      --help       prints this

    A ratio of times over its bar is shown, and fails nothing: they differ from machine to machine.
    Exit codes: 0 fine, 1 a row allocates or takes more memory than it may, 2 wrong usage.
    """
}

/// An argument that can't be understood.
package enum UsageError: Error, Hashable, Sendable {
  /// There is no such option.
  case unknown(String)
  /// The option needs a value.
  case missingValue(String)
}

extension UsageError: CustomStringConvertible {
  /// What is wrong, in one line.
  package var description: String {
    switch self {
    case .unknown(let argument): "unknown argument \(argument); --help shows the usage"
    case .missingValue(let option): "\(option) needs a value; --help shows the usage"
    }
  }
}
