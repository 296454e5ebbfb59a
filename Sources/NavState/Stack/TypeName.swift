/// The qualified name of a type, the same on all platforms.
package struct TypeName {
  /// The name: `Module.Outer.Inner<Swift.Int>`.
  package let text: String

  /// The name of a type.
  package init(_ type: Any.Type) {
    text = Self.present(String(reflecting: type), modules: [:])
  }

  /// A name as an archive has it.
  package init(archived text: String) {
    self.text = text
  }

  /// Whether another process has the same name for it: that of a private or a local type has an
  /// address of this one in it.
  package var isStable: Bool { !text.contains("(unknown context at ") }
}

extension TypeName {
  /// A name with its modules called as they are now, and Foundation's as on Apple's platforms.
  package static func present(_ name: String, modules: [String: String]) -> String {
    let text = Array(name.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var at = 0
    while at < text.count {
      let start = at
      while at < text.count, !isDelimiter(text[at]) { at += 1 }
      if at == start {
        result.append(text[at])
        at += 1
      } else if isModule(text, start..<at) {
        let module = String(decoding: text[start..<at], as: UTF8.self)
        result += present(module: modules[module] ?? module, before: text[at...]).utf8
      } else {
        result += text[start..<at]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func present(module: String, before rest: ArraySlice<UInt8>) -> String {
    switch module {
    case "FoundationEssentials": return "Foundation"
    // The type has been in three modules, by platform and version.
    case "CoreGraphics", "CoreFoundation":
      let type = Array(".CGFloat".utf8)
      let isEnd = rest.dropFirst(type.count).first.map(isDelimiter) ?? true
      return rest.starts(with: type) && isEnd ? "Foundation" : module
    default: return module
    }
  }

  /// Whether a word is a module: the first one of a path, or what an extension is in.
  private static func isModule(_ text: [UInt8], _ word: Range<Int>) -> Bool {
    let isFirst = word.lowerBound == 0 || text[word.lowerBound - 1] != UInt8(ascii: ".")
    guard isFirst, word.upperBound < text.count else { return false }
    return text[word.upperBound] == UInt8(ascii: ".") || text[word.upperBound] == UInt8(ascii: ")")
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "("), UInt8(ascii: ")"):
      true
    default: false
    }
  }
}
