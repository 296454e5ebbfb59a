import Foundation
import NavState
import NavStateFoundation
import NavStateSample

/// The path of any types beside what an app has without it: an array of existentials for pushing, and
/// a typed array, with Foundation's coders, for the rest.
func pathRows(depth: Int) -> [Comparison] {
  [
    pathAppending(depth), pathEquality(depth), pathHashing(depth), pathEncoding(depth),
    pathDecoding(depth), pathArchiving(depth), pathRestoring(depth), stackArchiving(depth),
    stackRestoring(depth),
  ]
}

private let mask = Elements.feedCount - 1

/// The key that the sample's routes are archived under.
private let registry = (try? RouteRegistry([.init(ReaderRoute.self, key: "route")])) ?? .init()

private func path(depth: Int) -> RoutePath {
  RoutePath(Elements.stack(depth: depth))
}

private func pathAppending(_ depth: Int) -> Comparison {
  let feed = Elements.feed()
  return Comparison(
    "RoutePath append+removeLast", depth: depth,
    against: "[any Hashable & Sendable] append+removeLast", bar: 1.10,
    ours: Subject(path(depth: depth)) { path, count in
      for index in 0..<count {
        path.append(feed[index & mask])
        escape(&path)
        path.removeLast()
        escape(&path)
      }
    },
    plain: Subject(Elements.stack(depth: depth) as [any Hashable & Sendable]) { path, count in
      for index in 0..<count {
        path.append(feed[index & mask])
        escape(&path)
        path.removeLast()
        escape(&path)
      }
    })
}

private func pathEquality(_ depth: Int) -> Comparison {
  Comparison(
    "RoutePath == of equal ones built apart", depth: depth, against: "[Route] ==", bar: 1.60,
    ours: Subject((path(depth: depth), path(depth: depth))) { pair, count in
      for _ in 0..<count {
        keep(pair.0 == pair.1)
        escape(&pair)
      }
    },
    plain: Subject((Elements.stack(depth: depth), Elements.stack(depth: depth))) { pair, count in
      for _ in 0..<count {
        keep(pair.0 == pair.1)
        escape(&pair)
      }
    })
}

private func pathHashing(_ depth: Int) -> Comparison {
  Comparison(
    "RoutePath hash(into:)", depth: depth, against: "[Route] hash(into:)", bar: 1.40,
    ours: Subject(path(depth: depth)) { path, count in
      for _ in 0..<count {
        var hasher = Hasher()
        hasher.combine(path)
        keep(hasher.finalize())
        escape(&path)
      }
    },
    plain: Subject(Elements.stack(depth: depth)) { routes, count in
      for _ in 0..<count {
        var hasher = Hasher()
        hasher.combine(routes)
        keep(hasher.finalize())
        escape(&routes)
      }
    })
}

private func pathEncoding(_ depth: Int) -> Comparison {
  let encoder = JSONEncoder()
  encoder.userInfo[.routeRegistry] = registry
  return Comparison(
    "RoutePath through JSONEncoder", depth: depth, against: "[Route] through JSONEncoder",
    bar: 1.70,
    ours: Subject(path(depth: depth)) { path, count in
      for _ in 0..<count {
        keep(try? encoder.encode(path))
        escape(&path)
      }
    },
    plain: plainEncoding(depth))
}

private func pathDecoding(_ depth: Int) -> Comparison {
  let encoder = JSONEncoder()
  let decoder = JSONDecoder()
  encoder.userInfo[.routeRegistry] = registry
  decoder.userInfo[.routeRegistry] = registry
  return Comparison(
    "RoutePath through JSONDecoder", depth: depth, against: "[Route] through JSONDecoder",
    bar: 1.50,
    ours: Subject((try? encoder.encode(path(depth: depth))) ?? Data()) { data, count in
      for _ in 0..<count {
        keep(try? decoder.decode(RoutePath.self, from: data))
        escape(&data)
      }
    },
    plain: plainDecoding(depth))
}

private func pathArchiving(_ depth: Int) -> Comparison {
  var encoder = CodedEncoder.foundation
  encoder.userInfo[.routeRegistry] = registry
  return Comparison(
    "RoutePath to bytes, lenient", depth: depth, against: "[Route] through JSONEncoder", bar: 0.55,
    ours: Subject(path(depth: depth)) { [encoder] path, count in
      for _ in 0..<count {
        keep(encoder.archive(path))
        escape(&path)
      }
    },
    plain: plainEncoding(depth))
}

private func pathRestoring(_ depth: Int) -> Comparison {
  var encoder = CodedEncoder.foundation
  var decoder = CodedDecoder.foundation
  encoder.userInfo[.routeRegistry] = registry
  decoder.userInfo[.routeRegistry] = registry
  return Comparison(
    "RoutePath from bytes, lenient", depth: depth, against: "[Route] through JSONDecoder",
    bar: 0.55,
    ours: Subject(encoder.archive(path(depth: depth)).bytes) { [decoder] bytes, count in
      for _ in 0..<count {
        keep(decoder.restore(RoutePath.self, from: bytes))
        escape(&bytes)
      }
    },
    plain: plainDecoding(depth))
}

private func stackArchiving(_ depth: Int) -> Comparison {
  let encoder = CodedEncoder.foundation
  return Comparison(
    "RouteStack to bytes, lenient", depth: depth, against: "[Route] through JSONEncoder",
    bar: 0.55,
    ours: Subject(RouteStack(Elements.stack(depth: depth))) { stack, count in
      for _ in 0..<count {
        keep(encoder.archive(stack))
        escape(&stack)
      }
    },
    plain: plainEncoding(depth))
}

private func stackRestoring(_ depth: Int) -> Comparison {
  let decoder = CodedDecoder.foundation
  let bytes = CodedEncoder.foundation.archive(RouteStack(Elements.stack(depth: depth))).bytes
  return Comparison(
    "RouteStack from bytes, lenient", depth: depth, against: "[Route] through JSONDecoder",
    bar: 0.55,
    ours: Subject(bytes) { bytes, count in
      for _ in 0..<count {
        keep(decoder.restore(RouteStack<ReaderRoute>.self, from: bytes))
        escape(&bytes)
      }
    },
    plain: plainDecoding(depth))
}

func plainEncoding(_ depth: Int) -> some Measurable {
  let encoder = JSONEncoder()
  return Subject(Elements.stack(depth: depth)) { routes, count in
    for _ in 0..<count {
      keep(try? encoder.encode(routes))
      escape(&routes)
    }
  }
}

func plainDecoding(_ depth: Int) -> some Measurable {
  let decoder = JSONDecoder()
  return Subject((try? JSONEncoder().encode(Elements.stack(depth: depth))) ?? Data()) {
    data, count in
    for _ in 0..<count {
      keep(try? decoder.decode([ReaderRoute].self, from: data))
      escape(&data)
    }
  }
}
