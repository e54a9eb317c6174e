import Foundation
import IntentReports
import IntentRules
import IntentSettings
import IntentSurface
import IntentWorkspace
import TestSupport
import Testing

/// Histories of small repositories.
@Suite struct HistoryTests {
  private static func judging() throws -> JudgingOptions {
    try JudgingOptions(profile: nil, today: "2026-01-01", now: Date())
  }

  private static func intent(_ name: String, title: String = "Book", _ more: String = "") -> String {
    """
    struct \(name): AppIntent\(more.isEmpty ? "" : ", DeprecatedAppIntent") {
      static let title: LocalizedStringResource = "\(title)"
      \(more)
      func perform() async throws -> some IntentResult { .result() }
    }

    """
  }

  private static func phrases(_ intent: String, _ words: String) -> String {
    """
    struct Phrases: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: \(intent)(), phrases: ["\(words) in \\(.applicationName)"], shortTitle: "A", systemImageName: "book")
      }
    }

    """
  }

  private static func repository(_ releases: [(tag: String, date: String, code: String)]) async throws -> TestRepository
  {
    let repository = try await TestRepository()
    for release in releases {
      try await repository.commit(
        ["App/App.swift": "import AppIntents\n" + release.code], tag: release.tag, on: "\(release.date)T12:00:00Z")
    }
    return repository
  }

  private static func report(_ repository: TestRepository, tags: [String] = []) async throws -> HistoryReport {
    let context = try InputContext(in: repository.folder.path)
    return try await History.run(History.Request(tags: tags), in: context, judging: try judging()).report
  }

  private static let deprecation =
    "static var deprecation: IntentDeprecation<Add> { IntentDeprecation(message: \"Use Add.\", replacedBy: Add.self) }"

  @Test func tellsWhatEachReleaseDid() async throws {
    let (add, lend) = (Self.intent("Add", title: "Add Book"), Self.intent("Lend", title: "Lend Book"))
    let repository = try await Self.repository([
      ("v0.9", "2023-01-01", "struct Nothing {}"),
      ("v1.0", "2024-01-01", add + lend + Self.phrases("Add", "Add")),
      ("v1.1", "2024-02-01", add + lend + Self.phrases("Add", "Add") + "// nothing\n"),
      ("v1.2", "2024-03-01", add + Self.phrases("Add", "Keep")),
      ("nightly", "2024-03-02", add),
    ])
    let report = try await Self.report(repository)
    #expect(report.releases.map(\.version) == ["1.0", "1.1", "1.2"])
    #expect(report.releases.map(\.previous) == [nil, "1.0", "1.1"])
    #expect(report.releases[1].isQuiet)
    #expect(report.releases[2].date == "2024-03-01")
    #expect(Set(report.releases[2].breaks.map(\.rule)).isSuperset(of: ["I01", "S01"]))
    #expect(report.releases[2].failing.count == 1)
    #expect(report.passed == [HistoryReport.Passed(version: "0.9", reason: "no intents yet")])
    let lane = try #require(report.lanes.first { $0.name == "Lend" })
    #expect(lane.spans == [0...1])
    #expect(lane.marks.map(\.event) == [.broke])
    #expect(report.lanes.first { $0.kind == .appShortcut }?.spans == [0...2])
  }

  private static func project(_ app: String) -> String {
    """
    { objects = {
      P = { isa = PBXProject; targets = (A); buildConfigurationList = L; mainGroup = G; };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = \(app); fileSystemSynchronizedGroups = (F);
        productType = "com.apple.product-type.application"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
    }; rootObject = P; }
    """
  }

