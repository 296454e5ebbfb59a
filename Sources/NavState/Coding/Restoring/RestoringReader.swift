/// Gives a ``Restorable`` value the parts of an archive, and takes the report of what is lost.
public struct RestoringReader {
  let session: RestoringSession
  let reading: TapeReading
  /// Where the part is, or `nil` if there is nothing to read: its loss is reported already.
  let index: Int?
  let keys: [any CodingKey]

  /// A reader of a member of an object.
  ///
  /// - Parameter key: The key.
  /// - Returns: The reader. If there is no such member, or this is no object, that is reported here,
  ///   and what is read from there is empty.
  public func member(_ key: String) -> RestoringReader {
    let keys = keys + [PlaceKey(key)]
    guard let index else { return part(at: nil, keys) }
    guard reading.words[index].tag == .object else {
      lose(reading.mismatch([String: Any].self, .object, at: index))
      return part(at: nil, keys)
    }
    let value = reading.value(of: key, in: index)
    if value == nil {
      session.lose(.dropped, at: keys, reading.context(.missingKey(key), at: index).cause)
    }
    return part(at: value, keys)
  }

  /// A reader of a member of an object, or `nil` if there is no such member, which is no loss.
  func memberIfPresent(_ key: String) -> RestoringReader? {
    guard let index, reading.words[index].tag == .object,
      let value = reading.value(of: key, in: index)
    else { return nil }
    return part(at: value, keys + [PlaceKey(key)])
  }

  /// A reader of an element of an array, or `nil` if there is none at the position.
  func element(_ position: Int) -> RestoringReader? {
    guard let index, reading.words[index].tag == .array, position < reading.words[index].count
    else { return nil }
    var next = index + 2
    for _ in 0..<position { next = reading.next(after: next) }
    return part(at: next, keys + [PlaceKey(position)])
  }

  private func part(at index: Int?, _ keys: [any CodingKey]) -> RestoringReader {
    RestoringReader(session: session, reading: reading, index: index, keys: keys)
  }

  /// Reads a value that is there as a whole or not at all.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value, or `nil` if it can't be read.
  public func value<Value: Decodable>(_ type: Value.Type = Value.self) -> Value? {
    guard let index else { return nil }
    do {
      let outer = reading.origin
      reading.origin = TapeReading.Origin(root: index, prefix: keys)
      defer { reading.origin = outer }
      return try reading.value(type, at: index)
    } catch {
      lose(error)
      return nil
    }
  }

  /// Whether there is null.
  public var isNull: Bool { index.map { reading.words[$0].isNull } ?? false }

  /// Reports that this part can't be read; it is kept where the policy says so.
  func lose(_ error: any Error) {
    guard let index, session.isNew(lossAt: index) else { return }
    session.lose(at: keys, Loss.Cause(error)) { try reading.coded(at: index) }
  }
}

extension RestoringReader {
  /// Reports that something inside is left out because of a rule.
  func lose(_ place: [String], _ rule: String) {
    let failure = ReadingFailure(kind: .violation(rule), place: keys.map(\.placeText) + place)
    session.lose(.dropped, at: keys + place.map { PlaceKey($0) }, .failure(failure))
  }

  /// Reads the elements of an array, as many as are allowed.
  ///
  /// - Parameters:
  ///   - limit: How many elements are allowed.
  ///   - read: Reads one; what it throws is the loss of it.
  ///   - isKeeping: Whether one that can't be read is kept where the policy says so.
  ///   - isIndependent: Whether an element stands by itself, so that it stays where one before it is lost.
  ///   - replace: Gives what stands for one that was kept as it is, if anything does.
  /// - Returns: The elements that stay.
  func elements<Element>(
    atMost limit: Int,
    read: (TapeReading, Int) throws -> Element,
    isKeeping: Bool = true,
    isIndependent: Bool = false,
    replace: (CodedValue) -> Element? = { _ in nil }
  ) -> [Element] {
    guard let array = index else { return [] }
    let word = reading.words[array]
    guard word.tag == .array else {
      lose(reading.mismatch([Any].self, .array, at: array))
      return []
    }
    var elements: [Element] = []
    elements.reserveCapacity(min(word.count, limit))
    let outer = reading.origin
    reading.origin = TapeReading.Origin(root: array, prefix: keys)
    defer { reading.origin = outer }
    var next = array + 2
    for position in 0..<word.count {
      guard position < limit else {
        reading.origin = TapeReading.Origin(root: array, prefix: keys)
        let failure = reading.context(.tooMany(limit: limit), at: array)
        cut(from: position, of: word.count, failure.cause)
        break
      }
      let index = next
      next = reading.next(after: index)
      reading.origin.root = index
      reading.origin.position = position
      do {
        elements.append(try read(reading, index))
        continue
      } catch {
        let place = keys + [PlaceKey(position)]
        guard isKeeping else {
          session.lose(.dropped, at: place, Loss.Cause(error))
          continue
        }
        let kept = session.lose(at: place, Loss.Cause(error), isKept: replace) {
          try reading.coded(at: index)
        }
        if let kept { elements.append(kept) }
      }
      guard session.goesOn || isIndependent else {
        cut(from: position + 1, of: word.count, .unsupported)
        break
      }
    }
    return elements
  }

