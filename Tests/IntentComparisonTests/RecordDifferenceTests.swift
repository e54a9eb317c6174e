import IntentComparison
import IntentSurface
import TestSupport
import Testing

@Suite struct RecordDifferenceTests {
  @Test func aCaseInsertedAmongImplicitNumbersShiftsTheRest() {
    let comparison = Comparison(
      .sample(enums: [.sample("Size", ["small", "large"], rawType: "Int")]),
      .sample(enums: [.sample("Size", ["tiny", "small", "large"], rawType: "Int")]))
    #expect(
      comparison.changes == [
        Change(Subject(.enumCase, "Size", "large"), .changed, .rawValue, old: "1", new: "2"),
        Change(Subject(.enumCase, "Size", "small"), .changed, .rawValue, old: "0", new: "1"),
        Change(Subject(.enumCase, "Size", "tiny"), .added, new: "0"),
      ])
  }

  @Test func reorderedStringsGiveTheirOrderAlone() {
    let comparison = Comparison(
      .sample(enums: [.sample("Size", ["small", "large"])]), .sample(enums: [.sample("Size", ["large", "small"])]))
    #expect(comparison.changes.map(\.aspect) == [.caseOrder])
  }

  @Test func aCaseRenamedWithItsRawValueIsARename() {
    let comparison = Comparison(
      .sample(enums: [.sample("Size", ["small", "big = large"])]),
      .sample(enums: [.sample("Size", ["small", "huge = large"])]))
    #expect(comparison.changes == [Change(Subject(.enumCase, "Size", "big"), .renamed, old: "big", new: "huge")])
  }

  @Test func aCaseWhoseRawValueFollowsItsNewNameIsOneChange() {
    let comparison = Comparison(
      .sample(enums: [.sample("Sort", ["title", "dateAdded"])]),
      .sample(enums: [.sample("Sort", ["title", "addedDate"])]))
    #expect(
      comparison.changes
        == [Change(Subject(.enumCase, "Sort", "dateAdded"), .changed, .rawValue, old: "dateAdded", new: "addedDate")])
  }

  @Test func anotherRawTypeIsOneChange() {
    let comparison = Comparison(
      .sample(enums: [.sample("Size", ["small", "large"])]),
      .sample(enums: [.sample("Size", ["small", "large"], rawType: "Int")]))
    #expect(comparison.changes.map(\.aspect) == [.rawType])
  }

  @Test func typesOfOneNameArePairedWithTheirLikes() {
    func widget(_ module: String?) -> Intent { .sample("Play", title: "Play from Widget") { $0.module = module } }
    func app(_ module: String?) -> Intent { .sample("Play", title: "Play", ["song: String"]) { $0.module = module } }
    let apart = Comparison(.sample(intents: [app("A"), widget("B")]), .sample(intents: [widget("A"), app("C")]))
    #expect(apart.changes.map(\.aspect) == [.module, .module])
    #expect(Comparison(.sample(intents: [app(nil)]), .sample(intents: [app(nil), widget(nil)])).changes == [])
    #expect(Comparison(.sample(intents: [app(nil), widget(nil)]), .sample(intents: [app(nil)])).changes == [])
  }

  @Test func propertiesAreKnownByTheirIdentifier() {
    let old = Entity.sample("Book", ["title: String", "pages: Int", "url: URL"])
    let new = Entity.sample("Book", ["title: String", "url: URL?"]) { $0.properties[0].name = "heading" }
    #expect(
      Comparison(.sample(entities: [old]), .sample(entities: [new])).changes == [
        Change(Subject(.entityProperty, "Book", "pages"), .removed, old: "Int"),
        Change(Subject(.entityProperty, "Book", "url"), .changed, .optionality, old: "URL", new: "URL?"),
      ])
  }

  @Test func filtersGiveOneChangeForEachComparator() {
    func query(_ comparators: [String]) -> EntityQuery {
      var query = EntityQuery(identifier: "Q", typePath: "Q", capabilities: [.property])
      query.filters = [QueryFilter(property: "title", comparators: comparators)]
      return query
    }
    let comparison = Comparison(
      .sample(queries: [query(["ContainsComparator", "EqualToComparator"])]),
      .sample(queries: [query(["EqualToComparator"])]))
    #expect(
      comparison.changes
        == [Change(Subject(.queryFilter, "Q", "title"), .changed, .comparators, old: "ContainsComparator")])
  }

  @Test func phrasesFollowARenamedIntentAndParameter() {
    func surface(_ name: String, _ parameter: String) -> Surface {
      .sample(
        intents: [.sample(name, title: "Open list", ["\(parameter): entity List"])],
        shortcuts: [.sample(name, ["Open ${\(parameter)} in ${applicationName}"])])
    }
    let comparison = Comparison(surface("OpenListIntent", "list"), surface("OpenTheListIntent", "target"))
    #expect(comparison.changes.map(\.action) == [.renamed, .renamed])
    #expect(comparison.changes.map(\.subject.kind) == [.intent, .parameter])
  }

  @Test func phrasesAreASetWithinAnIntent() {
    let comparison = Comparison(
      .sample(shortcuts: [.sample("Add", ["Add in ${applicationName}", "New in ${applicationName}"])]),
      .sample(shortcuts: [.sample("Add", ["New in ${applicationName}", "Make in ${applicationName}"])]))
    #expect(
      comparison.changes == [
        Change(
          Subject(.phrase, "Add", "Add in ${applicationName}"), .removed, old: "Add in ${applicationName}"),
        Change(
          Subject(.phrase, "Add", "Make in ${applicationName}"), .added, new: "Make in ${applicationName}"),
      ])
  }

  @Test func severalShortcutsOfOneIntentAreToldByTheirPresets() {
    let daily = AppShortcut.sample("Show", presets: ["kind: .daily"], ["Daily in ${applicationName}"])
    let weekly = AppShortcut.sample("Show", presets: ["kind: .weekly"], ["Weekly in ${applicationName}"])
    let comparison = Comparison(.sample(shortcuts: [daily, weekly]), .sample(shortcuts: [weekly]))
    #expect(comparison.changes.map(\.subject) == [Subject(.appShortcut, "Show", "kind: .daily")])
    #expect(comparison.changes.map(\.action) == [.removed])
  }

  @Test func shortcutsThatWereNotReadAreNotCalledRemoved() {
    var new = Surface.sample(shortcuts: [.sample("Other", ["Other in ${applicationName}"])])
    new.appShortcuts[0].hasUnreadShortcuts = true
    let comparison = Comparison(.sample(shortcuts: [.sample("Add", ["Add in ${applicationName}"])]), new)
    #expect(!comparison.knownChanges.contains { $0.action == .removed })
    #expect(comparison.differences.filter(\.isOpen).map(\.change.action) == [.removed])
    #expect(comparison.undecided == 1)
  }

  @Test func recordsOfOneIdentifierArePairedByTheirPlace() {
    func intent(_ module: String, _ title: String) -> Intent { .sample("Act", title: title) { $0.module = module } }
    let old = Surface.sample(intents: [intent("App", "Act"), intent("Watch", "Act")])
    let new = Surface.sample(intents: [intent("Watch", "Act"), intent("App", "Do it")])
    let comparison = Comparison(old, new)
    #expect(comparison.changes == [Change(Subject(.intent, "Act"), .changed, .title, old: "Act", new: "Do it")])
  }

  @Test func anIntentGoneFromOnePlatformChangedItsPlatforms() {
    let everywhere = Intent.sample("Act")
    let onPhones = Intent.sample("Act") { $0.platforms = [.iOS] }
    let comparison = Comparison(
      .sample(intents: [everywhere], platforms: [.iOS, .macOS]),
      .sample(intents: [onPhones], platforms: [.iOS, .macOS]))
    #expect(
      comparison.changes == [Change(Subject(.intent, "Act"), .changed, .platforms, old: "iOS, macOS", new: "iOS")])
  }

  @Test func aChangeNamesItsPlatformsWhereTheyAreNotAll() {
    func variant(_ platform: Platform, _ parameter: String) -> Intent {
      .sample("Act", [parameter]) { $0.platforms = [platform] }
    }
    let comparison = Comparison(
      .sample(intents: [variant(.iOS, "x: Int"), variant(.macOS, "x: Int")], platforms: [.iOS, .macOS]),
      .sample(intents: [variant(.iOS, "x: Int"), variant(.macOS, "x: Bool")], platforms: [.iOS, .macOS]))
    #expect(
      comparison.changes == [
        Change(Subject(.parameter, "Act", "x"), .changed, .type, old: "Int", new: "Bool", platforms: [.macOS])
      ])
  }

  @Test func builtMetadataIsNotBlamedForWhatItLacks() {
    let source = Entity.sample("Book", ["title: String"]) {
      $0.idType = "UUID"
      $0.displayRepresentation = "title"
    }
    var metadata = Surface.sample(entities: [.sample("Book", ["title: String", "pages: Int"])])
    metadata.readFrom.kind = .metadata
    let comparison = Comparison(.sample(entities: [source]), metadata)
    #expect(comparison.changes.map(\.subject) == [Subject(.entityProperty, "Book", "pages")])
    #expect(comparison.notCompared.contains { $0.contains("entity id types") })
  }

  @Test func namesThatCodeMakesInBothVersionsAreSaidAndFailNothing() {
    let unread = Intent.sample("Brew") { $0.unreadIdentifier = "Vendor.brew" }
    let other = Intent.sample("Brew") { $0.unreadIdentifier = "Vendor.other" }
    let known = Intent.sample("Brew") {
      $0.unreadIdentifier = "Kinds.brew"
      $0.identifierSource = .persistentIdentifier
    }
    let said = "the identifier of “Brew”, which code makes in both versions (`Vendor.other`)"
    #expect(Comparison(.sample(intents: [unread]), .sample(intents: [other])).notCompared == [said])
    #expect(Comparison(.sample(intents: [unread]), .sample(intents: [known])).notCompared.isEmpty)
    #expect(Comparison(.sample(intents: [known]), .sample(intents: [known])).notCompared.isEmpty)
  }

  @Test func theOrderOfRecordsAndTheDirectionOfReadingDoNotMatter() {
    let intents = [Intent.sample("A"), .sample("B", ["x: Int"]), .sample("C")]
    let changed = [Intent.sample("C", title: "See"), .sample("B", ["y: Bool"])]
    let first = Comparison(.sample(intents: intents), .sample(intents: changed))
    let second = Comparison(.sample(intents: intents.reversed()), .sample(intents: changed.reversed()))
    #expect(first.changes == second.changes)
    #expect(first.changes.count == 4)
  }

  @Test func legacyEnumsAreStoredByIndex() {
    var old = Surface.sample()
    old.legacyEnums = [
      LegacyEnum(name: "Kind", cases: [LegacyEnumCase(name: "a", index: 1), LegacyEnumCase(name: "b", index: 2)])
    ]
    var new = old
    new.legacyEnums[0].cases = [LegacyEnumCase(name: "b", index: 1)]
    #expect(
      Comparison(old, new).changes == [
        Change(Subject(.legacyEnumCase, "Kind", "a"), .removed, old: "1"),
        Change(Subject(.legacyEnumCase, "Kind", "b"), .changed, .legacyIndex, old: "2", new: "1"),
      ])
  }

  /// Cases with their indices and the names that people read, and what each old one became.
  @Test(arguments: [
    ([("low", 1, "Low")], [("small", 1, "Low")], ["low renamed low → small"]),
    ([("topGainers", 5, "Top Gainers")], [("gainers", 5, "Gainers")], ["topGainers renamed topGainers → gainers"]),
    (
      [("volume", 3, "Volume"), ("topGainers", 5, "Top Gainers")], [("gainers", 3, "Gainers")],
      ["topGainers changed 5 → 3", "topGainers renamed topGainers → gainers", "volume removed 3 → "]
    ),
    (
      [("highestVolume", 3, nil)], [("lowestVolume", 3, nil)],
      ["highestVolume removed 3 → ", "lowestVolume added  → 3"]
    ),
    ([("volume", 3, nil)], [("gainers", 3, nil)], ["gainers added  → 3", "volume removed 3 → "]),
  ])
  func legacyCasesAreFollowedByWhatTheyAreCalled(
    before: [(String, Int, String?)], after: [(String, Int, String?)], expected: [String]
  ) {
    func surface(_ cases: [(String, Int, String?)]) -> Surface {
      var surface = Surface.sample()
      let cases = cases.map { LegacyEnumCase(name: $0.0, index: $0.1, displayName: $0.2) }
      surface.legacyEnums = [LegacyEnum(name: "Kind", cases: cases)]
      return surface
    }
    let changes = Comparison(surface(before), surface(after)).changes.filter { $0.aspect != .title }
    #expect(
      changes.map { "\($0.subject.member ?? "") \($0.action) \($0.old ?? "") → \($0.new ?? "")" } == expected)
  }

  /// Another widget took the kind over on newer systems, and both moved to another module.
  @Test func ofTwoWidgetsOfOneKindTheOneOfTheSameTypeGoesOn() {
    func widget(_ type: String, in module: String, _ configuration: Widget.Configuration) -> Widget {
      var widget = Widget(kind: .value("discover"), typePath: type, configuration: configuration)
      widget.module = module
      return widget
    }
    let comparison = Comparison(
      .sample(widgets: [widget("Recommendations", in: "Kit", .fixed)]),
      .sample(widgets: [
        widget("Recommendations", in: "Widgets", .fixed), widget("TopicRecommendations", in: "Widgets", .appIntent),
      ]))
    #expect(comparison.changes.allSatisfy { $0.aspect == .module })
  }

  /// An app and its widgets had a type of one name each; they became one type, which both have.
  @Test(arguments: [(["bed"], ["target"]), (["target"], ["bed"])])
  func ofTwoTypesThatBecomeOneTheOneGoesOnOfWhichMostIsKept(app: [String], widgets: [String]) {
    func intent(_ parameters: [String], in hosts: [String]) -> Intent {
      .sample("OpenBed", parameters.map { "\($0): Int" }) { $0.hosts = hosts }
    }
    let hosts = ["Garden", "Widgets"].map { HostBundle(identifier: $0, kind: .app) }
    var old = Surface.sample(intents: [intent(app, in: ["Garden"]), intent(widgets, in: ["Widgets"])])
    var new = Surface.sample(intents: [intent(["bed"], in: ["Garden", "Widgets"])])
    (old.hosts, new.hosts) = (hosts, hosts)
    #expect(Comparison(old, new).changes.filter { $0.subject.kind == .parameter }.isEmpty)
  }
}
