#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The rows of a run, as text for people and for programs.
package struct Report: Hashable, Sendable {
  /// The rows, in order.
  package let rows: [Row]

  /// Creates a report.
  package init(rows: [Row]) {
    self.rows = rows
  }

  /// A line a row under a heading, with the columns aligned, and what they mean.
  package var table: String {
    let heading = [
      "row", "depth", "ours min/median", "plain min/median", "ratio", "bar", "", "allocations",
      "against",
    ]
    let cells = [heading] + rows.map(\.cells)
    let widths = heading.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { line in
      zip(line, widths).map(padded).joined(separator: "  ").trimmingTrailingSpaces()
    }
    return (lines + ["", Self.legend, ""]).joined(separator: "\n")
  }

  private static let legend = """
    Nanoseconds an operation, or bytes a value where it says B. The ratio is that of the fastest
    samples. Allocations are blocks an operation, ours/plain.
    """

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }

  /// `{"rows": [{"name", "depth", "ns", "against", "againstNs", "ratio", "bar"}, …]}` and more keys.
  ///
  /// A row of memory has null for its times, and `"bytes"` and `"againstBytes"`, which are null in
  /// all others.
  ///
  /// - Throws: What the encoder throws; no measured number makes it.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(["rows": rows]), as: UTF8.self)
  }
}

extension Row {
  /// What the table shows of a row.
  fileprivate var cells: [String] {
    [
      name, "\(depth)", text(of: ours), text(of: plain), ratio.text(digits: 2),
      bar?.text(digits: 2) ?? "–", verdict, allocationText, against,
    ]
  }

  private func text(of cost: Cost) -> String {
    switch unit {
    case .nanoseconds: "\(cost.fastest.text(digits: 1))/\(cost.median.text(digits: 1))"
    case .bytes: "\(cost.fastest.text(digits: 1)) B"
    }
  }

  private var allocationText: String {
    unit == .bytes ? "–" : "\(ours.allocationText)/\(plain.allocationText)"
  }

  /// Whether the row keeps what it promises.
  package var verdict: String {
    if allocatesTooMuch { return "ALLOCATES" }
    if isTooLarge { return "TOO LARGE" }
    if isOverBar { return "OVER" }
    return bar == nil ? "–" : "ok"
  }
}

extension Cost {
  fileprivate var allocationText: String {
    allocations?.text(digits: 1) ?? "?"
  }
}

extension Row: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name
    case depth
    case ns
    case medianNs
    case bytes
    case allocations
    case against
    case againstNs
    case againstMedianNs
    case againstBytes
    case againstAllocations
    case ratio
    case bar
    case verdict
  }

  /// Encodes the row, with null for each bar, count or measure that there is none of.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(depth, forKey: .depth)
    try container.encode(value(ours.fastest, in: .nanoseconds), forKey: .ns)
    try container.encode(value(ours.median, in: .nanoseconds), forKey: .medianNs)
    try container.encode(value(ours.fastest, in: .bytes), forKey: .bytes)
    try container.encode(ours.allocations, forKey: .allocations)
    try container.encode(against, forKey: .against)
    try container.encode(value(plain.fastest, in: .nanoseconds), forKey: .againstNs)
    try container.encode(value(plain.median, in: .nanoseconds), forKey: .againstMedianNs)
    try container.encode(value(plain.fastest, in: .bytes), forKey: .againstBytes)
    try container.encode(plain.allocations, forKey: .againstAllocations)
    try container.encode(ratio.rounded(digits: 3), forKey: .ratio)
    try container.encode(bar, forKey: .bar)
    try container.encode(verdict, forKey: .verdict)
  }

  /// A number, rounded, if that is what the row measures.
  private func value(_ number: Double, in unit: Unit) -> Double? {
    unit == self.unit ? number.rounded(digits: 2) : nil
  }
}

extension Double {
  /// The nearest number that has so many decimal places.
  fileprivate func rounded(digits: Int) -> Double {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    return (self * scale).rounded() / scale
  }

  /// The number with exactly so many decimal places.
  fileprivate func text(digits: Int) -> String {
    let text = "\(rounded(digits: digits))"
    guard let point = text.firstIndex(of: ".") else { return text }
    let places = text.distance(from: point, to: text.endIndex) - 1
    return text + String(repeating: "0", count: max(0, digits - places))
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate func trimmingTrailingSpaces() -> String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
