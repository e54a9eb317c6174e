import Foundation
import TestSupport
import Testing

@testable import IntentWorkspace

@Suite struct ReportSchemaTests {
  private static func report(_ name: String) throws -> [String: Any] {
    let data = try Data(contentsOf: Fixtures.root.appending(path: "Reports/\(name).json"))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  @Test(arguments: ["clean", "first-run", "hostile", "mixed", "release-notes"])
  func fitsEveryReport(_ name: String) throws {
    #expect(try SchemaWalk(ReportSchema.text()).problems(in: Self.report(name)).isEmpty)
  }

  @Test func tellsWhatDoesNotFit() throws {
    var report = try Self.report("mixed")
    report["bases"] = report.removeValue(forKey: "base")
    #expect(
      try SchemaWalk(ReportSchema.text()).problems(in: report) == ["$: “base” is missing", "$: “bases” is unknown"])
  }
}
