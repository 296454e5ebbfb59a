import NavState
import NavStateTestSupport

/// What a stack and an array have in common.
protocol TextList: RangeReplaceableCollection, MutableCollection, RandomAccessCollection, Sendable
where Element == String, Index == Int {}

extension [String]: TextList {}
extension RouteStack<String>: TextList {}

/// An edit that the standard library gives to every collection of this kind.
///
/// It is generic, so a stack and an array perform the very same calls.
enum CollectionEdit: CaseIterable {
  case append
  case appendContents
  case appendOneByOne
  case insert
  case insertContents
  case remove
  case removeFirst
  case removeRange
  case replaceRange
  case replaceRangeByMore
  case removeLast
  case removeLastCount
  case popLast
  case removeAll
  case removeAllKeeping
  case removeWhere
  case reserve
  case swap
  case sort
  case reverse
  case shuffle
  case partition
  case rotateBySlices
  case write
  case writeInPlace
  case writeSlice
  case editSlice

  /// Edits a collection at a range of positions that it has.
  ///
  /// - Returns: What the edit gives back, as text.
  func perform<Items>(on items: inout Items, at range: Range<Int>) -> String
  where
    Items: RangeReplaceableCollection & MutableCollection & RandomAccessCollection,
    Items.Element == String,
    Items.Index == Int
  {
    let added = ["x", "y", "z"]
    let isInside = range.lowerBound < items.endIndex
    switch self {
    case .append: items.append("x")
    case .appendContents: items.append(contentsOf: added)
    case .appendOneByOne: items.append(contentsOf: AnySequence(added))
    case .insert: items.insert("x", at: range.lowerBound)
    case .insertContents: items.insert(contentsOf: added, at: range.lowerBound)
    case .remove: return isInside ? items.remove(at: range.lowerBound) : ""
    case .removeFirst: items.removeFirst(range.count)
    case .removeRange: items.removeSubrange(range)
    case .replaceRange: items.replaceSubrange(range, with: ["x"])
    case .replaceRangeByMore: items.replaceSubrange(range, with: added)
    case .removeLast: return items.isEmpty ? "" : items.removeLast()
    case .removeLastCount: items.removeLast(range.count)
    case .popLast: return items.popLast() ?? "nothing"
    case .removeAll: items.removeAll()
    case .removeAllKeeping: items.removeAll(keepingCapacity: true)
    case .removeWhere: items.removeAll { $0 > "b" }
    case .reserve: items.reserveCapacity(range.upperBound * 10)
    default: return rearrange(&items, at: range)
    }
    return ""
  }

  private func rearrange<Items>(_ items: inout Items, at range: Range<Int>) -> String
  where
    Items: RangeReplaceableCollection & MutableCollection & RandomAccessCollection,
    Items.Element == String,
    Items.Index == Int
  {
    let isInside = range.lowerBound < items.endIndex
    switch self {
    case .swap: if isInside { items.swapAt(range.lowerBound, 0) }
    case .sort: items.sort(by: >)
    case .reverse: items.reverse()
    case .shuffle:
      var generator = SeededGenerator(seed: 7)
      items.shuffle(using: &generator)
    case .partition: return "\(items.partition { $0 > "a" })"
    case .rotateBySlices:
      items = Items(items[range.lowerBound...] + items[..<range.lowerBound])
    case .write: if isInside { items[range.lowerBound] = "x" }
    case .writeInPlace: if isInside { items[range.lowerBound].append("x") }
    case .writeSlice: items[range] = items[items.startIndex..<range.count]
    case .editSlice:
      var slice = items[range]
      slice.append("x")
      items[range].reverse()
      return "\(Array(slice))"
    default: preconditionFailure("\(self) is performed above")
    }
    return ""
  }
}
