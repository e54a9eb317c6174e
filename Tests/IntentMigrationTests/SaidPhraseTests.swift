import IntentRules
import IntentSurface
import Testing

@testable import IntentMigration

/// Phrases of intents that are gone, where the app still answers to them.
@Suite struct SaidPhraseTests {
  private static let tab = """
    enum Tab: String, AppEnum {
      case films, shows
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
      static let caseDisplayRepresentations: [Tab: DisplayRepresentation] = [.films: "Films", .shows: "Series"]
    }

    """

  private static func app(_ name: String, _ title: String, _ members: String, _ phrases: String) -> String {
    """
    import AppIntents

    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "\(title)"
      \(members)
      func perform() async throws -> some IntentResult { .result() }
    }

    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: \(name)(), phrases: [\(phrases)], shortTitle: "Films", systemImageName: "film")
      }
    }

    """
  }

  private static let old = app("FilmsIntent", "Show Films", "", #""Open films in \(.applicationName)""#)

  @Test(arguments: [
    #""Open Films in \(.applicationName)""#, #""Open \(\.$tab) in \(.applicationName)""#,
  ])
  func theIntentThatAnswersTakesOver(_ phrase: String) {
    let members = "@Parameter(title: \"Tab\")\n  var tab: Tab\n"
    let proposing = Proposing(
      Self.old + Self.tab, Self.app("OpenTab", "Open Tab", members, phrase) + Self.tab)
    #expect(proposing.text.contains("replacedBy: OpenTab.self"), "\(proposing.text)")
    #expect(proposing.text.contains("Use “Open Tab” instead."))
    #expect(!proposing.text.contains("intent: FilmsIntent()"), "one phrase starts one action")
    #expect(
      proposing.plan.refusals.values.contains { $0.contains("“Open films in ${applicationName}” now starts OpenTab") })
  }

  @Test(arguments: [
    #""Open \(\.$tab) with \(.applicationName)""#, #""Open music in \(.applicationName)""#,
  ])
  func anotherPhraseTakesNothingOver(_ phrase: String) {
    let members = "@Parameter(title: \"Tab\")\n  var tab: Tab\n"
    let proposing = Proposing(
      Self.old + Self.tab, Self.app("OpenTab", "Open Tab", members, phrase) + Self.tab)
    #expect(!proposing.text.contains("replacedBy"))
    #expect(proposing.text.contains("intent: FilmsIntent()"))
  }

  // MARK: Catalogues

  private static func catalogue(_ key: String, _ german: [String]) -> String {
    let values = german.map { "              \"\($0) ${applicationName}\"" }.joined(separator: ",\n")
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "\(key) ${applicationName}" : {
            "localizations" : {
              "de" : {
                "stringSet" : {
                  "state" : "translated",
                  "values" : [
      \(values)
                  ]
                }
              }
            }
          }
        },
        "version" : "1.0"
      }

      """
  }

  @Test func aTextGoesUnderTheFirstPhraseThatTheCatalogueHas() {
    func side(_ phrase: String, _ german: String) -> MigrationFixture.Files {
      let code = Self.app("Films", "Films", "", "\"\(phrase) \\(.applicationName)\"")
      return [
        "Code.swift": Array(code.utf8),
        "AppShortcuts.xcstrings": Array(Self.catalogue(phrase, [german]).utf8),
      ]
    }
    let proposing = Proposing(side("Films with", "Filme mit"), side("Movies with", "Kino mit"))
    let table = String(decoding: proposing.result["AppShortcuts.xcstrings"] ?? [], as: UTF8.self)
    #expect(table == Self.catalogue("Movies with", ["Kino mit", "Filme mit"]))
    #expect(proposing.remaining.isEmpty)
  }
}
