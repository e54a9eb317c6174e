import Testing

/// How much is printed, in which colours, and what a spelling mistake gets.
@Suite struct OutputTests {
  @Test func printsNothingWhereNothingFailsAndNothingIsWanted() async throws {
    let books = try await BookRepository()
    try books.write(intents: BookRepository.promised)
    let quiet = try await books.tool("check", "--quiet")
    #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.notes.isEmpty)
    try books.write(intents: ["AddBook"])
    let loud = try await books.tool("check", "--quiet")
    #expect(loud.status == 1 && loud.output.contains("RemoveBook"))
  }

  @Test func usesColoursInALogWhereAskedTo() async throws {
    let books = try await BookRepository()
    #expect(try await books.tool("check").output.contains("\u{1B}[") == false)
    #expect(try await books.tool("check", "--color", "always").output.contains("\u{1B}["))
    #expect(try await books.tool("explain", "I01", "--color", "always").output.contains("\u{1B}["))
    #expect(try await books.tool("check", "--color", "never").output.contains("\u{1B}[") == false)
  }

  @Test(arguments: [("chekc", "check"), ("propsoe", "propose"), ("timline", "timeline")])
  func offersTheCommandThatWasMeant(_ typed: String, _ meant: String) async throws {
    let run = try await Tool()(typed)
    #expect(run.status == 2 && run.notes.contains("Did you mean '\(meant)'?"), "\(run.notes)")
  }

  @Test(arguments: [
    (["timeline", "stats"], "status"), (["check", "--formt", "json"], "--format"),
    (["snapshot", "--out", "a.json"], "--output"),
  ])
  func offersWhatWasMeantAfterACommand(_ typed: [String], _ meant: String) async throws {
    let run = try await Tool().start(typed)
    #expect(run.status == 2 && run.notes.contains("Did you mean '\(meant)'?"), "\(run.notes)")
  }

  @Test func tellsTwoFoldersOfOneNameApart() async throws {
    let tool = try Tool()
    let code = { (name: String) in
      """
      import AppIntents

      struct AddBook: AppIntent {
        static let title: LocalizedStringResource = "Add Book"
        @Parameter(title: "Shelf") var \(name): String
        func perform() async throws -> some IntentResult { .result() }
      }

      """
    }
    try tool.write(["Old/App/Intents.swift": code("shelf"), "New/App/Intents.swift": code("board")])
    let run = try await tool("diff", "Old/App", "New/App")
    #expect(run.output.contains("\nApp (source) in Old/App → App (source) in New/App\n"), "\(run.output)")
    // Xcode opens absolute paths alone.
    let lines = try await tool("diff", "Old/App", "New/App", "--format", "xcode").output
    #expect(lines.hasPrefix("/") && lines.contains("/New/App/Intents.swift:5:"), "\(lines)")
  }

  @Test(arguments: [["help", "check"], ["ship", "--help"], ["shp"], ["check", "--oops"]])
  func writesTheUsageInNarrowLines(_ typed: [String]) async throws {
    let run = try await Tool().start(typed)
    let text = run.output + run.notes
    #expect(text.lowercased().contains("usage: intentcompat"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
  }
}
