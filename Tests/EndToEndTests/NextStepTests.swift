import Foundation
import Testing

/// Following `propose --next` from a parallel to its end, over releases of a simulated app.
@Suite struct NextStepTests {
  private static let settings = """
    name: Books
    sources: [App]
    profile: siri
    timeline: { releases: 2, days: 100 }
    migrations:
      - { old: Shelf, new: BookShelf, kind: entity }
      - { old: Genre, new: BookGenre, kind: enum }
      - { old: GetBooks, find: Book }

    """

  private static let files = [
    "App/Add.swift": """
    import AppIntents

    struct AddBook: AppIntent {
      static let title: LocalizedStringResource = "Add Book"
      @Parameter(title: "Name") var name: String
      func perform() async throws -> some IntentResult { .result() }
    }

    @AppIntent(schema: .books.addBook)
    struct AssistantAddBook {
      static let isAssistantOnly: Bool = true

      var name: String
      func perform() async throws -> some IntentResult { .result() }
    }

    """,
    "App/Get.swift": """
    import AppIntents

    struct GetBooks: AppIntent {
      static let title: LocalizedStringResource = "Get Books"
      func perform() async throws -> some IntentResult & ReturnsValue<[Book]> { .result(value: []) }
    }

    struct Book: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
      static let defaultQuery = BookQuery()
      let id: String
      var displayRepresentation: DisplayRepresentation { "\\(id)" }
    }

    struct BookQuery: EnumerableEntityQuery {
      func entities(for identifiers: [String]) async throws -> [Book] { [] }
      func allEntities() async throws -> [Book] { [] }
    }

    """,
    "App/Types.swift": """
    import AppIntents

    struct Shelf: TransientAppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
      var displayRepresentation: DisplayRepresentation { "Shelf" }
    }

    struct BookShelf: TransientAppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book Shelf"
      var displayRepresentation: DisplayRepresentation { "Book Shelf" }
    }

    enum Genre: String, AppEnum {
      case novel
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
      static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [.novel: "Novel"]
    }

    enum BookGenre: String, AppEnum {
      case novel
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book Genre"
      static let caseDisplayRepresentations: [BookGenre: DisplayRepresentation] = [.novel: "Novel"]
    }

    """,
  ]

  private static let olds = ["AddBook", "GetBooks", "Shelf", "Genre"]

  @Test func neverFailsOnTheWayToRetirement() async throws {
    let tool = try Tool()
    try tool.write(Self.files)
    try tool.write(["snapshots/intentcompat.yml": Self.settings])
    _ = try await tool("ship", "1.0", "--date", "2026-01-01")
    try await expectStage("parallel", tool, on: "2026-01-02")

    for old in Self.olds {
      let next = try await tool("propose", "--next", old, "--today", "2026-01-02", "--write")
      #expect(next.status == 0, "\(next.notes)")
      #expect(next.output.contains("parallel, then revealed"))
      try await expectNoHarm(tool, on: "2026-01-02")
    }
    try await expectStage("revealed", tool, on: "2026-01-02")
    let unshipped = try await tool("propose", "--next", "AddBook", "--today", "2026-01-02")
    #expect(unshipped.status == 1)
    #expect(unshipped.notes.contains("Ship it"))

    _ = try await tool("ship", "1.1", "--date", "2026-02-01")
    let early = try await tool("propose", "--next", "AssistantAddBook", "--today", "2026-05-11")
    #expect(early.status == 1)
    #expect(early.notes.contains("AddBook can't take its next step: Wait: 1 day and 1 release of notice left."))
    _ = try await tool("ship", "1.2", "--date", "2026-03-01")
    try await expectStage("revealed", tool, on: "2026-05-11")
    try await expectStage("retirable", tool, on: "2026-05-12")

    for old in Self.olds {
      let next = try await tool("propose", "--next", old, "--today", "2026-05-12", "--write")
      #expect(next.status == 0, "\(next.notes)")
      #expect(next.output.contains("retirable, then retired"))
      try await expectNoHarm(tool, on: "2026-05-12")
    }
    try await expectStage("retired", tool, on: "2026-05-12")
    #expect(try await tool("propose", "--next", "AddBook", "--today", "2026-05-12").status == 2)
    #expect(try tool.text(of: "App/Add.swift").hasPrefix("import AppIntents\n\n@AppIntent(schema: .books.addBook)"))
  }

  private func expectStage(_ stage: String, _ tool: Tool, on day: String) async throws {
    let text = try await tool("timeline", "--today", day, "--format", "json").output
    let timeline = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let migrations = timeline?["migrations"] as? [[String: Any]] ?? []
    #expect(migrations.compactMap { $0["old"] as? String }.sorted() == Self.olds.sorted())
    #expect(migrations.allSatisfy { $0["stage"] as? String == stage }, "\(text)")
  }

  private func expectNoHarm(_ tool: Tool, on day: String) async throws {
    let check = try await tool("check", "--today", day)
    #expect(check.status == 0, "\(check.output)\(check.notes)")
    let turns = try await tool("timeline", "check", "--today", day)
    #expect(turns.status == 0, "\(turns.output)")
  }

  @Test func waitsForSystemsThatPeopleStillHave() async throws {
    let tool = try Tool()
    try tool.write(Self.files)
    let needy = try tool.text(of: "App/Add.swift")
      .replacing("@AppIntent(schema", with: "@available(iOS 18.0, *)\n@AppIntent(schema")
    try tool.write([
      "App/Add.swift": needy,
      "snapshots/intentcompat.yml":
        "name: Books\ntimeline: { releases: 1, days: 100, lowestSystems: { iOS: 17.0 } }\n",
    ])
    _ = try await tool("ship", "1.0", "--date", "2026-01-01")
    let next = try await tool("propose", "--next", "AddBook", "--today", "2026-01-02", "--write")
    #expect(next.status == 0, "\(next.notes)")
    try await expectNoHarm(tool, on: "2026-01-02")
    _ = try await tool("ship", "1.1", "--date", "2026-01-02")
    try await expectNoHarm(tool, on: "2026-12-01")
    let early = try await tool("propose", "--next", "AddBook", "--today", "2026-12-01", "--write")
    #expect(early.status == 1)
    #expect(early.output.isEmpty)
    #expect(early.notes.contains("Keep `AddBook` until iOS 18.0 is the lowest system you support"))
    let unknown = try await tool("propose", "--next", "AddBok", "--today", "2026-01-02")
    #expect(unknown.status == 2)
    #expect(unknown.notes.contains("Known migrations: AddBook."))
  }

  @Test func asksForTheReplacementFirst() async throws {
    let tool = try Tool()
    try tool.write(Self.files)
    try tool.write([
      "snapshots/intentcompat.yml": "name: Books\nmigrations: [{ old: GetBooks, new: ListBooks }]\n"
    ])
    _ = try await tool("ship", "1.0", "--date", "2026-01-01")
    let next = try await tool("propose", "--next", "GetBooks", "--today", "2026-01-02")
    #expect(next.status == 1)
    #expect(next.notes.contains("ListBooks does not exist yet; add it first."))
  }
}
