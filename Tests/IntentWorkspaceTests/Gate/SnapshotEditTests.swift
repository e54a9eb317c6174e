import IntentFiles
import IntentReading
import IntentReports
import IntentRules
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

/// What a shipped snapshot lost since it was recorded, and what a new version freezes.
struct SnapshotEditTests {
  private static func surface(_ version: String? = "1.0", _ adjust: (inout Surface) -> Void = { _ in }) -> Surface {
    var surface = Surface.sample(
      version, intents: [.sample("Add", title: "Add", ["title: String", "pages: Int?"]), .sample("Show")],
      enums: [.sample("Order", ["up", "down"])], shortcuts: [.sample("Add", ["Add in ${applicationName}"])],
      platforms: [.iOS, .macOS])
    surface.app.date = "2026-01-01"
    adjust(&surface)
    return surface
  }

  private static func words(_ adjust: (inout Surface) -> Void) throws -> [String]? {
    try SnapshotEdit(from: surface(), to: surface("1.0", adjust)).words
  }

  @Test func aRecordThatSaysNoLessIsRecordedAnew() throws {
    #expect(try Self.words { _ in } == nil)
    #expect(try Self.words { $0.app.version = "1.0.0" } == nil)
    #expect(try Self.words { $0.app.name = "Other" } == nil)
    #expect(try Self.words { $0.readFrom.platforms.append(.watchOS) } == nil)
    #expect(try SnapshotEdit(from: Self.surface { $0.app.date = nil }, to: Self.surface()) == .recordedAnew)
  }

