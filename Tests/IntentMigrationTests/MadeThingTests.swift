import IntentMigration
import IntentReading
import IntentSchemas
import IntentSurface
import SourceScanning
import Testing

/// What an intent makes is what its schema gives back, and what else can be said of it reaches it.
@Suite struct MadeThingTests {
  private static func app(_ body: String, model: String, name: String = "AddTask") -> String {
    """
    import AppIntents
    import SwiftData

    \(model)

    struct Store {
      static let shared = Store()
      private(set) var chores: [Chore] = []
      func make(title: String, dueDate: Date? = nil, priority: Int = 1) -> Chore { fatalError() }
    }

    @available(iOS 17, *)
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "Add Task"
      @Parameter(title: "Title") var taskTitle: String
      @Parameter(title: "Today", default: false) var today: Bool
      @MainActor
      func perform() async throws -> some IntentResult & ProvidesDialog {
    \(body.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      }
    }

    """
  }

  private static let chore = """
    struct Chore: Identifiable {
      let id: UUID
      var title: String
      var isComplete: Bool
      var notes: String?
    }
    """

  private static let stored = """
    @Model final class Chore {
      var title: String = ""
      var notes: String = ""
      var dueDate: Date?
      init(title: String, notes: String = "", dueDate: Date? = nil, done: Bool = false) {}
    }
    """

  static func adopted(
    _ text: String, _ name: String = "reminders.createReminder"
  ) throws -> (
    text: String, decision: SchemaDecision
  ) {
    let bytes = Array(text.utf8)
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(bytes: ["Code.swift": bytes]))
    let code = CodeTree(paths: ["Code.swift"]) { $0 == "Code.swift" ? bytes : nil }
    let schema = try #require(SchemaCatalogue.builtIn.schema(name, kind: .intent))
    let intent = try #require(reading.surface.intents.first)
    let decision = try #require(SchemaDecision(intent, adopting: schema, in: reading, code: code))
    let after = try #require(decision.changes.first?.after)
    return (String(decoding: after, as: UTF8.self), decision)
  }

  @Test func whatAFunctionGivesIsGivenBack() throws {
    let body = """
      let dueDate = today ? Date() : nil
      let chore = Store.shared.make(title: taskTitle, dueDate: dueDate, priority: 2)
      return .result(dialog: "Added \\(chore.title)")
      """
    let (text, decision) = try Self.adopted(Self.app(body, model: Self.chore))
    #expect(text.contains("today: Bool, saidDueDate: Date? = nil) async throws -> Chore {"))
    #expect(text.contains("make(title: taskTitle, dueDate: saidDueDate ?? dueDate, priority: 2)\n  return chore\n"))
    #expect(text.contains("    let chore = try await performAddTask(taskTitle: taskTitle, today: today)\n"))
    #expect(text.contains("    return .result(dialog: \"Added \\(chore.title)\")\n"))
    #expect(text.contains("return .result(value: AssistantReminderEntity(try await performAddTask(taskTitle: title,"))
    #expect(text.contains("saidDueDate: dueDate.flatMap { Calendar.current.date(from: $0) })"))
    #expect(text.contains("isCompleted = chore.isComplete\n"))
    #expect(text.contains("note = chore.notes.map { AttributedString($0) }\n"))
    #expect(text.contains("      Store.shared.chores.map { AssistantReminderEntity($0) }\n"))
    #expect(text.contains("try await suggestedEntities().filter { identifiers.contains($0.id) }"))
    #expect(text.contains("try await suggestedEntities().filter { $0.title.localizedStandardContains(string) }"))
    #expect(decision.openPlaces == 0)
    #expect(decision.advice == nil)
  }

  @Test func whatIsStoredIsFoundInTheStore() throws {
    let body = """
      let context = ModelContext(Shared.container)
      let chore = Chore(title: taskTitle)
      context.insert(chore)
      let text = taskTitle.uppercased()
      return .result(dialog: "Added \\(text)")
      """
    let (text, decision) = try Self.adopted(Self.app(body, model: Self.stored))
    #expect(text.contains("Chore(title: taskTitle, notes: note ?? \"\", dueDate: dueDate)\n"))
    #expect(text.contains("    let text = taskTitle.uppercased()\n    return .result(dialog: \"Added \\(text)\")\n"))
    #expect(text.contains("try ModelContext(Shared.container).fetch(FetchDescriptor<Chore>())"))
    #expect(text.contains("encoder.encode(chore.persistentModelID)"))
    #expect(decision.openPlaces == 0)
    #expect(decision.advice == nil)
  }

  /// What is not kept, or not there at every end, is out of reach.
  @Test(arguments: [
    "let chore = Chore(title: taskTitle)\nreturn .result(dialog: \"\")",
    "if today { return .result(dialog: \"\") }\nlet chore = Chore(title: taskTitle)\ncontext.insert(chore)\n"
      + "return .result(dialog: \"\")",
  ])
  func whatMayNotBeThereIsNotGivenBack(_ body: String) throws {
    let (text, _) = try Self.adopted(Self.app(body, model: Self.stored))
    #expect(text.contains("<#the AssistantReminderEntity that was made#>"))
    #expect(!text.contains("async throws -> Chore"))
  }
}
