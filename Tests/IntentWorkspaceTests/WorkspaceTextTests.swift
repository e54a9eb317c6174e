import IntentComparison
import IntentFiles
import IntentReading
import IntentReports
import IntentRules
import IntentSettings
import IntentSurface
import SourceScanning
import TestSupport
import Testing

@testable import IntentWorkspace

/// What commands say of what they read and wrote, and the lanes of a history.
struct WorkspaceTextTests {
  @Test(
    arguments: [
      (["a/A.swift", "a/B.swift"], [], ["a"]), (["a/A.swift"], ["b/B.swift"], ["a"]),
      (["a/A.swift", "a/b/B.swift"], ["a/c/C.swift"], ["a/A.swift", "a/b"]),
      (["A.swift"], [], ["A.swift"]), (["a/A.swift", "b/B.swift"], [], ["a", "b"]), ([], ["a/A.swift"], []),
      (["a/x/A.swift", "a/y/B.swift"], ["a/x/C.swift"], ["a/x/A.swift", "a/y"]),
      // More than a dozen files beside others' are their folder.
      ((0..<13).map { "a/\($0).swift" }, ["a/Z.swift"], ["a"]),
      ((0..<12).map { "a/\($0).swift" }, ["a/Z.swift"], (0..<12).map { "a/\($0).swift" }.sorted()),
      ((0..<13).map { "\($0).swift" }, ["Z.swift"], (0..<13).map { "\($0).swift" }.sorted()),
    ] as [([String], [String], [String])])
  func namesTheFoldersOfAnApp(own: [String], others: [String], paths: [String]) {
    #expect(SourceFolders(own: Set(own), others: Set(others)).paths == paths)
  }

