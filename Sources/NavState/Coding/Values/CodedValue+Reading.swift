extension CodedValue {
  private var word: TapeWord { tape.words[index] }

  /// Whether this is null.
  public var isNull: Bool { word.isNull }

  /// The truth value, or `nil` if this is something else.
  public var bool: Bool? {
    switch word.tag {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The whole number, or `nil` if this is something else or does not fit.
  public var int: Int? { integer() }

  /// The whole number, or `nil` if this is something else or does not fit.
  ///
  /// - Parameter type: The type to read.
  /// - Returns: The number, if the value is written as a whole number and fits the type.
  public func integer<Number: FixedWidthInteger>(as type: Number.Type = Number.self) -> Number? {
    word.tag == .integer ? NumberText.integer(of: word, in: tape.bytes) : nil
  }

  /// The number, rounded to the nearest double if it is a whole one, or `nil` if this is none.
  public var double: Double? {
    word.tag == .integer || word.tag == .fraction ? NumberText.float(of: word, in: tape.bytes) : nil
  }

  /// The text, or `nil` if this is something else.
  public var string: String? {
    word.isText ? TapeText.string(of: word, in: tape.bytes) : nil
  }

  /// The number of elements or members; 0 of anything else.
  public var count: Int { word.isContainer ? word.count : 0 }

  /// The value for a key, or `nil` if this is no object or has no such key.
  ///
  /// Setting it replaces the value, adds a member, or with `nil` removes it; where this is no object,
  /// it does nothing.
  ///
  /// - Parameter key: The key.
  /// - Complexity: O(*n*) to read, where *n* is the number of members, whatever their size; O(*m*) to
  ///   set, where *m* is the number of bytes.
  public subscript(key: String) -> CodedValue? {
    get {
      guard word.tag == .object else { return nil }
      var key = key
      return key.withUTF8 { text in
        var position = index + 2
        while position < word.end {
          if TapeText.matches(tape.words[position], text, in: tape.bytes) {
            return CodedValue(tape, at: position + 1)
          }
          position = tape.next(after: position + 1)
        }
        return nil
      }
    }
    set {
      guard let members else { return }
      let others = members.filter { Array($0.key.utf8) != Array(key.utf8) }
      self = CodedValue(members: others + (newValue.map { [(key, $0)] } ?? []))
    }
  }

  /// The element at a position, or `nil` if this is no array or has no such element.
  ///
  /// - Parameter position: The position.
  /// - Complexity: O(*n*), where *n* is the position, whatever the size of the elements.
  public subscript(position: Int) -> CodedValue? {
    guard word.tag == .array, position >= 0, position < word.count else { return nil }
    var index = index + 2
    for _ in 0..<position { index = tape.next(after: index) }
    return CodedValue(tape, at: index)
  }

  /// The elements in order, or `nil` if this is no array.
  public var elements: Elements? {
    word.tag == .array ? Elements(tape: tape, position: index + 2, end: word.end) : nil
  }

  /// The members in the order of their keys, or `nil` if this is no object.
  public var members: Members? {
    word.tag == .object ? Members(tape: tape, position: index + 2, end: word.end) : nil
  }

  /// The elements of an array, one after the other.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    let tape: Tape
    var position: Int
    let end: Int

    /// The next element, or `nil` after the last one.
    public mutating func next() -> CodedValue? {
      guard position < end else { return nil }
      defer { position = tape.next(after: position) }
      return CodedValue(tape, at: position)
    }
  }

  /// The members of an object, one after the other.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    let tape: Tape
    var position: Int
    let end: Int

    /// The next member, or `nil` after the last one.
    public mutating func next() -> (key: String, value: CodedValue)? {
      guard position < end else { return nil }
      defer { position = tape.next(after: position + 1) }
      let key = TapeText.string(of: tape.words[position], in: tape.bytes)
      return (key, CodedValue(tape, at: position + 1))
    }
  }
}
