import Foundation
import IntentReports
import IntentRules
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

/// Which shipped versions code is held against.
@Suite struct ShippedLineTests {
  /// A repository with the intents that each commit has, and all its tags recorded.
  private static func repository(
    _ drawing: String, checkedOut branch: String, _ intents: @escaping (Int) -> String
  ) async throws -> TestRepository {
    let repository = try await DrawnHistory(drawing).repository { commit in
      ["A.swift": "import AppIntents\n" + intents(commit).map { intentSource(String($0)) }.joined()]
    }
    let context = try InputContext(in: repository.folder.path)
    _ = try await Ship.tags(matching: ["{version}"], replaces: false, in: context) { _ in }
    try await repository.git("checkout", "--quiet", branch)
    return repository
  }

  private static func check(
    _ repository: TestRepository, surface: String? = nil, against target: String? = nil
  ) async throws -> Outcome {
    let context = try InputContext(in: repository.folder.path)
    return try await Check.run(
      Check.Request(surface: surface, target: ChangeTarget.find(against: target, environment: [:])), in: context,
      judging: try JudgingOptions(profile: nil, today: "2026-01-01", now: Date()))
  }

  private static let lines = "main: 1.0 2.0 | fix<1.0: 1.0.1 h"

  @Test func aFixOfAnOlderLineIsNotHeldAgainstTheNewerOne() async throws {
    let repository = try await Self.repository(Self.lines, checkedOut: "fix") { ["A", "AB", "A", "A"][$0] }
    let outcome = try await Self.check(repository)
    #expect(outcome.status == .passes, "\(outcome.notes)")
    #expect(
      outcome.report.verdict.coverage.notCompared.contains("2.0: of another line; this code follows 1.0.1"),
      "\(outcome.report.verdict.coverage.notCompared)")
    // By a name as well, from wherever it is asked.
    try await repository.git("checkout", "--quiet", "main")
    #expect(try await Self.check(repository, surface: "git:fix").status == .passes)
  }

  @Test func aFixIsHeldAgainstItsOwnLine() async throws {
    let repository = try await Self.repository(Self.lines, checkedOut: "fix") { ["AC", "AB", "AC", "A"][$0] }
    #expect(try await Self.check(repository).status == .findings)
  }

  @Test func theNewerLineIsHeldAgainstItsOwn() async throws {
    let drawing = Self.lines + " | main: i"
    let repository = try await Self.repository(drawing, checkedOut: "main") { ["A", "AB", "AC", "A", "A"][$0] }
    let outcome = try await Self.check(repository)
    #expect(outcome.status == .findings)
    #expect(outcome.report.verdict.failures.map(\.subject.owner) == ["B"])
    #expect(outcome.report.verdict.coverage.notCompared == [])
  }

  /// What people have of the newer line, whatever branch it was made on, they have.
  @Test(arguments: ["main: 1.0 2.0 a | fix<2.0: 2.0.1", "main: 1.0 2.0 | fix<2.0: b 2.0.1 | main: c"])
  func aFixOfTheNewestLineCounts(drawing: String) async throws {
    let repository = try await Self.repository(drawing, checkedOut: "main") { commit in
      DrawnHistory(drawing).tags.last?.commit == commit ? "AB" : "A"
    }
    #expect(try await Self.check(repository).status == .findings)
  }

  @Test func aChangeIsOfTheLineThatItGoesTo() async throws {
    let drawing = "main: 1.0 | topic<1.0: t | main: a 2.0 | fix<1.0: 1.0.1 | small<1.0: s"
    let repository = try await Self.repository(drawing, checkedOut: "topic") { ["A", "A", "AB", "AB", "A", "A"][$0] }
    #expect(try await Self.check(repository, against: "main").status == .passes, "it was not there at the merge-base")
    let notCompared = try await Self.check(repository, against: "main").report.verdict.coverage.notCompared
    #expect(!notCompared.contains { $0.contains("of another line") })
    try await repository.git("checkout", "--quiet", "small")
    let fix = try await Self.check(repository, against: "fix").report.verdict.coverage.notCompared
    #expect(fix.contains("2.0: of another line; this code follows 1.0.1"), "\(fix)")
  }

  /// What git has no commit of is compared as ever.
  @Test func recordsWithoutCommitsAreAllCompared() async throws {
    let repository = try await Self.repository(Self.lines, checkedOut: "fix") { ["A", "AB", "A", "A"][$0] }
    for name in ["1.0", "1.0.1", "2.0"] {
      let path = repository.folder.path + "/snapshots/\(name).json"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let gone = text.replacing(
        /"revision" : "[0-9a-f]+"/, with: "\"revision\" : \"\(String(repeating: "1", count: 40))\"")
      try gone.write(toFile: path, atomically: true, encoding: .utf8)
    }
    // Their tags still tell.
    #expect(try await Self.check(repository).status == .passes)
    for name in ["1.0", "1.0.1", "2.0"] { try await repository.git("tag", "-d", name) }
    #expect(try await Self.check(repository).status == .findings)
  }
}