  @Test func placesDiagnostics() {
    let place = IntentSurface.SourceLocation(path: "a\nb.swift", line: 3, column: 4)
    #expect(
      DiagnosticText.lines([
        Diagnostic(.warning, "one\u{1B}", at: place),
        Diagnostic(.note, "two", at: IntentSurface.SourceLocation(path: "b")), Diagnostic(.note, "three"),
      ]) == "a\\nb.swift:3:4: warning: one\\u{1B}\nb: note: two\nnote: three")
    #expect(DiagnosticText.lines([]) == "")
  }

  private static func reading(_ surface: Surface, kind: InputReading.Kind = .source, files: Int = 2) -> InputReading {
    var reading = SurfaceReading(surface: surface)
    reading.filesSeen = files
    return InputReading(input: "App", kind: kind, reading: reading)
  }

  @Test func saysWhatWasRead() {
    var surface = Surface.sample(
      intents: [.sample("A")], entities: [.sample("B"), .sample("C")],
      queries: [EntityQuery(identifier: "Q", typePath: "Q", capabilities: [])],
      enums: [.sample("E", ["a"]), .sample("F", ["a"])],
      shortcuts: [.sample("A", ["x"])], widgets: [Widget(kind: .value("w"), typePath: "W", configuration: .fixed)])
    surface.legacyIntents = [LegacyIntent(className: "L")]
    surface.systemIntents = [SystemIntent(name: "INX"), SystemIntent(name: "INY")]
    surface.withheld = [
      WithheldType(typePath: "X", kind: "AppIntent", conditions: ["A"]),
      WithheldType(typePath: "Y", kind: "AppIntent", conditions: []),
    ]
    #expect(
      DiagnosticText.coverage(of: Self.reading(surface))
        == "read 1 intent, 2 entities, 1 query, 2 enums, 1 App Shortcut, 1 widget or control, 1 legacy intent, "
        + "2 system intents in 2 files; 1 more behind conditions that no build configuration sets")
    #expect(DiagnosticText.coverage(of: Self.reading(.sample(), files: 1)) == "read no intents in 1 file")
    #expect(DiagnosticText.coverage(of: Self.reading(.sample(), kind: .snapshot)) == "read no intents")
  }

  @Test func comparesNothingWithNothing() throws {
    let (empty, full) = (Self.reading(.sample()), Self.reading(.sample(intents: [.sample("A")])))
    try full.refuseEmptyInDiff()
    try full.refuseEmpty(shipped: [])
    let error = #expect(throws: Failure.self) { try empty.refuseEmptyInDiff() }
    #expect(error?.description.hasSuffix("Is it the right place?") == true && error?.status == .unreadable)
    var part = empty
    part.revision = "abc"
    #expect(throws: Failure.self) { try part.refuseEmptyInDiff() }
    let partly = #expect(throws: Failure.self) { try part.refuseEmptyInDiff() }
    #expect(partly?.description.contains("Only a part of that revision was read.") == true)
    part.kind = .metadata
    let built = #expect(throws: Failure.self) { try part.refuseEmptyInDiff() }
    #expect(built?.description.contains("Is it the right place?") == true)
    part.isWholeRevision = true
    try part.refuseEmptyInDiff()
    var unread = empty
    unread.reading.diagnostics = [Diagnostic(.warning, "No code."), Diagnostic(.note, "Fine.")]
    let shipped = #expect(throws: Failure.self) {
      try unread.refuseEmpty(shipped: [.sample("1.0"), .sample("1.1", intents: [.sample("A")])])
    }
    #expect(shipped?.description.contains("has no intents (2 files looked at), and 1.1 had 1.") == true)
    #expect(shipped?.description.hasSuffix("\nwarning: No code.") == true)
    // What a project still builds has lost all that it had.
    let app = HostBundle(identifier: "App", kind: .app, bundleIdentifier: "org.app")
    var had = Surface.sample("1.0", intents: [.sample("A") { $0.hosts = ["App"] }])
    had.hosts = [app]
    var lost = empty
    lost.reading.surface.readFrom.apps = [app]
    try lost.refuseEmpty(shipped: [had])
    lost.reading.filesSeen = 0
    #expect(throws: Failure.self) { try lost.refuseEmpty(shipped: [had]) }
    lost.reading.filesSeen = 2
    lost.reading.diagnostics = unread.reading.diagnostics
    #expect(throws: Failure.self) { try lost.refuseEmpty(shipped: [had]) }
    // Without a release, an app that has no intents yet breaks nothing.
    try empty.refuseEmpty(shipped: [])
    let none = #expect(throws: Failure.self) { try Self.reading(.sample(), files: 0).refuseEmpty(shipped: []) }
    #expect(none?.description.contains("nothing was read") == true && none?.status == .unreadable)
  }

  @Test func errorsHaveTheirStatus() {
    #expect(Failure(Failure("x", .findings)).status == .findings)
    #expect(Failure(UsageError("x")).status == .usage && Failure(UsageError("x")).description == "x")
    #expect(Failure(WorkspaceError.severalApps(["A", "B"])).status == .usage)
    #expect(Failure(GitError.partialClone).status == .unreadable)
    #expect(ExitStatus.findings.ignoringFindings == .passes && ExitStatus.usage.ignoringFindings == .usage)
  }

  @Test func saysWhatToDoNext() {
    func text(_ apps: [String], _ tags: [String], files: Int = 2, others: [String] = []) -> String {
      var project = ProjectFacts(in: MemoryTree([:] as [String: String]), fallbackName: "App")
      (project.apps, project.intentFiles) = (apps.map { AppFacts(name: $0) }, files)
      return DiagnosticText.initialised("s.yml", and: others, project, tags: ReleaseTags(tags))
    }
    #expect(text(["App"], []).hasPrefix("wrote s.yml for App (2 files import AppIntents). Please review it.\nNext:\n"))
    #expect(text(["App"], [], files: 1).contains("(1 file imports AppIntents)"))
    #expect(text(["App"], [], files: 0).contains("(no file imports AppIntents yet)"))
    #expect(text(["App"], [], others: ["a", "b"]).contains("\nalso wrote a, b\n"))
    #expect(
      text(["App"], []).hasSuffix(
        "  intentcompat ship 1.0   # records the current code as the version people have\n"
          + "  intentcompat check      # compares your code with what was recorded"))
    #expect(
      text(["App"], ["v1.0"]).contains("intentcompat ship --tags 'v{version}'   # records the releases people have"))
    #expect(!text(["App"], ["v1.0"]).contains("Tags that look like releases"))
    let two = text(["App", "It's"], ["v1.0", "ios-1.0", "ios-1.1"])
    #expect(
      two.contains(
        "Tags that look like releases:\n  ios-{version}: 2, such as ios-1.1\n  v{version}: 1, such as v1.0\n"))
    #expect(two.contains("  intentcompat ship --app App --tags 'ios-{version}'\n  intentcompat check --app App"))
    #expect(two.contains("--app 'It'\\''s' --tags"))
    let many = text(["App"], (0..<8).map { "\(Character(UnicodeScalar(UInt8(97 + $0))))x-1.0" })
    #expect(many.contains("  and 2 other kinds\n"))
  }

  @Test func knowsTypesByTheirNames() {
    var surface = Surface.sample(
      intents: [.sample("Kit.Add", id: "add")], entities: [.sample("Kit.Book", id: "book")],
      enums: [.sample("Order", ["up"])])
    surface.legacyIntents = [LegacyIntent(className: "AddIntent")]
    let names = TypeNames([surface, .sample(intents: [.sample("Old")])])
    #expect(names.intentIdentifier("add") == "add" && names.intentIdentifier("Kit.Add") == "add")
    #expect(names.intentIdentifier("AddIntent") == "AddIntent" && names.intentIdentifier("Old") == "Old")
    #expect(names.intentIdentifier("book") == nil && names.intentIdentifier("Kit.Book") == nil)
    #expect(names.identifiers == ["add", "book", "Order", "AddIntent", "Old"])
    #expect(names.nearest(to: "Oldd") == ["Old"])
  }

  // MARK: Lanes

  private static func lanes(_ versions: [(Surface, (inout ReleaseStep) -> Void)]) -> [String] {
    var lanes = ReleaseLanes()
    for (position, version) in versions.enumerated() {
      var step = ReleaseStep(version: "\(position)", origin: .source)
      version.1(&step)
      let changes = position == 0 ? [] : Comparison(versions[position - 1].0, version.0).changes
      lanes.add(version.0, at: position, step, changes)
    }
    return lanes.all.map { lane in
      "\(lane.kind) \(lane.names.map { "\($0.text)@\($0.release)" }.joined(separator: ",")) "
        + lane.spans.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
        + lane.marks.map { " \($0.event)@\($0.release)" }.joined()
    }
  }

  private static func finding(_ subject: Subject, _ effect: Effect) -> Finding {
    Finding(
      rule: "I01", name: "n", title: "t", subject: subject, effects: [.savedShortcuts: effect], confidence: .high,
      message: "m", symptom: "s", fix: Fix("f"), fingerprint: "\(subject) \(effect.rawValue)")
  }

  @Test func followsWhatIsThereAndWhatItIsCalled() {
    let (first, second) = (
      Surface.sample(
        intents: [.sample("AddBook", ["title: String", "count: Int"]), .sample("Show")],
        shortcuts: [.sample("AddBook", ["Add"])]),
      Surface.sample(
        intents: [.sample("AddBookIntent", ["title: String", "count: Int"])], enums: [.sample("Order", ["up"])],
        shortcuts: [.sample("AddBookIntent", ["Add"])])
    )
    #expect(
      Self.lanes([(first, { _ in }), (second, { _ in }), (first, { _ in })]) == [
        "intent AddBook@0,AddBookIntent@1,AddBook@2 0-2 renamed@1 renamed@2", "intent Show@0 0-0,2-2",
        "appShortcut AddBook@0,AddBookIntent@1,AddBook@2 0-2 renamed@1 renamed@2",
      ])
  }

  @Test func marksWhatHappened() {
    let add = Surface.sample(intents: [.sample("Add", ["n: Int"])], enums: [.sample("Order", ["up"])])
    let found = Self.lanes([
      (add, { _ in }),
      (
        add,
        {
          $0.findings = [
            Self.finding(Subject(.parameter, "Add", "n"), .breaks), Self.finding(Subject(.intent, "Add"), .degrades),
            Self.finding(Subject(.enum, "Order"), .hides), Self.finding(Subject(.intent, "Add"), .notes),
          ]
          $0.deprecated = [Subject(.intent, "Add")]
        }
      ),
      (
        .sample(),
        {
          $0.retired = [Subject(.intent, "Add")]
          $0.findings = [Self.finding(Subject(.intent, "Add"), .notes)]
        }
      ),
    ])
    #expect(found == ["intent Add@0 0-1 deprecated@1 degraded@1 broke@1 retired@2", "enum Order@0 0-1 hid@1"])
  }
}