  @Test func judgesWhatARecordHasBesideThat() throws {
    #expect(
      try Self.words { $0.intents[0].parameters.append(.sample("new: Int")) }?.first
        == "P13 required-parameter-added Add.new")
    #expect(
      try Self.words { $0.intents.append(.sample("New")) } == ["I01 intent-removed New on the way back"])
    #expect(try Self.words { $0.intents[0].isDiscoverable = .value(false) } != nil)
    let left = EnumCase(name: "left", rawValue: "left")
    #expect(try Self.words { $0.enums[0].cases.append(left) }?.first?.hasSuffix("on the way back") == true)
    let edition = Provenance.currentEdition - 1
    #expect(try Self.words { $0.readFrom.edition = edition }?.contains("what its reader records") == true)
  }

  @Test func passesWhatTheOldRecordCouldNotRead() throws {
    let old = Self.surface {
      $0.readFrom.unread = ["parameter"]
      $0.intents[0].parameters = []
    }
    #expect(try SnapshotEdit(from: old, to: Self.surface()) == .completed)
    let required = Self.surface { $0.intents[0].parameters.append(.sample("new: Int")) }
    #expect(try SnapshotEdit(from: old, to: required) == .completed)
  }

  /// Nothing is compared of an app that no project builds, so whatever a record says to be in it would be lost in silence.
  @Test func saysWhichAppsAreGivenUp() {
    func app(_ name: String) -> HostBundle {
      var app = HostBundle(identifier: name, kind: .app)
      app.bundleIdentifier = "org.example.\(name)"
      return app
    }
    let record = Self.surface { $0.hosts = [app("App"), app("Ghost")] }
    let code = Self.surface {
      $0.hosts = [app("App")]
      $0.readFrom.apps = [app("App")]
    }
    #expect(RecordedBreaks(from: record, to: code).words == ["the app Ghost is left out"])
    #expect(RecordedBreaks(from: record, to: code).lost(but: RecordedBreaks(from: record, to: code)) == [])
    #expect(RecordedBreaks(from: code, to: code).words == [])
  }

  @Test func saysWhatAnEditTookAway() throws {
    #expect(try Self.words { $0.app.version = "1.1" } == ["its version"])
    #expect(try Self.words { $0.app.date = "2026-01-02" } == ["its release date"])
    #expect(try Self.words { $0.app.date = nil } == ["its release date"])
    #expect(try Self.words { $0.readFrom.kind = .metadata }?.first == "what it was read from")
    #expect(try Self.words { $0.readFrom.platforms = [.iOS] }?.contains("its platforms") == true)
    #expect(try Self.words { $0.intents.removeLast() }?.contains("Show is gone") == true)
    #expect(try Self.words { $0.intents[0].title = .value("Make") } == ["Add, title"])
    #expect(try Self.words { $0.enums[0].cases.removeLast() } == ["Order.down is gone"])
    #expect(try Self.words { $0.intents[0].parameters.removeLast() } == ["Add.pages is gone"])
  }

  @Test func listsThreeLosses() {
    #expect(ShippedReview.listed([]) == "")
    #expect(ShippedReview.listed(["a"]) == " (a)")
    #expect(ShippedReview.listed(["a", "b", "c"]) == " (a; b; c)")
    #expect(ShippedReview.listed(["a", "b", "c", "d", "e"]) == " (a; b; c and 2 more)")
  }

  // MARK: Trees of promises

  private static func object(_ values: (String, PromiseTree)...) -> PromiseTree {
    .object(Dictionary(uniqueKeysWithValues: values))
  }

  @Test(
    arguments: [
      (.text("a"), .text("a"), []), (.text("a"), .text("b"), ["x"]), (.flag(true), .number(1), ["x"]),
      (.null, .null, []),
      (.list([.text("a"), .text("b")]), .list([.text("b"), .text("a"), .text("c")]), []),
      (.list([.text("a"), .text("a")]), .list([.text("a")]), ["x.a"]), (.list([.null]), .list([]), ["x"]),
      (.list([]), .object([:]), ["x"]),
      (object(("a", .flag(true))), object(("a", .flag(true)), ("b", .null)), []),
      (object(("a", .flag(true)), ("b", .null)), object(("a", .flag(false))), ["x.a", "x.b"]),
      (
        .list([object(("name", .text("n")), ("is", .flag(true)))]),
        .list([object(("name", .text("n")), ("is", .flag(false)))]),
        ["x.n.is"]
      ),
      (.list([object(("name", .text("n")))]), .list([object(("name", .text("m")))]), ["x.n"]),
      (
        .list([object(("title", object(("value", .text("t")))), ("kind", object(("value", .text("k")))))]), .list([]),
        ["x.k"]
      ),
      // The one that fits is taken, in whatever order.
      (
        .list([object(("key", .text("k")), ("v", .number(1))), object(("key", .text("k")), ("v", .number(2)))]),
        .list([object(("key", .text("k")), ("v", .number(2))), object(("key", .text("k")), ("v", .number(1)))]), []
      ),
    ] as [(PromiseTree, PromiseTree, [String])])
  func knowsWhatATreeLost(old: PromiseTree, new: PromiseTree, losses: [String]) {
    #expect(old.losses(in: new, at: "x") == losses)
  }

  @Test(arguments: ["identifier", "className", "kind", "key", "language", "name", "entity", "type", "intent", "text"])
  func anElementIsKnownByItsName(key: String) {
    let tree = PromiseTree.list([Self.object((key, .text("n")))])
    #expect(tree.losses(in: .list([])) == [".n"])
    #expect(PromiseTree.list([Self.object(("other", .text("n")))]).losses(in: .list([])) == [""])
  }

  @Test func readsASurface() throws {
    let tree = try PromiseTree(Self.surface())
    #expect(tree.losses(in: tree) == [])
    #expect(try tree.losses(in: PromiseTree(Self.surface { $0.intents[0].parameters = [] })).count == 1)
    guard case .object(let values) = tree else {
      Issue.record("no object")
      return
    }
    #expect(values["formatVersion"] != nil && values["intents"] != nil)
  }

  // MARK: Versions

  @Test func saysWhatAVersionFreezes() {
    func detail(_ surface: Surface, after earlier: [Surface]) -> String {
      VersionEdit(surface, after: earlier, settings: nil).edit.detail
    }
    let gone = Self.surface("1.1") { $0.intents.removeLast() }
    #expect(VersionEdit(gone, after: [], settings: nil).edit.summary == "1.1 recorded")
    #expect(VersionEdit(Self.surface(nil), after: [], settings: nil).edit.summary == "unversioned recorded")
    #expect(detail(gone, after: []) == "The merge-base has no version before it.")
    #expect(detail(Self.surface("0.9"), after: [Self.surface()]).hasPrefix("It is older than 1.0"))
    #expect(detail(Self.surface("1.0"), after: [Self.surface()]).hasPrefix("It is older than 1.0"))
    #expect(detail(Self.surface("1.1"), after: [Self.surface()]).hasPrefix("It ships with nothing broken since 1.0."))
    #expect(detail(gone, after: [Self.surface()]).hasPrefix("It ships with 1 break since 1.0: I01 Show."))
  }

  @Test func countsFrozenBreaks() {
    func frozen(_ removed: Int) -> FrozenBreaks {
      let names = (0..<8).map { "Intent\($0)" }
      let old = Surface.sample("1.0", intents: names.map { .sample($0) })
      let new = Surface.sample("1.1", intents: names.dropFirst(removed).map { .sample($0) })
      return FrozenBreaks(SurfaceReading(surface: new), against: [old], profile: .shortcuts)
    }
    #expect(frozen(0).suffix == "")
    #expect(frozen(1).suffix == ", with 1 break since 1.0: I01 Intent0")
    #expect(frozen(5).words.hasSuffix("I01 Intent4"))
    #expect(
      frozen(7).words.hasPrefix("with 7 breaks since 1.0: I01 Intent0, ")
        && frozen(7).words.hasSuffix("Intent4 and 2 more"))
    #expect(frozen(2).words(for: []) == "with nothing broken since 1.0")
    #expect(FrozenBreaks(SurfaceReading(surface: .sample()), against: [], profile: .shortcuts).failures == [])
  }

  @Test func knowsAPointerOfLFS() {
    let digest = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
    func pointer(_ text: String) -> LFSPointer? { LFSPointer(Array(text.utf8)[...]) }
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 5\n"
    #expect(pointer(text)?.size == 5 && pointer(text)?.digest == digest)
    #expect(pointer(text)?.standsFor(Array("hello".utf8)) == true)
    #expect(pointer(text)?.standsFor(Array("hellp".utf8)) == false)
    #expect(pointer(text.replacing("size 5", with: "size 6"))?.standsFor(Array("hello".utf8)) == false)
    #expect(pointer(text.replacing("size 5", with: "size x")) == nil)
    #expect(pointer(text.replacing("oid", with: "id")) == nil && pointer(" " + text) == nil)
    let padded = text + String(repeating: "x", count: 1023 - text.utf8.count)
    #expect(pointer(padded) != nil && pointer(padded + "x") == nil)
  }
}
