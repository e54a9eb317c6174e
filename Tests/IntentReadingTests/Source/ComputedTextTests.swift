import IntentReading
import IntentSurface
import SourceScanning
import Testing

/// What people see, where code makes it.
@Suite struct ComputedTextTests {
  private static let helpers = """
    enum Flags { static let isPro = true }
    enum Words { case add, open
      var title: String { switch self { case .add: "Add"; case .open: "Open" } }
    }
    func titled(_ word: String, _ what: String = "Plant") -> String { word + " " + what }
    extension LocalizedStringResource {
      static func verb(_ word: Words) -> LocalizedStringResource { .init(stringLiteral: word.title) }
    }
    """

  private static func intent(_ body: String) throws -> Intent {
    let reading = SourceReaderTests.read([
      "Add.swift": "import AppIntents\nstruct Add: AppIntent {\n\(body)\n}", "Helpers.swift": helpers,
    ])
    return try #require(reading.surface.intents.first)
  }

  @Test(arguments: [
    ("static let title: LocalizedStringResource = Flags.isPro ? \"Add\" : \"Try\"", "Add"),
    ("static var title: LocalizedStringResource { .verb(.open) }", "Open"),
    ("static let title = LocalizedStringResource(stringLiteral: titled(Words.add.title))", "Add Plant"),
    (
      "static var title: LocalizedStringResource { let word = \"Add\"; return .init(stringLiteral: titled(word)) }",
      "Add Plant"
    ),
    (
      "static var title: LocalizedStringResource { if Flags.isPro { return \"Add\" }; return \"Try\" }", "Add"
    ),
    ("static let title: LocalizedStringResource = .init(\"add\", defaultValue: \"Add\", table: \"T\")", "Add"),
    ("static let title: LocalizedStringResource = \"Add \\(Words.add.title)\"", nil),
    ("static let title: LocalizedStringResource = Bundle.main.isPro ? \"Add\" : \"Try\"", nil),
    ("static let title: LocalizedStringResource = Bundle.main.isPro ? \"Add\" : \"Add\"", "Add"),
  ])
  func worksOutTitles(_ body: String, _ expected: String?) throws {
    #expect(try Self.intent(body).title?.value == expected)
  }

  @Test func worksOutWhatADescriptionIsMadeOf() throws {
    let intent = try Self.intent(
      """
      static var description: IntentDescription? { Self.about("Adds", in: .add) }
      static func about(_ text: LocalizedStringResource, in word: Words) -> IntentDescription {
        let words = [Words.add, Words.open]
        return IntentDescription(text, categoryName: .verb(word), searchKeywords: words.map { .verb($0) })
      }
      """)
    #expect(intent.summary == .value("Adds"))
    #expect(intent.category == .value("Add"))
    #expect(intent.searchKeywords == [.value("Add"), .value("Open")])
  }

  @Test func worksOutTitlesThatCasesAreMappedTo() throws {
    let reading = SourceReaderTests.read([
      "Kind.swift": """
      import AppIntents
      enum Kind: String, CaseIterable, AppEnum {
        case tree, herb
        static var typeDisplayRepresentation: TypeDisplayRepresentation { make("Kind") }
        static func make(_ name: LocalizedStringResource) -> TypeDisplayRepresentation { .init(name: name) }
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] =
          Dictionary(uniqueKeysWithValues: allCases.map { ($0, .init(stringLiteral: $0.rawValue.uppercased())) })
      }
      """
    ])
    let record = try #require(reading.surface.enums.first)
    #expect(record.displayName == .value("Kind"))
    #expect(record.cases.map(\.title) == [.value("TREE"), .value("HERB")])
    #expect(!record.hasUnreadTitles)
  }

  @Test func worksOutShortcutsThatAFunctionMakes() throws {
    let reading = SourceReaderTests.read([
      "Shortcuts.swift": """
      import AppIntents
      struct Add: AppIntent { static let title: LocalizedStringResource = "Add" }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] { [make("Plant"), make("Tree", phrases("Grow"))] }
        static func phrases(_ word: String) -> [AppShortcutPhrase<Add>] {
          ["\\(word) in \\(.applicationName)", "\\(.applicationName) \\(word)"]
        }
        static func make(_ name: String, _ phrases: [AppShortcutPhrase<Add>] = phrases("Add")) -> AppShortcut {
          AppShortcut(intent: Add(), phrases: phrases, shortTitle: .init(stringLiteral: name), systemImageName: "leaf")
        }
      }
      """
    ])
    let shortcuts = try #require(reading.surface.appShortcuts.first).shortcuts
    #expect(shortcuts.map(\.shortTitle) == [.value("Plant"), .value("Tree")])
    #expect(
      shortcuts.map { $0.phrases.map(\.text) } == [
        ["Add in ${applicationName}", "${applicationName} Add"],
        ["Grow in ${applicationName}", "${applicationName} Grow"],
      ])
  }

  @Test func looksTextsOfConstantsUpInTheirTable() throws {
    let reading = SourceReaderTests.read([
      "Add.swift": """
      import AppIntents
      enum L10n { static let add = String(localized: "add_title", table: "Plants") }
      struct Add: AppIntent { static let title = LocalizedStringResource(stringLiteral: L10n.add) }
      struct Grow: AppIntent { static let title = LocalizedStringResource(stringLiteral: L10n.add) }
      """
    ])
    #expect(reading.surface.intents.map(\.title) == [.value("add_title"), .value("add_title")])
    #expect(reading.textTables["add_title"] == ["Plants"])
  }
}
