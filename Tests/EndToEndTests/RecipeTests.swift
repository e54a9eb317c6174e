import Foundation
import TestSupport
import Testing
import Yams

/// What the documentation tells people to copy into their CI, run as it stands there: the scripts of it, against a
/// stand-in for the release's page.
@Suite struct RecipeTests {
  /// A pull request that breaks a promise, with the release beside it and a home folder of its own.
  private static func broken() async throws -> (books: BookRepository, release: ReleaseStandIn) {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    try await books.tool.git("commit", "--quiet", "--all", "--message", "change")
    return (books, try await ReleaseStandIn(in: books.tool))
  }

  /// Runs a script as the page has it, with the release's address replaced.
  private static func run(
    _ script: String, in books: BookRepository, _ release: ReleaseStandIn, environment: [String: String] = [:]
  ) async throws -> Tool.Run {
    let home = "\(books.tool.folder)/.home"
    let variables = ["HOME": home, "INTENTCOMPAT_ADDRESS": release.address]
    try await books.tool.shell("mkdir -p '\(home)'")
    return try await books.tool.shell(
      script.replacing(ReleaseStandIn.documented, with: release.address),
      environment: variables.merging(environment) { $1 })
  }

  private static func yaml(_ name: String) throws -> [String: Any] {
    try #require(try Yams.load(yaml: try Documentation.file(name)) as? [String: Any])
  }

  /// The `run:` of each step of a workflow's only job.
  private static func steps(_ name: String) throws -> [[String: Any]] {
    let jobs = try #require(try yaml(".github/workflows/\(name)")["jobs"] as? [String: [String: Any]])
    return try #require(jobs.first?.value["steps"] as? [[String: Any]])
  }

  private static func scripts(_ name: String) throws -> [String] { try steps(name).compactMap { $0["run"] as? String } }

  @Test func showsAWorkflowThatTheActionUnderstands() throws {
    let steps = try Self.steps("app-intents.yml")
    let step = try #require(steps.first { ($0["uses"] as? String)?.contains("/.github/actions/intentcompat@") == true })
    let inputs = try #require(ActionRun.action()["inputs"] as? [String: Any])
    for name in try #require(step["with"] as? [String: Any]).keys { #expect(inputs[name] != nil, "\(name)") }
  }

  @Test func recordsAReleaseOnGitHub() async throws {
    let (books, release) = try await Self.broken()
    let scripts = try Self.scripts("record-release.yml")
    try await books.commit("1.3 without an intent")
    let environment = ["GITHUB_REF_NAME": "v1.3"]
    #expect(try await Self.run(scripts[0], in: books, release, environment: environment).status == 0)
    let shipped = try await Self.run("set -e; \(scripts[1])", in: books, release, environment: environment)
    #expect(shipped.status == 0, "\(shipped.notes)")
    try books.tool.write([".bin/gh": "#!/bin/sh\necho \"$*\" >> .calls\n"])
    try await books.tool.shell("chmod +x .bin/gh; git init -q --bare .origin; git remote add origin .origin")
    let pull = try await Self.run(
      "set -e; PATH=\"$PWD/.bin:$PATH\"; \(scripts[2])", in: books, release, environment: environment)
    #expect(pull.status == 0, "\(pull.notes)")
    let pushed = try await books.tool.git("-C", ".origin", "show", "--stat", "--format=%s", "snapshots/v1.3")
    #expect(pushed.output.hasPrefix("Record the App Intents of v1.3\n") && pushed.output.contains("snapshots/1.3.json"))
    #expect(try books.tool.text(of: ".calls") == "auth setup-git\npr create --fill\n")
  }

  @Test func looksAtTheTimelineEveryNight() async throws {
    let (books, release) = try await Self.broken()
    for script in try Self.scripts("app-intents-nightly.yml") {
      let run = try await Self.run(
        "set -e; \(script)", in: books, release, environment: ["GITHUB_STEP_SUMMARY": ".summary"])
      #expect(run.status == 0, "\(run.notes)")
    }
    #expect(try !books.tool.text(of: ".summary").isEmpty)
  }

