import NavState

extension ArchivedNames {
  /// Whether a text can be the qualified name of a type: a module and at least one name behind it,
  /// perhaps with arguments, perhaps in an extension.
  static func isQualified(_ text: String) -> Bool {
    var name = QualifiedName(text)
    return name.type(depth: 0) && name.isAtEnd
  }
}

/// Reads a qualified name.
///
/// ```
/// type = [ "(extension in " word "):" ] word 1*( "." word [ "<" type *( ", " type ) ">" ] )
/// ```
private struct QualifiedName {
  private let text: [UInt8]
  private var at = 0

  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  var isAtEnd: Bool { at == text.count }

  mutating func type(depth: Int) -> Bool {
    guard depth < 64 else { return false }
    if take("(extension in ") {
      guard word(), take("):") else { return false }
    }
    guard word(), take(".") else { return false }
    repeat {
      guard word(), arguments(depth: depth) else { return false }
    } while take(".")
    return true
  }

  private mutating func arguments(depth: Int) -> Bool {
    guard take("<") else { return true }
    repeat {
      guard type(depth: depth + 1) else { return false }
    } while take(", ")
    return take(">")
  }

  /// A letter or an underscore, then digits too.
  private mutating func word() -> Bool {
    let start = at
    while at < text.count, Self.isLetter(text[at]) || at > start && Self.isDigit(text[at]) {
      at += 1
    }
    return at > start
  }

  private mutating func take(_ expected: String) -> Bool {
    guard text[at...].starts(with: expected.utf8) else { return false }
    at += expected.utf8.count
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
