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
    "shows the host and a window word for word",
    arguments: [
      ("Host/Host.swift", "import NavState\nimport SwiftUI\n\n"),
      ("Usage/ReaderWindow.swift", ""),
    ])
  func showing(file: String, imports: String) throws {
    let text = try text(of: "Tests/NavStateSwiftUITests/\(file)")
    let marker = try #require(text.firstRange(of: "// README: "))
    let code = text[marker.lowerBound...].drop { !$0.isNewline }.drop(while: \.isNewline)
    #expect(try self.text(of: "README.md").contains("```swift\n\(imports)\(code)```\n"))
  }

  private func text(of path: String) throws -> String {
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardized
    return try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }
}
