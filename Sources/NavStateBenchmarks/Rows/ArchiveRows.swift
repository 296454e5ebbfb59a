import Foundation
import NavState
import NavStateFoundation
import NavStateSample

/// SwiftUI's archive of a path, beside a typed array through Foundation's coders.
func archiveRows(depth: Int) -> [Comparison] {
  [archiveWriting(depth), archiveReading(depth)]
}

private let names = ArchivedNames(Reader.registry)

private func archiveWriting(_ depth: Int) -> Comparison {
  Comparison(
    "SwiftUI archive, write", depth: depth, against: "[Route] through JSONEncoder", bar: 1.70,
    ours: Subject(RoutePath(Elements.stack(depth: depth))) { path, count in
      for _ in 0..<count {
        keep(try? NavigationPathArchive(path, with: names).bytes())
        escape(&path)
      }
    },
    plain: plainEncoding(depth))
}

private func archiveReading(_ depth: Int) -> Comparison {
  let path = RoutePath(Elements.stack(depth: depth))
  let bytes = (try? NavigationPathArchive(path, with: names).bytes()) ?? []
  return Comparison(
    "SwiftUI archive, read and resolve", depth: depth, against: "[Route] through JSONDecoder",
    bar: 2.00,
    ours: Subject(bytes) { bytes, count in
      for _ in 0..<count {
        keep(NavigationPathArchive.restorePath(from: bytes, with: names))
        escape(&bytes)
      }
    },
    plain: plainDecoding(depth))
}
