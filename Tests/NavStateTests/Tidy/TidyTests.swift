import Foundation
import Testing

/// What a formatter and a compiler don't see, held by reading the source files.
@Suite("tidy")
struct TidyTests {
  /// Where the core may trap, and why.
  static let allowedTraps: [String: String] = [
    "Sources/NavState/Coding/Reading/TapeParser.swift":
      "a value put together by hand that has a gigabyte can't be held; what is read is never so long",
    "Sources/NavState/Coding/SpecialForms.swift":
      "a scalar's form would hold in lists and not in members; who adds one is told at once",
    "Sources/NavState/Coding/Restoring/TabRouter+Restoring.swift":
      "lenient reading can't fail, and without a catalog there are no tabs; who forgets it is told",
    "Sources/NavState/Reducing/ShortList.swift":
      "a subscript of a collection has the standard library's precondition",
    "Sources/NavState/Split/State/SplitViewState+Layout.swift":
      "a subscript of a collection has the standard library's precondition",
    "Sources/NavState/Reducing/Limits.swift":
      "the standard library accepts every key, and a key without one would hide limits",
    "Sources/NavState/Stack/AnyRoute+Boxes.swift":
      "a cast whose class was just compared; one that checks again makes == half as slow again",
  ]

  @Test("every source file keeps the rules, but for what is allowed with a reason")
  func files() throws {
    let files = try SourceFile.all(in: SourceFile.package())
    #expect(files.contains { $0.path == "Sources/NavState/Traits/Traits.swift" })
    #expect(files.contains { $0.path == "Tests/NavStateTests/Tidy/TidyTests.swift" })
    for file in files {
      let problems = file.problems.filter { problem in
        problem.kind != .trap || Self.allowedTraps[file.path] == nil
      }
      #expect(problems == [], "\(file)")
    }
  }

  @Test("the README and the articles are in US spelling")
  func texts() throws {
    let texts = try SourceFile.texts(in: SourceFile.package())
    #expect(texts.contains { $0.path == "README.md" })
    #expect(texts.contains { $0.path == "Sources/NavState/NavState.docc/Changes.md" })
    for text in texts { #expect(text.problems.filter { $0.kind == .spelling } == [], "\(text)") }
  }

  @Test("each trap that is allowed is there, once", arguments: allowedTraps.keys.sorted())
  func traps(path: String) throws {
    let problems = try SourceFile.file(path, in: SourceFile.package()).problems
    #expect(problems.count { $0.kind == .trap } == 1)
  }

  @Test("no two folders or modules have names that differ only in letter case")
  func names() throws {
    let paths = try SourceFile.paths(in: SourceFile.package())
    let folders = Set(paths.flatMap { $0.split(separator: "/").dropLast() }.map(String.init))
    #expect(folders.isSuperset(of: ["NavState", "NavStateTests", "Traits"]))
    #expect(Self.clashes(folders) == [])
    #expect(Self.clashes(["Stack", "stack", "Traits", "TRAITS", "Tabs"]) == ["stack", "traits"])
  }

  /// The names, in small letters, that several of some names have.
  private static func clashes(_ names: Set<String>) -> Set<String> {
    Set(Dictionary(grouping: names) { $0.lowercased() }.filter { $0.value.count > 1 }.keys)
  }
}

@Suite("SourceFile")
struct SourceFileTests {
  /// A function of a number of lines, its first and last ones included.
  private static func function(_ head: String, lines: Int, indentation: String = "") -> String {
    let body = Array(repeating: indentation + "  work()", count: lines - 2)
    return ([indentation + head] + body + [indentation + "}"]).joined(separator: "\n")
  }

  @Test(
    "finds what only the core must not have, in code and not in comments",
    arguments: [
      ("import Foundation", .importing), ("public import Foundation", .importing),
      ("  @preconcurrency internal import Foundation", .importing),
      ("import struct Foundation.Data", .importing),
      ("    precondition(isFine)", .trap), ("fatalError()", .trap),
      ("else { preconditionFailure(text) }", .trap), ("let a = try! b()", .trap),
      ("let a = b as! C", .trap), ("a.withUnsafeBytes { unsafe($0) }", .trap),
      ("// import Foundation", nil), ("/// - Precondition: precondition(isFine)", nil),
      ("let important = 1", nil), ("case importing", nil),
    ] as [(String, Problem.Kind?)])
  func core(line: String, kind: Problem.Kind?) {
    let expected = kind.map { [Problem($0, at: 2)] } ?? []
    #expect(SourceFile("Sources/NavState/A/B.swift", "\n" + line).problems == expected)
    for path in ["Sources/NavStateSample/B.swift", "Tests/NavStateTests/A/B.swift"] {
      #expect(SourceFile(path, line).problems == [])
    }
  }

