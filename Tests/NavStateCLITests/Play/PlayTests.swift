import NavState
import NavStateCLI
import NavStateSample
import Testing

@Suite("PlayCommand")
struct PlayTests {
  /// Plays a script.
  private func play<Model: Playable>(
    _ script: String, start: Model,
    restore: @escaping ScriptRun<Model>.Restoring = { try $0.restore(under: $1) },
    lenient: @escaping ScriptRun<Model>.LenientRestoring = { $0.restoreLeniently(under: $1) }
  ) throws -> Run {
    let output = Recorder()
    let scriptRun = ScriptRun(
      Array(script.utf8), from: start, restore: restore, restoreLeniently: lenient)
    let console = Console(
      input: Bytes([]), output: output, errors: Recorder(), open: { throw Failure($0) })
    return Run(code: try scriptRun.run(on: console), output: output.text)
  }

  private func play(
    _ script: String,
    restore: @escaping ScriptRun<Router<Reader>>.Restoring = { try $0.restore(under: $1) },
    lenient: @escaping ScriptRun<Router<Reader>>.LenientRestoring = {
      $0.restoreLeniently(under: $1)
    }
  ) throws -> Run {
    try play(script, start: Router<Reader>(), restore: restore, lenient: lenient)
  }

  private let restoredLine = "Restored, strictly and leniently, and equal to what it was"

  private let push = #"{"action":{"push":{"route":{"trending":{}}}}}"#

