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

private enum Shop: CodableScheme {
  typealias Route = ShopRoute
  typealias Sheet = ShopSheet
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
