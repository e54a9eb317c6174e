import IntentSurface
import TestSupport
import Testing

@testable import IntentComparison

/// Where records are: bundles, platforms, and records of one name.
struct PlaceTests {
  private static let app = HostBundle(identifier: "App", kind: .app)
  private static let widget = HostBundle(identifier: "Widget", kind: .extension, apps: ["App"])
  private static let watch = HostBundle(identifier: "Watch", kind: .watchApp, apps: ["App"])
  private static let kit = HostBundle(identifier: "Kit", kind: .framework, apps: ["App"])
  private static let all = [app, widget, watch, kit]

  private func move(
    _ before: [String], _ after: [String], _ old: [HostBundle] = all, _ new: [HostBundle] = all
  ) -> Move? {
    HostMoves(old, new).move(from: before, to: after)
  }

  @Test func followsARecordThroughAnApp() {
    #expect(move(["App"], ["Widget"]) == Move(from: ["App"], to: ["Widget"]))
    #expect(move(["Widget"], ["App"]) == Move(from: ["Widget"], to: ["App"]))
    #expect(move(["Watch"], ["Widget"]) == Move(from: ["Watch"], to: ["Widget"]))
    #expect(move(["Widget", "Watch"], ["App"]) == Move(from: ["Widget", "Watch"], to: ["App"]))
  }

  @Test func aRuleSeesWhereARecordWent() {
    let sides = ["App", "Widget"].map { host in
      var surface = Surface.sample(intents: [.sample("Add") { $0.hosts = [host] }])
      surface.hosts = Self.all
      return surface
    }
    let moves = Comparison(sides[0], sides[1]).differences.compactMap { $0.pair(of: Intent.self)?.move }
    #expect(moves == [Move(from: ["App"], to: ["Widget"])])
  }

  @Test func whatIsStillThereDidNotMove() {
    #expect(move(["App"], ["App", "Widget"]) == nil)
    #expect(move(["App", "Widget"], ["Widget"]) == nil)
    #expect(move(["App"], ["App"]) == nil)
    #expect(move([], ["App"]) == nil)
    #expect(move(["App"], []) == nil)
  }

