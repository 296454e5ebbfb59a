import Foundation
import NavState
import NavStateFoundation
import Testing

/// The routes of the README's first example, with an identity.
private enum ShopRoute: Hashable, Sendable, Codable, IdentifiedRoute {
  case product(id: Int)
  case reviews(product: Int)

  var id: String {
    switch self {
    case .product(let id): "product-\(id)"
    case .reviews(let product): "reviews-\(product)"
    }
  }
}

private enum ShopSheet: Hashable, Sendable, Codable, Identifiable {
  case cart
  case review(text: String)

  var id: String {
    switch self {
    case .cart: "cart"
    case .review: "review"
    }
  }
}

private enum ShopAnswer: Hashable, Sendable, Codable {
  case emptyCart
  case rated(stars: Int)
}

private enum Shop: CodableScheme {
  typealias Route = ShopRoute
  typealias Sheet = ShopSheet
  typealias Answer = ShopAnswer
}

/// What the README shows task by task; `ReadmeTests` holds it to these lines.
@Suite("README tasks")
struct TaskTests {
  private let path: RouteStack<ShopRoute> = [
    .product(id: 7), .reviews(product: 7), .product(id: 7), .product(id: 8),
  ]

  @Test("go back to an earlier screen")
  func goingBack() throws {
    var router = try Router<Shop>(path: path)
    router.pop(to: .product(id: 7))
    router.pop(toID: "product-7")
    router.pop(to: .first) { $0 != .product(id: 7) }
    #expect(router.path == [.product(id: 7), .reviews(product: 7)])
  }

  @Test("present, update, dismiss")
  func presenting() {
    var router = Router<Shop>()
    router.present(.review(text: ""))
    router.present(.review(text: "Good"))  // an update: the identity is the same
    router.dismiss(id: "cart")  // unchanged: the cart is not up
    #expect(router.presentedSheet == .review(text: "Good"))
  }

