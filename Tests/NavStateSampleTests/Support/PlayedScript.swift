import Foundation
import NavState

/// A line of a script, as it is read.
struct ScriptLine<Action: NavigationAction & Decodable>: Decodable {
  let id: String
  let envelope: Envelope<Action>

  private enum CodingKeys: String, CodingKey {
    case id
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(String.self, forKey: .id) ?? ""
    envelope = try Envelope(from: decoder)
  }
}

/// A script, what became of each line, and where every window is at its end.
struct PlayedScript<Model: NavigationModel> where Model.Action: Decodable {
  let lines: [ScriptLine<Model.Action>]
  let receipts: [Receipt<Model.Event>]
  let places: [String: Revisioned<Model>]

  /// What was before each line, in its window.
  let before: [Model]

  init(_ script: [UInt8], from start: Model) throws {
    lines = try script.split(separator: UInt8(ascii: "\n")).map { line in
      try JSONDecoder().decode(ScriptLine<Model.Action>.self, from: Data(line))
    }
    var places: [String: Revisioned<Model>] = [:]
    var before: [Model] = []
    receipts = lines.map { line in
      before.append(places[line.id]?.state ?? start)
      return places[line.id, default: Revisioned(start)].reduce(line.envelope)
    }
    self.places = places
    self.before = before
  }

  var events: [Model.Event] { receipts.flatMap(\.outcome.events) }

  /// How many lines have changed a stream, but for new traits.
  func changes(of stream: String) -> Int {
    zip(lines, receipts).count { line, receipt in
      line.id == stream && receipt.outcome.isChanged && !receipt.isRepeat
        && line.envelope.action.subject != .traits
    }
  }
}
