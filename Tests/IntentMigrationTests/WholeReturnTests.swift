import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning
import Testing

@testable import IntentMigration

/// What comes back comes with what makes it work, as far as the new code allows it.
@Suite struct WholeReturnTests {
  private static func text(_ files: MigrationFixture.Files, _ path: String = "Code.swift") -> String {
    String(decoding: files[path] ?? [], as: UTF8.self)
  }

  // MARK: Settings of widgets

  private static let head = "import AppIntents\nimport SwiftUI\nimport WidgetKit\n\n"

  private static func settings(_ name: String, _ parameters: String...) -> String {
    "struct \(name): WidgetConfigurationIntent {\n  static let title: LocalizedStringResource = \"\(name)\"\n"
      + parameters.map { "\n  @Parameter(title: \"A\")\n  var \($0)\n" }.joined() + "}\n\n"
  }

  private static func widget(asking name: String, _ load: String) -> String {
    """
    struct Provider: AppIntentTimelineProvider {
      func timeline(for configuration: \(name), in context: Context) async -> Timeline<Entry> {
        await load(configuration)
      }

      private func load(_ settings: \(name)) async -> Timeline<Entry> { \(load) }
    }

    struct Rain: Widget {
      var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "rain", intent: \(name).self, provider: Provider()) { entry in
          RainView(entry: entry)
        }
      }
    }

    """
  }

  @Test func aWidgetIsConfiguredAgainByWhatHasAllThatIsRead() {
    let rest = Self.settings("Shared", "server: String?")
    let own = Self.settings("Own", "server: String?", "adjust: Bool?")
    let old = Self.head + rest + Self.widget(asking: "Own", "await show(settings.server, settings.adjust)") + own
    let new = Self.head + rest + Self.widget(asking: "Shared", "await show(settings.server, Server.adjusts)")
    let proposing = Proposing(old, new)
    let expected = Self.head + rest + Self.widget(asking: "Own", "await show(settings.server, Server.adjusts)") + own
    #expect(proposing.text.filter { !$0.isWhitespace } == expected.filter { !$0.isWhitespace }, "\(proposing.text)")
    #expect(proposing.plan.steps.contains { $0.proposal.notes.joined().contains("Nothing reads `adjust` any more") })
  }

  @Test(arguments: ["settings.other", "await Other.show(settings)"])
  func aWidgetThatDoesMoreWithItsSettingsKeepsThem(_ use: String) {
    let old = Self.head + Self.widget(asking: "Own", "show(settings.server)") + Self.settings("Own", "server: String?")
    let new =
      Self.head + Self.widget(asking: "Shared", use) + Self.settings("Shared", "server: String?", "other: String?")
      + "enum Other { static func show(_ settings: Shared) async {} }\n"
    #expect(Proposing(old, new).text.contains("#error(\"Configure `Rain` by this intent, then remove this line.\")"))
  }

  private static let fixed = """
    struct Provider: TimelineProvider {
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { completion(load()) }
    }

    struct Rain: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "rain", provider: Provider()) { entry in RainView(entry: entry) }
      }
    }

    """

  @Test func aWidgetWithoutSettingsGetsItsShippedCodeWithThem() {
    let old = Self.head + Self.widget(asking: "Own", "show(settings.server)") + Self.settings("Own", "server: String?")
    let proposing = Proposing(old, Self.head + Self.fixed)
    #expect(proposing.text.filter { !$0.isWhitespace } == old.filter { !$0.isWhitespace }, "\(proposing.text)")
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aWidgetThatShowsMoreOfTheAppKeepsWhatItShows() {
    let old = Self.head + Self.widget(asking: "Own", "show(settings.server)") + Self.settings("Own", "server: String?")
    let new =
      Self.head + Self.fixed.replacing("completion(load())", with: "completion(Forecast.load())")
      + "enum Forecast { static func load() -> Timeline<Entry> { .init() } }\n"
    #expect(Proposing(old, new).text.contains("completion(Forecast.load())"))
  }

  // MARK: SiriKit

  @Test func aPropertyOfATypeIsSetAgain() throws {
    let pair = try #require(MigrationFixture.pairs(of: ["L11"]).first)
    let path = "PlantType+Plant.swift"
    let (old, new) = (try pair.files("old"), try pair.files("new"))
    #expect(old[path] != new[path])
    // Another one has the name of what was retyped.
    let text = Self.text(Proposing(old, new).result, path)
    #expect(
      text.contains("    species = plant.species\n    age = NSNumber(value: plant.age)\n    height = \"\\("), "\(text)")
  }

  private static func definition() throws -> MigrationFixture.Files {
    let pairs = MigrationFixture.pairs(of: ["L01"])
    return try #require(pairs.first { $0.testDescription.hasSuffix("-removed-widget") }).files("old")
  }

  private static func siriKit(_ widget: String) -> String {
    head
      + """
      struct PlantWidget: Widget {
        var body: some WidgetConfiguration {
          \(widget)(kind: "Plant", provider: Provider()) { _ in Text("Plant") }
        }
      }

      """.replacing(
        "Configuration(kind: \"Plant\"", with: "Configuration(kind: \"Plant\", intent: \(name(widget)).self")
  }

  private static func name(_ widget: String) -> String {
    widget.hasPrefix("App") ? "ChoosePlants" : "SelectPlantIntent"
  }

