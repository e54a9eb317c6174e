import IntentMigration
import IntentReading
import IntentSurface
import SourceScanning
import Testing

@Suite struct MigrationStepTests {
  private static let parallel = """
    import AppIntents

    /// Waters it.
    struct WaterPlant: AppIntent {
      static let title: LocalizedStringResource = "Water"
      func perform() async throws -> some IntentResult { .result() }
    }

    @available(iOS 18.0, *)
    @AppIntent(schema: .plants.care)
    struct CarePlant {
      static let title: LocalizedStringResource = "Care for “It”"

      /// A workaround.
      static let isAssistantOnly: Bool = true

      var target: Plant
      func perform() async throws -> some IntentResult { .result() }
    }

    @AppEntity(schema: .plants.plant)
    struct Plant {
      static let isAssistantOnly = true
      let id: String
      @Property(title: "Size") var size: Size
    }

    enum Size: String, AppEnum {
      case small
      static var isAssistantOnly: Bool { true }
    }

    """

  private static func telling(
    _ text: String, old: Subject, new: Subject?, find: String? = nil
  ) -> (
    text: String, step: MigrationStep
  )? {
    let (reading, code) = read(["Code.swift": text])
    return MigrationStep.telling(of: old, replacedBy: new, find: find, in: reading, code: code)
      .map { (String(decoding: $0.changes.first?.after ?? [], as: UTF8.self), $0) }
  }

  private static func read(_ files: [String: String]) -> (reading: SurfaceReading, code: CodeTree) {
    let tree = MemoryTree(files)
    return (SourceReader(options: ReadingOptions()).read(tree), CodeTree { files[$0].map { Array($0.utf8) } })
  }

