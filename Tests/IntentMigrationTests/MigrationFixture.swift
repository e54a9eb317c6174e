import Foundation
import IntentComparison
import IntentMigration
import IntentReading
import IntentRules
import IntentSurface
import MetadataReading
import SourceScanning
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
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { path in
      [".swift", ".intentdefinition", "AppShortcuts.xcstrings", "AppShortcuts.strings"].contains { path.hasSuffix($0) }
    }
    return try paths.reduce(into: [:]) { $0[$1] = Array(try Data(contentsOf: root.appending(path: $1))) }
  }
}

/// A comparison of two sides with all that is needed to propose.
struct Proposing {
  let old: SurfaceReading
  let new: SurfaceReading
  let findings: [Finding]
  let plan: MigrationPlan
  /// How often edited code was read for it.
  let readings: Int
  let result: MigrationFixture.Files

  init(
    _ oldFiles: MigrationFixture.Files, _ newFiles: MigrationFixture.Files, hasOldCode: Bool = true,
    stepLimit: Int = MigrationPlan.stepLimit, knowing old: Project? = nil, _ now: Project? = nil
  ) {
    self.old = Self.read(oldFiles, old)
    new = Self.read(newFiles, now ?? old)
    var count = 0
    plan = MigrationPlan(
      from: self.old, code: hasOldCode ? Self.code(oldFiles) : nil, to: new, code: Self.code(newFiles),
      for: { _ in true }, stepLimit: stepLimit
    ) { code in
      count += 1
      return Self.read(Self.applying(code.changes, to: newFiles), now ?? old)
    }
    readings = count
    findings = plan.findings
    result = Self.applying(plan.changes, to: newFiles)
  }

  /// A plan for each finding by itself, and how often edited code was read for all of them.
  func each(
    _ oldFiles: MigrationFixture.Files, _ newFiles: MigrationFixture.Files
  )
    -> (plans: [String: MigrationPlan], readings: Int)
  {
    var readings = 0
    let plans = MigrationPlan.each(
      of: findings, from: old, code: Self.code(oldFiles), to: new, code: Self.code(newFiles)
    ) { code in
      readings += 1
      return Self.read(Self.applying(code.changes, to: newFiles))
    }
    return (plans, readings)
  }

  /// The plan for one finding.
  func plan(
    for finding: Finding, _ oldFiles: MigrationFixture.Files, _ newFiles: MigrationFixture.Files
  ) -> MigrationPlan {
    MigrationPlan(
      from: old, code: Self.code(oldFiles), to: new, code: Self.code(newFiles),
      for: { $0.fingerprint == finding.fingerprint }
    ) { Self.read(Self.applying($0.changes, to: newFiles)) }
  }

  init(_ old: String, _ new: String, hasOldCode: Bool = true) {
    self.init(["Code.swift": Array(old.utf8)], ["Code.swift": Array(new.utf8)], hasOldCode: hasOldCode)
  }

  private static func code(_ files: MigrationFixture.Files) -> CodeTree {
    let paths = files.keys.sorted()
    return CodeTree(
      paths: paths.filter { !SyntaxCheck.isProject($0) }, projects: paths.filter(SyntaxCheck.isProject),
      manifests: paths.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".js") }
    ) { files[$0] }
  }

  /// The one file of the result.
  var text: String { String(decoding: result["Code.swift"] ?? [], as: UTF8.self) }

  /// The surface of the result.
  var edited: SurfaceReading { Self.read(result) }

  /// What the rules say of the result, held against the old code.
  var remaining: [Finding] {
    RuleBook.all.findings(in: Comparison(old.surface, Self.read(result).surface)).filter { $0.worstEffect > .notes }
  }

  private static func applying(_ changes: [FileChange], to files: MigrationFixture.Files) -> MigrationFixture.Files {
    changes.reduce(into: files) { $0[$1.path] = $1.after }
  }

  /// As a folder of source code is read: Swift, and intent definitions.
  private static func read(_ files: MigrationFixture.Files, _ project: Project? = nil) -> SurfaceReading {
    let tree = MemoryTree(bytes: files)
    var reading = SourceReader(options: ReadingOptions()).read(tree)
    let legacy = LegacyReader().read(tree)
    reading.surface.legacyIntents = legacy.surface.legacyIntents
    reading.surface.legacyEnums = legacy.surface.legacyEnums
    reading.surface.legacyTypes = legacy.surface.legacyTypes
    reading.surface.phraseTranslations = PhraseTableReader().read(tree).surface.phraseTranslations
    reading.locations.append(legacy.locations)
    guard let project else { return reading }
    reading.surface.hosts = [project.app]
    reading.surface.readFrom.apps = [project.app]
    reading.surface.appNames = [AppNames(host: project.app.identifier, name: .value(project.name))]
    return reading
  }
}

/// What a project says of an app, in whose files the code is.
struct Project {
  var name = "Garden"
  var identifier = "com.garden"
  var floor = "16.0"

  var app: HostBundle {
    HostBundle(
      identifier: "Garden", kind: .app, bundleIdentifier: identifier, platforms: [HostPlatform(.iOS, floor: floor)])
  }
}

/// An app with one action.
///
/// - Parameters:
///   - members: what stands before `perform()`, lines of their own.
///   - rest: what stands behind the type.
func appWithAction(_ name: String, _ members: String, _ body: String, _ rest: String = "") -> String {
  """
  import AppIntents

  struct \(name): AppIntent {
    static let title: LocalizedStringResource = "\(name)"
  \(members)
    func perform() async throws -> some IntentResult {
      \(body)
      return .result()
    }
  }

  \(rest)
  """
}
