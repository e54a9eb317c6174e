import IntentMigration
import IntentRules
import SourceScanning
import Testing

/// App Intents written from the definition of a SiriKit intent.
@Suite struct LegacyCodeTests {
  private static func definition(_ texts: [String: String] = [:]) throws -> [UInt8] {
    let pair = try #require(MigrationFixture.pairs(of: ["L09"]).first)
    let text = String(decoding: try #require(pair.files("old")["Intents.intentdefinition"]), as: UTF8.self)
    return Array(
      texts.reduce(text) { $0.replacing("<string>\($1.key)</string>", with: "<string>\($1.value)</string>") }.utf8)
  }

  private static let intents = """
    import AppIntents
    import PlantKit

    struct Weed: AppIntent {
    \tstatic let title: LocalizedStringResource = "Weed"
    \tfunc perform() async throws -> some IntentResult { .result() }
    }

    """

  private static func proposed(
    _ texts: [String: String] = [:], beside code: String = ""
  ) throws -> (
    text: String, notes: [String]
  ) {
    let proposing = Proposing(
      ["Intents.intentdefinition": try definition(texts), "Code.swift": Array(intents.utf8)],
      ["Code.swift": Array((intents + code).utf8)])
    let text = proposing.plan.changes.map { String(decoding: $0.after, as: UTF8.self) }.joined()
    return (text, proposing.plan.steps.flatMap(\.proposal.notes))
  }

  @Test func aNameOfAnotherModuleIsNotTaken() throws {
    let (text, notes) = try Self.proposed(beside: "func next() -> WaterPlant { .next }\n")
    #expect(text.contains("struct WaterPlantIntent: AppIntent, CustomIntentMigratedAppIntent {"))
    #expect(notes.contains { $0.contains("uses the name `WaterPlant` for something else") })
    #expect(try Self.proposed().text.contains("struct WaterPlant: AppIntent"))
  }

  @Test func theIndentationIsThatOfTheFile() throws {
    let (text, _) = try Self.proposed()
    #expect(text.contains("\n\tstatic let intentClassName = \"WaterPlantIntent\"\n"))
    #expect(text.contains("\n\tfunc perform() async throws -> some IntentResult {\n\t\t"))
    #expect(!text.contains("\n  "))
  }

  @Test func aKeyOfAnotherTableIsNoTitle() throws {
    let keys = ["Water Plant": "%WATERPLANT_TITLE%", "Note": "WaterPlant.Note"]
    let (text, notes) = try Self.proposed(keys)
    #expect(text.contains("LocalizedStringResource = \"Water Plant\""))
    #expect(text.contains("@Parameter(title: \"Note\")"))
    #expect(notes.contains { $0.hasPrefix("Titles are written from names") })
    let known = try Self.proposed(keys, beside: "let title = \"%WATERPLANT_TITLE%\"\n").text
    #expect(known.contains("LocalizedStringResource = \"%WATERPLANT_TITLE%\""))
  }

  @Test func settingsOfTheWidgetThatTakesOverClaimTheClass() throws {
    func app(_ widget: String, _ configuration: String, _ settings: String = "") -> String {
      """
      import AppIntents
      import SwiftUI
      import WidgetKit

      struct \(widget): Widget {
        let kind = "\(widget)"
        var body: some WidgetConfiguration { \(configuration) { _ in Text("") } }
      }

      \(settings)
      """
    }
    let settings = """
      struct PlantStatus: AppIntent, WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Plant"
        @Parameter(title: "Plant") var plant: String?
        @Parameter(title: "Amount") var amount: Int?
        @Parameter(title: "Note") var note: String?
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    let old = app("PlantStateWidget", "IntentConfiguration(kind: kind, intent: WaterPlantIntent.self, provider: P())")
    let new = app(
      "PlantStatusWidget", "AppIntentConfiguration(kind: kind, intent: PlantStatus.self, provider: Q())", settings)
    let proposing = Proposing(
      ["Intents.intentdefinition": try Self.definition(), "Code.swift": Array(old.utf8)],
      ["Code.swift": Array(new.utf8)])
    #expect(proposing.text.contains("static let intentClassName = \"WaterPlantIntent\""))
    #expect(proposing.text.contains("struct PlantStatusWidget: Widget {\n  let kind = \"PlantStateWidget\""))
    #expect(!proposing.text.contains("intent: WaterPlantIntent.self"))
    #expect(proposing.remaining.map(\.rule) == [])
  }
}
