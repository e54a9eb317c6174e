import Foundation
import TestSupport
import Testing

@testable import IntentWorkspace

@Suite struct ReportSchemaTests {
  private static func report(_ name: String) throws -> [String: Any] {
    let data = try Data(contentsOf: Fixtures.root.appending(path: "Reports/\(name).json"))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
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

  @Test func tellsWhatDoesNotFit() throws {
    var report = try Self.report("mixed")
    report["bases"] = report.removeValue(forKey: "base")
    #expect(
      try SchemaWalk(ReportSchema.text()).problems(in: report) == ["$: “base” is missing", "$: “bases” is unknown"])
  }
}
