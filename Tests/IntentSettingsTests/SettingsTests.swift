import IntentRules
import IntentSurface
import IntentTimeline
import TestSupport
import Testing
import YAMLReading

@testable import IntentSettings

@Suite struct SettingsTests {
  @Test func readsAllOfOneApp() throws {
    let settings = try Settings(
      yaml: """
        name: Plant Journal
        sources:
          include: [App, "Widgets/*.swift"]
          exclude: App/Generated
        platforms: [macOS, iOS]
        flags: BETA
        modules:
          App: PlantJournal
          App/Shared: Shared
        profile: siri
        rules:
          I01: warn
          enum-case-removed: off
        retention: { versions: 5, days: 365, since: 1.10 }
        timeline: { releases: 3, days: 180 }
        """, path: "intentcompat.yml")
    let app = try #require(settings.apps.first)
    #expect(app.name == "Plant Journal")
    #expect(app.sources == SourceSelection(include: ["App", "Widgets/*.swift"], exclude: ["App/Generated"]))
    #expect(app.platforms == [.iOS, .macOS])
    #expect(app.flags == ["BETA"])
    #expect(app.modules.map(\.folder) == ["App/Shared", "App"])
    #expect(settings.profile == .siri)
    #expect(settings.levels == ["I01": .warn, "N03": .off])
    #expect(settings.retention == Retention(versions: 5, days: 365, since: "1.10"))
    #expect(settings.timeline.releases == 3)
    #expect(settings.timeline.days == 180)
    #expect(!settings.hasSeveralApps)
  }

  @Test func readsDeclaredTargets() throws {
    let settings = try Settings(
      yaml: """
        name: Books
        targets:
          - { paths: App/, platforms: { iOS: 17, macOS: "14.2" }, flags: STORE }
          - { kind: extension, paths: [Widgets, Shared/Look.swift], platforms: iOS }
        """, path: "intentcompat.yml")
    let targets = try #require(settings.apps.first).targets
    #expect(targets.map(\.name) == ["Books", "Widgets"])
    #expect(targets.map(\.kind) == [.app, .extension])
    #expect(targets[0].paths == ["App"] && targets[0].flags == ["STORE"])
    #expect(targets[0].platforms == [HostPlatform(.iOS, floor: "17"), HostPlatform(.macOS, floor: "14.2")])
    #expect(targets[1].platforms == [HostPlatform(.iOS)])
  }

