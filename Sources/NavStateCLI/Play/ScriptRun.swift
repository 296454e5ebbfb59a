package import NavState

/// A script that is played, and what it comes to.
package struct ScriptRun<Model: Playable> {
  /// Restores what was saved.
  package typealias Restoring = (SavedPlace<Model>, Configuration<Model.Rules>) throws ->
    Revisioned<Model>

  /// Restores the state of what was saved, as far as it can be read.
  package typealias LenientRestoring = (SavedPlace<Model>, Configuration<Model.Rules>) ->
    Restored<Model>

  private let script: [UInt8]
  private let start: Revisioned<Model>
  private let restore: Restoring
  private let restoreLeniently: LenientRestoring

  /// Prepares to play a script.
  ///
  /// - Parameters:
  ///   - script: The lines.
  ///   - start: Where every window starts, at revision 0.
  ///   - restore: Restores what was saved.
  ///   - restoreLeniently: Restores the state of it, as far as it can be read.
  package init(
    _ script: [UInt8], from start: Model,
    restore: @escaping Restoring = { try $0.restore(under: $1) },
    restoreLeniently: @escaping LenientRestoring = { $0.restoreLeniently(under: $1) }
  ) {
    self.script = script
    self.start = Revisioned(start)
    self.restore = restore
    self.restoreLeniently = restoreLeniently
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
        try console.print(
          paint("Restored, strictly and leniently, and equal to what it was", .good))
      }
      let losses = replay.place(of: stream).state.lasting().report
      for loss in losses { try console.print(paint("Starting anew: \(loss)", .faint)) }
    }
    return code
  }

  private func play(on console: Console, with steps: StepText<Model>) throws -> Replay<Model> {
    var replay = Replay(start: start)
    var lines = LineReader(Bytes(script), limit: replay.limits.bytes)
    var number = 0
    while let line = try lines.next() {
      if case .blank = line.content { continue }
      let request: ActionLine<Model.Action>
      do {
        request = try line.decode(under: replay.limits)
      } catch {
        throw Failure("line \(line.number) of the script can't be read: \(error)")
      }
      number += 1
      let receipt = replay.perform(request)
      let state = replay.place(of: request.stream).state
      try console.print("\(steps.text(number, request, receipt, state))\n")
    }
    return replay
  }

  /// Saves a place, shows what was saved, and says what is wrong with it, if anything.
  private func check(_ place: Revisioned<Model>, on console: Console) throws -> String? {
    let saved: SavedPlace<Model>
    do {
      saved = try SavedPlace(place)
    } catch {
      return "\(LineError(error))"
    }
    try console.print(saved.text)
    do {
      let restored = try restore(saved, place.state.configuration)
      guard restored == place else {
        return "revision \(restored.revision), \(restored.state)"
      }
    } catch {
      return "\(LineError(error))"
    }
    let lenient = restoreLeniently(saved, place.state.configuration)
    if let loss = lenient.report.first { return "leniently, \(LineError(loss))" }
    return lenient.value == place.state ? nil : "leniently, \(lenient.value)"
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
