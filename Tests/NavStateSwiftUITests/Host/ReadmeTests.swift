import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("README")
struct ReadmeTests {
  /// What a reader copies is what the other tests run.
  @Test(
    "shows the host, what stands beside it, and windows word for word",
    arguments: [
      ("Host/Host.swift", "import NavState\nimport SwiftUI\n\n"),
      ("Host/Presenting.swift", "import NavState\nimport SwiftUI\n\n"),
      ("Host/Tabbing.swift", "import NavState\nimport SwiftUI\n\n"),
      ("Host/Splitting.swift", "import NavState\nimport SwiftUI\n\n"),
      ("Usage/ReaderWindow.swift", ""), ("Usage/ReaderLevel.swift", ""),
      ("Usage/Tabs/ReaderTabs.swift", ""), ("Usage/Split/ReaderColumns.swift", ""),
    ])
  func showing(file: String, imports: String) throws {
    let text = try text(of: "Tests/NavStateSwiftUITests/\(file)")
    let marker = try #require(text.firstRange(of: "// README: "))
    let code = text[marker.lowerBound...].drop { !$0.isNewline }.drop(while: \.isNewline)
    #expect(try self.text(of: "README.md").contains("```swift\n\(imports)\(code)```\n"))
  }

  /// The first example runs in a package of its own, as a reader would run it.
  @Test("shows no other Swift than what the tests run, but for the first example")
  func snippets() throws {
    let folder = package.appending(path: "Tests/NavStateSwiftUITests")
    let tests = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".swift") }
      .map { flat(try text(of: "Tests/NavStateSwiftUITests/\($0)")) }
    let snippets = try text(of: "README.md").split(separator: "\n```swift\n").dropFirst()
      .map { $0.prefix(upTo: $0.firstRange(of: "\n```")?.lowerBound ?? $0.endIndex) }
    #expect(snippets.count == 38)
    for snippet in snippets.dropFirst() {
      let flat = flat(snippet)
      #expect(tests.contains { $0.contains(flat) }, "\(snippet)")
    }
  }

  /// The lines without their indentation, without blank ones and imports.
  private func flat(_ text: some StringProtocol) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let code = lines.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
    return "\n" + code.map { "\($0)\n" }.joined()
  }

  private var package: URL {
    URL(filePath: #filePath).appending(path: "../../../..").standardized
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }
}