  @Test(arguments: [
    ("[{ platforms: iOS }]", "this target has no `paths:`."),
    ("[{ paths: App }]", "this target has no `platforms:`."),
    ("[{ paths: ../App, platforms: iOS }]", "must be relative"),
    ("[{ paths: '**/App', platforms: iOS }]", "paths must be folders or files; patterns don't work here."),
    ("[{ paths: App, platforms: { iOS: new } }]", "must be a version such as 17.0"),
    ("[{ paths: App, platforms: { iPhone: 17 } }]", "iPhone"),
    ("[{ paths: App, platforms: iOS }, { paths: Kit, platforms: iOS }]", "two targets are called “Books”"),
    ("App", "targets must be a list"),
  ])
  func saysWhatIsWrongWithADeclaredTarget(yaml: String, message: String) throws {
    let error = #expect(throws: SettingsError.self) {
      try Settings(yaml: "name: Books\ntargets: \(yaml)\n", path: "intentcompat.yml")
    }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    ("{ file: runs.csv }", UsageSettings(file: "runs.csv")),
    ("{ file: runs.json, threshold: 20 }", UsageSettings(file: "runs.json", threshold: 20)),
  ])
  func readsWhereTheRunsAre(yaml: String, expected: UsageSettings) throws {
    #expect(try Settings(yaml: "name: Books\nusage: \(yaml)\n", path: "intentcompat.yml").usage == expected)
  }

  @Test(arguments: [
    ("r/{version}", ReleasePatterns(final: ["r/{version}"])),
    ("[\"a{version}\", \"b{version}\"]", ReleasePatterns(final: ["a{version}", "b{version}"])),
    ("{ final: a, test: [b, c] }", ReleasePatterns(final: ["a"], test: ["b", "c"])),
    ("{ test: b }", ReleasePatterns(test: ["b"])),
  ])
  func readsWhichTagsAreReleases(yaml: String, expected: ReleasePatterns) throws {
    #expect(try Settings(yaml: "name: Books\nreleases: \(yaml)\n", path: "s.yml").apps[0].releases == expected)
  }

  @Test func readsSeveralApps() throws {
    let settings = try Settings(
      yaml: """
        apps:
          - name: Plants
            sources: Plants
          - name: Weeds
            platforms: iOS
        """, path: "s.yml")
    #expect(settings.apps.map(\.name) == ["Plants", "Weeds"])
    #expect(settings.apps.first?.sources == SourceSelection(include: ["Plants"]))
    #expect(settings.hasSeveralApps)
  }

  @Test(arguments: [
    ("name: A\nprofil: siri", 2, "unknown key “profil” in the file. Did you mean “profile”?"),
    ("name: A\nprofile: strict", 2, "profile must be one of shortcuts, siri, surface; found “strict”."),
    ("name: A\nplatforms: [IOS]", 2, "unknown platform “IOS”. Did you mean “iOS”?"),
    ("name: A\nrules:\n  intent-removd: off", 3, "Did you mean “intent-removed”?"),
    ("name: A\nrules:\n  I01: loud", 3, "the level of I01 must be one of off, note, warn, fail; found “loud”."),
    ("name: A\nsources:\n  includes: [B]", 3, "unknown key “includes” in sources. Did you mean “include”?"),
    ("name: A\nsources: [../B]", 2, "must be relative to the folder that holds snapshots/"),
    ("name: A\nretention:\n  versions: many", 3, "retention.versions must be a whole number above 0."),
    ("name: A\nusage: runs.csv", 2, "usage"),
    ("name: A\nusage:\n  threshold: 3", 3, "usage has no `file:`. Name the CSV or JSON file with the runs."),
    ("name: A\nusage:\n  file: runs.csv\n  threshold: few", 4, "usage.threshold must be a whole number above 0."),
    ("name: A\nusage:\n  file: ../runs.csv", 3, "must be relative to the folder that holds snapshots/"),
    ("name: A\nusage:\n  file: snapshots/runs.JSON", 3, "would be read as a shipped version."),
    ("profile: siri", 1, "the app has no `name:`. Add a line such as `name: Journal`."),
    ("name: a/b", 1, "name can't contain “/”"),
    ("apps:\n  - name: A\nflags: [B]", 3, "“flags” belongs in each entry of `apps:`"),
    ("apps:\n  - name: A\n  - name: A", 2, "two apps are called “A”"),
    ("apps:\n  - name: Caf\u{E9}\n  - name: CAFE\u{301}", 2, "two apps are called"),
    ("apps:\n  - name: \"A: B\"", 2, "contains “:”"), ("apps:\n  - name: Aux.x", 2, "is that of a device"),
    ("apps:\n  - name: \"A.\"", 2, "ends with a space or dot"), ("apps:\n  - name: \"A\\n\"", 2, "control character"),
    ("apps:\n  - name: \"A\\u202EB\"", 2, "control character"),
    ("- a\n- b", 1, "must consist of `key: value` lines."),
    ("name: [", 2, "it is not valid YAML"),
    ("name: A\nname: B", 1, "duplicate key"),
    ("", 1, "the file is empty"),
    ("# only a comment\n", 1, "the file is empty"),
  ])
  func namesTheLineAndTheRemedy(yaml: String, line: Int, words: String) throws {
    let error = try #require(throws: SettingsError.self) {
      try Settings(yaml: yaml, path: "snapshots/intentcompat.yml")
    }
    let problem = try #require(error.problems.first)
    #expect(problem.line == line)
    #expect(problem.message.contains(words), "\(problem.message)")
    #expect(error.description.hasPrefix("snapshots/intentcompat.yml:\(line): "))
  }

  @Test func listsEveryProblemAtOnce() throws {
    let error = try #require(throws: SettingsError.self) {
      try Settings(yaml: "name: A\nprofile: x\nplatforms: [y]\nfoo: 1", path: "s.yml")
    }
    #expect(error.problems.map(\.line) == [2, 3, 4])
  }

  @Test func endsOnHostileYAML() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: SettingsError.self) { try Settings(yaml: deep, path: "s.yml") }
    let bullets = String(repeating: "- ", count: 100_000) + "a"
    #expect(throws: SettingsError.self) { try Settings(yaml: bullets, path: "s.yml") }
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      bomb += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 8).joined(separator: ", ") + "]\n"
    }
    #expect(throws: SettingsError.self) { try Settings(yaml: bomb, path: "s.yml") }
  }

  @Test func findsSettingsInAFolderAboveOfTheSameRepository() async throws {
    let repository = try await TestRepository()
    let folder = repository.folder
    try folder.write(["snapshots/intentcompat.yml": "name: A", "App/Deep/x": ""])
    let workspace = try Workspace.find(from: folder.path + "/App/Deep")
    #expect(workspace.root == folder.path)
    #expect(workspace.settings?.apps.map(\.name) == ["A"])
    #expect(try Workspace.find(from: "/").settings == nil)
  }

  @Test func asksWhichOfSeveralAppsIsMeant() throws {
    let folder = try TemporaryFolder()
    try folder.write(["snapshots/intentcompat.yml": "apps: [{name: A}, {name: B}]"])
    let workspace = try Workspace.find(from: folder.path)
    #expect(throws: WorkspaceError.severalApps(["A", "B"])) { try workspace.app(named: nil) }
    #expect(throws: WorkspaceError.unknownApp("C", known: ["A", "B"])) { try workspace.app(named: "C") }
    let snapshots = workspace.snapshots(of: try workspace.app(named: "B"))
    #expect(snapshots.path == folder.path + "/snapshots/B")
  }

  @Test func retentionKeepsTheLatestWhateverItSays() {
    let shipped = [("1.0", "2024-01-01"), ("1.9", "2025-01-01"), ("1.10", "2026-01-01")].map {
      Surface(app: AppIdentity(name: "A", version: $0.0, date: $0.1))
    }
    func kept(_ retention: Retention) -> [String?] {
      retention.kept(of: shipped, on: "2026-11-21").surfaces.map(\.app.version)
    }
    #expect(kept(Retention()) == ["1.0", "1.9", "1.10"])
    #expect(kept(Retention(versions: 2)) == ["1.9", "1.10"])
    #expect(kept(Retention(since: "1.9")) == ["1.9", "1.10"])
    #expect(kept(Retention(days: 400)) == ["1.10"])
    #expect(kept(Retention(days: 3)) == ["1.10"])
    // From the first of January on, 2025 to the day that is today.
    #expect(kept(Retention(days: 689)) == ["1.9", "1.10"])
    #expect(kept(Retention(days: 688)) == ["1.10"])
    #expect(
      Retention(versions: 1).kept(of: shipped, on: "2026-11-21").notes.first?.hasPrefix("2 versions from 1.0 to 1.9")
        == true)
  }
}
