import Foundation
import TestSupport
import Testing

/// Evidence of use at the gate, and what damaged files may do: nothing.
@Suite struct UsageTests {
  private static let settings = "name: Books\nsources: [App]\nusage: { file: usage.csv, threshold: 25 }\n"

  /// An app that has shipped two intents and lost one of them.
  private func app() async throws -> Tool {
    let tool = try Tool()
    try tool.write([
      "snapshots/intentcompat.yml": Self.settings, "App/Books.swift": intentSources(["AddBook", "LendBook"]),
    ])
    _ = try await tool("ship", "1.0", "--date", "2026-03-31")
    try tool.write(["App/Books.swift": intentSources(["AddBook"])])
    return tool
  }

  @Test func letsALittleUsedIntentPassAndSaysSo() async throws {
    let tool = try await app()
    let unknown = try await tool("check")
    #expect(unknown.status == 1)
    #expect(unknown.output.contains("the file that `usage:` names is missing, so every intent counts as used"))

    try tool.write(["usage.csv": "intent,version,runs,people\nLendBook,1.0,24,0.2\nLendBok,1.0,1,0.1\n"])
    let little = try await tool("check")
    #expect(little.status == 0)
    #expect(little.output.contains("24 runs by 0.2% of people, below `usage.threshold` (25)"))
    #expect(little.output.contains("“LendBok” (“LendBook”?)"))
    #expect(little.output.contains("1 break (rarely used"))
    let annotated = try await tool("check", "--format", "github")
    #expect(annotated.output.contains("::warning ") && annotated.output.contains("it does not fail the check"))

    try tool.write(["usage.csv": "intent,version,runs,people\nLendBook,1.0,25,0.2\n"])
    #expect(try await tool("check").status == 1)
  }

  @Test func losesNothingToADamagedUsageFile() async throws {
    let tool = try await app()
    let whole = "intent,version,runs,people\nLendBook,1.0,24,0.2\n\"AddBook\",1.0,2400,20\n"
    let shipped = try tool.text(of: "snapshots/1.0.json")
    for length in stride(from: 0, to: whole.utf8.count, by: 9) {
      try tool.write(["usage.csv": String(whole.prefix(length))])
      let check = try await tool("check")
      // A file that ends with a whole row makes sense; one that does not can't let anything pass.
      #expect([1, 3].contains(check.status) || check.output.contains("24 runs"), "\(length): \(check.notes)")
      #expect(try tool.text(of: "snapshots/1.0.json") == shipped)
    }
    try tool.write(["usage.csv": "\"\u{0}"])
    #expect(try await tool("check").status == 3)
    #expect(try await tool("ship", "1.1", "--date", "2026-04-30", "--accept-breaks").status == 0)
  }

  @Test func losesNothingToHalfWrittenSettings() async throws {
    let tool = try await app()
    let shipped = try tool.text(of: "snapshots/1.0.json")
    for length in stride(from: 1, to: Self.settings.utf8.count, by: 7) {
      try tool.write(["snapshots/intentcompat.yml": String(Self.settings.prefix(length))])
      let run = try await tool("ship", "1.0", "--force", "--from", "Nowhere")
      #expect([2, 3].contains(run.status), "\(length): \(run.notes)")
      #expect(try tool.text(of: "snapshots/1.0.json") == shipped)
      #expect(try tool.text(of: "snapshots/intentcompat.yml") == String(Self.settings.prefix(length)))
    }
  }
}
