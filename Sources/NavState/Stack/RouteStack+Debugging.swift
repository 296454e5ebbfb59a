extension RouteStack: CustomStringConvertible {
  /// The routes, root-most first, with the top between asterisks: `[inbox, *thread 7*]`.
  public var description: String {
    let texts = routes.enumerated().map { index, route in
      index == routes.count - 1 ? "*\(route)*" : "\(route)"
    }
    return "[\(texts.joined(separator: ", "))]"
  }
}

extension RouteStack.Action: CustomStringConvertible {
  /// The name, with the arguments that have no default: `popTo(inbox, match: first)`.
  public var description: String {
    switch self {
    case .push(let route, let duplicates):
      "push(\(route)\(duplicates.map { ", duplicates: \($0)" } ?? ""))"
    case .pop(let count): "pop(\(count))"
    case .popTo(let target, let match): "popTo(\(target)\(match == .last ? "" : ", match: first"))"
    case .popToRoot: "popToRoot"
    case .replaceTop(let route): "replaceTop(\(route))"
    case .bringToFront(let route): "bringToFront(\(route))"
    case .set(let stack): "set(\(stack))"
    }
  }
}

extension RouteStack.Event: CustomStringConvertible {
  /// The name, with the screens added and removed: `popped([thread 7])`.
  public var description: String {
    switch self {
    case .pushed(let routes): "pushed(\(routes))"
    case .popped(let routes): "popped(\(routes))"
    case .replaced(let removed, let added): "replaced(removed: \(removed), added: \(added))"
    }
  }
}

extension RouteTarget: CustomStringConvertible {
  /// The route, or the identity after its label: `id: thread-7`.
  public var description: String {
    switch storage {
    case .route(let route): "\(route)"
    case .id(let identity): "id: \(identity.text)"
    }
  }
}
