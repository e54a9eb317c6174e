import IntentRules
import IntentSettings
import IntentSurface
import TestSupport
import Testing
import YAMLReading

@testable import IntentWorkspace

@Suite struct UsageJudgementTests {
  private static let old = Surface.sample(
    "1.0", intents: [.sample("AddBook", title: "Add", ["note: String?"]), .sample("OldShelf", id: "ShelfIntent")],
    enums: [.sample("Genre", ["novel", "poem"])])
  private static let new = Surface.sample(intents: [.sample("Other")], enums: [.sample("Genre", ["poem"])])

  private static func evidence(_ table: String, settings: String = "threshold: 25") throws -> UsageEvidence {
    let folder = try TemporaryFolder()
    try folder.write([
      "usage.csv": table, "snapshots/intentcompat.yml": "name: A\nusage: { file: usage.csv, \(settings) }",
    ])
    return try UsageEvidence.read(in: Workspace.find(from: folder.path), for: [old, new])
  }

  private static func verdict(_ table: String) throws -> Verdict {
    var context = JudgingContext(profile: .shortcuts)
    context.use = try evidence(table).data
    return Verdict(of: SurfaceReading(surface: new), against: [old], in: context)
  }

  @Test(arguments: [("24", true), ("25", false)])
  func lowersWhatIsUsedLessThanTheThreshold(runs: String, isLittle: Bool) throws {
    let verdict = try Self.verdict("intent,runs\nAddBook,\(runs)\nOldShelf,0")
    let finding = try #require(verdict.findings.first { $0.subject.owner == "AddBook" })
    #expect(finding.worstEffect == .breaks)
    #expect(finding.use?.isLittle == isLittle)
    #expect(verdict.fails(finding) != isLittle)
  }

  @Test func takesNoDataForUse() throws {
    let verdict = try Self.verdict("intent,runs\nAddBook,0")
    let failing = Set(verdict.failures.map(\.subject.owner))
    #expect(failing == ["ShelfIntent", "Genre"])
    #expect(try Self.verdict("intent,runs\nUnknown,0").failures.contains { $0.subject.owner == "AddBook" })
  }

  @Test func keepsWhatWidgetsShow() throws {
    var finding = Finding(
      rule: "I01", name: "x", title: "x", subject: Subject(.intent, "AddBook"),
      effects: [.savedShortcuts: .breaks, .widgetsAndControls: .breaks], confidence: .high, message: "", symptom: "",
      fix: Fix(""), fingerprint: "1")
    finding.status = .live
    let verdict = Verdict(findings: [finding], changes: [], coverage: Coverage(), profile: .shortcuts)
    let judged = UsageJudgement(try #require(Self.evidence("intent,runs\nAddBook,0").data)).applied(to: verdict)
    #expect(!judged.passes)
    #expect(judged.findings.first?.use?.usage.runs == 0)
  }

  @Test func lowersNothingWithoutAThreshold() throws {
    let evidence = try Self.evidence("intent,runs\nAddBook,0", settings: "")
    #expect(evidence.threshold == nil)
    #expect(evidence.usages["AddBook"]?.runs == 0)
  }

  @Test func knowsIntentsByTheirSwiftNamesAndNamesThoseItDoesNotKnow() throws {
    let evidence = try Self.evidence("intent,runs\nOldShelf,3\nAddBok,1\nopened_app,9")
    #expect(evidence.usages.keys.sorted() == ["ShelfIntent"])
    #expect(
      evidence.diagnostics.map(\.message) == [
        "no version has an intent named “AddBok” (“AddBook”?), “opened_app”: 2 names ignored."
      ])
  }

  @Test func takesAMissingFileForNoData() throws {
    let folder = try TemporaryFolder()
    try folder.write(["snapshots/intentcompat.yml": "name: A\nusage: { file: usage.csv, threshold: 1 }"])
    let evidence = try UsageEvidence.read(in: Workspace.find(from: folder.path), for: [])
    #expect(evidence.usages.isEmpty)
    #expect(evidence.diagnostics.first?.message.contains("every intent counts as used") == true)
  }

  @Test(arguments: [
    ("usage: usage.csv", 2, "usage must consist of `key: value` lines."),
    ("usage: { threshold: 3 }", 2, "usage has no `file:`"),
    ("usage: { file: /etc/passwd }", 2, "must be relative"),
    ("usage: { file: snapshots/u.json }", 2, "read as a shipped version"),
    ("usage: { file: ../u.csv }", 2, "must be relative"),
    ("usage: { file: u.csv, treshold: 1 }", 2, "Did you mean “threshold”?"),
    ("usage: { file: u.csv, threshold: -1 }", 2, "usage.threshold must be a whole number above 0."),
  ])
  func refusesWrongSettings(yaml: String, line: Int, words: String) throws {
    let error = #expect(throws: SettingsError.self) { try Settings(yaml: "name: A\n" + yaml, path: "s.yml") }
    #expect(error?.problems.first?.line == line)
    #expect(error?.problems.first?.message.contains(words) == true, "\(error?.description ?? "")")
  }
}