  @Test("plays the sample's scripts to their ends, one after the other, and restores every window")
  func sample() throws {
    let run = Run([])
    #expect(run.code == .fine)
    #expect(run.errors.isEmpty)
    let acts = run.output.split(
      separator: #/\n\n(The next day, with tabs|The day after, with columns)\n\n/#)
    try #require(acts.count == 3)
    for (act, script) in zip(acts, [Reader.script, Reader.tabScript, Reader.splitScript]) {
      let count = script.split(separator: UInt8(ascii: "\n")).count
      let steps = act.split(separator: "\n").filter { $0.prefix(3).last?.isNumber == true }
      #expect(steps.compactMap { Int($0.prefix(3).drop { $0 == " " }) } == Array(1...count))
    }
    let restored = acts.map { act in
      act.split(separator: "\n").count { $0 == restoredLine }
    }
    #expect(restored == [2, 3, 5])
    #expect(
      run.lines.filter { $0.hasPrefix("Starting anew: ") } == [
        "Starting anew: presented/1: dropped, it does not outlive the screen",
        "Starting anew: layers/0/isMarked: dropped, it does not outlive the screen",
        "Starting anew: presented/0: dropped, it does not outlive the screen",
        "Starting anew: presented/1: cut, what it stood on is gone",
        "Starting anew: panes/home/presented/0: dropped, it does not outlive the screen",
        "Starting anew: panes/home/marks/0: dropped, it does not outlive the screen",
        "Starting anew: detail/presented/0: dropped, it does not outlive the screen",
      ])
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test(
    "plays every act, and ends with 1 if one of them is not fine",
    arguments: [
      ([.fine, .fine], .fine), ([.checkFailed, .fine], .checkFailed),
      ([.fine, .checkFailed], .checkFailed),
    ] as [([ExitCode], ExitCode)])
  func acts(codes: [ExitCode], code: ExitCode) throws {
    let output = Recorder()
    let console = Console(
      input: Bytes([]), output: output, errors: Recorder(), open: { throw Failure($0) })
    let acts = zip([nil, "Later"], codes).map { title, code -> PlayCommand.Act in
      (
        title,
        { console in
          try console.print("played")
          return code
        }
      )
    }
    #expect(try PlayCommand.play(acts, on: console) == code)
    #expect(output.text == "played\n\nLater\n\nplayed\n")
  }

  @Test("shows the action, who asked, the outcome, the events and the window")
  func step() throws {
    let run = try play(
      #"""
      {"id":"pad","key":"k","expected":0,"by":"user","forced":true,"action":{"push":{"route":{"trending":{}}}}}

      {"id":"pad","key":"k","action":{"push":{"route":{"trending":{}}}}}
      {"id":"pad","action":{"pop":{"count":-1}}}
      """#)
    #expect(
      run.output == #"""
          1  push(trending)  by user, forced, expecting revision 0, key k, on pad
             changed, revision 1
             pushed([trending])
             ┌──────────────────────────────────────┐
             │ ▸ trending                           │
             │   root                               │
             └──────────────────────────────────────┘

          2  push(trending)  key k, on pad
             unchanged, already applied at revision 1
             ┌──────────────────────────────────────┐
             │ ▸ trending                           │
             │   root                               │
             └──────────────────────────────────────┘

          3  pop(-1)  on pad
             refused, revision 1: negativeCount: -1 screens can't be popped
             ┌──────────────────────────────────────┐
             │ ▸ trending                           │
             │   root                               │
             └──────────────────────────────────────┘

        Saving the window pad
        {"applied":[{"id":"k","revision":1}],"revision":1,"state":{"presented":[],"stack":[{"trending":{}}]}}
        Restored, strictly and leniently, and equal to what it was

        """#)
  }

  @Test("prints no blanks at the end of a line")
  func blanks() {
    #expect(!Run([]).output.contains(" \n"))
  }

  @Test("restores under the configuration there was")
  func configuration() throws {
    let configure = #"{"action":{"configure":{"rules":{"duplicates":"moveToTop","depth":5}}}}"#
    let adapt = #"{"action":{"adapt":{"traits":{"width":320}}}}"#
    #expect(try play("\(configure)\n\(adapt)\n\(push)").code == .fine)
  }

  @Test("ends with 1 when what is restored is not equal, and shows it")
  func different() throws {
    let run = try play(push) { _, _ in Revisioned(Router<Reader>()) }
    #expect(run.code == .checkFailed)
    #expect(run.output.hasSuffix("\nNot equal: revision 0, []\n"))
    let sameRevision = try play(push) { _, _ in Revisioned(Router<Reader>(), revision: 1) }
    #expect(sameRevision.code == .checkFailed)
  }

  @Test("ends with 1 when it can't be restored, or can't be saved")
  func failing() throws {
    let lost = try play(push) { _, _ in throw LineError(place: .path([]), reason: "lost") }
    #expect(lost.code == .checkFailed)
    #expect(lost.output.hasSuffix("\nNot equal: at the top: lost\n"))

    var router = Router<Reader>()
    router.push(.preview(draft: LiveDraft(token: 1)))
    let unsaved = try play(push, start: router)
    #expect(unsaved.code == .checkFailed)
    #expect(unsaved.output.hasSuffix("it can't be written: A live draft is not storable\n"))
  }

  @Test("goes on to the other windows after one that is not equal")
  func others() throws {
    let pad = #"{"id":"pad","action":{"push":{"route":{"drafts":{}}}}}"#
    let run = try play("\(push)\n\(pad)") { saved, configuration in
      let place = try saved.restore(under: configuration)
      return place.state.path == [.drafts] ? place : Revisioned(Router<Reader>())
    }
    #expect(run.code == .checkFailed)
    #expect(run.output.hasSuffix("\n\(restoredLine)\n"))
  }

  @Test("plays tabs as it plays a router, and restores them under the catalog there was")
  func tabs() throws {
    let tabs = TabRouter<Reader>(
      configuration: Configuration(rules: Reader.tabRules(Reader.signedOutTabs)))
    let select = #"{"by":"user","action":{"select":{"tab":"settings"}}}"#
    let run = try play("\(select)\n\(push)", start: tabs)
    #expect(run.code == .fine)
    #expect(
      run.output.hasPrefix(
        """
          1  select(settings)  by user
             changed, revision 1
             selected(settings, previous: home)

        """))
    #expect(
      run.output.hasSuffix(
        #"""
        Saving the window
        {"revision":2,"state":{"panes":[{"presented":[],"stack":[{"trending":{}}],"tab":"settings"}],"selected":"settings","visits":["home"]}}
        Restored, strictly and leniently, and equal to what it was

        """#))
    let other = try play(select, start: tabs) { _, _ in Revisioned(tabs) }
    #expect(other.code == .checkFailed)
    #expect(other.output.hasSuffix("\nNot equal: revision 0, *home []\n"))
  }

  @Test("plays columns as it plays a router, and restores them under the rules there were")
  func split() throws {
    let split = SplitViewState<Reader>(
      configuration: Configuration(rules: Reader.splitRules()))
    let select = #"{"by":"user","action":{"selectSidebar":{"items":["lists"]}}}"#
    let run = try play("\(select)\n\(push)", start: split)
    #expect(run.code == .fine)
    #expect(
      run.output.hasPrefix(
        """
          1  selectSidebar(lists)  by user
             changed, revision 1
             selectedSidebar(lists, previous: nothing)
             ▸ columns: oneBesideSecondary

        """.dropLast()))
    #expect(run.output.hasSuffix("\n\(restoredLine)\n"))
    let other = try play(select, start: split) { _, _ in Revisioned(split) }
    #expect(other.code == .checkFailed)
    #expect(other.output.hasSuffix("\nNot equal: revision 0, nothing › nothing › []\n"))
  }

  @Test("ends with 1 when what is read leniently is not all, or another place, and says so")
  func lenient() throws {
    // An archive that is as it should be for strict reading, and not for the other.
    let lost = try play(
      push,
      lenient: { _, _ in
        CodedDecoder().restore(Router<Reader>.self, from: Array(#"{"stack":[7]}"#.utf8))
      })
    #expect(lost.code == .checkFailed)
    #expect(lost.output.contains("\nNot equal: leniently, at stack.0: "))
    let other = try play(
      push,
      lenient: { _, _ in
        CodedDecoder().restore(
          Router<Reader>.self, from: Array(#"{"stack":[],"presented":[]}"#.utf8))
      })
    #expect(other.code == .checkFailed)
    #expect(other.output.hasSuffix("\nNot equal: leniently, []\n"))
  }

  @Test("stops at a line that can't be read, and names it")
  func unreadable() {
    let failure = Failure(
      "line 3 of the script can't be read: at byte 2: the document ends too early")
    #expect(throws: failure) { try play("\(push)\n\n{\n\(push)") }
  }

  @Test("is colored where color is wanted, and says the same")
  func color() {
    let colored = Run([], isColored: true).output
    #expect(colored.contains("\u{1B}[32mchanged\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[31mrefused\u{1B}[0m"))
    let plain = colored.replacing(#/\u{1B}\[[0-9]+m/#, with: "")
    #expect(plain == Run([]).output)
  }
}

extension Run {
  fileprivate init(code: ExitCode, output: String) {
    self.code = code
    self.output = output
    errors = ""
  }
}
