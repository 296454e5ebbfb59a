import NavState
import NavStateTestSupport
import Testing

/// Questions about screens that are named by an identity which can't be read again.
@Suite("Router, exit guard on identities")
struct UnreadableIdentityTests {
  /// A screen whose identity can't be read again, and one whose identity can't even be written.
  private struct Page<Key: Hashable & Sendable>: Hashable, Codable, Identifiable, Sendable
  where Key: RawRepresentable<Int> {
    let number: Int
    var id: Key? { Key(rawValue: number / 10) }
  }

  private enum Pages<Key: Hashable & Sendable & RawRepresentable<Int>>: CodableScheme {
    typealias Route = Page<Key>
    typealias Sheet = Card
  }

  private struct Readable: Hashable, Codable, RawRepresentable { let rawValue: Int }
  private struct Mute: Hashable, RawRepresentable { let rawValue: Int }

  @Test("a question about an identity that can't be read again names the screen")
  func unreadableIdentity() throws {
    func check<Key: Hashable & Sendable & RawRepresentable<Int>>(_: Key.Type) throws {
      typealias Book = Router<Pages<Key>>
      let pages = [11, 12, 21, 22, 31].map { Page<Key>(number: $0) }
      for (match, named) in [(RouteMatch.first, pages[0]), (.last, pages[1])] {
        let target = RouteTarget<Page<Key>>.id(Key(rawValue: 1))
        let actions: [(Int?, Book.Action, Book.Action)] = [
          (
            nil, .stack(.popTo(target, match: match)),
            .stack(.popTo(.route(named), match: match))
          ),
          (
            1, .at(level: 1, .stack(.popTo(target, match: match))),
            .at(level: 1, .stack(.popTo(.route(named), match: match)))
          ),
        ]
        for (level, action, written) in actions {
          var router = Book()
          if level != nil { router.present("x") }
          let address = level ?? 0
          router.reduce(.at(level: address, .stack(.set(RouteStack(pages)))))
          router.mark(.screen(pages[4], level: address))
          #expect(router.reduce(action).isChanged && router.pending == Step(action))
          let copy: Book = try read(from: json(router))
          #expect(copy.pending == Step(written) && copy.pendingPlaces == router.pendingPlaces)
          let archived = CodedEncoder().archive(router)
          #expect(archived.isComplete)
          #expect(try CodedDecoder().decode(Book.self, from: archived.bytes) == copy)
          var (one, other) = (router, copy)
          #expect(one.confirmExit() == other.confirmExit() && one == other)
        }
      }
    }
    try check(Readable.self)
    try check(Mute.self)
  }

  @Test("a question about an identity that can be read again is written as it was asked")
  func readableIdentity() throws {
    let asking = Router<Cards>.after([
      .push("a1"), .push("a2"), .push("b"), .mark(.screen("b")), .stack(.popTo(.id("a"))),
    ])
    #expect(asking.pending == Step(.stack(.popTo(.id("a")))))
    try expectRoundTrip(asking)
    let archived = CodedEncoder().archive(asking)
    #expect(try CodedDecoder().decode(Router<Cards>.self, from: archived.bytes) == asking)
  }
}
