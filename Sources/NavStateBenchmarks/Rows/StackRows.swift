import NavState
import NavStateSample

/// The route stack beside an array of routes: what it costs to have a stack at all.
func stackRows(depth: Int) -> [Comparison] {
  [
    pushAndPop(depth), pushIgnoringAndPop(depth), copyAndPush(depth), equality(depth),
    hashing(depth), appending(depth), removing(depth), writing(depth), reducing(depth),
  ]
}

private let mask = Elements.feedCount - 1

private func pushAndPop(_ depth: Int) -> Comparison {
  let feed = Elements.feed()
  return Comparison(
    "RouteStack push+pop by name", depth: depth, against: "[Route] append+popLast", bar: 1.10,
    ours: Subject(RouteStack(Elements.stack(depth: depth))) { stack, count in
      for index in 0..<count {
        stack.push(feed[index & mask])
        escape(&stack)
        stack.pop()
        escape(&stack)
      }
    },
    plain: arrayPushAndPop(depth))
}

private func arrayPushAndPop(_ depth: Int) -> some Measurable {
  let feed = Elements.feed()
  return Subject(Elements.stack(depth: depth)) { routes, count in
    for index in 0..<count {
      routes.append(feed[index & mask])
      escape(&routes)
      _ = routes.popLast()
      escape(&routes)
    }
  }
}

private func pushIgnoringAndPop(_ depth: Int) -> Comparison {
  let feed = Elements.feed()
  return Comparison(
    "RouteStack push(ignoreIfOnTop)+pop by name", depth: depth,
    against: "[Route] compare+append+popLast", bar: 1.10,
    ours: Subject(RouteStack(Elements.stack(depth: depth))) { stack, count in
      for index in 0..<count {
        stack.push(feed[index & mask], duplicates: .ignoreIfOnTop)
        escape(&stack)
        stack.pop()
        escape(&stack)
      }
    },
    plain: Subject(Elements.stack(depth: depth)) { routes, count in
      for index in 0..<count {
        let route = feed[index & mask]
        if routes.last != route { routes.append(route) }
        escape(&routes)
        _ = routes.popLast()
        escape(&routes)
      }
    })
}

private func copyAndPush(_ depth: Int) -> Comparison {
  let feed = Elements.feed()
  return Comparison(
    "RouteStack copy+push, copy dropped", depth: depth, against: "[Route] copy+append", bar: 1.10,
    ours: Subject(RouteStack(Elements.stack(depth: depth))) { stack, count in
      for index in 0..<count {
        var copy = stack
        copy.push(feed[index & mask])
        escape(&copy)
      }
    },
    plain: Subject(Elements.stack(depth: depth)) { routes, count in
      for index in 0..<count {
        var copy = routes
        copy.append(feed[index & mask])
        escape(&copy)
      }
    })
}

private func equality(_ depth: Int) -> Comparison {
  Comparison(
    "RouteStack == of equal ones built apart", depth: depth, against: "[Route] ==", bar: 1.10,
    ours: Subject(
      (RouteStack(Elements.stack(depth: depth)), RouteStack(Elements.stack(depth: depth)))
    ) { pair, count in
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

private func hashing(_ depth: Int) -> Comparison {
  Comparison(
    "RouteStack hash(into:)", depth: depth, against: "[Route] hash(into:)", bar: 1.10,
    ours: Subject(RouteStack(Elements.stack(depth: depth))) { stack, count in
      for _ in 0..<count {
        var hasher = Hasher()
        stack.hash(into: &hasher)
        keep(hasher.finalize())
        escape(&stack)
      }
    },
    plain: Subject(Elements.stack(depth: depth)) { routes, count in
      for _ in 0..<count {
        var hasher = Hasher()
        routes.hash(into: &hasher)
        keep(hasher.finalize())
        escape(&routes)
      }
    })
}

private func reducing(_ depth: Int) -> Comparison {
  let feed = Elements.feed()
  return Comparison(
    "RouteStack push+pop through reduce, outcomes kept", depth: depth,
    against: "[Route] append+popLast, popped kept", bar: 2.5, forbidsExtraAllocations: true,
    ours: Subject(RouteStack(Elements.stack(depth: depth))) { stack, count in
      for index in 0..<count {
        keep(stack.reduce(.push(feed[index & mask], duplicates: nil), in: Context()))
        escape(&stack)
        keep(stack.reduce(.pop(), in: Context()))
        escape(&stack)
      }
    },
    plain: Subject(Elements.stack(depth: depth)) { routes, count in
      for index in 0..<count {
        routes.append(feed[index & mask])
        escape(&routes)
        keep(routes.popLast())
        escape(&routes)
      }
    })
}

// MARK: - Batches

/// The number of stacks that grow or shrink before they are put back, outside the clock.
private let batch = 32

/// The number of routes that are added or removed at once.
private let several = 8

private func appending(_ depth: Int) -> Comparison {
  let added = Array(Elements.feed().prefix(several))
  return Comparison(
    "RouteStack append(contentsOf:) of 8", depth: depth, against: "[Route] append(contentsOf:)",
    bar: 1.10,
    ours: Subject(
      (0..<batch).map { _ in RouteStack(Elements.stack(depth: depth)) }, batch: batch
    ) { stacks in
      for index in stacks.indices { shrink(&stacks[index], to: depth) }
    } body: { stacks, count in
      for index in 0..<count { stacks[index].append(contentsOf: added) }
      escape(&stacks)
    },
    plain: Subject((0..<batch).map { _ in Elements.stack(depth: depth) }, batch: batch) { arrays in
      for index in arrays.indices { shrink(&arrays[index], to: depth) }
    } body: { arrays, count in
      for index in 0..<count { arrays[index].append(contentsOf: added) }
      escape(&arrays)
    })
}

private func removing(_ depth: Int) -> Comparison {
  let added = Array(Elements.feed().prefix(several))
  return Comparison(
    "RouteStack removeLast(8)", depth: depth, against: "[Route] removeLast(8)", bar: 1.10,
    ours: Subject(
      (0..<batch).map { _ in RouteStack(Elements.stack(depth: depth)) }, batch: batch
    ) { stacks in
      for index in stacks.indices where stacks[index].count == depth { stacks[index] += added }
    } body: { stacks, count in
      for index in 0..<count { stacks[index].removeLast(several) }
      escape(&stacks)
    },
    plain: Subject((0..<batch).map { _ in Elements.stack(depth: depth) }, batch: batch) { arrays in
      for index in arrays.indices where arrays[index].count == depth { arrays[index] += added }
    } body: { arrays, count in
      for index in 0..<count { arrays[index].removeLast(several) }
      escape(&arrays)
    })
}

/// Brings routes back to a depth, and makes room for what is added next.
private func shrink(
  _ routes: inout some RangeReplaceableCollection<ReaderRoute> & BidirectionalCollection,
  to depth: Int
) {
  routes.removeLast(routes.count - depth)
  routes.reserveCapacity(depth + several)
}

private func writing(_ depth: Int) -> Comparison {
  let feed = Elements.feed()
  let position = depth / 2
  return Comparison(
    "RouteStack subscript write", depth: depth, against: "[Route] subscript write", bar: 1.10,
    ours: Subject(RouteStack(Elements.stack(depth: depth))) { stack, count in
      for index in 0..<count {
        stack[position] = feed[index & mask]
        escape(&stack)
      }
    },
    plain: Subject(Elements.stack(depth: depth)) { routes, count in
      for index in 0..<count {
        routes[position] = feed[index & mask]
        escape(&routes)
      }
    })
}
