import IntentComparison
import IntentSurface
import TestSupport
import Testing

/// Whether a version has a thing is asked for every date that a report names.
struct SurfaceIndexTests {
  static let surface: Surface = {
    var surface = Surface.sample(
      intents: [
        .sample("Add", ["title: String"]) {
          $0.parameterSummary = ParameterSummary(branches: [SummaryBranch(sentence: "Add")])
        }, .sample("Bare"),
      ], entities: [.sample("Book", ["title: String"])],
      queries: [EntityQuery(identifier: "BookQuery", typePath: "BookQuery", capabilities: [.property])],
      enums: [.sample("Order", ["up"])],
      shortcuts: [.sample("Add", presets: ["n: 1"], ["Add in ${applicationName}"])],
      widgets: [Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .fixed)])
    surface.queries[0].filters = [QueryFilter(property: "title", comparators: ["Equal"])]
    surface.unionValues = [
      UnionValue(
        identifier: "Content", typePath: "Content", cases: [UnionCase(name: "text", type: .primitive("String"))])
    ]
    surface.phraseTranslations = [
      PhraseTranslation(key: "Add in ${applicationName}", language: "de", phrases: [Phrase("In ${applicationName}")])
    ]
    surface.onscreenContent = [
      OnscreenContent(entity: "Book", typePath: "BookView"), OnscreenContent(entity: nil, typePath: "OtherView"),
    ]
    surface.packages = [IntentsPackage(typePath: "KitPackage")]
    var legacy = LegacyIntent(className: "AddIntent")
    legacy.parameters = [LegacyParameter(name: "title", type: "String")]
    legacy.responseProperties = [LegacyParameter(name: "text", type: "String")]
    surface.legacyIntents = [legacy]
    surface.legacyEnums = [LegacyEnum(name: "Sorting", cases: [LegacyEnumCase(name: "up", index: 1)])]
    var type = LegacyType(name: "Tome")
    type.properties = [LegacyParameter(name: "pages", type: "Integer")]
    surface.legacyTypes = [type]
    surface.systemIntents = [SystemIntent(name: "INPlayMediaIntent")]
    surface.userActivities = [UserActivity(type: .value("org.example.open"))]
    surface.appNames = [AppNames(name: .value("Journal"), alternatives: [.value("Diary")])]
    surface.urlSchemes = [UrlScheme(name: "journal")]
    return surface.canonical()
  }()

  /// Each thing that is there, and one of its kind that is not.
  @Test(arguments: [
    (Subject(.intent, "Add"), Subject(.intent, "Gone")),
    (Subject(.parameter, "Add", "title"), Subject(.parameter, "Add", "gone")),
    (Subject(.result, "Add"), Subject(.result, "Gone")),
    (Subject(.parameterSummary, "Add"), Subject(.parameterSummary, "Bare")),
    (Subject(.entity, "Book"), Subject(.entity, "Gone")),
    (Subject(.entityProperty, "Book", "title"), Subject(.entityProperty, "Book", "gone")),
    (Subject(.query, "BookQuery"), Subject(.query, "Gone")),
    (Subject(.queryFilter, "BookQuery", "title"), Subject(.queryFilter, "BookQuery", "gone")),
    (Subject(.enum, "Order"), Subject(.enum, "Gone")),
    (Subject(.enumCase, "Order", "up"), Subject(.enumCase, "Order", "gone")),
    (Subject(.unionValue, "Content"), Subject(.unionValue, "Gone")),
    (Subject(.unionCase, "Content", "text"), Subject(.unionCase, "Content", "gone")),
    (Subject(.appShortcutsProvider, "SampleShortcuts"), Subject(.appShortcutsProvider, "Gone")),
    (Subject(.appShortcut, "Add"), Subject(.appShortcut, "Bare")),
    (Subject(.appShortcut, "Add", "n: 1"), Subject(.appShortcut, "Add", "n: 2")),
    (Subject(.phrase, "Add", "Add in ${applicationName}"), Subject(.phrase, "Add", "Gone")),
    (
      Subject(.translatedPhrase, "Add", "de: In ${applicationName}"),
      Subject(.translatedPhrase, "Add", "fr: In ${applicationName}")
    ),
    (
      Subject(.translatedPhrase, "Add", "de: In ${applicationName}"),
      Subject(.translatedPhrase, "Bare", "de: In ${applicationName}")
    ),
    (Subject(.widget, "shelf"), Subject(.widget, "gone")),
    (Subject(.onscreenContent, "Book"), Subject(.onscreenContent, "BookView")),
    (Subject(.onscreenContent, "OtherView"), Subject(.onscreenContent, "Gone")),
    (Subject(.package, "KitPackage"), Subject(.package, "Gone")),
    (Subject(.legacyIntent, "AddIntent"), Subject(.legacyIntent, "Gone")),
    (Subject(.legacyParameter, "AddIntent", "title"), Subject(.legacyParameter, "AddIntent", "gone")),
    (Subject(.legacyParameter, "AddIntent", "response.text"), Subject(.legacyParameter, "AddIntent", "text")),
    (Subject(.legacyParameter, "Tome", "pages"), Subject(.legacyParameter, "Tome", "gone")),
    (Subject(.legacyParameter, "Tome"), Subject(.legacyParameter, "Gone")),
    (Subject(.legacyEnum, "Sorting"), Subject(.legacyEnum, "Gone")),
    (Subject(.legacyEnumCase, "Sorting", "up"), Subject(.legacyEnumCase, "Sorting", "gone")),
    (Subject(.legacyType, "Tome"), Subject(.legacyType, "Gone")),
    (Subject(.systemIntent, "INPlayMediaIntent"), Subject(.systemIntent, "INGoneIntent")),
    (Subject(.userActivity, "org.example.open"), Subject(.userActivity, "org.example.gone")),
    (Subject(.spokenName, "Journal"), Subject(.spokenName, "Gone")),
    (Subject(.urlScheme, "journal"), Subject(.urlScheme, "gone")),
  ])
  func knowsWhatIsThere(known: Subject, gone: Subject) {
    let index = SurfaceIndex(Self.surface)
    #expect(index.contains(known))
    #expect(!index.contains(gone))
  }

  @Test func findsTheLastOfOneName() {
    let many = Surface.sample(intents: (0..<9).map { .sample("A\($0)") } + [.sample("A3", title: "Last")])
    let index = SurfaceIndex(many.canonical())
    for number in 0..<9 { #expect(index.intent("A\(number)")?.identifier == "A\(number)") }
    #expect(index.intent("A") == nil)
    #expect(index.intent("A9") == nil)
    #expect(index.intent("B") == nil)
  }

  @Test func knowsThePlatformsOfARecord() {
    var surface = Surface.sample(
      intents: [.sample("Add") { $0.platforms = [.iOS] }, .sample("All")],
      entities: [.sample("Book") { $0.platforms = [.macOS] }],
      platforms: [.iOS, .macOS])
    surface.enums = [.sample("Order", ["up"])]
    surface.enums[0].platforms = [.watchOS]
    let index = SurfaceIndex(surface.canonical())
    #expect(index.platforms(of: Subject(.intent, "Add")) == [.iOS])
    #expect(index.platforms(of: Subject(.intent, "All")) == [.iOS, .macOS])
    #expect(index.platforms(of: Subject(.entity, "Book")) == [.macOS])
    #expect(index.platforms(of: Subject(.enum, "Order")) == [.watchOS])
    #expect(index.platforms(of: Subject(.parameter, "Add", "x")) == [.iOS, .macOS])
  }
}
