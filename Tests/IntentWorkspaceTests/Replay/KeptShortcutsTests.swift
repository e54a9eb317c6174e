import Foundation
import IntentReports
import IntentRules
import IntentSettings
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

/// Shortcuts that a team keeps as tests: `check` replays them.
@Suite struct KeptShortcutsTests {
  private static let code =
    "import AppIntents\nstruct %: AppIntent { static let title: LocalizedStringResource = \"%\" }\n"

  private static func repository(_ settings: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let shortcuts = Fixtures.root.appending(path: "Shortcuts")
    try FileManager.default.copyItem(atPath: shortcuts.path, toPath: folder.path + "/shortcuts")
    let code = ["WaterPlant", "NeedsWater"].map { Self.code.replacing("%", with: $0) }.joined()
    try folder.write([
      "App/App.swift": code, "snapshots/intentcompat.yml": "name: Journal\nsources: [App]\n\(settings)",
    ])
    return folder
  }

  private static func context(_ folder: TemporaryFolder) throws -> InputContext {
    InputContext(workspace: try Workspace.find(from: folder.path))
  }

  private static func ship(_ folder: TemporaryFolder) async throws {
    let context = try context(folder)
    let reading = try await SurfaceInput.read(nil, in: context)
    var surface = reading.reading.surface
    surface.app.version = "1.0"
    _ = try context.workspace.snapshots(of: try context.app()).record(surface, replaces: false)
  }

  private static func check(_ folder: TemporaryFolder) async throws -> Outcome {
    try await Check.run(
      in: try context(folder), judging: JudgingOptions(profile: nil, today: "2026-03-31", now: Date()))
  }

  @Test func passesWhileTheyRunAndSaysSo() async throws {
    let folder = try Self.repository("replay: shortcuts/Mixed/Thirst.shortcut\n")
    try await Self.ship(folder)
    let outcome = try await Self.check(folder)
    #expect(outcome.status == .passes)
    #expect(outcome.notes.contains("replayed 1 shortcut from `replay:`; 0 would break"))
    let warning = try #require(outcome.report.diagnostics.first)
    #expect(warning.message.contains("hashes of a person's e-mail addresses"))
    #expect(warning.location?.path.hasSuffix("shortcuts/Mixed/Thirst.shortcut") == true)
  }

  /// A level says that a rule fails nothing; a test that broke says otherwise.
  @Test(arguments: [("", true), ("rules: { I01: warn }\n", true), ("rules: { I01: off }\n", false)])
  func failsWhereOneBreaks(rules: String, isBroken: Bool) async throws {
    let folder = try Self.repository("replay: [shortcuts/Mixed]\n" + rules)
    try await Self.ship(folder)
    try folder.write(["App/App.swift": Self.code.replacing("%", with: "WaterPlant")])
    let outcome = try await Self.check(folder)
    #expect(outcome.report.verdict.brokenShortcuts == (isBroken ? 1 : 0))
    #expect(outcome.status == (isBroken ? .findings : .passes))
    let words = outcome.report.diagnostics.map(\.message).joined(separator: "\n")
    #expect(words.contains("Step 1, `NeedsWater`, breaks: I01 [") == isBroken)
    #expect(try ReportFormats.all.allSatisfy { try !$0.render(outcome.report).contains("kitchen") })
  }

  @Test(arguments: ["shortcuts/nothing", "App", "shortcuts/record.json"])
  func isNeverGreenOverWhatItCanNotRead(place: String) async throws {
    let folder = try Self.repository("replay: \(place)\n")
    try await Self.ship(folder)
    let error = await #expect(throws: Failure.self) { try await Self.check(folder) }
    #expect(error?.status == .unreadable)
    #expect(error?.description.contains("`replay:` in the settings") == true)
  }

  @Test(arguments: ["/etc", "../other", "a/../b"]) func namesNoPlaceOutsideOfTheRepository(place: String) {
    #expect(throws: SettingsError.self) { try Settings(yaml: "name: A\nreplay: \(place)\n", path: "x.yml") }
  }
}
