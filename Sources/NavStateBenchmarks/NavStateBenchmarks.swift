#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Measures the rows and prints them.
@main
enum NavStateBenchmarks {
  static func main() throws {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      stop("\(error)", code: 2)
    }
    guard !options.wantsHelp else { return print(Options.help) }
    #if DEBUG
    warn("these are not the times of a release build: swift run -c release NavStateBenchmarks")
    #endif

    let comparisons = allRows.filter { row in options.only.map(row.name.contains) ?? true }
    let sizes = tabSizeRows().filter { row in options.only.map(row.name.contains) ?? true }
    guard !comparisons.isEmpty || !sizes.isEmpty else { stop("no row has such a name", code: 2) }
    let sampler: Sampler = options.isQuick ? .quick : .full
    let sizeRows = sizes.compactMap { $0.row() }
    if sizeRows.count < sizes.count { warn("rows of memory are left out: it is not counted here") }
    let report = Report(rows: sampler.rows(of: comparisons) + sizeRows)
    print(options.isJSON ? try report.json() : report.table)

    let spendthrifts = report.rows.filter(\.allocatesTooMuch)
    guard spendthrifts.isEmpty else { stop("\(spendthrifts.count) rows allocate", code: 1) }
    let giants = report.rows.filter(\.isTooLarge)
    guard giants.isEmpty else { stop("\(giants.count) rows take too much memory", code: 1) }
  }

  /// All rows, those of one operation together.
  private static var allRows: [Comparison] {
    byOperation(Elements.depths) { stackRows(depth: $0) + routerRows(depth: $0) }
      + byOperation(Elements.tabDepths) { tabRows(depth: $0) }
      + splitRows()
      + byOperation(Elements.depths + [Elements.deepest]) {
        pathRows(depth: $0) + coderRows(depth: $0) + archiveRows(depth: $0)
      } + dataRows()
  }

  private static func byOperation(_ depths: [Int], rows: (Int) -> [Comparison]) -> [Comparison] {
    let byDepth = depths.map(rows)
    return byDepth[0].indices.flatMap { index in byDepth.map { $0[index] } }
  }

  private static func warn(_ text: String) {
    let line = "NavStateBenchmarks: \(text)\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
  }

  private static func stop(_ text: String, code: Int32) -> Never {
    warn(text)
    exit(code)
  }
}
