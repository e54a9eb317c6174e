import IntentMigration
import IntentRules
import TestSupport
import Testing

/// What one run goes through for its fixes is bounded in steps, and a finding that got no turn says why.
@Suite struct PlanBudgetTests {
  private static func code(_ line: (Int) -> String) -> MigrationFixture.Files {
    ["App/A.swift": Array(("import AppIntents\n" + (0..<60).map(line).joined(separator: "\n")).utf8)]
  }

  private static func intent(_ number: Int, _ members: String) -> String {
    """
    struct I\(number): AppIntent {
      static let title: LocalizedStringResource = "I"
      \(members)
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  private let old = Self.code { Self.intent($0, "@Parameter(title: \"A\") var a: Int") }
  private let new = Self.code { Self.intent($0, "") }

  @Test func leavesNoFindingOutOfAnOrdinaryRun() {
    let plan = Proposing(old, new).plan
    #expect(plan.steps.count == 60 && plan.unresolved.isEmpty)
    #expect(plan.stepCount < MigrationPlan.stepLimit)
  }

  @Test func stopsAndSaysWhy() throws {
    let limit = 1_000_000
    let plan = Proposing(old, new, stepLimit: limit).plan
    #expect((1..<60).contains(plan.steps.count), "\(plan.steps.count)")
    // What was begun is judged; then nothing more is.
    #expect(plan.stepCount < 3 * limit, "\(plan.stepCount)")
    let first = try #require(plan.unresolved.first)
    #expect(plan.refusals[first.fingerprint]?.hasPrefix("One run reads only so much code") == true)
    #expect(plan.steps.count + plan.unresolved.count == 60)
  }
}
