import IntentRules
import IntentSurface
import SourceScanning
import Testing

@testable import IntentMigration

/// The texts that code looks up in tables go with an edit of the code.
@Suite struct FollowingTextTests {
  private static func files(_ texts: [String: String]) -> MigrationFixture.Files { texts.mapValues { Array($0.utf8) } }

  private static func text(_ path: String, of proposing: Proposing) -> String {
    String(decoding: proposing.result[path] ?? [], as: UTF8.self)
  }

  private static func notes(_ proposing: Proposing) -> String {
    proposing.plan.steps.flatMap(\.proposal.notes).joined(separator: "\n")
  }

  // MARK: Names of parameters

  private static func watering(_ name: String, _ more: String = "") -> String {
    """
    import AppIntents

    struct Water: AppIntent {
      static let title: LocalizedStringResource = "Water"
      @Parameter(title: "Plant") var \(name): String
      static var parameterSummary: some ParameterSummary { Summary("water.summary\\(\\.$\(name))", table: "Intents") }
      func perform() async throws -> some IntentResult { .result() }
    }
    \(more)
    """
  }

  private static func line(_ name: String, _ verb: String) -> String {
    "\"water.summary${\(name)}\" = \"\(verb) ${\(name)}\";\n"
  }

  @Test func aKeyWithTheNameOfAParameterFollowsItInEveryLanguage() {
    let tables = { (name: String) in
      [
        "en.lproj/Intents.strings": "/* Below the title */\n" + Self.line(name, "Water"),
        "de.lproj/Intents.strings": Self.line(name, "Gieße") + "\"other${\(name)}\" = \"${\(name)}\";\n",
      ]
    }
    let old = Self.files(["Code.swift": Self.watering("plant")].merging(tables("plant")) { $1 })
    let new = Self.files(["Code.swift": Self.watering("flower")].merging(tables("flower")) { $1 })
    let proposing = Proposing(old, new)
    #expect(proposing.plan.steps.map(\.proposal.decision) == [.keepParameterName])
    let english = Self.text("en.lproj/Intents.strings", of: proposing)
    #expect(english == "/* Below the title */\n" + Self.line("plant", "Water"))
    let german = Self.text("de.lproj/Intents.strings", of: proposing)
    #expect(german == Self.line("plant", "Gieße") + "\"other${flower}\" = \"${flower}\";\n", "another key is another's")
    #expect(Self.notes(proposing).contains("de.lproj/Intents.strings, en.lproj/Intents.strings"))
  }

