import NavState
import NavStateTestSupport
import Testing

@Suite("TabVisits")
struct TabVisitsTests {
  @Test(
    "holds up to eight visits of the first 255 places, in order",
    arguments: [[], [0], [254], [0, 1, 0], [254, 0, 254, 0, 1, 2, 3, 4]])
  func packing(visits: [Int]) {
    let packed = TabVisits(visits)
    #expect(packed?.list == visits)
    #expect(packed?.isEmpty == visits.isEmpty)
  }

  @Test(
    "refuses more than eight visits, and a place that no byte can hold",
    arguments: [
      [0, 1, 0, 1, 0, 1, 0, 1, 0], [255], [-1], [0, 255], [-1, 0], [.max], [.min], [0, 1, 256, 2],
    ])
  func refusing(visits: [Int]) {
    #expect(TabVisits(visits) == nil)
  }

  @Test("keeps the last eight of all that are noted", arguments: SeededGenerator.seeds(1, 2, 3))
  func appending(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var visits = TabVisits()
    var naive: [Int] = []
    for _ in 0..<100 {
      let visit = random.pick([0, 1, 127, 128, 253, 254])
      visits.append(visit)
      naive = (naive + [visit]).suffix(8)
      #expect(visits.list == naive)
      #expect(visits == TabVisits(naive))
      #expect(visits.hashValue == TabVisits(naive).map(\.hashValue))
    }
  }

  @Test("is empty until a visit is noted, the one of the first place too")
  func empty() {
    var visits = TabVisits()
    #expect(visits.isEmpty && visits.list == [])
    visits.append(0)
    #expect(!visits.isEmpty && visits.list == [0])
    #expect(visits != TabVisits())
  }
}