  private func cut(from position: Int, of count: Int, _ cause: Loss.Cause) {
    guard position < count else { return }
    session.lose(.cut, at: keys + [PlaceKey(position)], cause, count: count - position)
  }
}

/// What all readers of one archive share.
package final class RestoringSession {
  /// Whether what can't be read is kept as it is.
  package let isKeeping: Bool

  package private(set) var report: [Loss] = []
  package private(set) var unread: [Unread] = []
  private var lost: Set<Int> = []

  /// Whether an array is read on behind an element that was lost.
  package let goesOn: Bool

  /// Begins a reading.
  package init<Failure>(_ policy: ReadingPolicy<Failure>) {
    isKeeping = policy.choice == .keepUnread
    goesOn = policy.choice == .keepUnread || policy.choice == .skip
  }

  /// Begins the reading of a part that goes by what is lost in it alone, and is not looked for among
  /// what is lost elsewhere.
  init(partOf whole: RestoringSession) {
    isKeeping = whole.isKeeping
    goesOn = whole.goesOn
  }

  /// Takes over what the reading of a part has to tell.
  func add(_ part: RestoringSession) {
    report += part.report
    unread += part.unread
  }

  /// The positions of the elements of an array that are not among those that were read.
  func missingPositions(at keys: [any CodingKey]) -> [Int] {
    guard !report.isEmpty else { return [] }
    let place = keys.map(\.placeText)
    let dropped = report.filter { $0.kind == .dropped }.map(\.place)
    return (dropped + unread.map(\.place)).filter { $0.dropLast().elementsEqual(place) }
      .compactMap { $0.last.flatMap { Int($0) } }.sorted()
  }

  /// Cuts what was kept unread of an array from a position on.
  func cutUnread(at keys: [any CodingKey], from position: Int) {
    let place = keys.map(\.placeText)
    func isCut(_ other: [String]) -> Bool {
      guard other.count > place.count, other.starts(with: place) else { return false }
      return Int(other[place.count]).map { $0 >= position } ?? false
    }
    report.removeAll { $0.kind == .kept && isCut($0.place) }
    report += unread.filter { isCut($0.place) }.map { Loss(.cut, at: $0.place, .unsupported) }
    unread.removeAll { isCut($0.place) }
  }

  /// Whether nothing was said yet of the value at a position, which several members may ask for.
  func isNew(lossAt index: Int) -> Bool {
    lost.insert(index).inserted
  }

  /// Reports that something is lost.
  package func lose(
    _ kind: Loss.Kind, at keys: [any CodingKey], _ cause: Loss.Cause, count: Int = 1
  ) {
    report.append(Loss(kind, at: keys.map(\.placeText), cause, count: count))
  }

  /// Reports that a part can't be read, and keeps it if the policy says so.
  func lose(
    at keys: [any CodingKey], _ cause: Loss.Cause, keeping value: () throws -> CodedValue
  ) {
    _ = lose(at: keys, cause, isKept: { _ in Optional<Never>.none }, keeping: value)
  }

  /// Reports that an element can't be read, and keeps it if the policy says so, in its place if
  /// something can stand there.
  package func lose<Element>(
    at keys: [any CodingKey], _ cause: Loss.Cause, isKept replace: (CodedValue) -> Element?,
    keeping value: () throws -> CodedValue
  ) -> Element? {
    guard isKeeping, let value = try? value() else {
      lose(.dropped, at: keys, cause)
      return nil
    }
    lose(.kept, at: keys, cause)
    if let element = replace(value) { return element }
    unread.append(Unread(place: keys.map(\.placeText), value: value))
    return nil
  }
}

extension CodingKey {
  /// The key as part of a place.
  var placeText: String { intValue.map(String.init) ?? stringValue }
}

// Both stand for a coder at work, which stays where it is.

@available(*, unavailable)
extension RestoringReader: Sendable {}

@available(*, unavailable)
extension RestoringSession: Sendable {}
