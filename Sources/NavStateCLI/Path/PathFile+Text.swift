import NavState

extension PathFile {
  /// The archive as one line of JSON.
  package var json: String {
    let elements = elements.map { element in
      CodedValue(members: [
        ("type", CodedValue(element.type)), ("key", element.key.map { CodedValue($0) } ?? .null),
        ("value", element.value ?? .null), ("resolved", CodedValue(element.isResolved)),
      ])
    }
    let report = report.map { loss in
      CodedValue(members: [
        ("place", loss.position.map { CodedValue($0) } ?? .null),
        ("kind", CodedValue(loss.kind.rawValue)), ("cause", CodedValue(loss.cause.description)),
      ])
    }
    return CodedValue(members: [
      ("format", CodedValue(format.rawValue)), ("elements", CodedValue(elements)),
      ("report", CodedValue(report)),
    ]).description
  }

  /// The archive as a table for a person, with the report below.
  package var text: String {
    let head =
      "\(format.rawValue), \(elements.count) \(elements.count == 1 ? "element" : "elements")"
    let titles = ["", "type", "key", "state", "value"]
    let rows = elements.enumerated().map { position, element in
      [
        "\(position)", element.type.shown, element.key ?? "-",
        element.isResolved ? "resolved" : "unresolved",
        element.value?.description.shown ?? "unreadable",
      ]
    }
    let table = elements.isEmpty ? [] : [""] + Self.table([titles] + rows)
    let losses = report.map { $0.description.shown }
    return ([head] + table + (losses.isEmpty ? [] : [""] + losses)).joined(separator: "\n")
  }

  /// Rows with their columns below one another; a text that is too wide moves only its own row.
  private static func table(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.dropLast().map { column in
      min(rows.map { $0[column].count }.max() ?? 0, 48)
    }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: max(0, width - text.count))
      }
      return (cells + [row[widths.count]]).joined(separator: "  ")
    }
  }
}
