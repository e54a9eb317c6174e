import Foundation
import IntentReports
import IntentRules
import IntentSettings
import IntentSurface
import SourceScanning
import TestSupport
import Testing

@testable import IntentWorkspace

/// The gate in a small repository: what a change may not hide, and how a finding is waived.
@Suite struct GateRunTests {
  private static let names = ["WaterPlant", "NeedsWater", "LogGrowth"]

  private static func code(_ names: [String], hidden: String? = nil) -> String {
    let intents = names.map { name in
      let more = name == hidden ? "\n  static let isDiscoverable = false" : ""
      return "struct \(name): AppIntent {\n  static let title: LocalizedStringResource = \"\(name)\"\(more)\n}\n"
    }
    return "import AppIntents\n" + intents.joined()
  }

  /// An app that shipped 1.0 on `main`, on a branch `change`.
  private static func repository(_ settings: String = "") async throws -> TestRepository {
    let repository = try await TestRepository()
    let kept = Fixtures.root.appending(path: "Shortcuts/Kept").path
    try FileManager.default.copyItem(atPath: kept, toPath: repository.folder.path + "/kept")
    try repository.folder.write([
      "App/App.swift": code(names),
      "snapshots/intentcompat.yml": "name: Journal\nsources: [App]\nplatforms: [iOS]\n\(settings)",
    ])
    let context = try InputContext(in: repository.folder.path)
    var surface = try await SurfaceInput.read(nil, in: context).reading.surface
    surface.app.version = "1.0"
    _ = try context.workspace.snapshots(of: try context.app()).record(surface, replaces: false)
    try await repository.commit([:])
    try await repository.git("checkout", "--quiet", "-b", "change")
    return repository
  }

  private static let judging = JudgingOptions(today: "2026-03-31")

  private static func check(
    _ repository: TestRepository, against: String? = nil, wantsFixes: Bool = false
  ) async throws -> Outcome {
    var request = Check.Request(target: ChangeTarget.find(against: against, environment: [:]))
    request.wantsFixes = wantsFixes
    return try await Check.run(request, in: try InputContext(in: repository.folder.path), judging: judging)
  }

  @Test func replaysShortcutsThatTheChangeDeletes() async throws {
    let repository = try await Self.repository("rules: {I01: warn}\nreplay: kept\n")
    try FileManager.default.removeItem(atPath: repository.folder.path + "/kept/Growth.plist")
    try await repository.commit(["App/App.swift": Self.code(["WaterPlant", "NeedsWater"])])
    let outcome = try await Self.check(repository, against: "main")
    #expect(outcome.report.verdict.brokenShortcuts == 1)
    #expect(outcome.notes.contains("and 1 from the merge-base; 1 would break"), "\(outcome.notes)")
    #expect(outcome.status == .findings)
  }

  @Test func aSnapshotThatCanNotBeReadMayNotBeEdited() async throws {
    let repository = try await Self.repository()
    let files = FileManager.default.subpaths(atPath: repository.folder.path + "/snapshots") ?? []
    let name = try #require(files.first { $0.hasSuffix(".json") })
    let recorded = try repository.folder.text(of: "snapshots/\(name)")
    let digest = String(repeating: "a", count: 64)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 12\n"
    try await repository.commit(["snapshots/\(name)": pointer])
    try await repository.git("branch", "--force", "main")
    try await repository.commit(["snapshots/\(name)": recorded])
    let outcome = try await Self.check(repository, against: "main")
    #expect(outcome.report.verdict.gateEdits.map(\.kind) == [.snapshot])
    #expect(outcome.report.verdict.gateEdits.map(\.fails) == [true])
    #expect(outcome.status == .findings)
  }

  @Test func isQuietWhereNothingHappened() async throws {
    var outcome = try await Self.check(try await Self.repository())
    #expect(outcome.isUneventful && outcome.report.isOfOneApp)
    outcome.report.verdict.gateEdits = [GateEdit(.sources, "`sources:` widened", "All is read.")]
    #expect(!outcome.isUneventful)
    outcome.report.verdict.gateEdits = []
    outcome.status = .findings
    #expect(!outcome.isUneventful)
  }

  @Test func aReportCarriesTheCodeThatEndsAFinding() async throws {
    let repository = try await Self.repository()
    try repository.folder.write(["App/App.swift": Self.code(["WaterPlant", "NeedsWater"])])
    let outcome = try await Self.check(repository, wantsFixes: true)
    // The snapshot names no commit, so the code is made from it, in a file of its own.
    let fix = try #require(outcome.report.fixes.values.first)
    #expect(outcome.report.fixes.count == 1 && fix.diff.contains("+struct LogGrowth: DeprecatedAppIntent"))
    let replacement = try #require(fix.replacements.first)
    #expect(fix.replacements.count == 1 && replacement.path == "App/DeprecatedIntents.swift")
    #expect(replacement.lines == 1..<1, "\(replacement)")
    #expect(replacement.text.contains("struct LogGrowth:") && !replacement.text.contains("NeedsWater"))
  }