  @Test func revealsAllOfTheReplacementAndDeprecatesTheOldOneAtOnce() throws {
    let old = Subject(.intent, "WaterPlant")
    let (text, step) = try #require(Self.telling(Self.parallel, old: old, new: Subject(.intent, "CarePlant")))
    #expect(
      text.contains(
        """
        /// Waters it.
        struct WaterPlant: DeprecatedAppIntent {
          static var deprecation: IntentDeprecation<CarePlant> { \
        IntentDeprecation(message: "Use “Care for “It”” instead.", replacedBy: CarePlant.self) }
          static let title
        """))
    #expect(!text.contains("isAssistantOnly") && !text.contains("workaround"))
    #expect(text.contains("= \"Care for “It”\"\n\n  var target: Plant\n"))
    #expect(text.contains("struct Plant {\n  let id: String\n"))
    #expect(text.contains("  case small\n}\n"))
    #expect(step.notes.contains { $0.contains("needs iOS 18.0") })
    let surface = Self.read(["Code.swift": text]).reading.surface
    #expect(surface.intents.first { $0.identifier == "WaterPlant" }?.deprecation?.replacedBy == "CarePlant")
    #expect(surface.intents.allSatisfy { $0.identifier == "WaterPlant" || $0.isListed })
    #expect(Self.telling(text, old: old, new: Subject(.intent, "CarePlant")) == nil)
  }

  @Test func namesTheFindActionInTheMessage() throws {
    let text = """
      import AppIntents
      public struct GetBooks: AppIntent { public static let title: LocalizedStringResource = "Get Books" }
      """
    let (result, _) = try #require(Self.telling(text, old: Subject(.intent, "GetBooks"), new: nil, find: "Book"))
    #expect(
      result.contains(
        "public static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: \"Use “Find Book” instead.\") }"
      ))
    #expect(result.contains("struct GetBooks: DeprecatedAppIntent {"))
  }

  @Test(arguments: [
    (ElementKind.entity, "struct Old: AppEntity { let id: String }\n  struct New: AppEntity { let id: String }"),
    (.enum, "enum Old: String, AppEnum { case a }\n  enum New: String, AppEnum { case a }"),
  ])
  func deprecatesEntitiesAndEnumsByAvailability(kind: ElementKind, types: String) throws {
    let text = "import AppIntents\n\nenum Shop {\n  \(types)\n}\n"
    let (result, step) = try #require(Self.telling(text, old: Subject(kind, "Old"), new: Subject(kind, "New")))
    #expect(result.contains("\n  @available(*, deprecated, message: \"Use Shop.New.\")\n  \(types.prefix(10))"))
    #expect(step.notes.contains { $0.contains("with a warning") })
    #expect(Self.telling(result, old: Subject(kind, "Old"), new: Subject(kind, "New")) == nil)
  }

  @Test func whatElseIsDeprecatedDoesNotSpeakForIt() throws {
    let text = """
      import AppIntents
      struct Old: AppIntent { static let title: LocalizedStringResource = "Old" }
      struct New: AppIntent { static let title: LocalizedStringResource = "New" }
      struct Gone: DeprecatedAppIntent {
        static let deprecation = IntentDeprecation<Never>(message: "Gone.")
        static let title: LocalizedStringResource = "Gone"
      }
      """
    let (result, _) = try #require(Self.telling(text, old: Subject(.intent, "Old"), new: Subject(.intent, "New")))
    #expect(result.contains("struct Old: DeprecatedAppIntent {"))
    #expect(Self.telling(text, old: Subject(.intent, "Gone"), new: nil) == nil)
  }

  @Test func whatIsNotForTheAssistantAloneStaysAsItIs() throws {
    let text = """
      import AppIntents
      struct Old: AppIntent { static let title: LocalizedStringResource = "Old" }
      struct New: AppIntent {
        static let isAssistantOnly = false
        static let title: LocalizedStringResource = "New"
      }
      """
    let (result, _) = try #require(Self.telling(text, old: Subject(.intent, "Old"), new: Subject(.intent, "New")))
    #expect(result.contains("  static let isAssistantOnly = false\n"))
  }

  @Test func tellsOfAppShortcutsThatGoOnOfferingTheOldOne() throws {
    let text = """
      import AppIntents
      struct Old: AppIntent { static let title: LocalizedStringResource = "Old" }
      struct New: AppIntent { static let title: LocalizedStringResource = "New" }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Old(), phrases: ["Old in \\(.applicationName)"], shortTitle: "Old", systemImageName: "leaf")
        }
      }
      """
    let (_, step) = try #require(Self.telling(text, old: Subject(.intent, "Old"), new: Subject(.intent, "New")))
    #expect(step.notes.contains("`Shortcuts` still has an App Shortcut for `Old`. Move its phrases to `New`."))
  }

  @Test func deletesATypeWithItsExtensionsAndTellsWhatStillNamesIt() throws {
    let files = [
      "Old.swift": """
      import AppIntents

      // MARK: Old

      /// Waters it.
      /// Twice.
      struct Old: AppIntent {
        static let title: LocalizedStringResource = "Old"
      }

      struct New: AppIntent { static let title: LocalizedStringResource = "New" }

      """, "Extension.swift": "import AppIntents\n\n// Runs.\nextension Old { func run() {} }\n",
      "Use.swift": "func use() {\n  _ = Old()  // Old\n}\nextension Older {}\n",
    ]
    let (reading, code) = Self.read(files)
    let step = try #require(
      MigrationStep.retiring(Subject(.intent, "Old"), in: reading, code: code, paths: files.keys.sorted()))
    let texts = Dictionary(
      uniqueKeysWithValues: step.changes.map { ($0.path, String(decoding: $0.after, as: UTF8.self)) })
    #expect(
      texts["Old.swift"]
        == "import AppIntents\n\n// MARK: Old\n\nstruct New: AppIntent { static let title: LocalizedStringResource = \"New\" }\n"
    )
    #expect(texts["Extension.swift"] == "import AppIntents\n")
    #expect(texts["Use.swift"] == nil)
    #expect(
      step.notes == [
        "It is still used in Use.swift:2; change these by hand.",
        "Extension.swift now contains only imports; delete it.",
      ])
  }

  @Test func leavesWhatSharesALine() throws {
    let text = "import AppIntents\nstruct Old: AppIntent {}; struct New: AppIntent {}\n"
    let (reading, code) = Self.read(["Code.swift": text])
    let step = try #require(
      MigrationStep.retiring(Subject(.intent, "Old"), in: reading, code: code, paths: ["Code.swift"]))
    #expect(String(decoding: step.changes[0].after, as: UTF8.self) == "import AppIntents\n; struct New: AppIntent {}\n")
  }

  @Test func changesNothingThatIsNotThere() {
    let (reading, code) = Self.read(["Code.swift": "import AppIntents\n"])
    let old = Subject(.intent, "Old")
    #expect(MigrationStep.telling(of: old, replacedBy: nil, find: nil, in: reading, code: code) == nil)
    #expect(MigrationStep.retiring(old, in: reading, code: code, paths: ["Code.swift"]) == nil)
  }
}
