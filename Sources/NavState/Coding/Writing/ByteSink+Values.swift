extension ByteSink {
  /// Makes the value of a frame an array or an object, or goes on with it.
  func open(_ kind: Frame.Kind, _ depth: Int, _ serial: Int) {
    guard depth < frames.count, frames[depth].serial == serial else {
      isOutOfOrder = true
      return
    }
    if frames[depth].kind == .promised {
      frames[depth].kind = kind
      bytes.append(kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
    } else if frames[depth].kind != kind {
      note(misuseAt: depth)
    }
  }

  /// Takes a frame for a single value that is written right after.
  func claim(_ depth: Int, _ serial: Int) throws {
    guard reach(depth, serial) else { throw OutOfOrder() }
    guard frames[depth].kind == .promised else { throw note(misuseAt: depth) }
    frames[depth].kind = .written
  }

  /// Gives a claimed frame back, since nothing was written and the error may be swallowed.
  func giveBack(_ depth: Int) {
    frames[depth].kind = .promised
  }

  /// Lets a single value of any type write itself into a frame.
  func fill(_ depth: Int, _ serial: Int, with value: some Encodable) throws {
    guard reach(depth, serial) else { throw OutOfOrder() }
    guard frames[depth].kind == .promised else { throw note(misuseAt: depth) }
    do {
      if try writeSpecial(value, at: depth) {
        frames[depth].kind = .written
      } else {
        try value.encode(to: SinkEncoder(sink: self, depth: depth, serial: serial))
      }
    } catch {
      guard !isOutOfOrder, depth < frames.count else { throw error }
      frames.removeLast(frames.count - depth - 1)
      keys.removeLast(keys.count - frames[depth].firstKey)
      bytes.removeLast(bytes.count - frames[depth].start)
      frames[depth].kind = .promised
      frames[depth].isSorted = true
      frames[depth].count = 0
      throw error
    }
  }

  /// Writes an element or the value of a member, inside the frame at a depth.
  func write(_ value: some Encodable, in depth: Int) throws {
    if try writeSpecial(value, at: depth + 1) { return }
    let serial = promise()
    try value.encode(to: SinkEncoder(sink: self, depth: depth + 1, serial: serial))
    close(downTo: depth + 1)
  }

  /// Writes a value in its special form, if it has one.
  private func writeSpecial(_ value: some Encodable, at depth: Int) throws -> Bool {
    guard let form = info.forms.form(of: type(of: value)) else { return false }
    try append(value, in: form, at: path(to: depth))
    return true
  }

  /// Keeps the error that a type asked for two values where one is to be.
  @discardableResult
  func note(misuseAt depth: Int) -> EncodingError {
    let error = EncodingError.secondValue(at: path(to: depth))
    misuse = misuse ?? error
    return error
  }
}
