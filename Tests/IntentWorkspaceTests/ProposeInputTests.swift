import IntentMigration
import IntentReports
import IntentRules
import TestSupport
import Testing

@testable import IntentWorkspace

/// What the arguments of `propose` mean: what to propose for, and which folder to look at.
@Suite struct ProposeInputTests {
  private static func propose(_ wanted: String?, in new: String?) async throws -> Propose {
    let folder = try TemporaryFolder()
    let head = "import AppIntents\n"
    func intent(_ name: String, _ parameter: String) -> String {
      """
      struct \(name): AppIntent {
        static let title: LocalizedStringResource = "\(name)"
        @Parameter(title: "Amount") var \(parameter): Int
        func perform() async throws -> some IntentResult { .result() }
      }

      """
    }
    try folder.write([
      "Old/App.swift": head + intent("Water", "amount") + intent("Feed", "amount"),
      "New/App.swift": head + intent("Water", "liters") + intent("FeedPlant", "amount"),
      "Other/App.swift": head + intent("Water", "amount") + intent("Feed", "amount"),
    ])
    return try await Propose(wanted, since: "Old", in: new, context: try InputContext(in: folder.path))
  }

  @Test(
    arguments: [
      ("New", nil, ["I01", "P02"]), ("./New", nil, ["I01", "P02"]), ("all", "New", ["I01", "P02"]),
      (nil, "New", ["I01", "P02"]), ("I01", "New", ["I01"]), ("Water", "New", ["P02"]), ("Feed", "New", ["I01"]),
      ("Other", nil, []), ("all", "Other", []), ("Water", "Other", []),
    ] as [(String?, String?, [String])])
  func proposesForWhatIsWantedInAFolder(_ wanted: String?, _ new: String?, rules: [String]) async throws {
    let propose = try await Self.propose(wanted, in: new)
    #expect(propose.plan.steps.map(\.proposal.finding.rule).sorted() == rules)
    #expect(propose.plan.changes.isEmpty == rules.isEmpty)
  }

  /// A finding may be called like a folder, as that of a target is.
  @Test(arguments: [("Water", ["Water"]), ("Water/", ["Feed", "Water"]), ("Feed", ["Feed"]), ("Sun", ["Feed"])])
  func aFindingGoesBeforeAFolderOfItsName(_ wanted: String, _ expected: [String]) async throws {
    let folder = try TemporaryFolder()
    func code(_ names: String...) -> String {
      names.map { "struct \($0): AppIntent { static let title: LocalizedStringResource = \"\($0)\" }\n" }.joined()
    }
    let shipped = try TemporaryFolder()
    try shipped.write(["A.swift": wanted == "Sun" ? code("Feed") : code("Water", "Feed")])
    try folder.write(["Water/A.swift": code("Rain"), "Sun/A.swift": code("Rain")])
    let context = try InputContext(in: folder.path)
    let propose = try await Propose(wanted, since: shipped.path, in: nil, context: context)
    let meant = propose.plan.steps.map(\.proposal.finding) + propose.plan.unresolved
    #expect(meant.map(\.subjectName).sorted() == expected)
  }

  @Test func whatNoFindingAnswersToIsSaid() async throws {
    await #expect(throws: Failure.self) { try await Self.propose("Sun", in: "New") }
  }
}
