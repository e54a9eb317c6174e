import Foundation
import IntentReports
import IntentRules
import IntentSettings
import TestSupport
import Testing

@testable import IntentWorkspace

/// The shortcuts of `Tests/Fixtures/Shortcuts` over the shipped versions of the plant journal, which lost `NeedsWater`
/// with 1.1.
@Suite struct ReplayTests {
  private static let repository = Fixtures.root.deletingLastPathComponent().deletingLastPathComponent().path

  private static func replay(_ files: String..., isLibrary: Bool = false) async throws -> Replay.Outcome {
    let context = InputContext(workspace: try Workspace.find(from: repository))
    let names = files.map { "Tests/Fixtures/Shortcuts/\($0)" }
    return try await Replay.run(
      Replay.Request(files: names, isLibrary: isLibrary, bundles: ["com.example.plantjournal"]), in: context)
  }

  private static func outcomes(_ outcome: Replay.Outcome) -> [String: WorkflowReplay.Outcome] {
    Dictionary(
      outcome.report.replays.map { (String($0.name.dropFirst("Tests/Fixtures/Shortcuts/".count)), $0.outcome) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func readsAFolderOfEverything() async throws {
    let outcome = try await Self.replay("Mixed", "Kept/")
    #expect(
      Self.outcomes(outcome) == [
        "Mixed/Thirst.shortcut": .broken, "Mixed/Never.plist": .broken, "Mixed/Deeper/Other.wflow": .runs,
        "Kept/Water.shortcut": .runs, "Kept/Growth.plist": .runs,
      ])
    #expect(outcome.report.remarks == ["Tests/Fixtures/Shortcuts/Mixed: skipped 1 file without a shortcut."])
    // What an earlier release broke fails nothing again.
    #expect(outcome.status == .passes)
  }

  @Test func tellsWhatBrokeSinceWhenAndTheWayOut() async throws {
    let replay = try #require(try await Self.replay("Mixed/Thirst.shortcut").report.replays.first)
    let finding = try #require(replay.told.first?.findings.first)
    #expect(finding.rule == "I01")
    #expect(finding.since == "1.0")
    #expect(finding.symptom.contains("Unknown Action"))
    #expect(!finding.fix.summary.isEmpty)
    let never = try #require(try await Self.replay("Mixed/Never.plist").report.replays.first?.told.first)
    #expect(never.standing == .unknown)
  }

  @Test func countsStepsOfOtherAppsAndJudgesNone() async throws {
    let replay = try #require(try await Self.replay("Mixed/Deeper/Other.wflow").report.replays.first)
    #expect(replay.steps == 2)
    #expect(replay.foreignSteps == 1)
    #expect(replay.told.isEmpty)
  }

  @Test(arguments: [false, true]) func readsALibraryWithItsLog(isNamedAsOne: Bool) async throws {
    let before = try Self.files()
    let outcome = try await Self.replay("Library/Shortcuts.sqlite", isLibrary: isNamedAsOne)
    let names = outcome.report.replays.map { String($0.name.split(separator: ", ").last ?? "") }
    #expect(names == ["“Water”", "automation 1 (Time Of Day)", "“Other”", "“Growth”"])
    #expect(outcome.report.replays.map(\.outcome) == [.runs, .broken, .runs, .runs])
    #expect(outcome.report.remarks.count == 3)
    // Nothing was written beside it.
    #expect(try Self.files() == before)
  }

  private static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Fixtures.root.appending(path: "Shortcuts/Library").path)
      .sorted()
  }

  /// Neither what people stored nor what they chose for an automation, in whatever format, or in an error.
  @Test(arguments: ReplayFormats.names) func printsNothingThatPeopleStored(format: String) async throws {
    let outcome = try await Self.replay("Mixed", "Kept", "Library/Shortcuts.sqlite", "record.json")
    let text = try #require(ReplayFormats.named(format)).render(outcome.report) + outcome.notes
    for secret in ["secret", "kitchen", "0.5", "ABCDE12345", "6A1E"] { #expect(!text.contains(secret), "\(secret)") }
    // JUnit tells the steps of what would break, and only counts those that were broken before.
    #expect(text.contains("NeedsWater") || format == "junit")
    #expect(outcome.status == .unreadable)
    #expect(outcome.notes.contains("the iCloud record of a shared link to “Water”"))
  }

  @Test func saysWhatToDoWithALink() async throws {
    let context = InputContext(workspace: try Workspace.find(from: Self.repository))
    let link = "https://www.icloud.com/shortcuts/0123456789abcdef0123456789abcdef"
    let error = await #expect(throws: UsageError.self) {
      try await Replay.run(Replay.Request(files: [link]), in: context)
    }
    #expect(error?.description.contains("/api/records/0123456789abcdef0123456789abcdef") == true)
  }

  @Test func wantsSomethingToReplay() async throws {
    let folder = try TemporaryFolder()
    try folder.write(["Notes/README.md": "x", "snapshots/intentcompat.yml": "name: Books\n"])
    let context = InputContext(workspace: try Workspace.find(from: folder.path))
    await #expect(throws: UsageError.self) { try await Replay.run(Replay.Request(), in: context) }
    let error = await #expect(throws: Failure.self) {
      try await Replay.run(Replay.Request(files: ["Notes"]), in: context)
    }
    #expect(error?.description.contains("this folder has no shortcuts.") == true)
  }
}
