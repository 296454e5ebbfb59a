import Foundation
import NavState
import NavStateTestSupport
import Testing

/// Routers and actions of which every part may be wrong, read in all ways and then used.
@Suite("Hostile chains")
struct HostileChainTests {
  typealias Place = Router<Cards>

  static let count: Int = {
    if let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap({ Int($0) }) {
      return rounds
    }
    #if DEBUG
    return 250
    #else
    return 5_000
    #endif
  }()

  static let policies: [ReadingPolicy<Never>] = [.keepPrefix, .skip, .keepUnread]

  @Test(
    "all that is taken keeps the rules, whatever is done to it",
    arguments: SeededGenerator.seeds(7, 8))
  func taken(seed: UInt64) throws {
    var forms = HostileForms(generator: SeededGenerator(seed: seed))
    var counts = (strict: 0, actions: 0, changed: 0, asked: 0)
    for number in 0..<Self.count {
      let configuration = Configuration(rules: forms.rules())
      let decoder = CodedDecoder(userInfo: [.routerConfiguration: configuration])
      let text = forms.router()
      var states = Set<Place>()
      let whole = try? decoder.decode(Place.self, from: Array(text.utf8))
      let other = try? read(Place.self, from: text, under: [.routerConfiguration: configuration])
      #expect(whole == other, "\(number): \(text)")
      if let whole {
        counts.strict += 1
        states.insert(whole)
      }
      for policy in Self.policies {
        let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: policy)
        #expect(restored.value.violation == nil, "\(number): \(configuration.rules) \(text)")
        guard restored.value.violation == nil else { continue }
        if let whole {
          #expect(
            restored.value == whole && restored.isComplete, "\(number): \(text) \(restored.report)")
        }
        let archived = CodedEncoder().archive(restored.value, keeping: restored)
        let again = decoder.restore(Place.self, from: archived.bytes, unreadable: policy)
        #expect(again.value == restored.value, "\(number): \(policy) \(text) \(archived.value)")
        // What belongs to a level that broke a rule goes with it, and is reported.
        #expect(
          again.unread.count + archived.report.count >= restored.unread.count,
          "\(number): \(text) -> \(archived.value)")
        states.insert(restored.value)
      }
      for state in states { try check(state, decoder, "\(number): \(text)") }
      for state in states.sorted(by: { "\($0)" < "\($1)" }) {
        var state = state
        for _ in 0..<5 {
          let line = forms.action()
          guard let step = try? decoder.decode(Step<Place.Action>.self, from: Array(line.utf8))
          else { continue }
          counts.actions += 1
          let (after, outcome) = state.performing(step.action, in: step.context)
          #expect(after.violation == nil, "\(number): \(text) \(line)")
          guard outcome.isChanged else { continue }
          counts.changed += 1
          if after.pending != nil { counts.asked += 1 }
          state = after
          if counts.changed % 4 == 0 { try check(state, decoder, "\(number): \(text) \(line)") }
        }
      }
    }
    print(counts)
    #expect(counts.strict > Self.count / 50 && counts.changed > Self.count, "\(counts)")
  }

  private func check(_ state: Place, _ decoder: CodedDecoder, _ comment: String) throws {
    var decoder = decoder
    decoder.userInfo = [.routerConfiguration: state.configuration]
    let bytes = try CodedEncoder().encode(state)
    let copy = try? decoder.decode(Place.self, from: bytes)
    #expect(copy == state, "\(comment) -> \(String(decoding: bytes, as: UTF8.self))")
    let lasting = state.lasting().value
    #expect(lasting.violation == nil, "\(comment)")
    #expect(lasting.lasting().value == lasting && lasting.lasting().isComplete, "\(comment)")
    _ = state.isBackGuarded
    for level in [Int.min, -1, 0, 1, 2, 3, 4, Int.max] {
      _ = state.isDismissDisabled(level: level)
      var copy = state
      copy[path: level] = ["a", "b"]
      copy[searchText: level] = "t"
      copy[isSearching: level] = false
      copy[detent: level] = .medium
      copy[sheet: level] = copy[popover: level] ?? copy[fullScreenCover: level] ?? "w"
      copy[popover: level] = nil
      copy[fullScreenCover: level] = copy[sheet: level]
      copy[confirmationDialog: level] = copy[alert: level]
      copy[alert: level] = nil
      #expect(copy.violation == nil)
    }
  }
}