  @Test("present a cover, and an alert over it")
  func asking() throws {
    var router = Router<Shop>()
    router.present(.fullScreenCover(.cart))
    let question = try Prompt(
      id: "empty", title: "Empty the cart?",
      choices: [.init(id: "yes", title: "Empty", role: .destructive, answer: ShopAnswer.emptyCart)])
    router.present(.alert(question))  // over the cart, on level 2
    router.answer("empty", with: "yes")  // answered(emptyCart), dismissed
    #expect(router.levels.map(\.id) == [.item("cart")])

    router.present(.alert(question))
    #expect(router[alert: 2] == question && question.cancel.title == "Cancel")
    #expect(
      router.answer("empty", with: "yes")
        == .changed([
          .chain(.answered(prompt: "empty", choice: "yes", answer: .emptyCart)),
          .chain(.dismissed(question, cause: .user)),
        ]))
  }

  @Test("navigate inside a sheet")
  func navigatingInside() {
    var router = Router<Shop>()
    router.present(.cart)
    router.reduce(.stack(.push(.product(id: 7))), at: 1)
    router.back()  // pops the product
    router.back()  // dismisses the cart
    #expect(router == Router())

    router.present(.cart)
    router.reduce(.stack(.push(.product(id: 7))), at: 1)
    #expect(router.back() == .changed(.at(level: 1, .stack(.popped([.product(id: 7)])))))
    #expect(router.back() == .changed(.sheet(.dismissed(.cart, cause: .code))))
  }

  @Test("ask before unsaved work is lost")
  func guarding() {
    var router = Router<Shop>()
    router.present(.review(text: "Good"))
    router.mark(.item("review"))
    router.dismiss()  // exitAsked([review]): it is still up
    router.confirmExit()  // dismissed, lost([review]); or cancelExit()
    #expect(router == Router())

    router.present(.review(text: "Good"))
    router.mark(.item("review"))
    let before = router
    #expect(router.dismiss() == .changed(.exit(.exitAsked([.item("review")]))))
    #expect(router.levels.count == 1)
    router.cancelExit()
    #expect(router == before)
  }

  @Test("wait for one another")
  func queuing() {
    var router = Router<Shop>()
    router.configure(RouterRules(presenting: .queue))
    router.present(.cart)
    router.present(.review(text: ""))  // queued(review)
    router.dismiss(id: "cart")  // dismissed(cart), presented(review)
    #expect(router.presentedSheet == .review(text: "") && router.waiting.isEmpty)

    router.dismiss()
    router.present(.cart)
    #expect(router.present(.review(text: "")) == .changed(.chain(.queued(.item("review")))))
    #expect(
      router.dismiss(id: "cart")
        == .changed([
          .sheet(.dismissed(.cart, cause: .code)), .sheet(.presented(.review(text: ""))),
        ]))
  }

  @Test("get a result")
  func finishing() throws {
    var router = try Router<Shop>(path: [.product(id: 7)])
    let before = router
    router.present(.sheet(.review(text: "")), asker: .screen(.product(id: 7)))
    router.finish(.item("review"), with: .rated(stars: 5))  // finished(rated), dismissed
    #expect(router == before)

    router.present(.sheet(.review(text: "")), asker: .screen(.product(id: 7)))
    let finished = Router<Shop>.ChainEvent.finished(
      .rated(stars: 5), by: .item("review"), for: .screen(.product(id: 7)), isThere: true)
    #expect(
      router.finish(.item("review"), with: .rated(stars: 5))
        == .changed([.chain(finished), .sheet(.dismissed(.review(text: ""), cause: .code))]))
  }

  @Test("send actions")
  func sending() {
    var router = Router<Shop>()
    router.reduce(.stack(.push(.product(id: 7))), in: .user)
    #expect(router.path == [.product(id: 7)])
  }

  @Test("keep a place, and read it again")
  func keeping() throws {
    let rules = Configuration(rules: RouterRules(duplicates: .ignoreIfOnTop))
    let router = try Router<Shop>(path: [.product(id: 7)], configuration: rules)
    let data = try JSONEncoder().encode(router)  // {"stack": [{"product": {"id": 7}}], …}
    let decoder = JSONDecoder()
    decoder.userInfo[.routerConfiguration] = router.configuration
    let restored = try decoder.decode(Router<Shop>.self, from: data)  // == router
    #expect(restored == router)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""stack":[{"product":{"id":7}}]"#))
  }

  @Test("read what can be read")
  func restoring() {
    var stack: RouteStack<ShopRoute> = []
    let bytes = Array(#"[{"product": {"id": 7}}, {"gone": {}}, {"product": {"id": 8}}]"#.utf8)
    let restored = CodedDecoder().restore(RouteStack<ShopRoute>.self, from: bytes)
    stack = restored.value  // what is below the first screen that can't be read
    for loss in restored.report { print(loss) }
    #expect(stack == [.product(id: 7)])
    #expect(restored.report.map(\.kind) == [.dropped, .cut])
  }

  @Test("push values of any types")
  func pushingAnything() throws {
    var path = RoutePath()
    path.append(ShopRoute.product(id: 7))
    path.append(42)
    let number = path.last(of: Int.self)  // 42
    let registry = try RouteRegistry([
      .init(ShopRoute.self, key: "shop"), .init(Int.self, key: "number"),
    ])
    #expect(number == 42)
    var encoder = CodedEncoder()
    encoder.userInfo[.routeRegistry] = registry
    #expect(
      String(decoding: try encoder.encode(path), as: UTF8.self)
        == #"[{"type":"shop","value":{"product":{"id":7}}},{"type":"number","value":42}]"#)
  }

  @Test("read what SwiftUI has archived")
  func readingArchives() throws {
    let registry = try RouteRegistry([.init(Int.self, key: "number", aliases: ["Shop.Number"])])
    let bytes = Array(#"["OldShop.Number","7"]"#.utf8)
    let names = ArchivedNames(registry, modules: ["OldShop": "Shop"])
    let path = NavigationPathArchive.restorePath(from: bytes, with: names).value
    let archive = try NavigationPathArchive(path, with: names).bytes()
    #expect(path == RoutePath([7]))
    #expect(String(decoding: archive, as: UTF8.self) == #"["Swift.Int","7"]"#)
  }

  @Test("answer retries and races")
  func answering() {
    var router = Router<Shop>()
    router.present(.cart)
    var place = Revisioned(router, rules: RevisionRules(log: 20))
    place.reduce(Envelope(.sheet(.dismiss()), id: "a1", expected: 0))
    place.undo()
    #expect(place.state == router)
    #expect(place.revision == 2)
  }
}
