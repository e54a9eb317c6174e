import Foundation
import TestSupport
import Testing

/// The GitHub action in a pull request, step by step.
@Suite struct ActionTests {
  /// A pull request that breaks a promise, and in `.runner/bin` stand-ins for what a runner has.
  private static func pullRequest() async throws -> BookRepository {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    try books.tool.write([
      ".runner/bin/gh": """
      #!/bin/sh
      case "$*" in
        *--jq*) test -z "$EXISTING" || echo "$EXISTING"; echo "$MARKER" > .runner/marker ;;
        *) echo "$4 $5 $7" > .runner/call; test -z "$REFUSED" ;;
      esac
      """,
      // The build, which the tests themselves came from.
      ".runner/bin/swift": """
      #!/bin/sh
      echo "$*" >> .runner/builds
      case "$*" in *--show-bin-path*) echo "\(books.tool.folder)/.runner/built" ;; esac
      """,
      ".runner/built/intentcompat": "#!/bin/sh\nexec '\(Tool.path)' \"$@\"\n",
    ])
    try await books.tool.shell(
      "sed -i.bak 's#>> .runner/builds#>> \"'$PWD'/.runner/builds\"#' .runner/bin/swift; chmod +x .runner/bin/* .runner/built/*"
    )
    return books
  }

  @Test(arguments: [("", "POST repos/o/r/issues/7/comments"), ("41", "PATCH repos/o/r/issues/comments/41")])
  func reportsBeforeTheJobFails(existing: String, call: String) async throws {
    let tool = try await Self.pullRequest().tool
    let run = try await ActionRun(tool)(environment: ["GITHUB_BASE_REF": "main", "EXISTING": existing])
    #expect(run.status == 1, "\(run.log)")
    #expect(run.log.contains("::error file=") || run.log.contains("::error title="))
    #expect(try tool.text(of: ".runner/builds").hasPrefix("build -c release --product intentcompat\n"))
    let markdown = try tool.text(of: ".runner/temp/intentcompat-report.markdown")
    #expect(markdown.contains("RemoveBook") && markdown.contains("new in this change"))
    #expect(try tool.text(of: ".runner/summary") == markdown)
    #expect(
      try tool.text(of: ".runner/call") == "\(call) body=@\(tool.folder)/.runner/temp/intentcompat-report.markdown\n")
    #expect(markdown.hasPrefix(try tool.text(of: ".runner/marker")))
    #expect(try tool.text(of: ".runner/temp/intentcompat-report.sarif").contains("\"baselineState\" : \"new\""))
  }

  @Test func passesAndCommentsWhereEveryPromiseIsKept() async throws {
    let books = try await Self.pullRequest()
    try books.write(intents: BookRepository.promised)
    let run = try await ActionRun(books.tool)(environment: ["GITHUB_BASE_REF": "main"])
    #expect(run.status == 0, "\(run.log)")
    #expect(try books.tool.text(of: ".runner/summary").contains("No changes"))
    #expect(try books.tool.text(of: ".runner/call").hasPrefix("POST "))
  }

  @Test(arguments: [
    (["profile": "surface"], "fails the surface profile"), (["version": "1.3"], "Release check: every finding counts"),
    (["against": "main"], "with main fail: "), (["format": "text"], "✖ I01 intent-removed RemoveBook"),
  ])
  func handsItsInputsToTheTool(_ inputs: [String: String], _ words: String) async throws {
    let tool = try await Self.pullRequest().tool
    let run = try await ActionRun(tool, inputs: inputs)()
    #expect(run.status == 1 && run.log.contains(words), "\(run.log)")
    #expect(try tool.text(of: ".runner/summary") == tool.text(of: ".runner/temp/intentcompat-report.markdown"))
  }

  @Test func writesNoCommentWhereThereIsNone() async throws {
    let tool = try await Self.pullRequest().tool
    for run in [
      try ActionRun(tool, inputs: ["comment": "false"]), try ActionRun(tool, pullRequest: nil),
    ] {
      #expect(try await run().status != 0)
      #expect(throws: (any Error).self) { try tool.text(of: ".runner/call") }
    }
  }

  @Test func passesOnTheStatusOfARunThatReadNothing() async throws {
    let books = try await Self.pullRequest()
    try await books.tool.git("rm", "--quiet", "-r", "--cached", "snapshots")
    try await books.tool.shell("rm -r snapshots")
    let run = try await ActionRun(books.tool)()
    #expect(run.status == 3 && run.log.contains("intentcompat ship 1.0"), "\(run.log)")
    #expect(try books.tool.text(of: ".runner/summary").isEmpty)
  }

  @Test func keepsItsStatusWhereTheSummaryCannotBeWritten() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    let environment = ["GITHUB_STEP_SUMMARY": "/nowhere/summary"]
    let run = try await books.tool.start(["check", "--format", "github"], environment: environment)
    #expect(run.status == 1 && run.notes.contains("summary was not written: /nowhere/summary: "), "\(run.notes)")
  }

  @Test func warnsWhereTheTokenMayNotWrite() async throws {
    let tool = try await Self.pullRequest().tool
    let run = try await ActionRun(tool)(environment: ["GITHUB_BASE_REF": "main", "REFUSED": "1"])
    #expect(run.status == 1)
    #expect(run.log.contains("::warning title=intentcompat::The comment could not be written"))
  }

  @Test func documentsEveryInputAndOutput() throws {
    let action = try ActionRun.action()
    let page = try String(contentsOf: ActionRun.folder.appending(path: "README.md"), encoding: .utf8)
    let inputs = try #require(action["inputs"] as? [String: Any])
    let documented = page.matches(of: #/(?m)^\| `([a-z-]+)` \|/#).map { String($0.1) }
    #expect(documented.sorted() == inputs.keys.sorted())
    for output in try #require(action["outputs"] as? [String: Any]).keys { #expect(page.contains("`\(output)`")) }
  }
}
