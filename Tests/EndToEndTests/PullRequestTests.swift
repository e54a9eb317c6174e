import Foundation
import Testing

/// The gate in a pull request: what is new fails, what was there does not, and what can't be told counts.
@Suite struct PullRequestTests {
  @Test func failsOnlyOnWhatIsNewInTheChange() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try await books.breakOnMain(["AddBook", "RemoveBook"])
    try await tool.git("reset", "--quiet", "--hard", "main")
    let before = try await tool("check", "--against", "main")
    #expect(before.status == 0)
    #expect(before.output.contains("LendBook") && before.output.contains("not new (already at the merge-base"))
    #expect(before.output.contains("Passes the shortcuts profile: 1 break (not new)"))
    #expect(try await tool("check").status == 1, "without a change under review, everything counts")

    try books.write(intents: ["AddBook"])
    let after = try await tool("check", "--against", "main")
    #expect(after.status == 1)
    #expect(after.output.contains("new in this change") && after.output.contains("not new (already at the merge-base"))
    let first = try #require(after.notes.split(separator: "\n").first)
    #expect(
      first.contains("new since the merge-base") && first.contains("with main") && first.contains("--against main"))

    let release = try await tool("check", "--release", "1.3")
    #expect(release.status == 1)
    #expect(release.notes.hasPrefix("Release check: findings that are not new fail as well."))
    #expect(!release.output.contains("already there"))
    #expect(try await tool("check", "--release", "1.3", "--against", "main").status == 2)
  }

  @Test func takesTheTargetFromTheCISystem() async throws {
    let books = try await BookRepository()
    try await books.breakOnMain(["AddBook", "RemoveBook"])
    try await books.tool.git("reset", "--quiet", "--hard", "main")
    // A job has the pull request checked out by its commit, and the branch of the remote.
    try await books.tool.git("commit", "--quiet", "--allow-empty", "--message", "change")
    try await books.tool.git("checkout", "--quiet", "--detach")
    try await books.tool.git("update-ref", "refs/remotes/origin/main", "main")
    try await books.tool.git("branch", "--quiet", "-D", "main")
    try await books.tool.git("tag", "origin/main", "HEAD~4")
    let jobs: [([String: String], String)] = [
      (["GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "main"], "GITHUB_BASE_REF"),
      (["GITLAB_CI": "true", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"], "CI_MERGE_REQUEST_TARGET_BRANCH_NAME"),
    ]
    for (environment, variable) in jobs {
      let run = try await books.tool.start(["check"], environment: environment)
      #expect(run.status == 0, "\(run.notes)")
      #expect(
        run.notes.contains("The pull request goes to `main` (\(variable)).")
          && run.notes.contains("with origin/main can fail"),
        "\(run.notes)")
      let empty = try await books.tool.start(["check"], environment: environment.merging([variable: ""]) { $1 })
      #expect(empty.status == 1 && empty.notes.hasPrefix("No baseline, so every finding fails: Git"), "\(empty.notes)")
      #expect(
        empty.notes.contains("does not name the target branch") && empty.notes.contains("--against origin/main"))
    }
  }

  @Test(arguments: [
    ("CircleCI", ["CIRCLECI": "true"]), ("TeamCity", ["TEAMCITY_VERSION": "2026"]), ("Bitrise", ["BITRISE_IO": "true"]),
  ])
  func theFirstLineSaysThatASystemNamesNoTarget(_ name: String, _ environment: [String: String]) async throws {
    let books = try await BookRepository()
    for format in ["text", "markdown", "github", "junit", "xcode"] {
      let run = try await books.tool.start(["check", "--format", format], environment: environment)
      #expect(run.output.contains("No target branch is known"), "\(format): \(run.output)")
      #expect(run.notes.hasPrefix("No baseline, so every finding fails: \(name) does not name"), "\(run.notes)")
    }
    let text = try await books.tool.start(["check"], environment: environment).output
    #expect(text.split(separator: "\n").first?.hasSuffix("No target branch is known") == true, "\(text)")
    #expect(try await !books.tool("check").output.contains("target branch"), "nobody asked")
  }

  @Test func comparesWithTheMergeBaseWhenMainHasMovedOn() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try await books.breakOnMain(["AddBook", "RemoveBook"])
    let behind = try await tool("check", "--against", "main")
    #expect(behind.status == 0 && !behind.output.contains("LendBook"), "main's break is not in this branch")
    // The branch breaks the same promise by itself: at its merge-base it was still kept.
    try books.write(intents: ["AddBook", "RemoveBook"])
    try await books.commit("break here too")
    let alone = try await tool("check", "--against", "main")
    #expect(alone.status == 1 && alone.output.contains("new in this change"))
    try await tool.git("rebase", "--quiet", "main")
    let rebased = try await tool("check", "--against", "main")
    #expect(rebased.status == 0 && rebased.output.contains("not new (already at the merge-base"))
  }

  @Test func tellsWhatIsNewThereAcceptedAndShippedApart() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try await tool.git("checkout", "--quiet", "main")
    try books.write(intents: ["AddBook", "RemoveBook"])
    _ = try await tool("ship", "1.3", "--date", "2026-06-30", "--allow-dirty", "--accept-breaks")
    try await books.commit("1.3, without LendBook")
    try books.write(intents: ["AddBook"])
    try await books.commit("break RemoveBook")
    try await tool.git("checkout", "--quiet", "-B", "change")
    try books.write(intents: [], extras: ["Extra4"])
    let (removeBook, extra) = (
      try await books.fingerprint(of: "RemoveBook"), try await books.fingerprint(of: "Extra3")
    )
    try tool.write([
      "snapshots/waivers.yml": """
      - {fingerprint: \(removeBook), reason: Until the rewrite, until: 1.3}
      - {fingerprint: \(extra), reason: Nobody used it, until: 1.4}
      - {fingerprint: "0123456789abcdef", reason: Long gone, until: 1.4}
      """
    ])
    let run = try await tool("check", "--against", "main", "--format", "json")
    #expect(run.status == 1)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let standings = findings.map { finding in
      let standing = [
        finding["isNew"] as? Bool == true ? "new" : nil, finding["isNew"] as? Bool == false ? "there" : nil,
        finding["waived"] is [String: Any] ? "waived" : nil,
        (finding["brokenIn"] as? String).map { "shipped in \($0)" },
      ]
      return "\(finding["subject"] ?? ""): \(standing.compactMap(\.self).joined(separator: ", "))"
    }
    #expect(
      standings == ["AddBook: new", "RemoveBook: there", "Extra3: new, waived", "LendBook: shipped in 1.3"])
    let problems = try #require(report["waiverProblems"] as? [[String: String]])
    #expect(Set(problems.compactMap { $0["kind"] }) == ["unused", "expired"])
    let text = try await tool("check", "--against", "main").output.split(separator: "\n")
    #expect(text[0] == "This change edits the release gate: 3 waivers.")
    let verdict = "Fails the shortcuts profile: 2 breaks (1 of these 2 not new), 1 waived, 1 already shipped"
    #expect(text[4] == verdict)
    #expect(text[5] == "Books (source), compared with 4 shipped versions: 1.0, 1.1, 1.2 and 1.3")
    #expect(text[6].contains("Only findings that are new since the merge-base "))
    #expect(text[6].hasSuffix(" with main can fail."))
    #expect(text.last.map(String.init) == verdict)
  }

  @Test func readsTheStartOfTheChangeWithTheSettingsOfThatTime() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try await tool.git("rm", "--quiet", "-r", "App")
    try books.write(intents: ["AddBook", "LendBook"], folder: "Sources")
    try tool.write(["snapshots/intentcompat.yml": "name: Books\nsources: [Sources]\nplatforms: [iOS]\n"])
    let run = try await tool("check", "--against", "main")
    #expect(run.status == 1 && run.output.contains("RemoveBook") && run.output.contains("new in this change"))
  }

  @Test func takesTheTipOfTheTargetInAShallowClone() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try await books.breakOnMain(["AddBook", "RemoveBook"])
    try books.write(intents: BookRepository.promised + ["Another"])
    try await books.commit("change")
    for options in [["--branch", "change"], ["--branch", "change", "--no-single-branch"]] {
      try? FileManager.default.removeItem(atPath: tool.folder + "/clone")
      let clone = ["clone", "--quiet", "--depth", "1"] + options + ["file://\(tool.folder)", "clone"]
      #expect(try await tool.shell("git \(clone.joined(separator: " "))").status == 0)
      if options.count == 2 {
        // Its only branch is the change's own.
        let unknown = try await tool("check", "-C", "clone", "--against", "main")
        #expect(unknown.status == 2 && unknown.notes.contains("`fetch-depth: 0`"))
        continue
      }
      let kept = try await tool("check", "-C", "clone", "--against", "main")
      #expect(kept.status == 0)
      #expect(kept.notes.contains("Only findings that origin/main at ") && kept.notes.contains("`fetch-depth: 0`"))
      try books.write(intents: ["AddBook"], folder: "clone/App")
      let broken = try await tool("check", "-C", "clone", "--against", "main")
      #expect(
        broken.status == 1 && broken.output.contains("RemoveBook") && broken.output.contains("not new)"))
    }
  }

  @Test func refusesATargetThatIsNotThere() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    let run = try await books.tool("check", "--against", "mian")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.notes.contains("there is no revision “mian”") && run.notes.contains("Did you mean main?"))
    let job = try await books.tool.start(["check"], environment: ["GITHUB_BASE_REF": "mian"])
    #expect(
      job.status == 1 && job.notes.contains("No baseline, so every finding fails: there is no revision"), "\(job.notes)"
    )
  }

  @Test func countsEverythingWithoutGit() async throws {
    let books = try await BookRepository()
    try FileManager.default.removeItem(atPath: books.tool.folder + "/.git")
    let kept = try await books.tool("check", "--against", "main")
    #expect(kept.status == 0)
    #expect(kept.notes.contains("no git repository at") && kept.notes.contains("Run intentcompat inside a clone."))
    try books.write(intents: ["AddBook", "LendBook"])
    #expect(try await books.tool("check", "--against", "main").status == 1)
  }

  @Test func startsWithTheMergeBaseWhereNothingWasRecorded() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try await tool.git("checkout", "--quiet", "main")
    try await tool.git("rm", "--quiet", "snapshots/1.0.json", "snapshots/1.1.json", "snapshots/1.2.json")
    try await books.commit("nothing recorded")
    try await tool.git("checkout", "--quiet", "-B", "change")
    try books.write(intents: ["AddBook", "LendBook"])
    let run = try await tool("check", "--against", "main")
    #expect(run.status == 1)
    #expect(run.output.contains("RemoveBook") && run.output.contains("since main at "))
    #expect(run.output.contains("`intentcompat ship 1.0`") || run.output.contains("intentcompat ship 1.0"))
    let alone = try await tool("check")
    #expect(alone.status == 3 && alone.notes.contains("intentcompat ship 1.0"))
    let lost = try await tool("check", "--against", "nowhere")
    #expect(lost.status == 2 && lost.notes.contains("there is no revision “nowhere”"))
  }

  @Test func givesTheSameBytesTwiceInEveryFormat() async throws {
    let books = try await BookRepository()
    try await books.breakOnMain(["AddBook", "RemoveBook"])
    try await books.tool.git("reset", "--quiet", "--hard", "main")
    try books.write(intents: ["AddBook"])
    for format in ["text", "json", "markdown", "github", "sarif", "junit", "gitlab", "html", "xcode"] {
      let first = try await books.tool("check", "--against", "main", "--format", format)
      let second = try await books.tool("check", "--against", "main", "--format", format)
      #expect(first.status == 1 && first.output == second.output && first.notes == second.notes, "\(format)")
    }
    let json = try await books.tool("check", "--against", "main", "--format", "json").output
    #expect(json.contains("\"isNew\" : true") && json.contains("\"isNew\" : false"))
    let sarif = try await books.tool("check", "--against", "main", "--format", "sarif").output
    #expect(sarif.contains("\"baselineState\" : \"new\"") && sarif.contains("\"baselineState\" : \"unchanged\""))
  }
}
