import Foundation
import Testing

/// `history` as people run it.
@Suite struct HistoryTests {
  private func repository(releases: Int) async throws -> Tool {
    let tool = try Tool()
    try await tool.git("init", "--quiet")
    for number in 1...releases {
      let intents = ["Add", number % 3 == 0 ? "Lend" : "Sell"].map { name in
        """
        struct \(name)Book: AppIntent {
          static let title: LocalizedStringResource = "\(name)"
          func perform() async throws -> some IntentResult { .result() }
        }

        """
      }
      try tool.write(["App/Intents.swift": "import AppIntents\n" + intents.joined()])
      try await tool.git("add", "--all")
      try await tool.git("commit", "--quiet", "-m", "Release 1.\(number)")
      try await tool.git("tag", "v1.\(number)")
    }
    return tool
  }

  @Test func isTheFirstThingToRun() async throws {
    let tool = try await repository(releases: 4)
    let run = try await tool("history")
    #expect(run.status == 0, "\(run.notes)")
    #expect(run.output.contains("4 releases with intents, 1.1"), "\(run.output)")
    #expect(run.output.contains("✖✖ 1.3"))
    #expect(run.output.contains("4 tags of the form `v{version}`"))
    let json = try await tool("history", "--commits", "Release {version}", "--format", "json")
    #expect(json.output.contains("\"breakingUpdates\" : 2"), "\(json.output)")
    #expect(json.output.contains("\"fails\" : true"))
  }

  @Test func namesTheRemedyForWrongPatterns() async throws {
    let tool = try await repository(releases: 1)
    let tags = try await tool("history", "--tags", "ios-{version}")
    #expect(tags.status == 3)
    #expect(tags.notes.contains("“ios-{version}”"))
    let commits = try await tool("history", "--commits", "Release")
    #expect(commits.status == 2)
    #expect(commits.notes.contains("{version}"))
    #expect(try await tool("history", "--format", "sarif").status == 2)
  }

  /// Ctrl-C leaves a whole text, of all releases or of those that were done.
  @Test func leavesAWholeTextWhenItIsStopped() async throws {
    let tool = try await repository(releases: 40)
    for delay in ["0.02", "0.2", "0.5"] {
      // A shell without job control starts what runs beside it with SIGINT ignored; perl takes that back.
      let start = "perl -e '$SIG{INT}=\"DEFAULT\"; exec @ARGV' '\(Tool.path)' history --format json"
      let run = try await tool.shell("\(start) > out.json & sleep \(delay); kill -INT $!; wait $!; echo ended $?")
      #expect(run.output.contains("ended"))
      let text = try tool.text(of: "out.json")
      guard !text.isEmpty else { continue }
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let isComplete = try #require(object?["isComplete"] as? Bool)
      #expect(run.output.contains(isComplete ? "ended 0" : "ended 3"))
    }
  }
}
