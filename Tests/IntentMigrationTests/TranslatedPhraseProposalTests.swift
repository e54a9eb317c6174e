import Foundation
import IntentMigration
import IntentRules
import IntentSurface
import Testing

/// What people say in other languages, put back into each shape of table.
@Suite struct TranslatedPhraseProposalTests {
  private static let code = """
    import AppIntents

    struct Water: AppIntent {
      static let title: LocalizedStringResource = "Water"
      func perform() async throws -> some IntentResult { .result() }
    }

    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Water(), phrases: ["Water with \\(.applicationName)"], shortTitle: "Water", systemImageName: "drop")
      }
    }

    """

  private static func catalogue(_ german: String?) -> String {
    let languages = german.map { "\n        \"de\" : \($0)\n      " } ?? ""
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Water with ${applicationName}" : {
            "localizations" : {\(languages)}
          }
        },
        "version" : "1.0"
      }

      """
  }

  private static let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "Gieß mit ${applicationName}" } }"#
  private static let set =
    #"{ "stringSet" : { "state" : "translated", "values" : [ "Gieß mit ${applicationName}" ] } }"#
  private static let other =
    #"{ "stringSet" : { "state" : "translated", "values" : [ "Alles gießen mit ${applicationName}" ] } }"#
  private static let otherUnit =
    #"{ "stringUnit" : { "state" : "translated", "value" : "Alles gießen mit ${applicationName}" } }"#

  private static func proposing(_ old: String, _ new: String, at path: String) -> Proposing {
    func files(_ table: String) -> MigrationFixture.Files {
      ["Code.swift": Array(code.utf8), path: Array(table.utf8)]
    }
    return Proposing(files(old), files(new))
  }

  @Test(arguments: [
    (set, other), (unit, otherUnit), (set, otherUnit), (set, nil),
  ])
  func aTextGoesBackIntoTheCatalogue(_ old: String, _ new: String?) throws {
    let path = "App/AppShortcuts.xcstrings"
    let proposing = Self.proposing(Self.catalogue(old), Self.catalogue(new), at: path)
    #expect(proposing.findings.map(\.rule) == ["S12"])
    #expect(proposing.remaining.isEmpty)
    let text = String(decoding: try #require(proposing.result[path]), as: UTF8.self)
    #expect(text.contains("Gieß mit ${applicationName}"))
    #expect(text.contains("Alles gießen") == (new != nil))
    #expect(proposing.edited.surface.phraseTranslations.count == 1)
  }

  @Test func aPhraseThatTheCatalogueHasLostGoesBack() throws {
    let empty = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {},\n  \"version\" : \"1.0\"\n}\n"
    let path = "App/AppShortcuts.xcstrings"
    let proposing = Self.proposing(Self.catalogue(Self.set), empty, at: path)
    #expect(proposing.remaining.isEmpty)
    #expect(proposing.plan.steps.count == 1)
  }

  @Test func aLineGoesBackIntoAStringsFile() throws {
    let line = #""Water with ${applicationName}" = "Gieß mit ${applicationName}";"# + "\n"
    let path = "de.lproj/AppShortcuts.strings"
    let proposing = Self.proposing("/* Siri */\n" + line, "/* Siri */\n", at: path)
    #expect(String(decoding: try #require(proposing.result[path]), as: UTF8.self) == "/* Siri */\n" + line)
  }

  @Test func aSecondTextInAStringsFileIsRefusedWithTheNextStep() throws {
    let line = { (text: String) in "\"Water with ${applicationName}\" = \"\(text) mit ${applicationName}\";\n" }
    let proposing = Self.proposing(line("Gieß"), line("Alles gießen"), at: "de.lproj/AppShortcuts.strings")
    #expect(proposing.plan.changes.isEmpty)
    #expect(proposing.plan.refusals.values.first?.contains("Move it to AppShortcuts.xcstrings") == true)
  }
}