  /// No system offers it, before or after.
  @Test(arguments: [
    ("App", "App", []), ("Widget", "Widget", []), ("App", "Widget", ["added"]), ("Widget", "App", ["removed"]),
  ])
  func aWidgetThatOnlyTheAppCompilesIsNone(_ before: String, _ after: String, _ expected: [String]) {
    let sides = [before, after].map { host in
      var widget = Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .fixed)
      widget.hosts = [host]
      var surface = Surface.sample(widgets: [widget])
      surface.hosts = [Self.app, Self.widget]
      surface.readFrom.apps = [Self.app]
      return surface
    }
    #expect(Comparison(sides[0], sides[1]).changes.map { "\($0.action)" } == expected)
  }

  @Test func aFrameworkOffersNothingByItself() {
    #expect(move(["App"], ["Kit"]) == nil)
    #expect(move(["Kit"], ["App"]) == nil)
    #expect(move(["App", "Kit"], ["Widget"]) == Move(from: ["App"], to: ["Widget"]))
  }

  @Test func aTargetThatIsGoneMayHaveAnotherName() {
    let renamed = [Self.app, HostBundle(identifier: "Widgets", kind: .extension, apps: ["App"])]
    #expect(move(["Widget"], ["Widgets"], [Self.app, Self.widget], renamed) == nil)
    func bundled(_ host: HostBundle, _ identifier: String) -> HostBundle {
      var host = host
      host.bundleIdentifier = identifier
      return host
    }
    let old = [bundled(Self.app, "a"), bundled(Self.widget, "a.w")]
    let same = [bundled(Self.app, "a"), bundled(renamed[1], "a.w")]
    let other = [bundled(Self.app, "a"), bundled(renamed[1], "a.x")]
    #expect(move(["Widget"], ["Widgets"], old, same) == nil)
    #expect(move(["Widget"], ["Widgets"], old, other) == Move(from: ["Widget"], to: ["Widgets"]))
  }

  /// An app, with an extension of a name and an identifier.
  private static func offering(_ app: String?, _ name: String, _ identifier: String?) -> [HostBundle] {
    [
      HostBundle(identifier: "App", kind: .app, bundleIdentifier: app),
      HostBundle(identifier: name, kind: .extension, bundleIdentifier: identifier, apps: ["App"]),
    ]
  }

  @Test func anExtensionUnderAnotherIdentifierIsAnotherOne() {
    let old = Self.offering("a", "Widget", "a.w")
    let new = Self.offering("a", "Widget", "a.x")
    #expect(move(["Widget"], ["Widget"], old, new) == Move(from: ["a.w"], to: ["a.x"]))
    #expect(move(["App", "Widget"], ["App", "Widget"], old, new) == nil)
    #expect(HostMoves(old, new).move(from: ["App", "Widget"], to: ["Widget"], offeredBy: [.extension]) != nil)
    #expect(move(["Widget"], ["App"], old, new) == Move(from: ["a.w"], to: ["a"]))
    // With the app, all of it is another app.
    #expect(move(["Widget"], ["Widget"], old, Self.offering("b", "Widget", "b.w")) == nil)
    #expect(move(["Widget"], ["Widget"], old, Self.offering(nil, "Widget", "a.x")) == nil)
    #expect(move(["Widget"], ["Widget"], old, Self.offering("b", "Widget", "b.x")) == Move(from: ["a.w"], to: ["b.x"]))
    // Nor is a target of another name with the same end another extension.
    #expect(move(["Widget"], ["Widgets"], old, Self.offering("b", "Widgets", "b.w")) == nil)
    #expect(move(["Widget"], ["Widgets"], old, Self.offering("b", "Widgets", "b.x")) != nil)
    // What is not known any more may be what it was.
    let open = move(["Widget"], ["Widget"], old, Self.offering("a", "Widget", nil))
    #expect(open?.doubt == "the bundle identifier of Widget was a.w, and what it is now depends on what was not read")
    var alone = old
    alone[1].apps = []
    let homeless = move(["Widget"], ["Widget"], old, alone)
    #expect(homeless?.doubt == "nothing tells any more which app has Widget")
    // Two targets that swapped their names.
    let swapped = new + [HostBundle(identifier: "Other", kind: .extension, bundleIdentifier: "a.w", apps: ["App"])]
    #expect(move(["Widget"], ["Other"], old, swapped) == nil)
    // Of two targets of one name nobody can say which it is.
    #expect(move(["Widget"], ["Widget"], old, new + [new[1]]) == nil)
  }

  @Test func whatOneOfTwoAppsNoLongerHasWentNowhere() {
    let apps = [Self.app, Self.widget, HostBundle(identifier: "Second", kind: .app)]
    let left = Move(from: ["App"], to: ["Second"], isDeparture: true)
    #expect(move(["App", "Second"], ["Second"], apps, apps) == left)
    #expect(move(["App"], ["Second"], apps, apps) == Move(from: ["App"], to: ["Second"]))
    #expect(move(["App", "Second"], ["Widget", "Second"], apps, apps) == Move(from: ["App"], to: ["Widget"]))
  }

  private func surface(_ platforms: [Platform], _ intents: [(String, [Platform]?)], known: Bool = false) -> Surface {
    var surface = Surface.sample(
      intents: intents.map { name, places in .sample(name) { $0.platforms = places } }, platforms: platforms)
    if known {
      surface.hosts = [HostBundle(identifier: "App", kind: .app, platforms: platforms.map { HostPlatform($0) })]
    }
    return surface
  }

  private func changes(_ old: Surface, _ new: Surface) -> [String] {
    Comparison(old, new).changes.map { change in
      let places = change.platforms.map { " on " + $0.map(\.rawValue).joined(separator: ",") } ?? ""
      return "\(change.subject) \(change.action)\(change.aspect.map { " \($0)" } ?? "")\(places)"
    }
  }

  @Test func aPlatformThatOneSideWasNotReadForIsNotCompared() {
    let old = surface([.iOS, .macOS], [("Add", nil), ("Mac", [.macOS])])
    let new = surface([.iOS], [("Add", nil)])
    let comparison = Comparison(old, new)
    #expect(comparison.changes.isEmpty)
    #expect(comparison.notCompared.contains("macOS (only the old version was read for it)"))
    #expect(Comparison(new, old).notCompared.contains("macOS (only the new version was read for it)"))
  }

  @Test func aPlatformThatAProjectGaveUpIsNoLoss() {
    let old = surface([.iOS, .macOS], [("Add", nil), ("Mac", [.macOS])], known: true)
    let new = surface([.iOS], [("Add", nil)], known: true)
    #expect(changes(old, new).isEmpty)
    #expect(Comparison(old, new).notCompared.isEmpty)
  }

  @Test func theWatchGoesWithTheApp() {
    let old = surface([.iOS, .watchOS], [("Add", nil), ("Watch", [.watchOS])], known: true)
    let new = surface([.iOS], [("Add", nil)], known: true)
    #expect(changes(old, new).contains { $0.hasPrefix("Watch removed") })
  }

  @Test func aRecordThatLeftAPlatformChanged() {
    let old = surface([.iOS, .macOS], [("Add", nil)])
    let new = surface([.iOS, .macOS], [("Add", [.iOS])])
    #expect(changes(old, new) == ["Add changed platforms"])
    #expect(changes(new, old) == ["Add changed platforms"])
  }

  /// Every kind of record that has platforms of its own.
  @Test func everyKindOfRecordMayLeaveAPlatform() {
    func filled(_ places: [Platform]?) -> Surface {
      var surface = Surface.sample(
        intents: [.sample("Add") { $0.platforms = places }], entities: [.sample("Book") { $0.platforms = places }],
        queries: [EntityQuery(identifier: "BookQuery", typePath: "BookQuery", capabilities: [.plain])],
        enums: [.sample("Order", ["up"])],
        widgets: [Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .fixed)], platforms: [.iOS, .macOS])
      surface.queries[0].platforms = places
      surface.enums[0].platforms = places
      surface.widgets[0].platforms = places
      surface.unionValues = [UnionValue(identifier: "Content", typePath: "Content", cases: [])]
      surface.unionValues[0].platforms = places
      return surface
    }
    let subjects = Set(
      Comparison(filled(nil), filled([.iOS])).changes.filter { $0.aspect == .platforms && $0.action == .changed }
        .map(\.subject.description))
    #expect(subjects == ["Add", "Book", "BookQuery", "Order", "shelf", "Content"])
  }

  @Test func oneRecordAloneMayLeaveAPlatform() {
    func surface(_ kind: ElementKind, _ places: [Platform]?) -> Surface {
      var surface = Surface.sample(
        intents: [.sample("Add")], entities: [.sample("Book")],
        queries: [EntityQuery(identifier: "BookQuery", typePath: "BookQuery", capabilities: [.plain])],
        enums: [.sample("Order", ["up"])],
        widgets: [Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .fixed)], platforms: [.iOS, .macOS])
      surface.unionValues = [UnionValue(identifier: "Content", typePath: "Content", cases: [])]
      switch kind {
      case .intent: surface.intents[0].platforms = places
      case .entity: surface.entities[0].platforms = places
      case .query: surface.queries[0].platforms = places
      case .enum: surface.enums[0].platforms = places
      case .widget: surface.widgets[0].platforms = places
      default: surface.unionValues[0].platforms = places
      }
      return surface
    }
    for kind in [ElementKind.intent, .entity, .query, .enum, .widget, .unionValue] {
      let changes = Comparison(surface(kind, nil), surface(kind, [.iOS])).changes
      #expect(changes.map(\.subject.kind) == [kind] && changes.map(\.aspect) == [.platforms], "\(kind): \(changes)")
    }
  }

  @Test func everyKindOfRecordLeavesAPlatformThatIsGivenUp() {
    func filled(_ platforms: [Platform], isFull: Bool) -> Surface {
      var surface = Surface.sample(
        intents: [.sample("Add") { $0.platforms = [.iOS] }] + (isFull ? [.sample("Log")] : []),
        entities: isFull ? [.sample("Book")] : [],
        queries: isFull ? [EntityQuery(identifier: "Q", typePath: "Q", capabilities: [.plain])] : [],
        enums: isFull ? [.sample("Order", ["up"])] : [], shortcuts: isFull ? [.sample("Log", ["Log"])] : [],
        widgets: isFull ? [Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .fixed)] : [],
        platforms: platforms)
      if isFull {
        surface.unionValues = [UnionValue(identifier: "U", typePath: "U", cases: [])]
        surface.intents[1].platforms = [.watchOS]
        surface.entities[0].platforms = [.watchOS]
        surface.queries[0].platforms = [.watchOS]
        surface.enums[0].platforms = [.watchOS]
        surface.unionValues[0].platforms = [.watchOS]
        surface.appShortcuts[0].platforms = [.watchOS]
        surface.widgets[0].platforms = [.watchOS]
      }
      surface.hosts = [HostBundle(identifier: "App", kind: .app, platforms: platforms.map { HostPlatform($0) })]
      return surface
    }
    let found = changes(filled([.iOS, .watchOS], isFull: true), filled([.iOS], isFull: false))
    for name in ["Log", "Book", "Q", "Order", "U", "shelf"] {
      #expect(found.contains { $0.hasPrefix("\(name) removed") }, "\(name): \(found)")
    }
    let kinds = Comparison(filled([.iOS, .watchOS], isFull: true), filled([.iOS], isFull: false)).changes
      .map(\.subject.kind)
    #expect(!Set(kinds).isDisjoint(with: [.phrase, .appShortcut, .appShortcutsProvider]), "\(kinds)")
  }

  @Test func recordsOfOneNameAreMatchedByWhatTheySayThenByPlace() {
    func intent(_ title: String, _ module: String) -> Intent {
      .sample("Add", title: title) { $0.module = module }
    }
    let same = Comparison(
      .sample(intents: [intent("A", "One"), intent("B", "Two")]),
      .sample(intents: [intent("B", "Two"), intent("A", "One")]))
    #expect(same.changes.isEmpty)
    let placed = Comparison(
      .sample(intents: [intent("A", "One"), intent("B", "Two")]),
      .sample(intents: [intent("C", "Two"), intent("D", "One")]))
    let titles = Set(placed.changes.filter { $0.aspect == .title }.map { "\($0.old ?? "") \($0.new ?? "")" })
    #expect(titles == ["A D", "B C"])
  }

  @Test func hostsTellNoTwoRecordsApart() {
    func intent(_ title: String, _ host: String) -> Intent { .sample("Add", title: title) { $0.hosts = [host] } }
    let comparison = Comparison(
      .sample(intents: [intent("A", "App"), intent("B", "Watch")]),
      .sample(intents: [intent("A", "Watch"), intent("B", "App")]))
    #expect(!comparison.changes.contains { $0.aspect == .title })
  }

  private func renumbered(_ rawType: String?, _ newType: String?) -> [Change] {
    var (old, new) = (AppEnum.sample("Order", ["up = 1"]), AppEnum.sample("Order", ["up = 2"]))
    old.rawType = rawType
    new.rawType = newType
    return Comparison(.sample(enums: [old]), .sample(enums: [new])).changes
  }

  @Test func anotherRawTypeIsOneChange() {
    #expect(renumbered("Int", "String").map(\.aspect) == [.rawType])
    #expect(renumbered("Int", "Int").map(\.aspect) == [.rawValue])
    #expect(renumbered(nil, "Int").contains { $0.aspect == .rawValue })
  }

  @Test func aBuildHasNoNamesOfCases() {
    let old = Surface.sample(enums: [.sample("Order", ["up = u"])])
    let new = Surface.sample(enums: [.sample("Order", ["u = u"])])
    #expect(Comparison(old, new).changes.map(\.action) == [.renamed])
    var built = new
    built.readFrom.kind = .metadata
    #expect(Comparison(old, built).changes.filter { $0.subject.kind == .enumCase }.isEmpty)
  }

  @Test(arguments: [
    ("when $isLoud equalTo true", "when $isLoud equalTo 1", false),
    ("when $isLoud equalTo false", "when $isLoud equalTo 0", false),
    ("when $isLoud equalTo true", "when $isLoud equalTo 0", true),
    ("when $by equalTo .up", "when $by equalTo .u", false), ("when $by equalTo .up", "when $by equalTo .d", true),
    ("switch $by case .up, .down", "switch $by case .u, .d", false),
    ("switch $by case .up", "switch $by case .d", true),
    ("when $isLoud hasAnyValue", "when $isLoud equalTo 1", true), ("otherwise", "when $isLoud equalTo 1", true),
    ("default", "when $isLoud equalTo 1", true), ("when $by comparison .up", "when $by equalTo .u", true),
    // An operator that metadata has no known code for may be any.
    ("when $by lessThan .up", "when $by comparison .d", false),
  ])
  func aBuildSpellsConditionsOtherwise(code: String, built: String, differs: Bool) {
    func surface(_ condition: String, _ kind: Provenance.Kind) -> Surface {
      var surface = Surface.sample(
        intents: [
          .sample("Add", ["isLoud: Bool", "by: enum Order"]) {
            $0.parameterSummary = ParameterSummary(branches: [
              SummaryBranch(conditions: [condition], sentence: "Add", otherParameters: ["isLoud", "by"])
            ])
          }
        ], enums: [.sample("Order", ["up = u", "down = d"])])
      surface.readFrom.kind = kind
      return surface
    }
    let changes = Comparison(surface(code, .source), surface(built, .metadata)).changes
    #expect(changes.contains { $0.subject.kind == .parameterSummary } == differs, "\(changes)")
  }

  @Test func aBuildShowsWholeVersions() {
    func surface(_ version: String, _ kind: Provenance.Kind) -> Surface {
      var surface = Surface.sample(
        intents: [.sample("Add") { $0.availability = [Availability(platform: "iOS", introduced: version)] }])
      surface.readFrom.kind = kind
      return surface
    }
    #expect(Comparison(surface("17", .source), surface("17.0", .metadata)).changes.isEmpty)
    #expect(Comparison(surface("17.0.0", .source), surface("17.0", .metadata)).changes.isEmpty)
    #expect(!Comparison(surface("17.4", .source), surface("17.0", .metadata)).changes.isEmpty)
  }

  @Test func shortListsOfCasesNeedALikeName() {
    func isRenamed(_ old: String, _ new: String, _ cases: [String]) -> Bool {
      !Comparison(.sample(enums: [.sample(old, cases)]), .sample(enums: [.sample(new, cases)])).renames.isEmpty
    }
    #expect(isRenamed("SortOrder", "SortKind", ["up", "down"]))
    #expect(!isRenamed("SortOrder", "Direction", ["up", "down"]))
    #expect(isRenamed("SortOrder", "Direction", ["up", "down", "none"]))
  }

  /// What code says of a parameter and what its build has, and whether that is one thing.
  private typealias Spelled = (
    code: @Sendable (inout Parameter) -> Void, built: @Sendable (inout Parameter) -> Void, isSame: Bool
  )

  private static let spelled: [Spelled] = [
    ({ $0.controlStyle = "field" }, { _ in }, true), ({ $0.controlStyle = "stepper" }, { _ in }, true),
    ({ $0.controlStyle = "slider" }, { _ in }, false), ({ $0.optionsProvider = "Names" }, { _ in }, false),
    ({ $0.optionsProvider = "Names" }, { $0.optionsProvider = "Others" }, true),
    ({ $0.contentTypes = [".pdf", ".png"] }, { $0.contentTypes = ["public.png", "com.adobe.pdf"] }, true),
    ({ $0.contentTypes = [".pdf"] }, { $0.contentTypes = ["public.png"] }, false),
    ({ $0.defaultValue = .literal(".up") }, { $0.defaultValue = .literal(".u") }, true),
    ({ $0.defaultValue = .literal("[.up, .down]") }, { $0.defaultValue = .literal("[.u, .d]") }, true),
    ({ $0.defaultValue = .literal(".up") }, { $0.defaultValue = .literal(".d") }, false),
    ({ $0.defaultValue = .expression("now()") }, { $0.defaultValue = .expression("set in code") }, true),
  ]

  @Test(arguments: spelled.indices) func aBuildSpellsParametersOtherwise(index: Int) {
    let row = Self.spelled[index]
    func surface(_ kind: Provenance.Kind, _ change: (inout Parameter) -> Void) -> Surface {
      var surface = Surface.sample(
        intents: [.sample("Add", ["by: enum Order"])], enums: [.sample("Order", ["up = u", "down = d"])])
      surface.readFrom.kind = kind
      change(&surface.intents[0].parameters[0])
      return surface
    }
    let changes = Comparison(surface(.source, row.code), surface(.metadata, row.built)).changes
    #expect(changes.contains { $0.subject.kind == .parameter } != row.isSame, "\(changes)")
  }
}
