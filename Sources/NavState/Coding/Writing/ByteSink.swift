/// Where all encoders of one writing put their bytes, in the order in which they are asked to.
///
/// There is no tree. Each array or object that is open has a frame; whoever writes into one closes
/// those inside it. So what is written out of order (two containers by turns, a super encoder that is
/// used late) finds its frame gone: that is noted, and the whole is written once more by way of a
/// tree, see ``TreeEncoder``.
final class ByteSink {
  /// What stands at one depth.
  struct Frame {
    /// What it is, so far.
    enum Kind {
      /// A value is to come.
      case promised
      case array
      case object
      /// A value is there, and complete.
      case written
    }

    /// What tells it from every other frame that stood at its depth.
    let serial: Int
    /// Where its bytes begin.
    let start: Int
    /// Where its keys begin.
    let firstKey: Int
    var kind: Kind
    var isSorted = true
    var count = 0
  }

  /// Where the bytes of a key are, without quotes.
  struct KeyMark {
    var offset: Int
    var length: Int
    var isEscaped: Bool

    var range: Range<Int> { offset..<offset + length }
  }

  @exclusivity(unchecked)
  var bytes = ByteBuffer(room: 240)
  @exclusivity(unchecked)
  var frames: [Frame] = []
  /// The keys of all objects that are open, outermost first.
  @exclusivity(unchecked)
  var keys: [KeyMark] = []
  @exclusivity(unchecked)
  private var lastSerial = 0
  /// Room for the members of an object that are put in order, and for that order.
  @exclusivity(unchecked)
  var unsorted: [UInt8] = []
  @exclusivity(unchecked)
  var order: [Int] = []
  /// Whether something was written into what was closed already.
  @exclusivity(unchecked)
  var isOutOfOrder = false
  /// The misuse of an encoder by a type, which the encoder could not throw where it happened.
  @exclusivity(unchecked)
  var misuse: (any Error)?

  let info: CoderInfo

  /// What the types that are written can ask for, made when one asks.
  private(set) lazy var userInfo = info.userInfo

  init(_ info: CoderInfo) {
    self.info = info
    // Enough for a short path, so that nothing grows by doubling from one on.
    frames.reserveCapacity(8)
    keys.reserveCapacity(8)
  }

  /// Promises a value inside the innermost frame.
  ///
  /// - Returns: The serial of its frame.
  @discardableResult
  func promise(_ kind: Frame.Kind = .promised) -> Int {
    lastSerial += 1
    frames.append(
      Frame(serial: lastSerial, start: bytes.count, firstKey: keys.count, kind: kind))
    return lastSerial
  }

  /// Whether the frame with a serial is the innermost one, after those inside it are closed.
  func reach(_ depth: Int, _ serial: Int) -> Bool {
    guard depth < frames.count, frames[depth].serial == serial else {
      isOutOfOrder = true
      return false
    }
    if frames.count > depth + 1 { close(downTo: depth + 1) }
    return true
  }

  /// Begins an element of an array.
  ///
  /// - Returns: Where to take the bytes back to if it fails.
  func beginElement(_ depth: Int, _ serial: Int) throws -> Int {
    guard reach(depth, serial) else { throw OutOfOrder() }
    let mark = bytes.count
    if frames[depth].count > 0 { bytes.append(UInt8(ascii: ",")) }
    frames[depth].count += 1
    return mark
  }

  /// Begins a member of an object.
  ///
  /// - Returns: Where to take the bytes back to if it fails.
  func beginMember(_ key: String, _ depth: Int, _ serial: Int) throws -> Int {
    guard reach(depth, serial) else { throw OutOfOrder() }
    let mark = bytes.count
    let isFirst = frames[depth].count == 0
    let offset = mark + (isFirst ? 1 : 2)
    let isEscaped = appendText(key, comma: !isFirst, colon: true)
    keys.append(KeyMark(offset: offset, length: bytes.count - 2 - offset, isEscaped: isEscaped))
    frames[depth].count += 1
    if !isFirst, frames[depth].isSorted {
      frames[depth].isSorted = compare(keys[keys.count - 2], keys[keys.count - 1]) < 0
    }
    return mark
  }

  /// Takes back an element or member that failed, since its error may be swallowed.
  func takeBack(to mark: Int, _ depth: Int) {
    guard !isOutOfOrder, depth < frames.count else { return }
    frames.removeLast(frames.count - depth - 1)
    bytes.removeLast(bytes.count - mark)
    frames[depth].count -= 1
    let kept = frames[depth].kind == .object ? frames[depth].count : 0
    keys.removeLast(keys.count - frames[depth].firstKey - kept)
  }

  /// Closes all frames from a depth inward.
  func close(downTo depth: Int) {
    while frames.count > depth {
      let frame = frames.removeLast()
      switch frame.kind {
      case .promised: bytes.append(contentsOf: [UInt8(ascii: "{"), UInt8(ascii: "}")])
      case .array: bytes.append(UInt8(ascii: "]"))
      case .object:
        if !frame.isSorted { sortMembers(of: frame) }
        for _ in 0..<frame.count { keys.removeLast() }
        bytes.append(UInt8(ascii: "}"))
      case .written: break
      }
    }
  }
}

/// What stops a writing that is to be done again by way of a tree.
struct OutOfOrder: Error {}

@available(*, unavailable)
extension ByteSink: Sendable {}
