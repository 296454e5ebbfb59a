import NavStateCLI
import Testing

private let swiftUI =
  #"["Gone.Item","{\"id\": 7}","NavStateSample.ReaderRoute","{\"message\":{\"id\":\"7\"}}","Swift.Int","1","Swift.String","\"a\\\/b\""]"#

private let native =
  #"[{"type":"Swift.String","value":"a/b"},{"type":"Swift.Int","value":1},{"type":"reader.route","value":{"message":{"id":"7"}}},{"type":"Gone.Item","value":{"id":7}}]"#

private let mangled = #"["s5Int64V","5","11nav_codable4UserV","{\"name\":\"Blob\"}","SS","\"a\""]"#

/// An archive, and what the program says of it.
struct Shown: CustomTestStringConvertible {
  let testDescription: String
  let archive: String
  let json: String

  init(_ name: String, _ archive: String, json: String) {
    testDescription = name
    self.archive = archive
    self.json = json
  }
}

private let nested = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)

private let shown = [
  Shown(
    "SwiftUI's", swiftUI,
    json:
      #"{"elements":[{"key":"Swift.String","resolved":true,"type":"Swift.String","value":"a/b"},{"key":"Swift.Int","resolved":true,"type":"Swift.Int","value":1},{"key":"reader.route","resolved":true,"type":"NavStateSample.ReaderRoute","value":{"message":{"id":"7"}}},{"key":null,"resolved":false,"type":"Gone.Item","value":{"id":7}}],"format":"swiftui","report":[{"cause":"the type \"Gone.Item\" is not known","kind":"kept","place":3}]}"#
  ),
  Shown(
    "native", native,
    json:
      #"{"elements":[{"key":"Swift.String","resolved":true,"type":"Swift.String","value":"a/b"},{"key":"Swift.Int","resolved":true,"type":"Swift.Int","value":1},{"key":"reader.route","resolved":true,"type":"reader.route","value":{"message":{"id":"7"}}},{"key":null,"resolved":false,"type":"Gone.Item","value":{"id":7}}],"format":"native","report":[{"cause":"the type \"Gone.Item\" is not known","kind":"kept","place":3}]}"#
  ),
  Shown(
    "mangled", mangled,
    json:
      #"{"elements":[{"key":"Swift.String","resolved":true,"type":"SS","value":"a"},{"key":null,"resolved":false,"type":"11nav_codable4UserV","value":{"name":"Blob"}},{"key":"Swift.Int64","resolved":true,"type":"s5Int64V","value":5}],"format":"mangled","report":[{"cause":"the type \"11nav_codable4UserV\" is not known","kind":"kept","place":1}]}"#
  ),
  Shown("empty", "[]", json: #"{"elements":[],"format":"native","report":[]}"#),
  Shown(
    "an item that is not JSON", #"["Swift.Int","2","Swift.Int","{","Swift.Bool","true"]"#,
    json:
      #"{"elements":[{"key":"Swift.Bool","resolved":true,"type":"Swift.Bool","value":true},{"key":"Swift.Int","resolved":false,"type":"Swift.Int","value":null},{"key":"Swift.Int","resolved":true,"type":"Swift.Int","value":2}],"format":"swiftui","report":[{"cause":"the document ends too early (byte 1, line 1)","kind":"kept","place":1}]}"#
  ),
  Shown(
    "an item that is nested too deep", #"["a","\#(nested)"]"#,
    json:
      #"{"elements":[{"key":null,"resolved":false,"type":"a","value":null}],"format":"swiftui","report":[{"cause":"there are more values inside one another than 64 (byte 64, line 1)","kind":"kept","place":0}]}"#
  ),
  Shown(
    "an item that its type refuses", #"["Si","null"]"#,
    json:
      #"{"elements":[{"key":"Swift.Int","resolved":false,"type":"Si","value":null}],"format":"mangled","report":[{"cause":"there is null where integer is expected (byte 0, line 1)","kind":"kept","place":0}]}"#
  ),
]

@Suite("PathCommand")
struct PathCommandTests {
  private func run(_ arguments: [String], _ archive: String) -> Run {
    Run(["path", "file"] + arguments, files: ["file": archive])
  }

  @Test("says of every element what it is, root first, as one line of JSON", arguments: shown)
  func json(_ row: Shown) {
    let run = run(["--json"], row.archive)
    #expect(run.output == row.json + "\n")
    #expect(run.code == .fine && run.errors.isEmpty)
    #expect(Run(["path", "--json", "-"], input: row.archive) == run)
  }

  @Test("shows a table, and what could not be read below it")
  func table() {
    #expect(
      run([], swiftUI).output == #"""
        swiftui, 4 elements

           type                        key           state       value
        0  Swift.String                Swift.String  resolved    "a/b"
        1  Swift.Int                   Swift.Int     resolved    1
        2  NavStateSample.ReaderRoute  reader.route  resolved    {"message":{"id":"7"}}
        3  Gone.Item                   -             unresolved  {"id":7}

        3: kept, the type "Gone.Item" is not known

        """#)
    #expect(run([], "[]").output == "native, 0 elements\n")
    #expect(
      run([], #"["Si","{"]"#).output == """
        mangled, 1 element

           type  key        state       value
        0  Si    Swift.Int  unresolved  unreadable

        0: kept, the document ends too early (byte 1, line 1)

        """)
  }

  @Test("shows no character that moves the cursor")
  func control() {
    let output = run([], #"["\u001b[2JA.B\n","\"\u009b\""]"#).output
    #expect(output.contains("·[2JA.B·"))
    #expect(!output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
  }

  @Test(
    "converts to either format",
    arguments: [
      (swiftUI, "native", native), (native, "native", native), ("[]", "native", "[]"),
      (
        swiftUI, "swiftui",
        #"["Gone.Item","{\"id\": 7}","NavStateSample.ReaderRoute","{\"message\":{\"id\":\"7\"}}","Swift.Int","1","Swift.String","\"a\\\/b\""]"#
      ),
      (
        native, "swiftui",
        #"["Gone.Item","{\"id\":7}","NavStateSample.ReaderRoute","{\"message\":{\"id\":\"7\"}}","Swift.Int","1","Swift.String","\"a\\\/b\""]"#
      ),
      ("[]", "swiftui", "[]"),
      (
        mangled, "native",
        #"[{"type":"Swift.String","value":"a"},{"type":"11nav_codable4UserV","value":{"name":"Blob"}},{"type":"Swift.Int64","value":5}]"#
      ),
      (
        #"["Sd","1","Si","{","Sb","true"]"#, "swiftui",
        #"["Swift.Double","1","Swift.Int","{","Swift.Bool","true"]"#
      ),
      (#"["User","1"]"#, "swiftui", #"["User","1"]"#),
    ])
  func converting(archive: String, target: String, converted: String) {
    for arguments in [["--to", target], ["--to=\(target)"], ["--to", target, "--json"]] {
      let run = run(arguments, archive)
      #expect(run.output == converted + "\n")
      #expect(run.code == .fine && run.errors.isEmpty)
    }
  }

  @Test(
    "ends with 1 at the first element that has no form in the other format, and names its place",
    arguments: [
      (
        mangled, "swiftui",
        "element 1: 11nav_codable4UserV is not known, and is not the name of a type"
      ),
      (
        #"[{"type":"Swift.Int","value":1},{"type":"item","value":1}]"#, "swiftui",
        "element 1: item is not known, and is not the name of a type"
      ),
      (
        #"[{"type":"App.(unknown context at $1).Item","value":1}]"#, "swiftui",
        "element 0: App.(unknown context at $1).Item is private or local, and has no name that another process knows"
      ),
      (
        #"["a\nb","{"]"#, "native", "element 0: a·b has an item that can't be read as JSON"
      ),
      (
        #"[{"type":"a\u2028b\u001b","value":1}]"#, "swiftui",
        "element 0: a·b· is not known, and is not the name of a type"
      ),
      (
        #"["Swift.Int","{","Swift.Int","1"]"#, "native",
        "element 1: Swift.Int has an item that can't be read as JSON"
      ),
    ])
  func unnamable(archive: String, target: String, reason: String) {
    let run = run(["--to", target], archive)
    #expect(run.code == .checkFailed)
    #expect(run.errors == "navstate: \"file\" can't be written as \(target): \(reason)\n")
    #expect(run.output.isEmpty)
  }

  @Test(
    "ends with 2 for what can't be read, with the place on one line",
    arguments: [
      ("", "at byte 1: the document ends too early"),
      ("[", "at byte 2: the document ends too early"),
      ("[]]", "at byte 3: something follows the value"),
      ("\u{FEFF}[]", "at byte 1: there is a byte order mark"),
      ("\"a\"", "at the top: there is string where array is expected"),
      (#"[["Si","1"]]"#, "at 0: there is array where object is expected"),
      (#"["Si","1",{"type":"a","value":1}]"#, "at 2: there is object where string is expected"),
      (
        #"[{"type":"a","value":{"b\nc":[1e400]}}]"#,
        "at 0.value.b·c.0: the number 1e400 does not fit"
      ),
      ("{}", "at the top: there is object where array is expected"),
      ("null", "at the top: there is null where array is expected"),
      ("[1]", "at 0: there is integer where object is expected"),
      (#"["Si"]"#, "at 0: a rule is broken: the name of a type is followed by an item"),
      (#"["Si","1","SS"]"#, "at 2: a rule is broken: the name of a type is followed by an item"),
      (#"["Si",1]"#, "at 1: there is integer where string is expected"),
      (#"["Si","1",null,"2"]"#, "at 2: there is null where string is expected"),
      (#"[{"type":"a"}]"#, #"at 0: the key "value" is missing"#),
      (#"[{"type":"a","value":1},{"value":1}]"#, #"at 1: the key "type" is missing"#),
      (#"[{"type":1,"value":1}]"#, "at 0: there is integer where string is expected"),
      (#"[{"type":"a","value":1},"a"]"#, "at 1: there is string where object is expected"),
      (#"[{"type":"a","type":"b","value":1}]"#, #"at byte 14: the key "type" is there twice"#),
    ])
  func unreadable(archive: String, reason: String) {
    for arguments in [[], ["--json"], ["--to", "native"]] {
      let run = run(arguments, archive)
      #expect(run.code == .unreadable)
      #expect(run.errors == "navstate: \"file\" can't be read: \(reason)\n")
      #expect(run.output.isEmpty)
    }
  }

  @Test(
    "tells no more than a line's worth of what an archive says, however long that is",
    arguments: [
      (#"["TEXT","{"]"#, ExitCode.checkFailed),
      (#"[{"type":"TEXT","value":{"TEXT":1e999}}]"#, .unreadable),
    ])
  func lengths(archive: String, code: ExitCode) {
    let text = String(repeating: "x", count: 100_000)
    let run = run(["--to", "native"], archive.replacing("TEXT", with: text))
    #expect(run.code == code)
    #expect(run.errors.contains("xxx…") && run.errors.count < 1_000)
  }

  @Test("reads real files, and says in one line which can't be read", arguments: shown)
  func realFiles(row: Shown) throws {
    func run(_ path: String) -> Run { Run(["path", "--json", path], open: DescriptorSource.file) }
    try withFile(Array(row.archive.utf8)) { path in
      #expect(run(path).output == row.json + "\n")
      let missing = run(path + "/no\nfile")
      #expect(missing.code == .unreadable && missing.output.isEmpty)
      #expect(missing.errors.hasSuffix("/no\\nfile\" can't be read: Not a directory\n"))
    }
    let folder = run("/")
    #expect(folder.code == .unreadable && folder.output.isEmpty)
    #expect(folder.errors == "navstate: \"/\" can't be read: Is a directory\n")
  }

  @Test("ends with 2 for a file that is not there, or too large")
  func files() {
    let missing = Run(["path", "nowhere"])
    #expect(missing.code == .unreadable)
    #expect(missing.errors == "navstate: nowhere can't be read\n")
    let large = Run(["path", "-"], input: String(repeating: " ", count: 16_777_217))
    #expect(large.code == .unreadable)
    #expect(large.errors.hasPrefix("navstate: standard input can't be read: at byte "))
    #expect(large.errors.hasSuffix(": there are more bytes than 16777216\n"))
    // The byte too many comes alone: what was read before it is an archive.
    let full = Array("[]".utf8) + [UInt8](repeating: 0x20, count: 16_777_214)
    let parts = Run(["path", "file"]) { _ in Parts(full + [0x78], size: 65_536) }
    #expect(parts.errors.hasSuffix(": there are more bytes than 16777216\n"))
  }

  @Test("refuses a path that is deeper than the limit, and what is nested a million deep")
  func limits() {
    let one = #"{"type":"Swift.Int","value":1}"#
    let deep = "[" + Array(repeating: one, count: 10_001).joined(separator: ",") + "]"
    #expect(run([], deep).errors.hasSuffix(" at 10000: there are more elements than 10000\n"))
    let flat = "[" + Array(repeating: #""Si","1""#, count: 10_001).joined(separator: ",") + "]"
    #expect(run([], flat).errors.hasSuffix(" at the top: there are more elements than 10000\n"))
    let bomb = run([], String(repeating: "[", count: 1_000_000))
    #expect(
      bomb.errors.hasSuffix(" at byte 65: there are more values inside one another than 64\n"))
    #expect(bomb.code == .unreadable)
  }
}
