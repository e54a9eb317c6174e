import Foundation
import Testing

/// From a shipped version to the code that keeps its promises.
@Suite struct ProposeTests {
  private static func intent(_ name: String, result: String = "String", value: String = "\"\\(self)\"") -> String {
    """
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "\(name)"
      func perform() async throws -> some IntentResult & ReturnsValue<\(result)> { .result(value: \(value)) }
    }

    """
  }

  private static func app(_ intents: String...) -> String { "import AppIntents\n\n" + intents.joined(separator: "\n") }

  /// An app of two intents, shipped as 1.0 from a commit.
  private func repository() async throws -> Tool {
    let tool = try Tool()
    try await tool.git("init", "--quiet")
    try tool.write([
      "snapshots/intentcompat.yml": "name: Books\nsources: [App]\nplatforms: [iOS]\n",
      "App/Intents.swift": Self.app(Self.intent("AddBook"), Self.intent("LendBook")), ".gitignore": ".home\n",
    ])
    try await tool.git("add", ".")
    try await tool.git("commit", "--quiet", "-m", "1.0")
    #expect(try await tool("ship", "1.0", "--date", "2026-03-31").status == 0)
    return tool
  }

  @Test func aShippedVersionRemembersItsCommitAndGivesItsCodeBack() async throws {
    let tool = try await repository()
    let commit = try await tool.shell("git rev-parse HEAD").output.trimmingCharacters(in: .newlines)
    #expect(try tool.text(of: "snapshots/1.0.json").contains("\"revision\" : \"\(commit)\""))
    try tool.write(["App/Intents.swift": Self.app(Self.intent("AddBook"))])
    let written = try await tool("propose", "LendBook", "--write")
    #expect(written.status == 0, "\(written.notes)")
    let code = try tool.text(of: "App/Intents.swift")
    #expect(code.contains("struct LendBook: DeprecatedAppIntent {"))
    #expect(code.contains(#"{ .result(value: "\(self)") }"#))
    #expect(try await tool("check").status == 0)
    let again = try await tool("propose", "--write")
    #expect(again.output.isEmpty)
    #expect(again.notes.contains("nothing to propose"))
    #expect(try tool.text(of: "App/Intents.swift") == code)
  }

  @Test func textsThatWentWithTheCodeComeBackFromTheCommit() async throws {
    let tool = try await repository()
    let table = "\"AddBook\" = \"Buch hinzufügen\";\n\"LendBook\" = \"Buch verleihen\";\n"
    let path = "App/de.lproj/Intents.strings"
    try tool.write([
      path: table,
      "App/Intents.swift": Self.app(Self.intent("AddBook"), Self.intent("LendBook")).replacing(
        "title: LocalizedStringResource = \"LendBook\"",
        with: "title = LocalizedStringResource(\"LendBook\", table: \"Intents\")"),
    ])
    try await tool.git("add", ".")
    try await tool.git("commit", "--quiet", "-m", "1.1")
    try tool.write([
      path: "\"AddBook\" = \"Buch hinzufügen\";\n", "App/Intents.swift": Self.app(Self.intent("AddBook")),
    ])
    let written = try await tool("propose", "LendBook", ".", "--since", "git:HEAD", "--write")
    #expect(written.status == 0, "\(written.notes)")
    #expect(try tool.text(of: path) == table)
    #expect(written.output.contains("The shipped texts of “LendBook” come back too, in App/de.lproj/Intents.strings."))
  }

  @Test func whatWasEditedSinceTheCommitHasNoCommit() async throws {
    let tool = try await repository()
    try tool.write(["App/Intents.swift": Self.app(Self.intent("AddBook"))])
    let shipped = try await tool("ship", "1.1", "--date", "2026-04-30", "--allow-dirty", "--accept-breaks")
    #expect(shipped.status == 0)
    #expect(try !tool.text(of: "snapshots/1.1.json").contains("revision"))
    try tool.write(["App/Intents.swift": Self.app(Self.intent("LendBook"))])
    let proposed = try await tool("propose", "AddBook")
    #expect(proposed.output.contains("<#what AddBook did#>"))
    #expect(proposed.notes.contains("To restore its code, name its commit: `--since git:REV`."))
  }

