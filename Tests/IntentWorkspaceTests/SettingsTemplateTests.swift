import IntentFiles
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
    #expect(settings.apps[0].releases.isEmpty)
    #expect(settings.usage == UsageSettings(file: "snapshots/usage.csv", threshold: 25))
  }

  @Test func proposesWhatTheTagsShow() throws {
    let folder = try TemporaryFolder()
    let project = try withExtendedLifetime(folder) { try ProjectFacts(of: $0.path, fallbackName: "A") }
    let tags = ReleaseTags(["v1.0", "v1.1", "v2.0", "v2.1-beta.1", "testflight/1.0/7", "kit-3.0"])
    let text = SettingsTemplate.text(for: project, tags: tags, schema: "schema.json")
    let releases = try Settings(yaml: text, path: "s.yml").apps[0].releases
    #expect(
      releases
        == ReleasePatterns(final: ["v{version}"], test: ["testflight/{version}/{build}", "v{version}{pre}"]))
  }
}
