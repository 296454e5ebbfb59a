import Foundation
import NavState
import NavStateFoundation
import NavStateSample

/// Our coders beside Foundation's, on the same typed array, strictly.
func coderRows(depth: Int) -> [Comparison] {
  [routeWriting(depth), routeReading(depth)]
}

/// Our coders beside Foundation's, on data that has little structure.
func dataRows() -> [Comparison] {
  [
    writing("dictionary of 500", entries), reading("dictionary of 500", entries),
    writing("500 doubles", doubles), reading("500 doubles", doubles),
  ]
}

private func routeWriting(_ depth: Int) -> Comparison {
  let encoder = CodedEncoder.foundation
  return Comparison(
    "[Route] to bytes, strict", depth: depth, against: "[Route] through JSONEncoder", bar: 0.45,
    ours: Subject(Elements.stack(depth: depth)) { routes, count in
      for _ in 0..<count {
        keep(try? encoder.encode(routes))
        escape(&routes)
      }
    },
    plain: plainEncoding(depth))
}

private func routeReading(_ depth: Int) -> Comparison {
  let decoder = CodedDecoder.foundation
  let bytes = (try? CodedEncoder.foundation.encode(Elements.stack(depth: depth))) ?? []
  return Comparison(
    "[Route] from bytes, strict", depth: depth, against: "[Route] through JSONDecoder", bar: 0.50,
    ours: Subject(bytes) { bytes, count in
      for _ in 0..<count {
        keep(try? decoder.decode([ReaderRoute].self, from: bytes))
        escape(&bytes)
      }
    },
    plain: plainDecoding(depth))
}

// MARK: - Data

private let entries = Dictionary(
  uniqueKeysWithValues: (0..<500).map { ("entry\($0 &* 7_919 % 500)", $0) })

/// Of all sizes, and nearly all with 16 or 17 digits.
private let doubles = (0..<500).map { Double($0 - 250) * 1.000_000_123_456_789 / 7 }

private func writing<Value: Codable>(_ name: String, _ value: Value) -> Comparison {
  let encoder = CodedEncoder.foundation
  let foundation = JSONEncoder()
  return Comparison(
    "\(name) to bytes", depth: 500, against: "JSONEncoder", bar: 0.60,
    ours: Subject(value) { value, count in
      for _ in 0..<count {
        keep(try? encoder.encode(value))
        escape(&value)
      }
    },
    plain: Subject(value) { value, count in
      for _ in 0..<count {
        keep(try? foundation.encode(value))
        escape(&value)
      }
    })
}

private func reading<Value: Codable>(_ name: String, _ value: Value) -> Comparison {
  let decoder = CodedDecoder.foundation
  let foundation = JSONDecoder()
  return Comparison(
    "\(name) from bytes", depth: 500, against: "JSONDecoder", bar: 0.65,
    ours: Subject((try? CodedEncoder.foundation.encode(value)) ?? []) { bytes, count in
      for _ in 0..<count {
        keep(try? decoder.decode(Value.self, from: bytes))
        escape(&bytes)
      }
    },
    plain: Subject((try? JSONEncoder().encode(value)) ?? Data()) { data, count in
      for _ in 0..<count {
        keep(try? foundation.decode(Value.self, from: data))
        escape(&data)
      }
    })
}