  @Test func aCommitThatIsNotHereIsSaid() async throws {
    let tool = try await repository()
    let snapshot = try tool.text(of: "snapshots/1.0.json")
    let elsewhere = snapshot.replacing(
      /"revision" : "[0-9a-f]+"/, with: "\"revision\" : \"\(String(repeating: "ab", count: 20))\"")
    try tool.write(["snapshots/1.0.json": elsewhere, "App/Intents.swift": Self.app(Self.intent("AddBook"))])
    let proposed = try await tool("propose", "LendBook")
    #expect(proposed.status == 0)
    #expect(proposed.output.contains("<#what LendBook did#>"))
    #expect(proposed.notes.contains("1.0 was recorded at abababababab, which is not in this clone"))
  }

  @Test func whatItPrintsOfTheCodeActsOnNoTerminalAndNoLog() async throws {
    let tool = try await repository()
    let hostile =
      Self.intent("AddBook").replacing("= \"AddBook\"", with: "= \"Add \\u{1B}[2J\"")
      + "// \u{1B}]0;x\u{07}\u{202E}\n/*\n::error::x\n*/\n" + Self.intent("LendBook").replacing("title", with: "name")
    try tool.write(["App/Intents.swift": Self.app(hostile)])
    #expect(try await tool("ship", "1.1", "--date", "2026-04-30", "--allow-dirty", "--accept-breaks").status == 0)
    try tool.write(["App/Intents.swift": Self.app("// \u{1B}[31m\n")])
    let run = try await tool("propose", "all", ".", "--since", "git:HEAD")
    let shipped = try await tool("propose")
    for text in [run.output, run.notes, shipped.output, shipped.notes] {
      #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{07}", "\u{202E}"].contains($0) }, "\(text)")
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(text)")
    }
    #expect(run.output.contains("\\u{1B}[31m"), "\(run.output)")
  }

  /// A file that can't be read may hold what seems to be gone.
  @Test(arguments: ["\0", "let a = " + String(repeating: "[", count: 500)])
  func whatAFileThatCannotBeReadMayHoldIsNotRestored(_ start: String) async throws {
    let tool = try await repository()
    let moved = start + "\nimport AppIntents\n" + Self.intent("LendBook")
    try tool.write(["App/Intents.swift": Self.app(Self.intent("AddBook")), "App/Lend.swift": moved])
    let proposed = try await tool("propose", "--write")
    #expect(
      proposed.output.contains("App/Lend.swift could not be read, and LendBook may still be there."),
      "\(proposed.output)\(proposed.notes)")
    #expect(try tool.text(of: "App/Intents.swift") == Self.app(Self.intent("AddBook")))
    try tool.write(["App/Lend.swift": start])
    #expect(try await tool("propose", "LendBook").output.contains("struct LendBook: DeprecatedAppIntent {"))
  }

  @Test func anotherResultIsThatOfAnotherAction() async throws {
    let tool = try await repository()
    let changed = Self.intent("LendBook", result: "Int", value: "1")
    try tool.write(["App/Intents.swift": Self.app(Self.intent("AddBook"), changed)])
    #expect(try await tool("propose", "I23", "--write").status == 0)
    let code = try tool.text(of: "App/Intents.swift")
    #expect(code.contains("struct LendBookNumber: AppIntent {"))
    #expect(code.contains("replacedBy: LendBookNumber.self)"))
    #expect(try await tool("check").status == 0)
  }

  @Test func aNameThatNothingAnswersToIsWrongUsage() async throws {
    let tool = try await repository()
    try tool.write(["App/Intents.swift": Self.app(Self.intent("AddBook"))])
    let proposed = try await tool("propose", "LendBok")
    #expect(proposed.status == 2)
    #expect(proposed.notes.contains("no finding matches “LendBok”. Open findings: I01 LendBook."))
  }

  /// What the tool advises against, it writes only for whoever asks for a draft.
  @Test func whatIsNotAdvisedIsWrittenAsADraftAlone() async throws {
    let tool = try await repository()
    let shipped = try tool.text(of: "App/Intents.swift")
    let arguments = ["propose", "AddBook", "--schema", "books.openBook", "--write"]
    let refused = try await tool.start(arguments)
    #expect(refused.status == 0 && refused.output.hasPrefix("Not advised: of the system, Shortcuts alone sees books"))
    #expect(!refused.output.contains("@@") && refused.notes.contains("nothing is written; `--draft` shows the code"))
    #expect(try tool.text(of: "App/Intents.swift") == shipped)
    let written = try await tool.start(arguments + ["--draft"])
    #expect(written.output.contains("@@") && written.notes.contains("wrote App/Intents.swift"))
    #expect(try tool.text(of: "App/Intents.swift").contains("struct AssistantAddBook"))
  }
}
