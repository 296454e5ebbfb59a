import NavState
import NavStateFoundation
import NavStateSample

/// Shows and converts archives of paths.
package enum PathCommand: Command {
  package static let name = "path"

  package static let usage = "[--to native|swiftui] [--json] FILE"

  package static let summary = "Shows an archive of a path, or converts it."

  package static let details = """
    Reads FILE, or standard input for "-", which is an archive of a path in one of three formats:

      native   [{"type": key, "value": ...}, ...], root first
      swiftui  ["Module.Type", "JSON", ...], top first, as SwiftUI's NavigationPath is archived
      mangled  the same with mangled names, as swift-navigation and NavigationBackport have it

    and shows of each element, root first, its type as archived, its registered key, whether it is
    resolved, and its value. The standard library's numbers and texts and the sample's types are
    known; all others are unresolved, and kept. What could not be read as its type is reported.

    --json        Prints {"format", "elements": [{"type", "key", "value", "resolved"}, ...],
                  "report": [{"place": index from the root, "kind", "cause"}, ...]} instead.
    --to FORMAT   Prints the archive in another format instead. Ends with 1, and names the place, if
                  the format has no form for an element.

    Ends with 2 if the archive can't be read.
    """

  private static let to = CommandOption("--to", "native or swiftui")
  private static let json = CommandOption("--json")

  package static var options: [CommandOption] { [to, json] }

  /// Shows or converts the file that is named.
  package static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
    guard arguments.operands.count == 1 else {
      throw Failure("path takes one file; try navstate path --help")
    }
    let target = try arguments[to].map { name in
      guard let target = PathFormat(rawValue: name), target != .mangled else {
        throw Failure("--to takes native or swiftui, not \(String(reflecting: name))")
      }
      return target
    }
    let path = arguments.operands[0]
    let name = path == "-" ? "standard input" : String(reflecting: path)
    let source = path == "-" ? console.input : try console.open(path)
    let limits = Limits()
    let bytes = try Self.bytes(of: source, atMost: limits.bytes)
    let file: PathFile
    do throws(LineError) {
      file = try PathFile(bytes, under: limits)
    } catch {
      throw Failure("\(name) can't be read: \(error)")
    }
    guard let target else {
      try console.print(arguments[json] == nil ? file.text : file.json)
      return .fine
    }
    let converted: String
    do throws(UnconvertiblePath) {
      converted = try file.converted(to: target)
    } catch {
      console.complain("\(name) can't be written as \(target.rawValue): \(error)")
      return .checkFailed
    }
    try console.print(converted)
    return .fine
  }

  /// All that a source has, or one byte more than a reader takes.
  private static func bytes(of source: any ByteSource, atMost limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let part = try source.read()
      guard !part.isEmpty else { break }
      bytes += part.prefix(limit + 1 - bytes.count)
    }
    return bytes
  }
}
