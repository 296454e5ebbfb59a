package import NavState
package import NavStateSample

/// Plays the sample's script, saves, restores and compares.
package enum PlayCommand: Command {
  package static let name = "play"

  package static let usage = ""

  package static let summary = "Plays the sample's script, saves, restores and compares."

  package static let details = """
    Every step is shown with its action, its outcome, its events, and a drawing of the window. Then
    each window is saved as JSON, restored, and compared with what it was; if one is not equal, the
    program ends with 1. Everything is saved, so that nothing goes unchecked; what an app leaves out
    that starts anew is told below: alerts, dialogs, popovers, unsaved work, and what is asked.
    """

  /// Plays the script.
  package static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw Failure("play takes no arguments; try navstate play --help")
    }
    return try ScriptRun().run(on: console)
  }
}

/// A script that is played, and what it comes to.
package struct ScriptRun {
  /// Restores what was saved.
  package typealias Restoring = (SavedPlace, Configuration<RouterRules>) throws ->
    Replay<Reader>.Place

  private let script: [UInt8]
  private let start: Replay<Reader>.Place
  private let restore: Restoring

  /// Prepares to play a script.
  ///
  /// - Parameters:
  ///   - script: The lines.
  ///   - start: Where every window starts.
  ///   - restore: Restores what was saved.
  package init(
    script: [UInt8] = Reader.script,
    start: Replay<Reader>.Place = Revisioned(Router()),
    restore: @escaping Restoring = { try $0.restore(under: $1) }
  ) {
    self.script = script
    self.start = start
    self.restore = restore
  }

  /// Plays the script, saves, restores and compares.
  ///
  /// - Parameter console: Where to show it.
  /// - Returns: Whether what was restored is equal.
  /// - Throws: A ``Failure`` for a line that can't be read, or what the output throws.
  package func run(on console: Console) throws -> ExitCode {
    let paint = Paint(isOn: console.isColored)
    let replay = try play(on: console, with: StepText(paint: paint))
    var code = ExitCode.fine
    for stream in replay.streams {
      let window = stream.isEmpty ? "the window" : "the window \(stream)"
      try console.print(paint("Saving \(window)", .strong))
      if let problem = try check(replay.place(of: stream), on: console) {
        try console.print(paint("Not equal: \(problem)", .bad))
        code = .checkFailed
      } else {
        try console.print(paint("Restored, and equal to what it was", .good))
      }
      let losses = replay.place(of: stream).state.lasting().report
      for loss in losses { try console.print(paint("Starting anew: \(loss)", .faint)) }
    }
    return code
  }

  private func play(on console: Console, with steps: StepText) throws -> Replay<Reader> {
    var replay = Replay(start: start)
    var lines = LineReader(Bytes(script), limit: replay.limits.bytes)
    var number = 0
    while let line = try lines.next() {
      if case .blank = line.content { continue }
      let request: ActionLine<Reader>
      do {
        request = try line.decode(under: replay.limits)
      } catch {
        throw Failure("line \(line.number) of the script can't be read: \(error)")
      }
      number += 1
      let receipt = replay.perform(request)
      let router = replay.place(of: request.stream).state
      try console.print("\(steps.text(number, request, receipt, router))\n")
    }
    return replay
  }

  /// Saves a place, shows what was saved, and says what is wrong with it, if anything.
  private func check(_ place: Replay<Reader>.Place, on console: Console) throws -> String? {
    let saved: SavedPlace
    do {
      saved = try SavedPlace(place)
    } catch {
      return "\(LineError(error))"
    }
    try console.print(saved.text)
    do {
      let restored = try restore(saved, place.state.configuration)
      return restored == place ? nil : "revision \(restored.revision), \(restored.state)"
    } catch {
      return "\(LineError(error))"
    }
  }
}

/// Bytes that are in memory already.
package final class Bytes: ByteSource {
  private var rest: [UInt8]

  /// Creates a source.
  ///
  /// - Parameter bytes: The bytes.
  package init(_ bytes: [UInt8]) {
    rest = bytes
  }

  /// All bytes, then none.
  package func read() -> [UInt8] {
    defer { rest = [] }
    return rest
  }
}
