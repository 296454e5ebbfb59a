import Foundation

/// A Swift file of the package, and what is wrong with it.
struct SourceFile: CustomStringConvertible {
  /// The place in the package, with slashes: `Sources/NavState/Traits/Traits.swift`.
  let path: String

  /// The lines, without their ends.
  let lines: [String]

  var description: String { path }

  init(_ path: String, _ text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether the file is part of the module that imports nothing and never traps.
  private var isCore: Bool { path.hasPrefix("Sources/NavState/") }

  /// What is wrong, each with its line.
  var problems: [Problem] {
    let length = lines.last == "" ? lines.count - 1 : lines.count
    var problems = length > 400 ? [Problem(.longFile, at: 401)] : []
    for (index, line) in lines.enumerated() {
      problems += Self.problems(of: line, inCore: isCore).map { Problem($0, at: index + 1) }
    }
    if isCore { problems += opaqueFunctions.map { Problem(.opaque, at: $0 + 1) } }
    return problems + longFunctions.map { Problem(.longFunction, at: $0 + 1) }
  }

  private static func problems(of line: String, inCore isCore: Bool) -> [Problem.Kind] {
    // Put together here, so that this file doesn't contain them.
    let markers = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]
    var problems: [Problem.Kind] = []
    if britishStems.contains(where: line.lowercased().contains) { problems.append(.spelling) }
    if markers.contains(where: line.contains) { problems.append(.marker) }
    if line.contains("@un" + "checked Sendable") { problems.append(.unchecked) }
    guard isCore, !line.trimmed.hasPrefix("//") else { return problems }
    let words = line.trimmed.split(whereSeparator: \.isWhitespace)
    let declared = words.drop { $0.hasPrefix("@") || accessWords.contains(String($0)) }
    if declared.first == "import" { problems.append(.importing) }
    if traps.contains(where: line.contains) { problems.append(.trap) }
    return problems
  }

  /// What British spellings of common words begin with, put together here as well.
  private static let britishStems = [
    "behavi" + "our", "catalog" + "ue", "colo" + "ur", "favo" + "ur", "generali" + "s",
    "gre" + "y", "initiali" + "s", "label" + "led", "licen" + "ce", "neighbo" + "ur",
    "normali" + "s",
    "optimi" + "s", "organi" + "s", "recogni" + "s", "seriali" + "s", "speciali" + "s",
  ]

  private static let accessWords: Set = ["public", "package", "internal", "fileprivate", "private"]

  private static let traps = [
    "precondition(", "preconditionFailure(", "fatalError(", "assertionFailure(", "try!", "as!",
    "unsafe",
  ]
}

/// What is wrong with a line of a file.
struct Problem: Hashable, CustomStringConvertible {
  enum Kind {
    /// A word is spelled the British way.
    case spelling
    /// Something was left to be done.
    case marker
    /// The compiler was told to look away.
    case unchecked
    /// The core imports something.
    case importing
    /// A function of the core can be called from an inlined one, but not be inlined itself.
    case opaque
    /// The core can trap.
    case trap
    /// The file is longer than 400 lines.
    case longFile
    /// A function is longer than 70 lines.
    case longFunction
  }

  let kind: Kind

  /// The line, counted from 1.
  let line: Int

  init(_ kind: Kind, at line: Int) {
    self.kind = kind
    self.line = line
  }

  var description: String { "\(kind) at \(line)" }
}

// MARK: - Functions

extension SourceFile {
  /// The first lines of the functions that are longer than 70 lines.
  ///
  /// The format puts the brace that ends a function under its first word, so the indentation tells
  /// where it ends. One that ends on its first lines, or has no body, has no such brace before
  /// something else begins.
  private var longFunctions: [Int] {
    lines.indices.filter { start in
      guard Self.beginsFunction(lines[start]) else { return false }
      let indentation = lines[start].indentation
      let end = lines[(start + 1)...].firstIndex { line in
        let isHead = [")", "where "].contains { line.hasPrefix(indentation + $0) }
        return !line.trimmed.isEmpty && line.indentation.count <= indentation.count && !isHead
      }
      guard let end, lines[end] == indentation + "}" else { return false }
      return end - start + 1 > 70
    }
  }

  /// The functions that are usable from inlined code, without being inlinable.
  private var opaqueFunctions: [Int] {
    lines.indices.filter { index in
      let mark = "@usableFromInline"
      let isMarked = index > 0 && lines[index - 1].trimmed == mark
      return (isMarked || lines[index].trimmed.hasPrefix(mark + " "))
        && Self.beginsFunction(lines[index])
    }
  }

  /// Whether a line begins a function, an initializer, a subscript or a computed property.
  private static func beginsFunction(_ line: String) -> Bool {
    guard !line.trimmed.hasPrefix("//") else { return false }
    let words = line.split { !($0.isLetter || $0.isNumber) }
    return ["func", "init", "subscript"].contains { words.contains($0) }
      || (words.contains("var") && line.hasSuffix("{"))
  }
}

// MARK: - Finding

extension SourceFile {
  /// The folder of the package that a test file stands in.
  static func package() -> URL {
    // Tests/NavStateTests/Tidy/<this file>
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The paths of all files and folders below `Sources` and `Tests`.
  static func paths(in package: URL) throws -> [String] {
    try ["Sources", "Tests"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: folder).path())
        .map { "\(folder)/\($0)" }
    }
  }

  /// The texts for people: the README and the documentation's articles.
  static func texts(in package: URL) throws -> [SourceFile] {
    let articles = try paths(in: package).filter { $0.hasSuffix(".md") }
    return try (["README.md"] + articles).map { try file($0, in: package) }
  }

  /// All Swift files below `Sources` and `Tests`.
  static func all(in package: URL) throws -> [SourceFile] {
    try paths(in: package).filter { $0.hasSuffix(".swift") }.map { path in
      try file(path, in: package)
    }
  }

  static func file(_ path: String, in package: URL) throws -> SourceFile {
    let data = try Data(contentsOf: package.appending(path: path))
    return SourceFile(path, String(decoding: data, as: UTF8.self))
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// The blanks that the text begins with.
  fileprivate var indentation: Substring { prefix { $0 == " " } }
}
