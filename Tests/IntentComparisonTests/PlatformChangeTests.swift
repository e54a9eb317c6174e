import IntentSurface
import TestSupport
import Testing

@testable import IntentComparison

/// Platforms that are new or gone, verification against a build, and the ways to a change.
struct PlatformChangeTests {
  /// One of each kind of record that has platforms, on these or wherever its app is.
  private static func filled(_ places: [Platform]?, builtFor platforms: [Platform]) -> Surface {
    var surface = Surface.sample(
      intents: [.sample("Add") { $0.platforms = places }], entities: [.sample("Book") { $0.platforms = places }],
      queries: [EntityQuery(identifier: "Q", typePath: "Q", capabilities: [.plain])],
      enums: [.sample("Order", ["up"])], shortcuts: [.sample("Add", ["Add in ${applicationName}"])],
      widgets: [Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .fixed)], platforms: platforms)
    surface.unionValues = [UnionValue(identifier: "U", typePath: "U", cases: [])]
    surface.queries[0].platforms = places
    surface.enums[0].platforms = places
    surface.unionValues[0].platforms = places
    surface.appShortcuts[0].platforms = places
    surface.widgets[0].platforms = places
    surface.hosts = [HostBundle(identifier: "App", kind: .app, platforms: platforms.map { HostPlatform($0) })]
    return surface
  }

  private static func lines(_ comparison: Comparison) -> Set<String> {
    Set(
      comparison.changes.filter { $0.subject.member == nil }.map { change in
        let places = change.platforms.map { " on " + $0.map(\.rawValue).joined(separator: ",") } ?? ""
        let values = change.aspect == .platforms ? ": \(change.old ?? "") → \(change.new ?? "")" : ""
        return "\(change.subject) \(change.action)\(places)\(values)"
      })
  }

  private static let names = ["Add", "Book", "Q", "Order", "U", "shelf"]

  /// The code still declares all of it, but nothing is built for the watch.
  @Test func whatNothingIsBuiltForIsGoneThere() {
    let comparison = Comparison(
      Self.filled(nil, builtFor: [.iOS, .watchOS]), Self.filled(nil, builtFor: [.iOS]))
    let found = Self.lines(comparison)
    for name in Self.names { #expect(found.contains("\(name) changed: iOS, watchOS → iOS"), "\(name): \(found)") }
    #expect(found.contains("SampleShortcuts removed on watchOS"), "\(found)")
  }

  @Test func aRecordOfSomePlatformsIsNewOrGoneOnThem() throws {
    let (all, some) = (
      Self.filled(nil, builtFor: [.iOS, .macOS]), Self.filled([.iOS], builtFor: [.iOS, .macOS])
    )
    let lost = Comparison(all, some)
    for name in Self.names { #expect(Self.lines(lost).contains("\(name) changed: iOS, macOS → iOS"), "\(name)") }
    let won = Comparison(some, all)
    for name in Self.names { #expect(Self.lines(won).contains("\(name) changed: iOS → iOS, macOS"), "\(name)") }
    let difference = try #require(lost.differences(in: "Add").first { $0.change.subject.kind == .intent })
    let pair = try #require(difference.pair(of: Intent.self))
    #expect(pair.aspect == .platforms && pair.old.platforms == nil && pair.new.platforms == [.iOS])
  }

  /// Who has the app on what was given up keeps it; a Mac takes what is built for it in either way.
  @Test(arguments: [
    ([Platform.iOS], [Platform.macOS], false), ([.macCatalyst], [.macOS], true), ([.iOS], [.iOS, .macOS], true),
  ])
  func anAppThatGoesElsewhereTakesNothingAway(before: [Platform], after: [Platform], isCompared: Bool) {
    var new = Self.filled(nil, builtFor: after)
    new.intents = []
    let lost = Comparison(Self.filled(nil, builtFor: before), new).changes.contains { $0.subject.owner == "Add" }
    #expect(lost == isCompared)
  }

  @Test func aHostOfAnotherPlatformTakesNothingOver() {
    func surface(_ host: String) -> Surface {
      var surface = Surface.sample(
        intents: [.sample("Add") { $0.hosts = [host] }, .sample("Mac") { $0.platforms = [.macOS] }],
        platforms: [.iOS, .macOS])
      surface.hosts = [
        HostBundle(identifier: "App", kind: .app, platforms: [HostPlatform(.iOS), HostPlatform(.macOS)]),
        HostBundle(identifier: "Widget", kind: .extension, apps: ["App"], platforms: [HostPlatform(.iOS)]),
      ]
      return surface
    }
    let moved = Comparison(surface("App"), surface("Widget")).changes.filter { $0.aspect == .bundle }
    #expect(moved.map(\.platforms) == [[.iOS]])
  }

  // MARK: Changes

  @Test func findsTheChangesOfAnOwner() {
    let old = Surface.sample(
      intents: [
        .sample("A", title: "A", ["x: Int", "y: Int"]), .sample("B", title: "B", ["x: Int"]), .sample("C", title: "C"),
      ])
    let new = Surface.sample(
      intents: [
        .sample("A", title: "A2", ["x: String", "y: Int?"]), .sample("B", title: "B", ["x: String"]),
        .sample("C", title: "C2"),
      ])
    let comparison = Comparison(old, new)
    #expect(comparison.changes(in: "A").count == 3)
    #expect(comparison.differences(in: "B").map(\.change.subject) == [Subject(.parameter, "B", "x")])
    #expect(comparison.changes(of: Subject(.intent, "C")).map(\.aspect) == [.title])
    #expect(comparison.changes(of: Subject(.parameter, "A", "y")).map(\.aspect) == [.optionality])
    #expect(comparison.changes(of: Subject(.parameter, "A", "z")).isEmpty)
    #expect(comparison.changes(in: "0").isEmpty && comparison.changes(in: "D").isEmpty)
    #expect(comparison.changes == comparison.changes.sorted())
  }

  @Test func sortsChangesOfOneSubjectByWhatTheyAre() {
    let subject = Subject(.intent, "A")
    let sorted = [
      Change(subject, .added), Change(subject, .changed, .summary, old: "a", new: "c"),
      Change(subject, .changed, .title, old: "a", new: "b"), Change(subject, .changed, .title, old: "a", new: "c"),
      Change(subject, .changed, .title, old: "b", new: "a"), Change(Subject(.intent, "B"), .added),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func followsASubjectThroughRenames() {
    let old = Surface.sample(
      intents: [.sample("AddBook", ["title: String", "count: Int"])], enums: [.sample("Order", ["up = u", "down = d"])])
    let new = Surface.sample(
      intents: [.sample("AddBookIntent", ["title: String", "count: Int"])],
      enums: [.sample("Order", ["top = u", "down = d"])])
    let comparison = Comparison(old, new)
    #expect(comparison.renamed(Subject(.intent, "AddBook")) == Subject(.intent, "AddBookIntent"))
    #expect(
      comparison.renamed(Subject(.parameter, "AddBook", "count")) == Subject(.parameter, "AddBookIntent", "count"))
    #expect(comparison.renamed(Subject(.enumCase, "Order", "up")) == Subject(.enumCase, "Order", "top"))
    #expect(comparison.renamed(Subject(.enumCase, "Order", "down")) == Subject(.enumCase, "Order", "down"))
    #expect(comparison.newIdentifier(of: .intent, "AddBook") == "AddBookIntent")
    #expect(comparison.newIdentifier(of: .entity, "AddBook") == "AddBook")
  }

  @Test(
    arguments: [
      ("Int", false, true), ("Int16", false, true), ("Int", true, false), ("String", false, false), (nil, false, false),
    ] as [(String?, Bool, Bool)])
  func countedCasesMoveTogether(rawType: String?, isExplicit: Bool, isCounted: Bool) {
    var old = AppEnum.sample("Order", ["up = 1"])
    old.rawType = rawType
    var new = old
    new.cases[0].rawValue = "2"
    new.cases[0].hasExplicitRawValue = isExplicit
    let comparison = Comparison(.sample(enums: [old]), .sample(enums: [new]))
    #expect(comparison.renumberedEnums == (isCounted ? ["Order"] : []))
  }

  // MARK: Lists that are shared

  @Test func equalListsAreTheSame() {
    let intents = [Intent.sample("A", ["x: Int"]), .sample("B")]
    #expect(intents.isSame(as: intents))
    #expect(intents.isSame(as: [Intent.sample("A", ["x: Int"]), .sample("B")]))
    #expect(!intents.isSame(as: [Intent.sample("A", ["x: Int"]), .sample("C")]))
    #expect(!intents.isSame(as: [Intent.sample("A", ["x: Int"])]))
    #expect(!intents.isSame(as: []) && [Intent]().isSame(as: []))
    let copy = intents
    #expect(intents.isShared(with: copy) && !intents.isShared(with: Array(intents.reversed())))
    #expect(!intents.isShared(with: Array(intents.prefix(1))))
  }

  @Test(arguments: 0...6) func findsAPlaceByHalves(place: Int) {
    #expect((0..<6).bisected { $0 < place } == place)
    #expect((3..<6).bisected { $0 < place } == min(6, max(3, place)))
  }

  // MARK: Builds

  private static func built(_ surface: Surface, _ adjust: (inout Surface) -> Void = { _ in }) -> Surface {
    var built = surface
    built.readFrom.kind = .metadata
    adjust(&built)
    return built
  }

  private static let source = Surface.sample(
    intents: [
      .sample("Add", title: "Add") { $0.module = "App" }, .sample("Kit1", title: "One") { $0.module = "Kit" },
      .sample("Kit2", title: "Two") { $0.module = "Kit" },
    ], shortcuts: [.sample("Add", ["Add in ${applicationName}"])])

  @Test func aBuildThatHasItAllAgrees() {
    let whole = Verification(source: Self.source, built: Self.built(Self.source))
    #expect(whole.agrees && whole.hints == [] && whole.compared == 3)
    #expect(whole.fields.known == whole.fields.agreed && whole.fields.known > 3)
    let retitled = Verification(
      source: Self.source, built: Self.built(Self.source) { $0.intents[0].title = .value("X") })
    #expect(!retitled.agrees && retitled.lost == [] && retitled.unseen == [])
    #expect(retitled.differences.map(\.aspect) == [.title])
    #expect(retitled.differences.map(\.source) == ["Add"] && retitled.differences.map(\.built) == ["X"])
    #expect(retitled.fields.agreed == retitled.fields.known - 1)
  }

  @Test func saysWhatABuildLost() {
    func hints(_ adjust: (inout Surface) -> Void) -> [String] {
      Verification(source: Self.source, built: Self.built(Self.source, adjust)).hints.map { String($0.prefix(40)) }
    }
    let (none, shortcuts, kit) = (
      "The build has no intents, entities or Ap", "The build has no App Shortcuts. Only an ",
      "The build has no intents from the module"
    )
    #expect(hints { $0 = .sample() } == [none])
    #expect(hints { $0.appShortcuts = [] } == [shortcuts])
    #expect(hints { $0.intents.removeAll { $0.module == "Kit" } } == [kit])
    #expect(hints { $0.intents.removeLast() } == [])
    #expect(
      hints {
        $0.intents.removeAll { $0.module == "Kit" }; $0.appShortcuts = []
      } == [shortcuts, kit])
    let lost = Verification(source: Self.source, built: Self.built(Self.source) { $0.intents.removeLast() })
    #expect(lost.lost == [Subject(.intent, "Kit2")] && !lost.agrees)
    let more = Verification(source: Self.source, built: Self.built(Self.source) { $0.intents.append(.sample("New")) })
    #expect(more.unseen == [Subject(.intent, "New")] && !more.agrees)
  }
}
