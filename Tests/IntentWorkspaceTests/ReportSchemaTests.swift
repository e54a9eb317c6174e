import Foundation
import IntentReports
import IntentRules
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

@Suite struct ReportSchemaTests {
  private static func report(_ name: String) throws -> [String: Any] {
    try parsed(Data(contentsOf: Fixtures.root.appending(path: "Reports/\(name).json")))
  }

  private static func parsed(_ data: Data) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// What is rare: findings of one cause that every audience feels, and what nobody counted, signed or placed.
  private static func rareReport() throws -> [String: Any] {
    var finding = Finding(
      rule: "I01", name: "intent-removed", title: "Intent removed", subject: Subject(.intent, "Add"),
      effects: [Audience: Effect](uniqueKeysWithValues: Audience.allCases.map { ($0, .breaks) }), confidence: .low,
      message: "`Add` is gone.", symptom: "“Unknown Action”", fix: Fix("Bring it back."), fingerprint: "1")
    finding.cause = "2"
    finding.use = Use(Usage([Usage.Count(version: "1.0", runs: 3, people: nil)]), threshold: nil)
    finding.waiver = Waiver(fingerprint: "1", reason: "Nobody has it.")
    var verdict = Verdict(findings: [finding], changes: [], coverage: Coverage(), profile: .shortcuts)
    verdict.gateEdits = [GateEdit(.retention, "retention shortened", "One version less.", fails: true)]
    let report = Report(
      mode: .check, tool: Report.Tool(version: "1.0"), old: nil, new: Report.Source(kind: .metadata, name: "App"),
      verdict: verdict)
    return try parsed(Data(JSONReport().render(report).utf8))
  }

  private static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: Fixtures.root.appending(path: "Reports").path)
    return (files ?? []).filter { $0.hasSuffix(".json") && $0 != "rules.json" }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test func knowsReportsOfEveryKind() {
    #expect(Self.names.contains("pull-request") && Self.names.contains("first-run"))
  }

  @Test(arguments: names) func fitsEveryReport(_ name: String) throws {
    #expect(try SchemaWalk(ReportSchema.text()).problems(in: Self.report(name)).isEmpty)
  }

  @Test func fitsWhatIsRare() throws {
    #expect(try SchemaWalk(ReportSchema.text()).problems(in: Self.rareReport()).isEmpty)
  }

  /// Reports hold the schema to what is written; this holds it to nothing else.
  @Test func allowsNothingThatNoReportWrites() throws {
    let reports = try Self.names.map(Self.report) + [Self.rareReport()]
    #expect(try SchemaWalk(ReportSchema.text()).unused(by: reports).isEmpty)
    #expect(
      try SchemaWalk(ReportSchema.text()).unused(by: [Self.report("clean")]).contains("finding.waived as object"))
  }

  @Test func fitsAReportOnSeveralApps() throws {
    let source = { Report.Source(kind: .source, name: $0) }
    let reports = ["Reader", "Seller"].map { name in
      Report(
        mode: .check, tool: Report.Tool(version: "1.0"), old: source(name), new: source(name),
        verdict: Verdict(findings: [], changes: [], coverage: Coverage(), profile: .shortcuts))
    }
    let unread = [UnreadApp(name: "Writer", reason: "It has no sources.")]
    let report = try Self.parsed(Data(JSONReport().render(all: reports, unread: unread).utf8))
    #expect(try SchemaWalk(ReportSchema.textOfSeveral()).problems(in: report).isEmpty)
    #expect(try SchemaWalk(ReportSchema.textOfSeveral()).problems(in: Self.report("mixed")).isEmpty == false)
  }

  @Test func tellsWhatDoesNotFit() throws {
    var report = try Self.report("mixed")
    report["bases"] = report.removeValue(forKey: "base")
    #expect(
      try SchemaWalk(ReportSchema.text()).problems(in: report) == ["$: “base” is missing", "$: “bases” is unknown"])
  }
}
