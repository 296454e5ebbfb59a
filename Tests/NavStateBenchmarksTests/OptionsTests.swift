import NavStateBenchmarks
import Testing

@Suite("Options")
struct OptionsTests {
  @Test("takes every option, in any order")
  func reading() throws {
    let options = try Options(["--only", "--quick", "--json", "--quick", "--help"])
    #expect(options.only == "--quick")
    #expect(options.isJSON)
    #expect(options.isQuick)
    #expect(options.wantsHelp)
  }

  @Test("measures everything at length unless told otherwise")
  func defaults() throws {
    let options = try Options([])
    #expect(options.only == nil)
    #expect(!options.isJSON && !options.isQuick && !options.wantsHelp)
  }

  @Test(
    "refuses what it does not know",
    arguments: [
      (["--fast"], .unknown("--fast")),
      (["--quick", "push"], .unknown("push")),
      (["--quick=yes"], .unknown("--quick=yes")),
      (["--only"], .missingValue("--only")),
    ] as [([String], UsageError)])
  func refusing(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Options(arguments) }
  }
}
