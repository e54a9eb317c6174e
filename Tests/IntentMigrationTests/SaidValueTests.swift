import IntentMigration
import IntentReading
import IntentSchemas
import IntentSurface
import SourceScanning
import Testing

/// What is said of a thing reaches the app in the shape that it has there.
@Suite struct SaidValueTests {
  private static func app(
    _ name: String, _ parameters: String, _ body: String = "use(text)", result: String = "", members: String = "",
    ending: String = ".result()"
  ) -> String {
    """
    import AppIntents

    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "Run"
      static let openAppWhenRun = true
      \(parameters.replacing("; ", with: "\n  "))
      func perform() async throws -> some IntentResult\(result) {
        \(body)
        return \(ending)
      }
    \(members)
    }

    """
  }

  private static let entity = """
    struct TodoTask: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
      static let defaultQuery = TaskQuery()
      let id: UUID
      let title: String
      let executionDate: Date
      var isComplete: Bool = false
      var displayRepresentation: DisplayRepresentation { "Task" }
    }

    struct TaskQuery: EntityQuery {
      func entities(for identifiers: [UUID]) async throws -> [TodoTask] { [] }
    }

    """

  /// A text that is all that an intent takes is what a thing is called, and what it says.
  @Test(arguments: [
    ("@Parameter(title: \"Text\") var text: String", true),
    ("@Parameter(title: \"Thought\") var thought: String", true),
    ("@Parameter(title: \"Title\") var noteTitle: String", false),
    ("@Parameter(title: \"Text\") var text: String; @Parameter(title: \"Other\") var other: String", false),
  ])
  func oneTextHoldsNameAndContent(_ parameters: String, isJoined: Bool) throws {
    let (text, _) = try MadeThingTests.adopted(
      Self.app("TakeNote", parameters, "use(text, thought, noteTitle, other)"), "notes.createNote")
    let joined = "[String(name.characters), content.map { String($0.characters) }].compactMap(\\.self)"
    #expect(text.contains(joined + ".joined(separator: \"\\n\")") == isJoined)
    #expect(!isJoined || !text.contains("no parameter for name") && !text.contains("no parameter for content"))
  }

  @Test func aFolderIsKnownByItsName() throws {
    let parameters = "@Parameter(title: \"Text\") var text: String; @Parameter(title: \"Folder\") var folder: String?"
    let (text, _) = try MadeThingTests.adopted(
      Self.app("TakeNote", parameters, "use(text, folder)"), "notes.createNote")
    #expect(text.contains("intent.folder = folder?.name\n"))
    #expect(text.contains("struct Query: EntityStringQuery {"))
    #expect(text.contains("identifiers.map { AssistantFolderEntity(named: $0) }"))
    #expect(!text.contains("folder: String(name"))
  }

  /// What the verb says is what changes; the rest is what the thing is, and what the code does not read is not asked for.
  @Test func anUpdateTakesWhatAThingIsFromTheThing() throws {
    let parameters =
      "@Parameter(title: \"Id\") var taskId: String; @Parameter(title: \"Title\") var taskTitle: String; "
      + "@Parameter(title: \"Date\") var date: Date"
    let text = Self.app("CompleteTask", parameters, "helper.use(taskId, taskTitle)", members: "  let helper = Helper()")
    let after = try MadeThingTests.adopted(text + Self.entity, "reminders.updateReminder").text
    #expect(after.contains("    guard\n      isCompleted == true, title == nil,"))
    #expect(after.contains("intent.taskId = target.id.uuidString\n"))
    #expect(after.contains("intent.taskTitle = target.title\n"))
    #expect(!after.contains("intent.date"))
    #expect(after.contains("isCompleted = todoTask.isComplete\n"))
    #expect(after.contains("dueDate = Calendar.current.dateComponents("))
  }

  /// The system's own words for what only Shortcuts sees: nothing is kept from it.
  @Test(arguments: [("browser.bookmarkURL", false), ("notes.createNote", true)])
  func onlyWhatTheAssistantSeesIsForItAlone(_ schema: String, isForAssistant: Bool) throws {
    let parameters = "@Parameter(title: \"URL\") var url: String?; @Parameter(title: \"Text\") var text: String"
    let (text, decision) = try MadeThingTests.adopted(Self.app("SaveBookmark", parameters, "use(text, url)"), schema)
    #expect(text.contains("isAssistantOnly") == isForAssistant)
    #expect(decision.cost.contains("Only the assistant sees") == isForAssistant)
    #expect(isForAssistant || text.contains("intent.url = url.absoluteString"))
  }

  /// A search that shows nothing is told of, and what answers goes on answering.
  @Test(
    arguments: [
      ("print(0)", "", "", "does not use `query`"), ("find(query)", "answers", "say()", "gives its answer back"),
      ("router.open(query)", "", "", nil), ("Router.shared.text = query", "answers", "", nil),
    ] as [(String, String, String, String?)])
  func aSearchThatShowsNothingIsNotAdvised(_ body: String, _ dialog: String, _ extra: String, _ advice: String?) throws
  {
    let text = Self.app(
      "SearchThings", "@Parameter(title: \"Query\") var query: String", body,
      result: dialog.isEmpty ? "" : " & ProvidesDialog", members: "  func find(_ text: String) {}",
      ending: dialog.isEmpty ? ".result()" : ".result(dialog: \"Done\")")
    let (after, decision) = try MadeThingTests.adopted(text, "system.searchInApp")
    #expect(advice.map { decision.advice?.contains($0) == true } ?? (decision.advice == nil))
    #expect(extra.isEmpty || after.contains("return try await intent.perform()"))
  }

  /// Of several intents for one schema, those that are called what it is about.
  @Test func aRecipeIsNoNoteBesideANote() throws {
    let parameters = "@Parameter(title: \"Title\") var title: String; @Parameter(title: \"Body\") var body: String?"
    let note = """
      struct NoteEntity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
        let id: String
      }

      """
    let names = ["NewNoteIntent", "NewRecipeIntent"]
    let text =
      names.map { Self.app($0, parameters, result: " & ReturnsValue<NoteEntity>") }.joined() + note
    #expect(
      SchemaCandidateTests.shown(in: text).filter { $0.key.hasSuffix("Intent") } == [
        "NewNoteIntent": "notes.createNote"
      ])
  }
}
