import IntentRules
import IntentSurface
import Testing

@testable import IntentMigration

/// Advice says where; an edit is made wherever a line shows it.
@Suite struct NamedPlaceTests {
  private static func bytes(_ files: [String: String]) -> MigrationFixture.Files { files.mapValues { Array($0.utf8) } }

  private static let shortcuts = """
    import AppIntents

    extension Garden: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Water(), phrases: ["Water in \\(.applicationName)"], shortTitle: "Water", systemImageName: "drop")
      }
    }

    """

  private static func app(_ shortcuts: String) -> MigrationFixture.Files {
    bytes([
      "App.swift": "import SwiftUI\n\n@main\nstruct Garden: App {}\n", "Shortcuts.swift": shortcuts,
      "Water.swift": appWithAction("Water", "", "pour()"),
    ])
  }

  private static func phrases(_ list: String) -> String {
    shortcuts.replacing("[\"Water in \\(.applicationName)\"]", with: list)
  }

  @Test func aPhraseComesBackWhereAnExtensionInAnotherFileProvidesIt() {
    let proposing = Proposing(Self.app(Self.shortcuts), Self.app(Self.phrases("[\"Pour in \\(.applicationName)\"]")))
    let text = String(decoding: proposing.result["Shortcuts.swift"] ?? [], as: UTF8.self)
    #expect(text.contains("[\"Pour in \\(.applicationName)\", \"Water in \\(.applicationName)\"]"), "\(text)")
  }

  @Test(arguments: [("[\"Water\", \"\"]", "[\"Water\"]"), ("[\" \"]", nil)])
  func anEmptyPhraseGoes(_ list: String, _ rest: String?) {
    let files = Self.app(Self.phrases(list))
    let proposing = Proposing(files, files)
    let text = String(decoding: proposing.result["Shortcuts.swift"] ?? [], as: UTF8.self)
    #expect(!text.contains(" in \\(.applicationName)\", short") && text.contains("Water()"))
    #expect(rest == nil || !text.contains("\"\""), "\(text)")
    #expect(
      (rest == nil)
        == proposing.plan.refusals.values.contains { $0.contains("The only phrase of this App Shortcut is empty") })
  }

  @Test func aFaultIsNotMendedByAnIdentifier() {
    var finding = Finding(
      rule: "I19", name: "a", title: "a", subject: Subject(.intent, "Water"), effects: [.savedShortcuts: .breaks],
      confidence: .high, message: "", symptom: "", fix: Fix(""), fingerprint: "")
    #expect(finding.isOfSaved)
    finding.isFault = true
    #expect(!finding.isOfSaved)
  }

  private static func name(_ others: [String: String], _ project: Project = Project(name: "Orchard")) -> String {
    let code = Self.app(Self.shortcuts)
    let proposing = Proposing(
      code, code.merging(Self.bytes(others)) { $1 }, knowing: Project(), project)
    return proposing.plan.refusals.values.sorted().joined(separator: "\n")
  }

  @Test(arguments: [
    (["project.yml": "targets:\n  CFBundleDisplayName: $(SHOWN)\n"], "the project is made: project.yml:2."),
    (["App/Info.plist": "<key>CFBundleName</key>"], "into App/Info.plist."),
    (
      [
        "App/Info.plist": "<dict/>", "Rain/Info.plist": "<key>NSExtension</key>",
        "Garden.xcodeproj/project.pbxproj":
          "GENERATE_INFOPLIST_FILE = YES;\nINFOPLIST_FILE = App/Info.plist;\nINFOPLIST_FILE = Rain/Info.plist;\n",
      ], "into App/Info.plist."
    ),
    (
      ["Garden.xcodeproj/project.pbxproj": "\n\tGENERATE_INFOPLIST_FILE = YES;\n"],
      "name that in `INFOPLIST_FILE` of the target Garden"
    ),
  ])
  func whereANameGoesIsSaid(_ others: [String: String], _ place: String) {
    let text = Self.name(others)
    #expect(text.contains("`INAlternativeAppName` of “Garden”") && text.contains(place), "\(text)")
  }

  @Test func whereAnIdentifierIsSetBackIsSaid() {
    let others = [
      "project.yml": "id: com.orchard\nCFBundleName: Orchard\n", "A.xcodeproj/project.pbxproj": "com.orchard",
    ]
    let text = Self.name(others, Project(name: "Orchard", identifier: "com.orchard"))
    #expect(text.contains("Set back first: `com.garden` of Garden (project.yml:1)."), "\(text)")
    #expect(text.contains("Then put `INAlternativeAppNames`"), "\(text)")
  }

  @Test func onlyWhatNamesABundleIsSetBack() {
    let configuration = """
      { "expo": { "name": "Orchard",
        "ios": { "bundleIdentifier": "com.orchard",
          "infoPlist": { "CFBundleName": "Orchard" } },
        "android": { "package": "com.orchard" } } }

      """
    let text = Self.name(["app.config.js": configuration], Project(name: "Orchard", identifier: "com.orchard"))
    #expect(text.contains("Set back first: `com.garden` of Garden (app.config.js:2)."), "\(text)")
  }

  @Test func aQueryThatIsStillDeclaredIsTheDefaultAgain() throws {
    func app(_ query: String) -> String {
      func declared(_ name: String, _ filters: String) -> String {
        """

        struct \(name): EntityPropertyQuery {
          static let properties = QueryProperties { \(filters) }
          static let sortingOptions = SortingOptions { SortableBy(\\Plant.$name) }
          func entities(for identifiers: [String]) async throws -> [Plant] { Garden.all }
        }

        """
      }
      let name = "Property(\\Plant.$name) { EqualToComparator { $0 } }"
      return """
        import AppIntents

        struct Plant: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static var defaultQuery = \(query)()
          let id: String
          @Property(title: "Name") var name: String
          @Property(title: "Age") var age: Int
          var displayRepresentation: DisplayRepresentation { "\\(id)" }
        }

        """ + declared("OldQuery", "\(name)\nProperty(\\Plant.$age) { EqualToComparator { $0 } }")
          + declared("NewQuery", name)
    }
    #expect(Proposing(app("OldQuery"), app("NewQuery")).text == app("OldQuery"))
  }
}
