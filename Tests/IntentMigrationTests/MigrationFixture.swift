import Foundation
import IntentComparison
import IntentMigration
import IntentReading
import IntentRules
import IntentSurface
import TestSupport
import Testing

/// A pair of `Tests/Fixtures/Rules`, with the code of both sides.
struct MigrationFixture: Sendable, CustomTestStringConvertible {
  typealias Files = [String: [UInt8]]

  static let all: [MigrationFixture] = {
    let root = Fixtures.root.appending(path: "Rules")
    let folders = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    return (folders ?? []).filter { $0.hasDirectoryPath && !$0.lastPathComponent.hasPrefix("safe-") }
      .map { MigrationFixture(folder: $0) }.sorted { $0.testDescription < $1.testDescription }
  }()

  /// The pairs of some rules.
  static func pairs(of rules: [String]) -> [MigrationFixture] {
    all.filter { pair in rules.contains { pair.testDescription.hasPrefix($0 + "-") } }
  }

  let folder: URL

  var testDescription: String { folder.lastPathComponent }

  func files(_ side: String) throws -> Files {
    let root = folder.appending(path: side)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    return try paths.reduce(into: [:]) { $0[$1] = Array(try Data(contentsOf: root.appending(path: $1))) }
  }
}

/// A comparison of two sides with all that is needed to propose.
struct Proposing {
  let old: SurfaceReading
  let new: SurfaceReading
  let comparison: Comparison
  let findings: [Finding]
  let plan: MigrationPlan
  let result: MigrationFixture.Files

  init(_ oldFiles: MigrationFixture.Files, _ newFiles: MigrationFixture.Files, hasOldCode: Bool = true) {
    let reader = SourceReader(options: ReadingOptions())
    old = reader.read(MemoryTree(bytes: oldFiles))
    new = reader.read(MemoryTree(bytes: newFiles))
    comparison = Comparison(old.surface, new.surface)
    let locations = Locations(old: old.locations, new: new.locations)
    findings = RuleBook().findings(in: comparison, locations: locations).filter { $0.worstEffect > .notes }
    plan = MigrationPlan(
      for: findings, in: comparison, old: hasOldCode ? CodeTree { oldFiles[$0] } : nil,
      new: CodeTree { newFiles[$0] }, locations: locations)
    result = plan.changes.reduce(into: newFiles) { $0[$1.path] = $1.after }
  }

  init(_ old: String, _ new: String, hasOldCode: Bool = true) {
    self.init(["Code.swift": Array(old.utf8)], ["Code.swift": Array(new.utf8)], hasOldCode: hasOldCode)
  }

  /// The one file of the result.
  var text: String { String(decoding: result["Code.swift"] ?? [], as: UTF8.self) }

  /// What the rules say of the result, held against the old code.
  var remaining: [Finding] {
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(bytes: result))
    return RuleBook().findings(in: Comparison(old.surface, reading.surface)).filter { $0.worstEffect > .notes }
  }
}
