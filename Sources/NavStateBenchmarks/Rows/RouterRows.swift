import NavState
import NavStateSample

/// The router beside the struct that an app writes by hand, and the revisions beside the router.
func routerRows(depth: Int) -> [Comparison] {
  [
    pushAndPop(depth), presentAndDismiss(depth), pushAndPopWithMark(depth), revising(depth),
    revisingByID(depth),
  ]
}

private let mask = Elements.feedCount - 1

private func pushAndPop(_ depth: Int) -> Comparison {
  let feed = Elements.feed()
  return Comparison(
    "Router push+pop through reduce, outcomes kept", depth: depth,
    against: "struct of array and optional, popped kept", bar: 4, forbidsExtraAllocations: true,
    ours: pushAndPop(of: router(depth)),
    plain: Subject(PlainRouter(stack: Elements.stack(depth: depth))) { router, count in
      for index in 0..<count {
        router.push(feed[index & mask])
        escape(&router)
        keep(router.pop())
        escape(&router)
      }
    })
}

private func pushAndPop(of router: Router<Reader>) -> some Measurable {
  let feed = Elements.feed()
  return Subject(router) { router, count in
    for index in 0..<count {
      keep(router.reduce(.stack(.push(feed[index & mask], duplicates: nil)), in: Context()))
      escape(&router)
      keep(router.reduce(.stack(.pop()), in: Context()))
      escape(&router)
    }
  }
}

private func presentAndDismiss(_ depth: Int) -> Comparison {
  let sheets = Elements.sheets()
  return Comparison(
    "Router present+dismiss through reduce, outcomes kept", depth: depth,
    against: "struct of array and optional", bar: 4, forbidsExtraAllocations: true,
    ours: Subject(router(depth)) { router, count in
      for index in 0..<count {
        keep(router.reduce(.sheet(.present(sheets[index & 1])), in: Context()))
        escape(&router)
        keep(router.reduce(.sheet(.dismiss()), in: Context()))
        escape(&router)
      }
    },
    plain: Subject(PlainRouter(stack: Elements.stack(depth: depth))) { router, count in
      for index in 0..<count {
        router.present(sheets[index & 1])
        escape(&router)
        router.dismiss()
        escape(&router)
      }
    })
}

private func pushAndPopWithMark(_ depth: Int) -> Comparison {
  var marked = router(depth)
  if let top = marked.path.last { marked.mark(.screen(top)) }
  return Comparison(
    "Router push+pop above a marked screen", depth: depth,
    against: "Router push+pop through reduce", bar: nil,
    ours: pushAndPop(of: marked), plain: pushAndPop(of: router(depth)))
}

private func revising(_ depth: Int) -> Comparison {
  let feed = Elements.feed()
  return Comparison(
    "Revisioned push+pop, no log, no ids", depth: depth, against: "Router push+pop through reduce",
    bar: 1.5,
    ours: Subject(Revisioned(router(depth))) { place, count in
      for index in 0..<count {
        keep(place.reduce(Envelope(.stack(.push(feed[index & mask], duplicates: nil)))))
        escape(&place)
        keep(place.reduce(Envelope(.stack(.pop()))))
        escape(&place)
      }
    },
    plain: pushAndPop(of: router(depth)))
}

private func revisingByID(_ depth: Int) -> Comparison {
  let feed = Elements.feed()
  // More ids than are kept, so that none is found again.
  let ids = (0..<(2 * Elements.feedCount)).map { "device 7, action \($0)" }
  return Comparison(
    "Revisioned push+pop, ids and revisions sent", depth: depth,
    against: "Router push+pop through reduce", bar: nil,
    ours: Subject(Revisioned(router(depth), rules: RevisionRules(ids: 8))) { place, count in
      for index in 0..<count {
        let number = (2 * index) & (2 * Elements.feedCount - 1)
        let push = Envelope<Router<Reader>.Action>(
          .stack(.push(feed[index & mask], duplicates: nil)), id: ids[number],
          expected: place.revision)
        keep(place.reduce(push))
        escape(&place)
        let pop = Envelope<Router<Reader>.Action>(
          .stack(.pop()), id: ids[number + 1], expected: place.revision)
        keep(place.reduce(pop))
        escape(&place)
      }
    },
    plain: pushAndPop(of: router(depth)))
}

private func router(_ depth: Int) -> Router<Reader> {
  var router = Router<Reader>()
  router.set(to: RouteStack(Elements.stack(depth: depth)))
  return router
}
