import IntentReports
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

/// Two readings side by side.
@Suite struct DiffTests {
  private static func outcome(_ old: [String], _ new: [String], isWhole: Bool = false) throws -> Outcome {
    let sides = [old, new].map { names in
      let surface = Surface.sample(intents: names.map { .sample($0) })
      var reading = InputReading(input: "git:v1", kind: .source, reading: SurfaceReading(surface: surface))
      reading.isWholeRevision = isWhole
      return reading
    }
    return try Diff.outcome(sides[0], sides[1], settings: nil, judging: JudgingOptions(today: "2026-12-31"))
  }

  @Test(arguments: [
    (["Add"], ["Add"], true), (["Add"], ["Add", "Open"], true), (["Add", "Open"], ["Add"], false),
  ])
  func failsOnWhatBreaks(_ old: [String], _ new: [String], _ passes: Bool) throws {
    #expect(try Self.outcome(old, new).status == (passes ? .passes : .findings))
  }

  @Test func saysWhereAVersionHasNothing() throws {
    let first = try Self.outcome([], ["Add"], isWhole: true)
    #expect(first.report.isFirstVersion && first.notes.hasPrefix("first version with intents: “git:v1” has none\n"))
    let last = try Self.outcome(["Add"], [], isWhole: true)
    #expect(!last.report.isFirstVersion && last.notes.hasSuffix("“git:v1” no longer has intents, entities or widgets"))
    #expect(throws: Failure.self) { try Self.outcome([], [], isWhole: true) }
    #expect(throws: Failure.self) { try Self.outcome([], ["Add"]) }
  }
}