  @Test func runsInGitLab() async throws {
    let (books, release) = try await Self.broken()
    let job = try #require(try Self.yaml(".gitlab-ci.yml")["intentcompat"] as? [String: Any])
    let before = try #require(job["before_script"] as? [String])
    let script = try #require(job["script"] as? [String])
    try await books.tool.shell("git init -q --bare .origin; git remote add origin .origin; git push -q origin main")
    let run = try await Self.run(
      "set -e; \((before + script).joined(separator: "\n"))", in: books, release,
      environment: ["CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"])
    #expect(run.status == 1 && run.notes.contains("The pull request goes to `main`"), "\(run.notes)")
    let reports = try #require((job["artifacts"] as? [String: Any])?["reports"] as? [String: String])
    let report = try books.tool.text(of: try #require(reports["codequality"]))
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]])
    #expect(issues.map { $0["severity"] as? String } == ["critical"])
  }

  @Test(arguments: [
    ("CI_PULL_REQUEST_TARGET_BRANCH", "main", "new since"),
    ("CI_TAG", "v1.3", "Release check: findings that are not new fail as well"),
    ("CI_BRANCH", "change", "RemoveBook"),
  ])
  func runsInXcodeCloud(variable: String, value: String, words: String) async throws {
    let (books, release) = try await Self.broken()
    try await books.tool.shell("git init -q --bare .origin; git remote add origin .origin; git push -q origin main")
    let run = try await Self.run(
      try Documentation.file("ci_scripts/ci_post_clone.sh"), in: books, release,
      environment: ["CI_PRIMARY_REPOSITORY_PATH": books.tool.folder, variable: value])
    #expect(run.status == 1, "\(run.notes)")
    #expect(run.output.contains("error: The intent “RemoveBook”"))
    #expect((run.output + run.notes).contains(words), "\(run.notes)")
  }

  @Test func runsInBitrise() async throws {
    let (books, release) = try await Self.broken()
    let workflows = try #require(try Self.yaml("bitrise.yml")["workflows"] as? [String: [String: Any]])
    let steps = try #require(workflows["app-intents"]?["steps"] as? [[String: [String: Any]]])
    let inputs = try #require(steps.last?["script@1"]?["inputs"] as? [[String: String]])
    let script = try #require(inputs.first?["content"])
    try await books.tool.git("branch", "--quiet", "origin/main", "main")
    let run = try await Self.run(script, in: books, release, environment: ["BITRISEIO_GIT_BRANCH_DEST": "main"])
    #expect(run.status == 1 && run.output.contains("new in this change"), "\(run.notes)")
  }

  @Test func runsInCircleCI() async throws {
    let (books, release) = try await Self.broken()
    let jobs = try #require(try Self.yaml(".circleci/config.yml")["jobs"] as? [String: [String: Any]])
    let steps = try #require(jobs["app-intents"]?["steps"] as? [Any])
    let commands = steps.compactMap { (($0 as? [String: Any])?["run"] as? [String: String])?["command"] }
    try await books.tool.git("branch", "--quiet", "origin/main", "main")
    #expect(try await Self.run(commands[0], in: books, release).status == 0)
    let run = try await Self.run("set -e; \(commands[1])", in: books, release)
    #expect(run.status == 1, "\(run.notes)")
    #expect(try books.tool.text(of: "reports/app-intents.xml").contains("<failure"))
  }

  @Test func runsInAFastlaneLane() async throws {
    let (books, release) = try await Self.broken()
    let lane = try Documentation.file("fastlane/Fastfile")
    let calls = lane.matches(of: #/sh\((.*)\)/#).map { match in
      match.1.replacing(", version", with: ", \"1.3\"").replacing(", ", with: " ")
    }
    #expect(calls.count == 2)
    // fastlane runs in its own folder.
    try await books.tool.shell("mkdir fastlane")
    let path = "PATH=\"\(URL(filePath: Tool.path).deletingLastPathComponent().path):$PATH\"; cd fastlane; "
    let gate = try await Self.run(path + calls[0], in: books, release)
    #expect(gate.status == 1 && gate.notes.contains("Release check: findings that are not new fail as well"))
    try books.write(intents: BookRepository.promised)
    try await books.tool.git("commit", "--quiet", "--all", "--message", "mended")
    for call in calls { #expect(try await Self.run(path + call, in: books, release).status == 0) }
    #expect(try books.tool.text(of: "snapshots/1.3.json").contains("RemoveBook"))
  }

  static let hasRuby = FileManager.default.isExecutableFile(atPath: "/usr/bin/ruby")

  @Test(.enabled(if: RecipeTests.hasRuby)) func runsInDanger() async throws {
    let (books, release) = try await Self.broken()
    try books.tool.write([
      ".danger.rb": """
      def fail(text, **place) = puts("fail #{place} #{text}")
      def warn(text, **place) = puts("warn #{place} #{text}")

      """ + Documentation.file("Dangerfile")
    ])
    let path = "PATH=\"\(URL(filePath: Tool.path).deletingLastPathComponent().path):$PATH\"; "
    let run = try await Self.run(path + "ruby .danger.rb", in: books, release)
    #expect(run.status == 0, "\(run.notes)")
    #expect(run.output.hasPrefix("fail ") && run.output.contains("**I01** The intent “RemoveBook”"), "\(run.output)")
    try await books.tool.shell("rm -r snapshots")
    #expect(try await Self.run(path + "ruby .danger.rb", in: books, release).output.contains("could not check"))
  }

  @Test func runsAsATestOfBazel() async throws {
    let (books, release) = try await Self.broken()
    let script = try Documentation.file("app_intents_test.sh")
    // As Bazel lays out a test: a copy of its inputs without git, and the program at a path of its own.
    try books.tool.write([".runfiles/_main/app_intents_test.sh": script])
    try await books.tool.shell("cp -R App snapshots .runfiles/_main; ln -s '\(Tool.path)' .runfiles/_main/program")
    let environment = ["TEST_SRCDIR": "\(books.tool.folder)/.runfiles", "TEST_WORKSPACE": "_main"]
    let call = "cd .runfiles/_main && sh app_intents_test.sh ./program"
    let broken = try await Self.run(call, in: books, release, environment: environment)
    #expect(broken.status == 1 && broken.output.contains("RemoveBook"), "\(broken.notes)")
    try books.write(intents: BookRepository.promised, folder: ".runfiles/_main/App")
    #expect(try await Self.run(call, in: books, release, environment: environment).status == 0)
  }

  @Test func runsBeforeACommit() async throws {
    let (books, release) = try await Self.broken()
    try await books.tool.git("branch", "--quiet", "origin/main", "main")
    let path = Documentation.top.appending(path: ".pre-commit-hooks.yaml")
    let hooks = try #require(
      try Yams.load(yaml: try String(contentsOf: path, encoding: .utf8)) as? [[String: Any]])
    let repositories = try #require(try Self.yaml(".pre-commit-config.yaml")["repos"] as? [[String: Any]])
    let used = try #require((repositories.first?["hooks"] as? [[String: Any]])?.first)
    let hook = try #require(hooks.first { $0["id"] as? String == used["id"] as? String })
    let words = [try #require(hook["entry"] as? String)] + (used["args"] as? [String] ?? [])
    // pre-commit runs a script of its copy of the hook's repository, in the repository that is committed to.
    try await books.tool.shell(
      """
      mkdir -p .copy/.github/actions/intentcompat .copy/.ci/packaging
      cp .release/install.sh .copy/.github/actions/intentcompat
      cp '\(Documentation.top.appending(path: ".ci/packaging/pre-commit").path)' .copy/.ci/packaging
      """)
    for _ in 1...2 {
      let run = try await Self.run(".copy/\(words.joined(separator: " "))", in: books, release)
      #expect(run.status == 1 && run.output.contains("new in this change"), "\(run.notes)")
    }
    for hook in hooks {
      let files = try Regex(try #require(hook["files"] as? String))
      for name in ["App/Intents.swift", "Intents.intentdefinition", "snapshots/1.0.json", "snapshots/waivers.yml"] {
        #expect(name.firstMatch(of: files) != nil, "\(name)")
      }
    }
  }

  @Test func runsAsAnXcodeBuildPhase() async throws {
    let (books, release) = try await Self.broken()
    let script = try Documentation.file("run-script-phase.sh")
    let environment = ["SRCROOT": books.tool.folder]
    let path = "PATH=\"\(URL(filePath: Tool.path).deletingLastPathComponent().path):$PATH\"; cd /; "
    let run = try await Self.run(path + script, in: books, release, environment: environment)
    #expect(run.status == 1)
    #expect(run.output.contains("error: The intent “RemoveBook”"))
  }

  @Test(
    arguments: [
      ([:], 0, "warning"), (["CI": "TRUE"], 1, "error"),
      (["CI": "TRUE", "INTENTCOMPAT_MISSING": "warning"], 0, "warning"),
      (["INTENTCOMPAT_MISSING": "error"], 1, "error"),
    ] as [([String: String], Int32, String)])
  func saysInXcodeThatTheToolIsMissing(environment: [String: String], status: Int32, severity: String) async throws {
    let tool = try Tool()
    let script = try Documentation.file("run-script-phase.sh")
    let settings = environment.map { "\($0)='\($1)';" }.joined()
    let run = try await tool.shell(
      "unset CI; \(settings) HOME='\(tool.folder)'; PATH=/usr/bin:/bin; \(script)",
      environment: ["SRCROOT": tool.folder])
    #expect(run.status == status)
    #expect(run.output == "\(severity): intentcompat is not installed, and nothing was checked\n")
  }

  @Test(arguments: [".local/share/mise/shims", ".local/bin", ".mint/bin"])
  func findsTheToolOutsideOfXcodesPath(folder: String) async throws {
    let (books, _) = try await Self.broken()
    let script = try Documentation.file("run-script-phase.sh")
    try await books.tool.shell("mkdir -p 'home/\(folder)' && ln -s '\(Tool.path)' 'home/\(folder)/intentcompat'")
    let run = try await books.tool.shell(
      "HOME='\(books.tool.folder)/home'; PATH=/usr/bin:/bin; \(script)", environment: ["SRCROOT": books.tool.folder])
    #expect(run.status == 1)
    #expect(run.output.contains("error: The intent “RemoveBook”"))
  }

  @Test func runsInAnyShell() async throws {
    let (books, release) = try await Self.broken()
    try await books.tool.git("branch", "--quiet", "origin/main", "main")
    let run = try await Self.run(try Documentation.file("check.sh"), in: books, release)
    #expect(run.status == 1 && run.output.contains("new in this change"), "\(run.notes)")
  }

  /// What the page for coding assistants tells them to read is in the report, and what it tells them to run runs.
  @Test func tellsAssistantsWhatIsThere() async throws {
    let (books, release) = try await Self.broken()
    let page = try Documentation.file("AGENTS.md", in: "CodingAssistants.md")
    let commands = page.matches(of: #/`(intentcompat [^`]+)`/#).map { String($0.1).replacing("\n", with: " ") }
    #expect(commands.contains("intentcompat check --against main --format json"))
    let path = "PATH=\"\(URL(filePath: Tool.path).deletingLastPathComponent().path):$PATH\"; "
    let report = try await Self.run(path + "intentcompat check --against main --format json", in: books, release)
    #expect(report.status == 1, "\(report.notes)")
    let object = try JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? [String: Any]
    let finding = try #require((object?["findings"] as? [[String: Any]])?.first)
    #expect(finding["status"] as? String == "live" && finding["waived"] is NSNull && finding["isNew"] as? Bool == true)
    let keys = page.matches(of: #/`([a-z]+)(?:\.([a-z]+))?`/#).filter { finding[String($0.1)] != nil }
    #expect(keys.count >= 5)
    for key in keys {
      guard let inner = key.2 else { continue }
      #expect((finding[String(key.1)] as? [String: Any])?[String(inner)] != nil, "\(key.0)")
    }
    let fingerprint = try #require(finding["fingerprint"] as? String)
    for command in commands where command.contains("explain ") || command.contains("propose ") {
      let run = try await Self.run(path + command.replacing("FINGERPRINT", with: fingerprint), in: books, release)
      #expect(run.status == 0, "\(command): \(run.notes)")
    }
  }
}