  @Test func aReportSaysHowManyFixesItLeavesOut() async throws {
    let repository = try await Self.repository()
    let app = try #require(Self.many.split(separator: "\n", maxSplits: 1).last)
    try repository.folder.write(["App/App.swift": Self.many])
    let context = try InputContext(in: repository.folder.path)
    var surface = try await SurfaceInput.read(nil, in: context).reading.surface
    surface.app.version = "1.1"
    _ = try context.workspace.snapshots(of: try context.app()).record(surface, replaces: false)
    let renamed = "import AppIntents\n" + app.replacing(": AppIntent", with: "Now: AppIntent")
    try repository.folder.write(["App/App.swift": renamed])
    let report = try await Self.check(repository, wantsFixes: true).report
    #expect(report.fixes.count == 10)
    #expect(report.diagnostics.contains { $0.message.hasPrefix("Fixes are shown for the first 10 of 12 findings") })
  }

  private static let many = code((1...12).map { "WaterPlant\($0)" })

  // MARK: Merge-bases

  private static func refusal(_ target: ChangeTarget?, in repository: TestRepository) async throws -> GateEdit? {
    let context = try InputContext(in: repository.folder.path)
    let target = try #require(target)
    let start = try await ChangeStart.find(target, for: nil, app: try context.app(), in: context.workspace)
    let hasGate = start.gate != nil
    #expect(hasGate == (start.refusal == nil && start.base.commit != nil))
    return start.refusal
  }

  @Test func aJobThatCanNotSeeTheTargetFails() async throws {
    let repository = try await Self.repository()
    let job = ["GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "gone"]
    let refusal = try await Self.refusal(ChangeTarget.find(against: nil, environment: job), in: repository)
    #expect(refusal?.summary == "origin/gone is not in this clone")
    #expect(refusal?.kind == .unread && refusal?.fails == true)
    let known = try await Self.refusal(ChangeTarget.find(against: "main", environment: [:]), in: repository)
    #expect(known == nil)
  }

  @Test func aChangeFromBeforeTheGateMayNotBringItsOwn() async throws {
    let repository = try await Self.repository()
    try await repository.git("checkout", "--quiet", "--orphan", "start")
    try await repository.git("rm", "-r", "--quiet", "--cached", ".")
    try FileManager.default.moveItem(
      atPath: repository.folder.path + "/snapshots", toPath: repository.folder.path + "/put-away")
    try await repository.git("add", "App")
    try await repository.git("commit", "--quiet", "--message", "start")
    try await repository.git("branch", "early")
    func adopt(on branch: String) async throws {
      try await repository.git("checkout", "--quiet", "--force", "-B", branch, "early")
      try FileManager.default.copyItem(
        atPath: repository.folder.path + "/put-away", toPath: repository.folder.path + "/snapshots")
      try await repository.git("add", "snapshots")
      try await repository.git("commit", "--quiet", "--message", "adopt on \(branch)")
    }
    try await adopt(on: "main")
    try await adopt(on: "change")
    let late = try await Self.check(repository, against: "main").report.verdict.gateEdits
    #expect(late.map(\.summary) == ["settings replaced"])
    #expect(late.map(\.fails) == [true])
    try await repository.git("branch", "--force", "main", "early")
    let first = try await Self.check(repository, against: "main").report.verdict.gateEdits
    #expect(first.map(\.summary) == ["new settings"] && first.map(\.fails) == [false])
  }

  @Test func aChangeWithoutACommonCommitFails() async throws {
    let repository = try await Self.repository()
    try await repository.git("checkout", "--quiet", "--orphan", "lone")
    // With the same files in the same second, it would be the same commit.
    try await repository.commit(["Lone.txt": "lone"])
    let refusal = try await Self.refusal(ChangeTarget.find(against: "main", environment: [:]), in: repository)
    #expect(refusal?.summary == "no common commit with main")
    #expect(refusal?.kind == .unread && refusal?.fails == true)
  }

  // MARK: Waivers

  private static func waive(_ name: String, in repository: TestRepository) async throws -> [Finding] {
    let context = try InputContext(in: repository.folder.path)
    let request = Waive.Request(name, reason: "Nobody used it.", by: "Kim")
    return try await Waive.run(request, in: context, judging: judging).findings
  }

  @Test func waivesWhatTheCodeBreaksOfASurface() async throws {
    let repository = try await Self.repository()
    try await repository.commit(["App/App.swift": Self.code(Self.names + ["Lend"])])
    try await repository.commit(["App/App.swift": Self.code(Self.names)])
    let context = try InputContext(in: repository.folder.path)
    var request = Waive.Request("Lend", reason: "Nobody used it.", by: "Kim")
    await #expect(throws: UsageError.self) { try await Waive.run(request, in: context, judging: Self.judging) }
    request.since = "git:HEAD~1"
    let waived = try await Waive.run(request, in: context, judging: Self.judging).findings
    #expect(waived.map(\.rule) == ["I01"])
  }

  @Test func waivesBeforeThereAreSettings() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["App/App.swift": Self.code(Self.names + ["Lend"])], tag: "v1.0")
    try await repository.commit(["App/App.swift": Self.code(Self.names)])
    #expect(try await Self.waive("Lend", in: repository).map(\.rule) == ["I01"])
    #expect(try await Self.check(repository).status == .passes)
  }

  @Test func waivesWhatOnlyHides() async throws {
    let repository = try await Self.repository()
    try repository.folder.write(["App/App.swift": Self.code(Self.names, hidden: "NeedsWater")])
    let waived = try await Self.waive("NeedsWater", in: repository)
    #expect(waived.map(\.worstEffect) == [.hides])
    #expect(try await Self.check(repository).report.verdict.findings.contains { $0.waiver?.by == "Kim" })
    await #expect(throws: UsageError.self) { try await Self.waive("WaterPlant", in: repository) }
  }
}
