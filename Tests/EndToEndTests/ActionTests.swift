import Foundation
import TestSupport
import Testing

/// The shell parts of the GitHub action, run as the runner runs them.
@Suite struct ActionTests {
  private static let folder = Fixtures.root.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".github/actions/intentcompat").path

  private static func environment(of tool: Tool) -> [String: String] {
    [
      "TOOL": Tool.path, "GITHUB_OUTPUT": "\(tool.folder)/.home-output", "RUNNER_TEMP": "/tmp",
      "GITHUB_STEP_SUMMARY": "\(tool.folder)/.home-summary",
    ]
  }

  @Test func publishesTheReportBeforeTheJobFails() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try await tool.shell("mkdir temp")
    try books.write(intents: ["AddBook", "LendBook"])
    let environment = Self.environment(of: tool).merging([
      "GITHUB_BASE_REF": "main", "RUNNER_TEMP": "\(tool.folder)/temp", "WORKING_DIRECTORY": ".",
    ]) { _, new in new }
    let run = try await tool.shell("'\(Self.folder)/check.sh'", environment: environment)
    #expect(run.status == 0, "\(run.notes)")
    #expect(run.output.hasPrefix("::error file=") || run.output.hasPrefix("::error title="))
    let output = try tool.text(of: ".home-output")
    #expect(output.hasPrefix("status=1\nmarkdown=\(tool.folder)/temp/intentcompat-report.markdown\nsarif="))
    #expect(try tool.text(of: ".home-summary").contains("RemoveBook"))
    #expect(try tool.text(of: "temp/intentcompat-report.sarif").contains("\"baselineState\" : \"new\""))
  }

  @Test func writesNoReportWhereNothingWasRead() async throws {
    let tool = try Tool()
    let run = try await tool.shell("'\(Self.folder)/check.sh'", environment: Self.environment(of: tool))
    #expect(run.status == 0)
    #expect(try tool.text(of: ".home-output") == "status=3\n")
  }

  @Test(arguments: [("", "POST repos/o/r/issues/7/comments"), ("41", "PATCH repos/o/r/issues/comments/41")])
  func keepsOneComment(existing: String, call: String) async throws {
    let tool = try Tool()
    try tool.write([
      "report.md": "<!-- intentcompat:report mode=check app=Books -->\n### Fine\n",
      "bin/gh": """
      #!/bin/sh
      case "$*" in
        *--jq*) test -z "$EXISTING" || echo "$EXISTING"; echo "$MARKER" > marker ;;
        *) echo "$4 $5 $7" > call ;;
      esac
      """,
    ])
    let script = "chmod +x bin/gh; PATH=\"$PWD/bin:$PATH\" '\(Self.folder)/comment.sh'"
    let environment = [
      "REPORT": "report.md", "GITHUB_REPOSITORY": "o/r", "PULL_REQUEST": "7", "EXISTING": existing, "GH_TOKEN": "x",
    ]
    let run = try await tool.shell(script, environment: environment)
    #expect(run.status == 0, "\(run.notes)")
    #expect(try tool.text(of: "call") == "\(call) body=@report.md\n")
    #expect(try tool.text(of: "marker") == "<!-- intentcompat:report mode=check app=Books -->\n")
  }
}
