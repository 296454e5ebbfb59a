/// Where the process begins.
@main
enum Main {
  static func main() {
    Platform.ignoreBrokenPipes()
    let code = Program.run(Array(CommandLine.arguments.dropFirst()), on: .standard)
    Platform.end(with: code.rawValue)
  }
}
