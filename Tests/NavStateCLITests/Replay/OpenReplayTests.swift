import NavState
import NavStateCLI
import NavStateSample
import Testing

// Screens and items of services that this program knows nothing about.
private let item = #"{"type":"shop.item","value":{"big":9007199254740993,"id":7,"price":1.5}}"#
private let pushItem = #"{"action":{"push":{"route":\#(item)}}}"#
private let cart = #"{"type":"shop.cart","value":{"count":1,"id":"c"}}"#
private let fuller = #"{"type":"shop.cart","value":{"count":2,"id":"c"}}"#
private let trending = #"{"type":"reader.route","value":{"trending":{}}}"#

private let ofRoutes = [
  Exchange(
    "a route of the sample in the general form", #"{"action":{"push":{"route":\#(trending)}}}"#,
    answer: #"""
      {"events":[{"pushed":{"routes":[\#(trending)]}}],"id":"","outcome":"changed","revision":1,"state":{"presented":[],"stack":[\#(trending)]}}
      """#),
  Exchange(
    "both forms of a route are equal", #"{"action":{"push":{"route":\#(trending)}}}"#,
    #"{"action":{"push":{"route":{"trending":{}},"duplicates":"ignoreIfOnTop"}}}"#,
    answer: #"""
      {"events":[],"id":"","outcome":"unchanged","revision":1,"state":{"presented":[],"stack":[\#(trending)]}}
      """#),
  Exchange(
    "a number of the standard library",
    #"{"action":{"push":{"route":{"value":42,"type":"Swift.Int"}}}}"#,
    #"{"action":{"push":{"route":{"trending":{}}}}}"#,
    #"{"action":{"popTo":{"id":"Swift.Int/42"}}}"#,
    answer: #"""
      {"events":[{"popped":{"routes":[\#(trending)]}}],"id":"","outcome":"changed","revision":3,"state":{"presented":[],"stack":[{"type":"Swift.Int","value":42}]}}
      """#),
  Exchange(
    "a route of an unknown type is kept, and written back with all its digits", pushItem,
    answer: #"""
      {"events":[{"pushed":{"routes":[\#(item)]}}],"id":"","outcome":"changed","revision":1,"state":{"presented":[],"stack":[\#(item)]}}
      """#),
  Exchange(
    "an unknown route is found by its value, however that is laid out", pushItem,
    #"{"action":{"push":{"route":{"type":"shop.item","value":{"id":8}}}}}"#,
    #"""
    {"action":{"popTo":{"route":{"value":{"price":1.50, "id":7, "big":9007199254740993},"type":"shop.item"}}}}
    """#,
    answer: #"""
      {"events":[{"popped":{"routes":[{"type":"shop.item","value":{"id":8}}]}}],"id":"","outcome":"changed","revision":3,"state":{"presented":[],"stack":[\#(item)]}}
      """#),
  Exchange(
    "an unknown route is found by its type and id", pushItem,
    #"{"action":{"push":{"route":{"type":"shop.list","value":null}}}}"#,
    #"{"action":{"popTo":{"id":"shop.item/7"}}}"#,
    answer: #"""
      {"events":[{"popped":{"routes":[{"type":"shop.list","value":null}]}}],"id":"","outcome":"changed","revision":3,"state":{"presented":[],"stack":[\#(item)]}}
      """#),
  Exchange(
    "an unknown route without an id is found by its type",
    #"{"action":{"push":{"route":{"type":"shop.list","value":{"page":1}}}}}"#, pushItem,
    #"{"action":{"popTo":{"id":"shop.list"}}}"#,
    answer: #"""
      {"events":[{"popped":{"routes":[\#(item)]}}],"id":"","outcome":"changed","revision":3,"state":{"presented":[],"stack":[{"type":"shop.list","value":{"page":1}}]}}
      """#),
  Exchange(
    "a stack of all of them",
    #"{"action":{"set":{"stack":[{"trending":{}},\#(item),{"type":"Swift.Bool","value":true}]}}}"#,
    #"{"action":{"bringToFront":{"route":\#(trending)}}}"#, #"{"action":{"pop":{}}}"#,
    answer: #"""
      {"events":[{"popped":{"routes":[\#(trending)]}}],"id":"","outcome":"changed","revision":3,"state":{"presented":[],"stack":[\#(item),{"type":"Swift.Bool","value":true}]}}
      """#),
]

private let digits =
  "[123456789012345678901234567890,18446744073709551615,-9223372036854775809,0.1,1e-300]"
private let precise = #"{"type":"shop.price","value":\#(digits)}"#

private let ofValues = [
  Exchange(
    "a number of more than 64 bits, digit by digit", #"{"action":{"push":{"route":\#(precise)}}}"#,
    answer: #"""
      {"events":[{"pushed":{"routes":[\#(precise)]}}],"id":"","outcome":"changed","revision":1,"state":{"presented":[],"stack":[\#(precise)]}}
      """#),
  Exchange(
    "a number as the id, of any size",
    #"{"action":{"push":{"route":{"type":"a","value":{"id":18446744073709551616}}}}}"#,
    #"{"action":{"push":{"route":{"type":"a","value":1.5}}}}"#, pushItem,
    #"{"action":{"popTo":{"id":"a/1.5"}}}"#,
    #"{"action":{"popTo":{"id":"a/18446744073709551616"}}}"#,
    answer: #"""
      {"events":[{"popped":{"routes":[{"type":"a","value":1.5}]}}],"id":"","outcome":"changed","revision":5,"state":{"presented":[],"stack":[{"type":"a","value":{"id":18446744073709551616}}]}}
      """#),
  Exchange(
    "a type and a value within a value",
    #"{"action":{"push":{"route":{"type":"a","value":{"type":"Swift.Int","value":"x"}}}}}"#,
    answer: #"""
      {"events":[{"pushed":{"routes":[{"type":"a","value":{"type":"Swift.Int","value":"x"}}]}}],"id":"","outcome":"changed","revision":1,"state":{"presented":[],"stack":[{"type":"a","value":{"type":"Swift.Int","value":"x"}}]}}
      """#),
  Exchange(
    "an argument of the sample's form that is called type",
    #"{"action":{"push":{"route":{"message":{"id":"7","type":"shop.item"}}}}}"#,
    answer: #"""
      {"events":[{"pushed":{"routes":[{"type":"reader.route","value":{"message":{"id":"7"}}}]}}],"id":"","outcome":"changed","revision":1,"state":{"presented":[],"stack":[{"type":"reader.route","value":{"message":{"id":"7"}}}]}}
      """#),
]

private let ofItems = [
  Exchange(
    "an item of the sample keeps its form",
    #"{"action":{"present":{"item":{"type":"reader.sheet","value":{"about":{}}}}}}"#,
    answer: #"""
      {"events":[{"presented":{"item":{"about":{}}}}],"id":"","outcome":"changed","revision":1,"state":{"presented":[{"about":{}}],"stack":[]}}
      """#),
  Exchange(
    "an item of an unknown type is kept", #"{"action":{"present":{"item":\#(cart)}}}"#,
    answer: #"""
      {"events":[{"presented":{"item":\#(cart)}}],"id":"","outcome":"changed","revision":1,"state":{"presented":[\#(cart)],"stack":[]}}
      """#),
  Exchange(
    "an unknown item with the same id is an update", #"{"action":{"present":{"item":\#(cart)}}}"#,
    #"{"action":{"present":{"item":\#(fuller)}}}"#,
    answer: #"""
      {"events":[{"updated":{"from":\#(cart),"to":\#(fuller)}}],"id":"","outcome":"changed","revision":2,"state":{"presented":[\#(fuller)],"stack":[]}}
      """#),
  Exchange(
    "an unknown item is dismissed by its type and id", #"{"action":{"present":{"item":\#(cart)}}}"#,
    #"{"action":{"dismiss":{"id":"shop.cart/c"}},"by":"user"}"#,
    answer: #"""
      {"events":[{"dismissed":{"cause":"user","item":\#(cart)}}],"id":"","outcome":"changed","revision":2,"state":{"presented":[],"stack":[]}}
      """#),
]

private let ofErrors = [
  Exchange(
    "a value that its type refuses",
    #"{"action":{"push":{"route":{"type":"Swift.Int","value":"x"}}}}"#,
    answer: #"""
      {"error":"at action.push.route.value: there is string where integer is expected","line":1}
      """#),
  Exchange(
    "a route of the sample that is none",
    #"{"action":{"push":{"route":{"type":"reader.route","value":{"message":{"id":7}}}}}}"#,
    answer: #"""
      {"error":"at action.push.route.value.message.id: there is integer where string is expected","line":1}
      """#),
  Exchange(
    "a type without a value", #"{"action":{"push":{"route":{"type":"shop.item"}}}}"#,
    answer: #"{"error":"at action.push.route.value: it is missing","line":1}"#),
  Exchange(
    "a value without a type", #"{"action":{"push":{"route":{"value":{"id":7}}}}}"#,
    answer: #"""
      {"error":"at action.push.route: Invalid number of keys found, expected one.","line":1}
      """#),
  Exchange(
    "a type beside the sample's form",
    #"{"action":{"push":{"route":{"trending":{},"type":"reader.route"}}}}"#,
    answer: #"{"error":"at action.push.route.value: it is missing","line":1}"#),
  Exchange(
    "no route", #"{"action":{"push":{"route":null}}}"#,
    answer: #"""
      {"error":"at action.push.route: there is null where object is expected","line":1}
      """#),
  Exchange(
    "an item that its type refuses",
    #"{"action":{"present":{"item":{"type":"reader.sheet","value":{"fly":{}}}}}}"#,
    answer: #"""
      {"error":"at action.present.item.value: Invalid number of keys found, expected one.","line":1}
      """#),
  Exchange(
    "a type that is no text", #"{"action":{"push":{"route":{"type":7,"value":1}}}}"#,
    answer: #"""
      {"error":"at action.push.route.type: there is integer where string is expected","line":1}
      """#),
  Exchange(
    "a value that no number holds",
    #"{"action":{"set":{"stack":[{"type":"shop.item","value":[1e999]}]}}}"#,
    answer: #"""
      {"error":"at action.set.stack.0.value.0: the number 1e999 does not fit","line":1}
      """#),
]

@Suite("OpenReader")
struct OpenReplayTests {
  @Test(
    "reads routes in both forms, writes the general one, and keeps the unknown", arguments: ofRoutes
  )
  func routes(exchange: Exchange) {
    exchange.check(["replay"])
  }

  @Test("keeps what an unknown type holds, whatever that is", arguments: ofValues)
  func values(exchange: Exchange) {
    exchange.check(["replay"])
  }

  @Test("leaves the sample's items in their form, and keeps the unknown", arguments: ofItems)
  func items(exchange: Exchange) {
    exchange.check(["replay"])
  }

  @Test("tells the place of what it can't read", arguments: ofErrors)
  func errors(exchange: Exchange) {
    exchange.check(["replay"])
  }

  @Test("does to the sample's screens and items what the sample's own router does")
  func sameAsReader() throws {
    let lines = Reader.script.split(separator: UInt8(ascii: "\n")).map(Array.init)
    var open = Replay<Router<OpenReader>>()
    var closed = Replay(start: Revisioned(Router<Reader>()))
    for (number, bytes) in lines.enumerated() {
      let line = InputLine(number: number + 1, content: .bytes(bytes))
      let mine = open.perform(try line.decode(under: open.limits))
      let theirs = closed.perform(try line.decode(under: closed.limits))
      #expect(mine.revision == theirs.revision && mine.outcome.name == theirs.outcome.name)
      #expect(mine.outcome.events.map(\.name) == theirs.outcome.events.map(\.name))
    }
    for stream in closed.streams {
      let (mine, theirs) = (open.place(of: stream).state, closed.place(of: stream).state)
      #expect(mine.path.map(\.route) == theirs.path.map { AnyRoute($0) })
      #expect(mine.path.map(\.id) == theirs.path.map(\.id))
      #expect(mine.presentedSheet?.item == theirs.presentedSheet.map { AnyRoute($0) })
    }
  }
}