  @Test(
    "finds what only the core must not have: a function that inlined code calls and can't inline",
    arguments: [
      ("@usableFromInline\nmutating func a() {", [2]),
      ("  @usableFromInline\n  init(_ a: Int) {", [2]),
      ("@usableFromInline func a() {", [1]), ("@usableFromInline\nvar a: Int {", [2]),
      ("@inlinable\nmutating func a() {", []), ("@usableFromInline\nvar a: Int", []),
      ("@usableFromInline let a: Int\n\nfunc b() {", []), ("@usableFromInline\nenum A {", []),
    ])
  func opaqueFunctions(text: String, lines: [Int]) {
    let problems = lines.map { Problem(.opaque, at: $0) }
    #expect(SourceFile("Sources/NavState/A/B.swift", text).problems == problems)
    #expect(SourceFile("Sources/NavStateSample/B.swift", text).problems == [])
  }

  @Test(
    "finds what no file must have, in comments too",
    arguments: [
      ("// TO" + "DO: later", .marker), ("let a = 1  // FIX" + "ME", .marker),
      ("struct A: @un" + "checked Sendable {}", .unchecked),
      ("/// Its Colo" + "ur.", .spelling), ("func initiali" + "se() {}", .spelling),
      ("/// A license for each color that it recognizes.", nil),
      ("let todo = 1", nil), ("@un" + "known default: break", nil),
    ] as [(String, Problem.Kind?)])
  func everywhere(line: String, kind: Problem.Kind?) {
    let expected = kind.map { [Problem($0, at: 1)] } ?? []
    for path in ["Sources/NavState/B.swift", "Sources/C/B.swift", "Tests/D/B.swift"] {
      #expect(SourceFile(path, line).problems == expected)
    }
  }

  @Test("finds a file of more than 400 lines", arguments: [(400, false), (401, true)])
  func longFiles(count: Int, isLong: Bool) {
    let text = Array(repeating: "work()", count: count).joined(separator: "\n")
    let problems = isLong ? [Problem(.longFile, at: 401)] : []
    #expect(SourceFile("Tests/A.swift", text).problems == problems)
    #expect(SourceFile("Tests/A.swift", text + "\n").problems == problems)
  }

  @Test(
    "finds a function of more than 70 lines, however it begins",
    arguments: [
      "func a() {", "public mutating func reduce(_ action: Action) -> Outcome<Event> {",
      "init(_ a: Int) {", "init?<A>(_ a: A) where A: B {", "subscript(a: Int) -> Int {",
      "public var violation: Violation? {", "static func a() throws(B) {",
      "func a(\n    _ b: Int\n  ) {", "func a() -> Int\n  where A: B {",
    ])
  func longFunctions(head: String) {
    let extra = head.split(separator: "\n").count - 1
    for indentation in ["", "  ", "    "] {
      let head = head.replacingOccurrences(of: "\n  )", with: "\n\(indentation))")
        .replacingOccurrences(of: "\n  where", with: "\n\(indentation)where")
        .replacingOccurrences(of: "\n    _", with: "\n\(indentation)  _")
      let short = Self.function(head, lines: 70 - extra, indentation: indentation)
      #expect(SourceFile("Tests/A.swift", short).problems == [])
      let long = Self.function(head, lines: 71 - extra, indentation: indentation)
      let file = SourceFile("Tests/A.swift", "struct A {\n" + long + "\n}")
      #expect(file.problems == [Problem(.longFunction, at: 2)])
    }
  }

  @Test("takes a declaration without a body, or with one on its line, for short")
  func shortFunctions() {
    let text =
      ["protocol A {", "  func a()", "  func b() -> Int"].joined(separator: "\n") + "\n"
      + Self.function("struct B {", lines: 90, indentation: "  ") + "\n}\n"
      + "func c() -> Int { 1 }\nlet d = 2\n" + Self.function("struct E {", lines: 90)
    #expect(SourceFile("Tests/A.swift", text).problems == [])
  }
}