  @Test func settingsThatNobodyHadClaimTheClassAndKeepTheValue() throws {
    let chosen =
      Self.settings("ChoosePlants", "plants: [Garden]?") + """
        struct Garden: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = GardenQuery()
          let id: String
          var displayRepresentation: DisplayRepresentation { "\\(id)" }
        }

        struct GardenQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [Garden] { await Gardens.all(identifiers) }
        }

        """
    let definition = try Self.definition()
    let proposing = Proposing(
      definition.merging(["Code.swift": Array((Self.siriKit("IntentConfiguration") + chosen).utf8)]) { $1 },
      definition.merging(["Code.swift": Array((Self.siriKit("AppIntentConfiguration") + chosen).utf8)]) { $1 })
    #expect(proposing.text.contains("static let intentClassName = \"SelectPlantIntent\""), "\(proposing.text)")
    #expect(proposing.text.contains("var plant: Garden?"))
    #expect(
      proposing.text.contains("plants ?? plant.map({ [$0] })") || proposing.text.contains("#error(\"Read `plant`"))
  }

  @Test func aTypeThatADefinitionStillMakesKeepsItsName() throws {
    let old = try Self.definition()
    let reading = Proposing(old, old)
    let legacy = try #require(reading.old.surface.legacyIntents.first { $0.className == "SelectPlantIntent" })
    let code = LegacyMigrationCode(comparison: .init(reading.old.surface, reading.new.surface))
    #expect(code.declaration(for: legacy, replacement: nil).contains("struct PlantTypeEntity: AppEntity"))
    let gone = LegacyMigrationCode(comparison: .init(reading.old.surface, .init()))
    #expect(gone.declaration(for: legacy, replacement: nil).contains("struct PlantType: AppEntity"))
  }

  @Test(arguments: [("14.0", true), ("16.0", false)])
  func newCodeSaysWhichSystemsItNeeds(_ floor: String, _ isNeeded: Bool) throws {
    let old = try Self.definition()
    let proposing = Proposing(
      old.merging(["Code.swift": Array("import Intents\nlet all = [WaterPlantIntent()]\n".utf8)]) { $1 },
      ["Code.swift": Array("import Intents\n".utf8)], knowing: Project(floor: floor))
    let text = proposing.plan.changes.map { String(decoding: $0.after, as: UTF8.self) }.joined()
    #expect(text.contains("struct WaterPlant: AppIntent"), "\(text)")
    #expect(text.contains("@available(iOS 16.0, *)\nstruct WaterPlant: AppIntent") == isNeeded)
  }

  // MARK: Parameters

  @Test func aParameterLosesChoicesWhoseCodeIsGone() {
    func app(_ members: String, _ body: String, _ choices: String) -> String {
      appWithAction("Water", members, body, "struct Cans: DynamicOptionsProvider {\n  \(choices)\n}\n")
    }
    let parameter = "  @Parameter(title: \"Can\", optionsProvider: Cans())\n  var can: String?\n"
    let results = "func results() async throws -> [String] { [] }"
    let lost = Proposing(app(parameter, "pour(can)", results), app("", "pour()", "// \(results)"))
    #expect(lost.text.contains("@Parameter(title: \"Can\")\n"), "\(lost.text)")
    #expect(lost.plan.steps.contains { $0.proposal.notes.joined().contains("`Cans` offers no values any more") })
    let kept = Proposing(app(parameter, "pour(can)", results), app("", "pour()", results))
    #expect(kept.text.contains("optionsProvider: Cans()"))
  }

  @Test func namesOfValuesReadWell() {
    let name = { FreshName.name($0, for: .unknown($1), in: Surface(), among: []) }
    #expect(name("authorName", "AuthorNameItem") == "authorNameItem")
    #expect(name("interval", "TimeInterval") == "timeInterval")
    #expect(name("author", "Item") == "authorItem")
  }

  // MARK: What is still there, and less than it was

  @Test func aTypeThatIsNoEntityAnyMoreBecomesOneAgain() {
    func app(_ head: String, _ members: String, _ type: String, _ options: String = "") -> String {
      """
      import AppIntents

      struct City\(head) {
        var id: String
        var name: String
      \(members)}

      struct Choose: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Choose"
        @Parameter(title: "City"\(options)) var city: \(type)
      }

      struct Chosen {
        func name(_ choice: Choose) -> String? { read(choice.city) }
      }

      """
    }
    let members = """
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
        static let defaultQuery = CityQuery()
        var displayRepresentation: DisplayRepresentation { "\\(name)" }

      """
    let query =
      "struct CityQuery: EntityQuery {\n  func entities(for identifiers: [String]) async throws -> [City] { try await find(identifiers) }\n}\n"
    let proposing = Proposing(
      app(": AppEntity", members, "City?") + query, app("", "", "String?", ", optionsProvider: Cities()"))
    #expect(proposing.text.contains("extension City: AppEntity {\n  static let typeDisplay"), "\(proposing.text)")
    #expect(
      proposing.text.contains("  static let defaultQuery = CityQuery()\n") && proposing.text.contains(query.dropLast(2))
    )
    // Which of its texts the choices stand for is not known.
    #expect(proposing.text.contains("var city: City?") && proposing.text.contains("<#city as String#>"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test(arguments: [("[String]", true), ("([String], Int)", false), ("[ String ]", true)])
  func aFunctionThatGivesAnotherValueNowIsMarked(_ type: String, _ isSame: Bool) {
    func app(_ result: String, _ intent: String) -> String {
      "import AppIntents\n\nenum Store {\n  static func load() -> \(result) { make() }\n}\n\n" + intent
    }
    let action = appWithAction("Show", "", "Screen.show(Store.load())").replacing("import AppIntents\n\n", with: "")
    let screen = "enum Screen { static func show(_ value: Any) {} }\n"
    let proposing = Proposing(app("[String]", screen + action), app(type, screen))
    #expect(proposing.text.contains("#error(\"`Store.load` takes `() -> \(type)` now") != isSame, "\(proposing.text)")
  }
}
