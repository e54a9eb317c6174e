import Foundation
import IntentFiles
import IntentReports
import IntentRules
import IntentSettings
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

/// What an earlier run read of revisions is taken over, and only where it is the same.
@Suite struct ReadingCacheTests {
  private static func code(_ names: String...) -> [String: String] {
    let intents = names.map { name in
      """
      struct \(name): AppIntent {
        static let title: LocalizedStringResource = "\(name)"
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    }
    return ["App/App.swift": "import AppIntents\n" + intents.joined(separator: "\n")]
  }

  private static func repository() async throws -> TestRepository {
    let repository = try await TestRepository()
    for (tag, files) in [("v1.0", code("Add", "Lend")), ("v1.1", code("Add"))] {
      try await repository.commit(files, tag: tag, on: "2024-01-01T12:00:00Z")
    }
    return repository
  }

  /// What a history says of each release, with the places.
  private static func report(_ repository: TestRepository, _ cache: ReadingCache?) async throws -> [String] {
    var context = try InputContext(in: repository.folder.path)
    context.cache = cache
    let judging = try JudgingOptions(profile: nil, today: "2026-01-01", now: Date())
    let report = try await History.run(History.Request(tags: []), in: context, judging: judging).report
    return report.releases.map { step in
      let findings = step.findings.map { finding in
        "\(finding.rule) \(finding.fingerprint) \(finding.location.map { "\($0.path):\($0.line ?? 0)" } ?? "")"
      }
      return "\(step.version) \(step.revision ?? "") \(step.coverage) \(step.added) \(findings)"
    } + report.passed.map { "\($0.version) \($0.reason)" }
  }

  private static func cache(_ folder: TemporaryFolder, reader: String = "1") throws -> ReadingCache {
    ReadingCache(try #require(CacheFolder(at: folder.path + "/cache")), reader: reader)
  }

  /// Takes the code out of git's objects, so that nothing can read it any more.
  private static func removeCode(of repository: TestRepository) async throws {
    let files = ["v1.0:App/App.swift", "v1.1:App/App.swift"]
    let named = try await ChildProcess.run("git", ["-C", repository.folder.path, "rev-parse"] + files)
    for object in named.output.split(separator: "\n") {
      let path = "\(repository.folder.path)/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))"
      try FileManager.default.removeItem(atPath: path)
    }
  }

  @Test func theNextRunReadsNothingAndSaysTheSame() async throws {
    let (repository, folder) = (try await Self.repository(), try TemporaryFolder())
    let plain = try await Self.report(repository, nil)
    #expect(plain.map { $0.contains("I01") } == [false, true])
    #expect(try await Self.report(repository, Self.cache(folder)) == plain)
    try await Self.removeCode(of: repository)
    #expect(try await Self.report(repository, Self.cache(folder)) == plain)
    // Another build of the program reads for itself.
    await #expect(throws: Failure.self) { try await Self.report(repository, Self.cache(folder, reader: "2")) }
  }

  @Test func whatIsDamagedIsReadAnew() async throws {
    let (repository, folder) = (try await Self.repository(), try TemporaryFolder())
    let plain = try await Self.report(repository, Self.cache(folder))
    let place = folder.path + "/cache"
    for name in try FileManager.default.contentsOfDirectory(atPath: place) {
      var bytes = try Data(contentsOf: URL(filePath: "\(place)/\(name)"))
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: URL(filePath: "\(place)/\(name)"))
    }
    #expect(try await Self.report(repository, Self.cache(folder)) == plain)
  }

  @Test func otherSettingsReadForThemselves() async throws {
    let (repository, folder) = (try await Self.repository(), try TemporaryFolder())
    _ = try await Self.report(repository, Self.cache(folder))
    try repository.folder.write([
      "snapshots/intentcompat.yml": "name: App\nsources: [Other]\n"
    ])
    let context = try InputContext(in: repository.folder.path)
    let plain = try await Self.report(repository, nil)
    #expect(!context.workspace.apps.isEmpty)
    #expect(try await Self.report(repository, Self.cache(folder)) == plain)
  }

  @Test func isOffInJobsAndWhereSomebodySaysSo() throws {
    let folder = try TemporaryFolder()
    let named = folder.path + "/named"
    #expect(ReadingCache(environment: ["CI": "true"]) == nil)
    #expect(ReadingCache(environment: ["GITHUB_ACTIONS": "true"]) == nil)
    #expect(ReadingCache(environment: ["INTENTCOMPAT_CACHE": "off"]) == nil)
    #expect(ReadingCache(environment: ["CI": "true", "INTENTCOMPAT_CACHE": named]) != nil)
    #expect(FileManager.default.fileExists(atPath: named))
  }
}