  @Test func tellsOfAReleaseThatLostEverything() async throws {
    let repository = try await TestRepository()
    // The same tags name releases of a second product, which has no intents and is no loss.
    for (tag, day, app, code) in [
      ("v1.0", "2024-01-01", "Books", Self.intent("Add") + Self.intent("Lend")),
      ("v1.1", "2024-02-01", "Server", "struct Server {}"), ("v1.2", "2024-03-01", "Books", "struct Books {}"),
      ("v1.3", "2024-04-01", "Books", "struct Books { }"), ("v2.0", "2024-05-01", "Books", Self.intent("Add")),
    ] {
      try await repository.commit(
        ["App/App.swift": "import AppIntents\n" + code, "App.xcodeproj/project.pbxproj": Self.project(app)], tag: tag,
        on: "\(day)T12:00:00Z")
    }
    let report = try await Self.report(repository)
    #expect(report.releases.map(\.version) == ["1.0", "1.2", "2.0"])
    #expect(report.releases[1].breaks.map(\.rule) == ["I01", "I01"])
    #expect(report.releases[2].breaks.isEmpty)
    #expect(
      report.passed == [
        HistoryReport.Passed(version: "1.1", reason: "no intents were found"),
        HistoryReport.Passed(version: "1.3", reason: "no intents any more"),
      ])
  }

  @Test func takesNeitherAnotherLineNorAnUnreadSubmoduleForALoss() async throws {
    let repository = try await TestRepository()
    let project = ["App.xcodeproj/project.pbxproj": Self.project("Books") + "/* Core */\n"]
    func commit(_ tag: String, _ day: String, _ code: String) async throws {
      let files = project.merging(["App/App.swift": "import AppIntents\n" + code]) { first, _ in first }
      try await repository.commit(files, tag: tag, on: "\(day)T12:00:00Z")
    }
    try await commit("v1.0", "2024-02-01", Self.intent("Add"))
    try await repository.git("checkout", "--quiet", "--orphan", "old")
    try await commit("v1.1", "2024-01-10", "struct Books {}")
    try await repository.git("checkout", "--quiet", "--force", "main")
    try await commit("v1.2", "2024-03-01", Self.intent("Add"))
    try repository.folder.write(["App/App.swift": "struct Books { }"])
    try await repository.git("add", "--all")
    let object = String(repeating: "1", count: 40)
    try await repository.git("update-index", "--add", "--cacheinfo", "160000,\(object),Core")
    try await repository.git("commit", "--quiet", "--message", "split", on: "2024-04-01T12:00:00Z")
    try await repository.git("tag", "v1.3")
    try await commit("v1.4", "2024-05-01", Self.intent("Add"))
    let report = try await Self.report(repository)
    #expect(report.releases.map(\.version) == ["1.0", "1.2", "1.4"])
    #expect(report.passed.map(\.version) == ["1.1", "1.3"])
  }

  @Test func followsNames() async throws {
    let repository = try await Self.repository([
      ("1.0", "2024-01-01", Self.intent("AddBook", title: "Add Book")),
      ("1.1", "2024-02-01", Self.intent("StoreBook", title: "Add Book")),
      ("1.2", "2024-03-01", Self.intent("StoreBook", title: "Add Book")),
    ])
    let lanes = try await Self.report(repository).lanes
    #expect(lanes.map { $0.names.map(\.text) } == [["AddBook", "StoreBook"]])
    #expect(lanes.first?.spans == [0...2])
    #expect(lanes.first?.marks.map(\.event) == [.renamed, .broke])
  }

  @Test func tellsNoticeFromABreak() async throws {
    let (add, told) = (Self.intent("Add", title: "Add Book"), Self.intent("Old", title: "Old", Self.deprecation))
    let repository = try await Self.repository([
      ("1.0", "2024-01-01", add + Self.intent("Old", title: "Old")),
      ("1.1", "2024-02-01", add + told), ("1.2", "2024-06-01", add + told), ("1.3", "2024-09-01", add + told),
      ("1.4", "2024-10-01", add),
    ])
    let report = try await Self.report(repository)
    #expect(report.releases.map(\.deprecated) == [[], [Subject(.intent, "Old")], [], [], []])
    #expect(report.releases[4].retired == [Subject(.intent, "Old")])
    #expect(report.releases[4].breaks.isEmpty)
    #expect(report.lanes.first { $0.name == "Old" }?.marks.map(\.event) == [.deprecated, .retired])
  }

  /// What shipped is what was recorded, whatever the tag has.
  @Test func takesRecordedReleasesAsTheyWereRecorded() async throws {
    let add = Self.intent("Add", title: "Add Book")
    let repository = try await Self.repository([
      ("1.0", "2024-01-01", add + Self.intent("Lend")), ("1.1", "2024-02-01", add),
    ])
    var surface = Surface(app: AppIdentity(name: "Books", version: "1.0", date: "2024-01-15"))
    surface.intents = [Intent(identifier: "Add", typePath: "Add")]
    let folder = repository.folder.path + "/snapshots"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try surface.snapshotData().write(to: URL(filePath: folder + "/1.0.json"))
    let report = try await Self.report(repository)
    #expect(report.releases.map(\.origin) == [.snapshot, .source])
    #expect(report.releases[0].date == "2024-01-15")
    #expect(!report.releases[1].findings.contains { $0.rule == "I01" })
  }

  @Test func keepsWhatIsDoneWhenItIsStopped() async throws {
    let code = Self.intent("Add", title: "Add Book")
    let repository = try await Self.repository((1...6).map { ("1.\($0)", "2024-0\($0)-01", code) })
    let context = try InputContext(in: repository.folder.path)
    let judging = try Self.judging()
    let task = Task {
      try await History.run(in: context, judging: judging) { progress in
        if progress.done == 3 { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    let outcome = try await task.value
    #expect(outcome.report.isPartial)
    #expect(outcome.report.releases.map(\.version) == ["1.1", "1.2", "1.3"])
    #expect(outcome.status == .unreadable)
  }

  @Test func whatTheNumbersFallBelowIsBesideTheLine() async throws {
    let code = Self.intent("Add")
    let repository = try await Self.repository([
      ("v999.0", "2022-02-11", code), ("v120", "2023-10-23", code), ("v121", "2023-12-13", code),
      ("v123", "2024-02-01", code),
    ])
    let outcome = try await History.run(
      History.Request(tags: ["v{version}"]), in: try InputContext(in: repository.folder.path),
      judging: try Self.judging())
    #expect(outcome.report.releases.map(\.version) == ["120", "121", "123"])
    #expect(outcome.report.beside.map(\.version) == ["999.0"])
  }

  private static func drawn(
    _ drawing: String, tags: [String] = [], _ code: @escaping (Int) -> String
  ) async throws -> HistoryReport {
    let repository = try await DrawnHistory(drawing).repository { ["App.swift": "import AppIntents\n" + code($0)] }
    return try await report(repository, tags: tags)
  }

  /// What a fix of an older line brought is no loss of the newer one.
  @Test func comparesEachReleaseWithTheOneThatItIsBuiltOn() async throws {
    let (add, lend) = (Self.intent("Add", title: "Add Book"), Self.intent("Lend", title: "Lend Book"))
    let report = try await Self.drawn("main: 1.0 2.0 | fix<1.0: h 1.0.1 | main: 2.1") { commit in
      [add, add, add, add + lend, add][commit]
    }
    #expect(report.releases.map(\.version) == ["1.0", "2.0", "2.1"])
    #expect(report.releases.map(\.previous) == [nil, "1.0", "2.0"])
    #expect(report.beside.map(\.version) == ["1.0.1"])
    #expect(report.beside.map(\.previous) == ["1.0"])
    #expect(report.beside[0].added == [Subject(.intent, "Lend")])
    #expect(report.releases.allSatisfy { $0.findings.isEmpty })
    #expect(!report.isPartial)
  }

  /// A record says its day only where it is read.
  @Test func aRecordStandsWhereItsTagDoes() async throws {
    let repository = try await DrawnHistory("main: 1.0 2.0 | fix<1.0: 1.0.1 | main: 2.1").repository { commit in
      ["App.swift": "import AppIntents\n" + Self.intent("Add\(commit)")]
    }
    _ = try await Ship.tags(
      matching: ["{version}"], replaces: false, in: try InputContext(in: repository.folder.path)
    ) { _ in }
    let report = try await Self.report(repository)
    #expect(report.releases.map(\.version) == ["1.0", "2.0", "2.1"])
    #expect(report.beside.map(\.previous) == ["1.0"])
  }

  @Test func theLineOfAnotherProductGivesWayToOneWithIntents() async throws {
    let add = Self.intent("Add", title: "Add Book")
    let report = try await Self.drawn("main: a 1.0 1.1 | kit: k 9.0 9.1 9.2 | main: +kit b") { commit in
      commit < 3 ? add : "struct Kit {}"
    }
    #expect(report.releases.map(\.version) == ["1.0", "1.1"])
    #expect(report.passed.map(\.version) == ["9.0", "9.1", "9.2"])
  }

  @Test func remarksOnManyTagsAreFewAndShort() async throws {
    let tags = (1...40).map { "=odd-\($0)x" } + (1...40).flatMap { ["=a-1.\($0)", "=b-1.\($0)"] }
    let drawing = "main: 1.0 " + tags.joined(separator: " ")
    let repository = try await DrawnHistory(drawing).repository { _ in
      ["App.swift": "import AppIntents\n" + Self.intent("Add")]
    }
    let report = try await Self.report(repository, tags: ["*"])
    #expect(report.remarks.count < 6)
    #expect(report.remarks.allSatisfy { $0.count < 400 })
    #expect(
      report.remarks.contains { $0.hasPrefix("no version in 40 tags, such as odd-10x, odd-11x, odd-12x and 37 more") })
    for name in HistoryFormats.names {
      let text = try #require(HistoryFormats.named(name)).render(report)
      #expect(text.split(separator: "\n").filter { $0.contains("odd-") }.allSatisfy { $0.count < 400 })
    }
    try repository.folder.write(["App.swift": ""])
    try await repository.git("checkout", "--quiet", "--orphan", "none")
    try await repository.commit(["App.swift": ""], tag: "c-1.0")
    let error = await #expect(throws: Failure.self) { try await Self.report(repository, tags: ["c-*", "odd*"]) }
    #expect(error.map { $0.description.count < 600 } == true)
  }

  @Test func saysWhereThereIsNothing() async throws {
    let repository = try await Self.repository([("v1.0", "2024-01-01", "struct Nothing {}")])
    await #expect(throws: Failure.self) { try await Self.report(repository) }
    await #expect(throws: Failure.self) { try await Self.report(repository, tags: ["ios-{version}"]) }
  }
}
