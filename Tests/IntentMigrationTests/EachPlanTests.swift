import IntentRules
import SourceScanning
import TestSupport
import Testing

@testable import IntentMigration

/// Fixes of several findings, each made for the code as it is and all judged together.
@Suite struct EachPlanTests {
  @Test(.slow, arguments: MigrationFixture.all)
  func isThePlanOfTheFindingAlone(_ pair: MigrationFixture) throws {
    let (old, new) = (try pair.files("old"), try pair.files("new"))
    let proposing = Proposing(old, new)
    let plans = proposing.each(old, new).plans
    for finding in proposing.findings {
      let alone = proposing.plan(for: finding, old, new)
      let isEnded = alone.ended.contains { $0.fingerprint == finding.fingerprint }
      #expect(plans[finding.fingerprint]?.changes == (isEnded ? alone.changes : nil), "\(finding.subjectName)")
    }
  }

  private static func code(_ name: (Int) -> String) -> MigrationFixture.Files {
    let text = (0..<40).map { number in
      """
      struct \(name(number)): AppIntent {
        static let title: LocalizedStringResource = "Water \(number)"
        @Parameter(title: "A") var a: Int
        func perform() async throws -> some IntentResult { .result() }
      }

      """
    }
    return ["App/A.swift": Array(("import AppIntents\n" + text.joined()).utf8)]
  }

  @Test func codeIsReadOnceForAllFindings() {
    let (old, new) = (Self.code { "Water\($0)" }, Self.code { "WaterPlant\($0)" })
    let (plans, readings) = Proposing(old, new).each(old, new)
    #expect(plans.count == 40 && plans.values.allSatisfy { $0.steps.count == 1 && $0.changes.count == 1 })
    #expect(readings == 1)
  }

  private static func typed(_ suffix: String) -> MigrationFixture.Files {
    let text = ["Water", "Prune", "Repot", "Mist"].map { name in
      """
      struct \(name)\(suffix)Entity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(name)"
        static let defaultQuery = \(name)Query()
        var id: String
        @Property(title: "Name") var name: String
        var displayRepresentation: DisplayRepresentation { "\\(name)" }
      }

      struct \(name)\(suffix)Intent: AppIntent {
        static let title: LocalizedStringResource = "\(name)"
        @Parameter(title: "A") var a: Int
        func perform() async throws -> some IntentResult & ReturnsValue<\(name)\(suffix)Entity> { .result(value: found) }
      }

      struct \(name)Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [\(name)\(suffix)Entity] { [] }
      }

      """
    }
    return ["App/A.swift": Array(("import AppIntents\n" + text.joined()).utf8)]
  }

  @Test func stepsThatWaitForOthersAreJudgedTogetherToo() {
    let (old, new) = (Self.typed(""), Self.typed("Plant"))
    let proposing = Proposing(old, new)
    let (plans, readings) = proposing.each(old, new)
    let intents = proposing.findings.filter { $0.rule == "I02" }
    #expect(intents.count == 4 && plans.count == proposing.findings.count)
    for finding in intents {
      let alone = proposing.plan(for: finding, old, new)
      #expect(plans[finding.fingerprint]?.changes == alone.changes && alone.steps.count == 2, "\(finding.subjectName)")
    }
    #expect(readings == 2)
  }

  @Test func editsOfSeveralMembersOfATypeAreJudgedOnce() {
    let code = { (name: String) in
      let cases = (0..<30).map { "  case \(name)\($0)\n" }.joined()
      return "import AppIntents\nenum Bed: String, AppEnum {\n\(cases)}\n"
    }
    let proposing = Proposing(code("bed"), code("row"))
    #expect(proposing.plan.steps.count == 30 && proposing.remaining.isEmpty && proposing.readings == 1)
  }

  /// An edit of lines that another one edits, too, is judged without it.
  @Test(
    arguments: [
      (["A\nb\nc\n", "a\nb\nC\n"], "A\nb\nC\n"), (["a\nx\nb\nc\n", "a\ny\nb\nc\n"], "a\nx\ny\nb\nc\n"),
      (["A\nb\nc\n", "B\nb\nc\n"], nil), (["A\nb\nc\n", "A\nb\nc\n", "a\nb\n"], "A\nb\n"),
      (["a\nb\nc\nd", "a\nb\nc\ne"], "a\nb\nc\nde"), (["a\nc\n", "a\nB\nc\n"], nil), (["", "a\nb\nc\n"], ""),
    ] as [([String], String?)])
  func changesOfOtherLinesAreJoined(_ texts: [String], _ joined: String?) {
    let changes = texts.map { FileChange(path: "A.swift", before: Array("a\nb\nc\n".utf8), after: Array($0.utf8)) }
    #expect(JoinedChanges.bytes(of: changes).map { String(decoding: $0, as: UTF8.self) } == joined)
  }
}
