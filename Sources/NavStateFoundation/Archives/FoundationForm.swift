/// JSON as a `JSONEncoder` writes it, made of canonical JSON.
///
/// There are two differences: a slash is escaped, and a double that is whole has no point.
///
/// Source: `JSONEncoder` without options.
enum FoundationForm {
  /// Canonical bytes in Foundation's form.
  static func bytes(of canonical: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(canonical.count + 16)
    var isText = false
    var at = 0
    while at < canonical.count {
      let byte = canonical[at]
      switch byte {
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "/"): result.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "\\"):
        result.append(byte)
        at += 1
      case UInt8(ascii: ".") where !isText && endsNumber(canonical, at: at + 2):
        if canonical[at + 1] == UInt8(ascii: "0") {
          at += 2
          continue
        }
      default: break
      }
      result.append(canonical[at])
      at += 1
    }
    return result
  }

  /// Canonical bytes in Foundation's form, as text.
  static func text(of canonical: [UInt8]) -> String {
    String(decoding: bytes(of: canonical), as: UTF8.self)
  }

  /// Whether a number that began before a position has ended there.
  private static func endsNumber(_ bytes: [UInt8], at position: Int) -> Bool {
    guard position < bytes.count else { return true }
    let byte = bytes[position]
    return byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }
}