  private static let catalogue = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "water.summary${NAME}" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Gieße ${NAME}" } }
          }
        }
      },
      "version" : "1.0"
    }

    """

  @Test func aKeyThatOtherCodeUsesAsWellIsCopied() {
    let other = Self.watering("flower").replacing("import AppIntents", with: "").replacing("Water:", with: "Spray:")
      .replacing("\"Water\"", with: "\"Spray\"")
    let path = "App/Intents.xcstrings"
    let table = Self.catalogue.replacing("NAME", with: "flower")
    let proposing = Proposing(
      Self.files(["Code.swift": Self.watering("plant", other), path: table]),
      Self.files(["Code.swift": Self.watering("flower", other), path: table]))
    let text = Self.text(path, of: proposing)
    #expect(text.contains("\"Gieße ${flower}\"") && text.contains("\"Gieße ${plant}\""), "\(text)")
    #expect(JSONPlaces.root(of: Array(text.utf8))?["strings"]?.members.count == 2)
  }

  @Test func aKeyThatIsThereUnderItsShippedNameStaysAsItIs() {
    let path = "Intents.xcstrings"
    let table = Self.catalogue.replacing("NAME", with: "plant")
    let proposing = Proposing(
      Self.files(["Code.swift": Self.watering("plant"), path: table]),
      Self.files(["Code.swift": Self.watering("flower"), path: table]))
    #expect(Self.text(path, of: proposing) == table)
    #expect(!Self.notes(proposing).contains("key of a text"))
  }

  // MARK: Texts that went with the code

  private static let lent = """
    import AppIntents

    struct Lend: AppIntent {
      static let title = LocalizedStringResource("Lend Book", table: "Intents")
      @Parameter(title: "Book") var book: String
      func perform() async throws -> some IntentResult { .result() }
    }

    """

  private static let keep = """
    import AppIntents

    struct Keep: AppIntent {
      static let title: LocalizedStringResource = "Keep"
      func perform() async throws -> some IntentResult { .result() }
    }

    """

  private static func entry(_ key: String, _ german: String) -> String {
    """
        "\(key)" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(german)"
              }
            }
          }
        }
    """
  }

  private static func table(_ entries: String...) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n" + entries.joined(separator: ",\n")
      + "\n  },\n  \"version\" : \"1.0\"\n}\n"
  }

  private static let (first, mine, last) = (
    entry("Keep", "Behalten"), entry("Lend Book", "Buch verleihen"), entry("Zoom", "Vergrößern")
  )

  private static func restoring(_ old: [String: String], _ new: [String: String]) -> Proposing {
    Proposing(
      files(["Keep.swift": keep, "Lend.swift": lent].merging(old) { $1 }),
      files(["Keep.swift": keep].merging(new) { $1 }))
  }

  @Test(arguments: [
    table(first, last), table(last), table(first), table(),
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {},\n  \"version\" : \"1.0\"\n}\n",
  ])
  func anIntentThatIsBackHasItsShippedTextsAgain(_ now: String) {
    let path = "App/Intents.xcstrings"
    let shipped = Self.table(Self.first, Self.mine, Self.last)
    let proposing = Self.restoring([path: shipped], [path: now])
    let text = Self.text(path, of: proposing)
    let strings = JSONPlaces.root(of: Array(text.utf8))?["strings"]
    let keys = JSONPlaces.root(of: Array(now.utf8))?["strings"]?.members.map(\.key) ?? []
    #expect(strings?.members.map(\.key) == (keys + ["Lend Book"]).sorted())
    #expect(text.contains(Self.mine), "as Xcode writes it: \(text)")
    #expect(Self.notes(proposing).contains("The shipped texts of “Lend Book” come back too, in App/Intents.xcstrings."))
    let again = Proposing(
      Self.files(["Keep.swift": Self.keep, "Lend.swift": Self.lent, path: shipped]), proposing.result)
    #expect(again.plan.changes.isEmpty)
  }

  @Test func eachTableOfALanguageHasItsLineAgain() {
    let line = "// To a friend\n\"Book\" = \"Buch\";"
    let (head, end) = ("\"A\" = \"a \\\" b\";\n\n", "\nzoom = \"Z\";\n")
    let path = "de.lproj/Localizable.strings"
    let proposing = Self.restoring([path: head + line + end], [path: head + end])
    let text = Self.text(path, of: proposing)
    #expect(text == "\"A\" = \"a \\\" b\";\n\(line)\n\n\nzoom = \"Z\";\n", "\(text)")
  }

  @Test func textsWhoseTableIsGoneAreNamed() {
    let proposing = Self.restoring(["App/Intents.xcstrings": Self.table(Self.mine)], [:])
    let note = "The texts of “Lend Book” were in App/Intents.xcstrings, which is gone: restore them too."
    #expect(Self.notes(proposing).contains(note), "\(Self.notes(proposing))")
    let other = Self.restoring(
      ["App/Intents.xcstrings": Self.table(Self.mine)], ["Shared/Intents.xcstrings": Self.table(Self.last)])
    #expect(Self.text("Shared/Intents.xcstrings", of: other).contains(Self.mine), "the table has moved")
    let there = Self.restoring(
      ["App/Intents.xcstrings": Self.table(Self.mine)], ["App/Intents.xcstrings": Self.table(Self.mine)])
    #expect(there.plan.changes.map(\.path) == ["Lend.swift"])
  }

  @Test(arguments: ["\"A\" = ", "\"A\" \"B\";", "= \"B\";", "\"A\" = \"B", "\u{FEFF}"])
  func aTableThatCannotBeReadStaysAsItIs(_ broken: String) {
    let path = "de.lproj/Localizable.strings"
    let proposing = Self.restoring([path: "\"Book\" = \"Buch\";\n"], [path: broken])
    #expect(Self.text(path, of: proposing) == (broken == "\u{FEFF}" ? "\u{FEFF}\"Book\" = \"Buch\";\n" : broken))
    #expect(Self.notes(proposing).contains("restore them too") == (broken != "\u{FEFF}"))
  }
}
