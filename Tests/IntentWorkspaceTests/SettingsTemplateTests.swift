import IntentSettings
import IntentSurface
import IntentTimeline
import TestSupport
import Testing

@testable import IntentWorkspace

@Suite struct SettingsTemplateTests {
  @Test func readsTheTemplateWithEveryHintTakenUp() throws {
    let folder = try TemporaryFolder()
    let project = try withExtendedLifetime(folder) { try ProjectFacts(of: $0.path, fallbackName: "A") }
    let lines = SettingsTemplate.text(for: project, schema: "schema.json").split(separator: "\n").map(String.init)
    let timeline = lines.drop { $0 != "# timeline:" }.map { line in
      line.firstMatch(of: /^# +(- \{ )?\w+:/) == nil ? line : String(line.dropFirst(2))
    }
    let settings = try Settings(yaml: "name: A\n" + timeline.joined(separator: "\n"), path: "s.yml")
    #expect(settings.timeline.floors["AddBookIntent"]?.days == 365)
    #expect(settings.migrations.map(\.old.owner) == ["AddBookIntent", "GetBooksIntent"])
    #expect(settings.usage == UsageSettings(file: "snapshots/usage.csv", threshold: 25))
  }
}
