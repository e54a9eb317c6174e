import Foundation
import TestSupport
import Testing

/// The GitHub action in a pull request, step by step.
@Suite struct ActionTests {
  /// A pull request that breaks a promise, a release to download, and in `.runner/bin` stand-ins for what a runner has.
  private static func pullRequest(sum: String? = nil) async throws -> BookRepository {
    let books = try await BookRepository()
    _ = try await ReleaseStandIn(in: books.tool, sum: sum)
    try books.write(intents: ["AddBook", "LendBook"])
    try await books.tool.git("commit", "--quiet", "--all", "--message", "change")
    try books.tool.write([
      ".runner/bin/gh": """
      #!/bin/sh
      case "$*" in
        auth*) ;;
        attestation*) echo "$*" > .runner/attestation; test -z "$FORGED" ;;
        *pulls/7/comments*|*pulls/comments/*)
          case "$*" in *--input*) cat > .runner/suggestion ;; esac
          echo "$*" >> .runner/suggestions; case "$*" in *--jq*) echo "$SUGGESTED" ;; esac ;;
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

  /// The action with the stand-in for the release's page.
  private static func action(
    _ tool: Tool, _ inputs: [String: String] = [:], pullRequest: Int? = 7
  ) throws -> ActionRun {
    let address = ["address": "file://\(tool.folder)/.release"]
    return try ActionRun(tool, inputs: address.merging(inputs) { $1 }, pullRequest: pullRequest)
  }

  @Test(arguments: [("", "POST repos/o/r/issues/7/comments"), ("41", "PATCH repos/o/r/issues/comments/41")])
  func reportsBeforeTheJobFails(existing: String, call: String) async throws {
    let tool = try await Self.pullRequest().tool
    let run = try await Self.action(tool)(environment: ["GITHUB_BASE_REF": "main", "EXISTING": existing])
    #expect(run.status == 1, "\(run.log)")
    #expect(run.log.contains("::error file=") || run.log.contains("::error title="))
    #expect(throws: (any Error).self, "it builds nothing") { try tool.text(of: ".runner/builds") }
    #expect(try tool.text(of: ".runner/attestation").hasSuffix(" --repo o/intentcompat\n"))
    let markdown = try tool.text(of: ".runner/temp/intentcompat-report.markdown")
    #expect(markdown.contains("RemoveBook") && markdown.contains("new in this change"))
    #expect(try tool.text(of: ".runner/summary") == markdown)
    #expect(
      try tool.text(of: ".runner/call") == "\(call) body=@\(tool.folder)/.runner/temp/intentcompat-report.markdown\n")
    #expect(markdown.hasPrefix(try tool.text(of: ".runner/marker")))
    #expect(try tool.text(of: ".runner/temp/intentcompat-report.sarif").contains("\"baselineState\" : \"new\""))
  }

  /// One click where the fix fits the lines of the change; what is there and no longer needed goes.
  @Test(arguments: [
    ("", "POST"), (#"{"id": 5, "path": "x", "line": 1, "body": "<!-- intentcompat:suggestion 0 -->"}"#, "DELETE"),
  ])
  func suggestsWhatFitsTheLinesOfTheChange(known: String, call: String) async throws {
    let books = try await Self.pullRequest()
    let path = "App/Intents.swift"
    try books.write(intents: BookRepository.promised)
    let code = try books.tool.text(of: path)
    try books.tool.write([path: code.replacing("struct AddBook:", with: "struct NewBook:")])
    try await books.tool.git("add", "App")
    try await books.tool.git("commit", "--quiet", "-m", "Rename")
    _ = try await Self.action(books.tool)(environment: ["GITHUB_BASE_REF": "main", "SUGGESTED": known])
    let calls = try books.tool.text(of: ".runner/suggestions")
    #expect(calls.contains("--method \(call) "), "\(calls)")
    let comment = try books.tool.text(of: ".runner/suggestion")
    #expect(comment.contains("```suggestion") && comment.contains("persistentIdentifier = \\\"AddBook\\\""))
    #expect(comment.contains("\"commit_id\": \"HEAD\"") && comment.contains("\"side\": \"RIGHT\""))
  }

  @Test func passesAndCommentsWhereEveryPromiseIsKept() async throws {
    let books = try await Self.pullRequest()
    try books.write(intents: BookRepository.promised)
    let run = try await Self.action(books.tool)(environment: ["GITHUB_BASE_REF": "main"])
    #expect(run.status == 0, "\(run.log)")
    #expect(try books.tool.text(of: ".runner/summary").contains("no changes"))
    #expect(try books.tool.text(of: ".runner/call").hasPrefix("POST "))
  }

  @Test(arguments: [
    (["profile": "surface"], "Fails the surface profile"),
    (["version": "1.3"], "Release check: findings that are not new fail as well"),
    (["against": "main"], " with main can fail."), (["format": "text"], "✖ I01 intent-removed RemoveBook"),
  ])
  func handsItsInputsToTheTool(_ inputs: [String: String], _ words: String) async throws {
    let tool = try await Self.pullRequest().tool
    let run = try await Self.action(tool, inputs)()
    #expect(run.status == 1 && run.log.contains(words), "\(run.log)")
    #expect(try tool.text(of: ".runner/summary") == tool.text(of: ".runner/temp/intentcompat-report.markdown"))
  }

  @Test func writesNoCommentWhereThereIsNone() async throws {
    let tool = try await Self.pullRequest().tool
    for run in [
      try Self.action(tool, ["comment": "false"]), try Self.action(tool, pullRequest: nil),
    ] {
      #expect(try await run().status != 0)
      #expect(throws: (any Error).self) { try tool.text(of: ".runner/call") }
    }
  }

  @Test func passesOnTheStatusOfARunThatReadNothing() async throws {
    let books = try await Self.pullRequest()
    try await books.tool.git("rm", "--quiet", "-r", "--cached", "snapshots")
    try await books.tool.shell("rm -r snapshots")
    let run = try await Self.action(books.tool)()
    #expect(run.status == 3 && run.log.contains("intentcompat ship 1.0"), "\(run.log)")
    #expect(try books.tool.text(of: ".runner/summary").isEmpty)
  }

  @Test(arguments: ["github", "markdown", "sarif"])
  func failsWhereTheToolCrashes(_ format: String) async throws {
    let books = try await Self.pullRequest()
    try books.write(intents: BookRepository.promised)
    try books.tool.write([
      ".runner/built/intentcompat": """
      #!/bin/sh
      case "$*" in *"--format \(format)"*) kill -SEGV $$ ;; esac
      exec '\(Tool.path)' "$@"
      """
    ])
    let run = try await Self.action(books.tool, ["build": "true"])(environment: ["GITHUB_BASE_REF": "main"])
    #expect(run.status == 139, "\(run.log)")
    #expect(format == "github" || run.log.contains("::error title=intentcompat::The tool ended with status 139"))
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
    let run = try await Self.action(tool)(environment: ["GITHUB_BASE_REF": "main", "REFUSED": "1"])
    #expect(run.status == 1)
    #expect(run.log.contains("::warning title=intentcompat::The comment could not be written"))
  }

  @Test func buildsFromSourceOnlyWhenAsked() async throws {
    let tool = try await Self.pullRequest().tool
    let run = try await Self.action(tool, ["build": "true"])(environment: ["GITHUB_BASE_REF": "main"])
    #expect(run.status == 1, "\(run.log)")
    #expect(try tool.text(of: ".runner/builds").hasPrefix("build -c release --product intentcompat\n"))
  }

  @Test func installsNothingWithAnotherChecksum() async throws {
    let tool = try await Self.pullRequest(sum: String(repeating: "0", count: 64)).tool
    let run = try await Self.action(tool)()
    #expect(run.status == 1 && run.log.contains("is not what was released"), "\(run.log)")
    #expect(throws: (any Error).self) { try tool.text(of: ".runner/temp/intentcompat/bin/intentcompat") }
  }

  @Test func saysThatACopyWhichIsNoReleaseHasNothingToDownload() async throws {
    let tool = try await Self.pullRequest().tool
    try await tool.shell("rm .release/install.sh")
    let run = try await Self.action(tool)()
    #expect(run.status == 1 && run.log.contains("this copy is no release"), "\(run.log)")
  }

  @Test(arguments: [("", "could not verify the attestation"), ("off", ""), ("required", "no valid attestation")])
  func judgesTheAttestation(input: String, words: String) async throws {
    let tool = try await Self.pullRequest().tool
    let run = try await Self.action(tool, ["attestation": input])(environment: ["FORGED": "1"])
    #expect(run.status == 1 && (words.isEmpty || run.log.contains(words)), "\(run.log)")
    #expect(run.log.contains("RemoveBook") == (input != "required"))
    #expect((try? tool.text(of: ".runner/attestation")) == nil || input != "off")
  }

  @Test func commentsNothingWhereGhIsNotInstalled() async throws {
    let tool = try await Self.pullRequest().tool
    let run = try await tool.shell(
      "mkdir only; ln -s \"$(command -v head)\" only; PATH=\"$PWD/only\" /bin/sh '\(ActionRun.folder.path)/comment.sh'",
      environment: ["REPORT": "r.md", "GITHUB_REPOSITORY": "o/r", "PULL_REQUEST": "7"])
    #expect(run.status == 0 && run.output.contains("gh is not installed"), "\(run.notes)")
  }

  @Test func readsARepositoryOfAnotherUserAsInAContainer() async throws {
    let tool = try await Self.pullRequest().tool
    guard getuid() == 0 else { return }
    try await tool.shell("chown -R 12345 .git . 2> /dev/null")
    let run = try await Self.action(tool)(environment: ["GITHUB_BASE_REF": "main"])
    #expect(run.status == 1 && run.log.contains("RemoveBook"), "\(run.log)")
    #expect(try tool.text(of: ".runner/temp/intentcompat-report.markdown").contains("new in this change"))
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
