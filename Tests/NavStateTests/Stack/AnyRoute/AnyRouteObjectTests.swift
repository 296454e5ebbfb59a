import NavState
import NavStateTestSupport
import Testing

/// An object is of its own class, whatever it is passed as.
///
/// In release the optimizer knows more of the static classes than in debug, so these run in both.
@Suite("AnyRoute, of objects")
struct AnyRouteObjectTests {
  /// A way in which a route comes about.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let route: @Sendable (Vehicle) -> AnyRoute

    init(_ name: String, _ route: @escaping @Sendable (Vehicle) -> AnyRoute) {
      self.name = name
      self.route = route
    }

    var testDescription: String { name }
  }

  static let ways = [
    Way("as its superclass") { AnyRoute($0) },
    Way("by generic code") { generically($0) },
    Way("as an existential") { existentially($0) },
    Way("as a protocol") { vehicle in
      let wheeled: any Wheeled = vehicle
      return AnyRoute(wheeled)
    },
    Way("as a protocol of classes") { vehicle in
      let machine: any Machine = vehicle
      return AnyRoute(machine)
    },
    Way("cast down") { ($0 as? Tandem).map { AnyRoute($0) } ?? AnyRoute($0) },
    Way("cast half way down") { ($0 as? Bicycle).map { AnyRoute($0) } ?? AnyRoute($0) },
    Way("wrapped twice") { AnyRoute(AnyRoute($0)) },
    Way("wrapped twice by generic code") { generically(AnyRoute($0)) },
    Way("from its value") { vehicle in
      AnyRoute(vehicle).value.map { AnyRoute($0) } ?? .kept("nothing", .null)
    },
    Way("in a path of one type") { RoutePath([$0])[0] },
    Way("in a path of several types") { RoutePath([$0] as [any Hashable & Sendable])[0] },
    Way("in a path of a protocol's values") { vehicle in
      let wheeled: [any Wheeled] = [vehicle]
      return RoutePath(wheeled.map { AnyRoute($0) })[0]
    },
    way("appended") { $0.append($1) },
    way("appended as an existential") { path, vehicle in
      let existential: any Hashable & Sendable = vehicle
      path.append(existential)
    },
    way("pushed") { $0.push($1) },
    way("replacing the top") { $0.replaceTop(with: $1) },
    Way("pushed on a router") { vehicle in
      var router = Router<Anything>()
      router.push(vehicle)
      return router.path[0]
    },
  ]

  private static func way(
    _ name: String, _ change: @escaping @Sendable (inout RoutePath, Vehicle) -> Void
  ) -> Way {
    Way(name) { vehicle in
      var path = RoutePath()
      change(&path, vehicle)
      return path[0]
    }
  }

  @Test("are of their own class, in every way that they come about", arguments: ways)
  func identity(way: Way) {
    let classes: [(type: Any.Type, make: (Int) -> Vehicle)] = [
      (Vehicle.self, { Vehicle(wheels: $0) }), (Bicycle.self, { Bicycle(wheels: $0) }),
      (Tandem.self, { Tandem(wheels: $0) }),
    ]
    for (index, row) in classes.enumerated() {
      let route = way.route(row.make(2))
      #expect(route.type == row.type)
      #expect(route != way.route(row.make(3)))
      for other in Self.ways {
        let twin = other.route(row.make(2))
        #expect(route == twin && twin == route, "\(other)")
        #expect(route.hashValue == twin.hashValue, "\(other)")
        for (place, stranger) in classes.enumerated() where place != index {
          let stranger = other.route(stranger.make(2))
          #expect(route != stranger && stranger != route, "\(other)")
          #expect(Set([route, twin, stranger]).count == 2, "\(other)")
        }
      }
    }
    #expect(way.route(Tandem(wheels: 2)) != .kept("Tandem", 2))
    #expect(way.route(Tandem(wheels: 2)) != AnyRoute(2))
    #expect(AnyRoute(2) != way.route(Tandem(wheels: 2)))
  }

  @Test("exactly are what they are made of, too")
  func exact() {
    for way in Self.ways {
      #expect(way.route(Tandem(wheels: 2)) == AnyRoute(Tandem(wheels: 2)), "\(way)")
      #expect(AnyRoute(Tandem(wheels: 2)) == way.route(Tandem(wheels: 2)), "\(way)")
      #expect(way.route(Tandem(wheels: 2)) != AnyRoute(Bicycle(wheels: 2)), "\(way)")
      #expect(AnyRoute(Bicycle(wheels: 2)) != way.route(Tandem(wheels: 2)), "\(way)")
      #expect(way.route(Tandem(wheels: 2)).value(as: Tandem.self)?.wheels == 2, "\(way)")
      #expect(way.route(Bicycle(wheels: 2)).value(as: Tandem.self) == nil, "\(way)")
    }
  }

  @Test("are found by their class in a path, whatever they are looked for as")
  func finding() {
    let tandem: Vehicle = Tandem(wheels: 2)
    let bicycle: Vehicle = Bicycle(wheels: 2)
    var path = RoutePath([bicycle, tandem, Vehicle(wheels: 2)])
    #expect(path.contains(tandem) && path.contains(Tandem(wheels: 2)) && path.contains(bicycle))
    #expect(!path.contains(Tram(wheels: 2)) && !path.contains(Tram(wheels: 2) as Vehicle))
    #expect(path.lastIndex(of: tandem) == 1)
    #expect(path.lastIndex(of: Tandem(wheels: 2)) == 1)
    #expect(path.lastIndex(of: bicycle) == 0)
    #expect(path.lastIndex(of: Vehicle(wheels: 2)) == 2)
    #expect(path.last(of: Bicycle.self) === tandem)
    #expect(path.elements(of: Vehicle.self).count == 3)
    #expect(path.pop(to: Tandem(wheels: 2)).isChanged)
    #expect(path.push(tandem, duplicates: .ignoreIfOnTop) == .unchanged)
    #expect(path.replaceTop(with: tandem) == .unchanged)
    #expect(path.bringToFront(Vehicle(wheels: 2)) == .refused(.notThere))
    #expect(path.bringToFront(bicycle).isChanged)
    #expect(path == RoutePath([Tandem(wheels: 2), Bicycle(wheels: 2)]))
    #expect(path.pop(to: tandem).isChanged && path.count == 1)
  }

  @Test("are archived as their own class, under its key and by its rules")
  func coding() throws {
    let context: ReadingContext = [.routeRegistry: try RouteRegistry.pieces()]
    let path = RoutePath([Tram(wheels: 4), Tram(wheels: 8)] as [Vehicle])
    let text = #"[{"type":"tram","value":4},{"type":"tram","value":8}]"#
    #expect(path.codable != nil)
    #expect(try json(path, under: context) == text)
    #expect(CodedEncoder(userInfo: context).archive(path).value.description == text)
    #expect(try read(RoutePath.self, from: text, under: context) == path)
    let odd = CodedEncoder(userInfo: context).archive(RoutePath([Tram(wheels: 3) as Vehicle]))
    #expect(odd.report.map(\.cause) == [.notStorable])
    #expect(!AnyRoute(Tram(wheels: 3) as Vehicle).isStorable)

    let bicycle = RoutePath([Bicycle(wheels: 2)] as [Vehicle])
    let error = try #require(throws: UncodableRoute.self) { try CodableRoutePath(bicycle) }
    #expect(error.reason == .notEncodable && error.typeName == "NavStateTests.Bicycle")
    guard case .uncodable(let route)? = CodedEncoder().archive(bicycle).report.first?.cause else {
      Issue.record("nothing is reported")
      return
    }
    #expect(route.reason == .notEncodable && route.typeName == error.typeName)
  }
}
