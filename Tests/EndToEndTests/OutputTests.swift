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
}
