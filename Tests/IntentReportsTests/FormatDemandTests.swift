import Foundation
import IntentComparison
import IntentReports
import IntentRules
import IntentSurface
import Testing

@testable import ShortcutReading

/// What the readers of a format demand, beside the bytes of the golden files.
@Suite struct FormatDemandTests {
  /// A report with more breaks than any format shows.
  private static func flooded(_ count: Int) -> Report {
    var report = SampleReports.mixed
    report.verdict.findings = (0..<count).map { number in
      var finding = SampleReports.removed
      finding.subject = Subject(.intent, "Intent\(number)")
      finding.fingerprint = "\(number)"
      return finding
    }
    return report
  }

  @Test(arguments: [1, 50, 2000])
  func fitsMarkdownIntoAComment(_ count: Int) {
    let text = MarkdownReport().render(Self.flooded(count))
    #expect(text.count <= 65_536)
    #expect(text.contains("did not fit") == (count == 2000))
    #expect(text.hasPrefix(MarkdownReport.marker))
    #expect(text.components(separatedBy: "<details").count == text.components(separatedBy: "</details>").count)
  }

  /// Nobody can tell: no break, and no less than one.
  @Test func aQuestionIsAKindOfItsOwnInEveryFormatForPrograms() throws {
    var report = SampleReports.mixed
    let before = [try JSONReport().render(report), try SARIFReport().render(report), try GitLabReport().render(report)]
    #expect(before.allSatisfy { !$0.contains("\"question\"") })
    report.verdict.findings[0].effects = [.savedShortcuts: .asks]
    let json = try JSONReport().render(report)
    #expect(json.contains("\"kind\" : \"question\""))
    for text in [try SARIFReport().render(report), try GitLabReport().render(report)] {
      #expect(text.contains("\"question\"") && text.contains("Can't be told: "))
    }
  }

  @Test func writesOutInADiffWhatActsOnATerminal() {
    let code = "+\tlet a = 1\r\n+let \u{202E}b = \"\u{1B}[2J\"\n ::error::x\n"
    #expect(
      Escaping.diff(code) == "+\tlet a = 1\r\n+let \\u{202E}b = \"\\u{1B}[2J\"\n \\::error::x\n", "still one for patch")
  }

  @Test func leavesRoomBelowTheGateEdits() {
    var report = Self.flooded(5)
    let reason = String(repeating: "Because. ", count: 20_000)
    report.verdict.gateEdits = (0..<50).map { GateEdit(.waiver, "waiver by \($0) \(reason)", reason) }
    let text = MarkdownReport().render(report)
    #expect(text.utf8.count <= 65_536 && text.contains("DeletePlant") && text.contains("and 38 more"))
  }

  @Test func keepsTheMarkerOfAnOnlyAppThatIsCalledOtherwise() {
    var named = SampleReports.mixed
    named.isOfOneApp = true
    var renamed = named
    renamed.new.name = "Journal"
    let lines = [named, renamed].map { MarkdownReport().render($0).split(separator: "\n").first }
    #expect(lines[0] == lines[1])
    renamed.place = "mac"
    #expect(MarkdownReport().render(renamed).split(separator: "\n").first != lines[0], "another app of the repository")
  }

  @Test(arguments: [
    "www.example.org", "GH-1", "gh-12", "deadbeef", "3f2a1bc09d8e7f6a5b4c3d2e1f0a9b8c7d6e5f40", "1234567",
  ])
  func linksNothingThatSourceCodeNames(_ name: String) {
    var report = SampleReports.mixed
    report.verdict.findings[0].message = "The title is \(name), (\(name)) and \"\(name)\"."
    let text = MarkdownReport().render(report)
    #expect(!text.contains(name) && text.contains("<!-- -->"))
  }

  @Test func keepsOneMarkerForAnApp() {
    var later = SampleReports.mixed
    later.new.revision = "other"
    later.verdict.findings = []
    let lines = [SampleReports.mixed, later].map { MarkdownReport().render($0).split(separator: "\n").first }
    #expect(lines[0] == lines[1])
  }

  @Test func annotatesTenTimesAndCountsTheRest() {
    var report = Self.flooded(25)
    report.verdict.waiverProblems = []
    let lines = GitHubReport().render(report).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines.last?.hasPrefix("::notice ") == true)
    #expect(lines.last?.contains("15 more") == true)
  }

  @Test func annotatesTenErrorsAndTenWarnings() {
    var report = Self.flooded(25)
    report.verdict.waiverProblems = []
    for index in 12..<25 { report.verdict.findings[index].effects = [.savedShortcuts: .degrades] }
    let lines = GitHubReport().render(report).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("::error ") }.count == 10)
    #expect(lines.filter { $0.hasPrefix("::warning ") }.count == 10)
    #expect(lines.last?.contains("5 more") == true)
  }

  @Test func opensThreeBreaksOfMany() {
    var report = Self.flooded(25)
    for index in 0..<25 { report.verdict.findings[index].rule = "I\(index)" }
    let text = MarkdownReport().render(report)
    #expect(text.components(separatedBy: "<details open>").count == 4)
    #expect(!text.contains("| degrades |"), "a column without findings says nothing")
  }

  @Test(arguments: [("text", "✖ I01"), ("markdown", "<details open>"), ("html", "<article")])
  func tellsTheFindingsOfARuleTogether(_ format: String, _ opening: String) throws {
    let report = Self.flooded(6)
    let text = try #require(ReportFormats.named(format)).render(report)
    #expect(text.components(separatedBy: opening).count == 2)
    for finding in report.verdict.findings {
      #expect(text.contains(finding.subjectName) && text.contains("waive \(finding.fingerprint) "), "each of them")
    }
    var other = report
    other.verdict.findings[5].isNew = false
    let parted = try #require(ReportFormats.named(format)).render(other)
    #expect(parted.components(separatedBy: format == "markdown" ? "<summary><code>" : opening).count == 3)
  }

  @Test func partsABlockThatIsTooLongForAComment() {
    let text = MarkdownReport().render(Self.flooded(400))
    #expect(text.components(separatedBy: "<details open>").count > 2, "in parts")
    #expect(text.contains("waive 399 ") && !text.contains("did not fit"))
    #expect(MarkdownReport().render(Self.flooded(2000)).contains("waive 0 "), "not left out as a whole")
  }

  @Test func foldsWhatIsLong() {
    var report = Self.flooded(30)
    for index in 1..<30 { report.verdict.findings[index].effects = [.savedShortcuts: .degrades] }
    report.verdict.findings[0].fix.code = String(repeating: "let a = 1\n", count: 40)
    let text = MarkdownReport().render(report)
    #expect(text.contains("<summary>Degrades (29)</summary>"))
    #expect(text.contains("<summary>Code for the fix</summary>"))
  }

  /// A name that became a script could do what it likes with a report that runs scripts.
  @Test func runsNoScriptButItsOwn() throws {
    let text = HTMLReport().render(SampleReports.mixed)
    let script = try #require(text.firstMatch(of: /(?s)<script>(.*?)<\/script>/)?.output.1)
    let digest = SHA256.digest(of: Array(script.utf8))
    #expect(text.contains("script-src 'sha256-\(Data(digest).base64EncodedString())'"))
  }

  @Test func leadsToEachFinding() {
    let text = HTMLReport().render(SampleReports.mixed)
    for finding in SampleReports.mixed.verdict.findings { #expect(text.contains("id=\"\(finding.fingerprint)\"")) }
    #expect(text.contains("<a href=\"#breaks-I01\">I01 Intent removed</a>"))
  }

  @Test func showsTheSentencesOfASummaryThatChanged() {
    var report = SampleReports.clean
    let old = "Water ${plant} / Water ${plant} with ${can}"
    report.verdict.changes = [
      Change(
        Subject(.parameterSummary, "WaterPlant"), .changed, .summary, old: old,
        new: "Water ${plant} / Pour water on ${plant}")
    ]
    let text = HTMLReport().render(report)
    #expect(text.contains("<del>- Water ${plant} with ${can}</del>\n<ins>+ Pour water on ${plant}</ins>"))
    #expect(!text.contains("<del>- Water ${plant}</del>"))
  }

  @Test(arguments: ReportFormats.names)
  func showsNoFailureForWhatIsWaivedOrShipped(_ format: String) throws {
    var report = SampleReports.mixed
    report.verdict.findings = [SampleReports.waived, SampleReports.history]
    report.verdict.waiverProblems = []
    let text = try #require(ReportFormats.named(format)).render(report)
    for word in ["::error", "::warning", "<failure", ": error:", "\"level\" : \"error\"", "critical", "❌", "fails the"]
    {
      // A rule keeps its own level in SARIF.
      #expect(!text.contains(word) || (format == "sarif" && word.contains("level")), "\(format): \(word)")
    }
    let listsWaived = !["github", "gitlab"].contains(format)
    #expect(text.contains("Frequency.hourly") == listsWaived, "waived findings stay listed")
  }

  @Test(arguments: ReportFormats.names)
  func saysInEveryFormatThatLittleUseKeepsItFromFailing(_ format: String) throws {
    var report = SampleReports.mixed
    report.verdict.findings = [SampleReports.littleUsed]
    report.verdict.waiverProblems = []
    #expect(report.verdict.passes)
    let text = try #require(ReportFormats.named(format)).render(report)
    #expect(text.contains(format == "json" ? "\"isLittle\" : true" : "it does not fail the check"))
    #expect(text.contains("SharePlant"))
  }

  @Test func demandsOfSARIF() throws {
    let text = try SARIFReport().render(SampleReports.hostile)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for result in try #require(run["results"] as? [[String: Any]]) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let place = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      let artifact = try #require(place["artifactLocation"] as? [String: String])
      let uri = try #require(artifact["uri"])
      #expect(uri.allSatisfy { $0.isASCII && !$0.isWhitespace && !"<>\"{}|\\^`".contains($0) })
      #expect(artifact["uriBaseId"] == "%SRCROOT%")
      #expect((result["partialFingerprints"] as? [String: String])?["intentcompat/v1"] != nil)
    }
    let suppressed = try #require(run["results"] as? [[String: Any]]).filter {
      ($0["suppressions"] as? [Any])?.isEmpty == false
    }
    #expect(suppressed.count == 1)
    // The standard wants the key in all results or in none.
    #expect(try #require(run["results"] as? [[String: Any]]).allSatisfy { $0["suppressions"] is [Any] })
    #expect(suppressed.allSatisfy { $0["level"] as? String == "note" })
  }

  @Test func helpInSARIFIsTheRulePage() throws {
    let rule = try #require(SampleReports.rules.first)
    let text = try SARIFReport().render(SampleReports.mixed)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let described = try #require((driver["rules"] as? [[String: Any]])?.first { $0["id"] as? String == rule.id })
    let help = try #require(described["help"] as? [String: String])
    #expect(help["markdown"] == RulePage(rule).markdown { _ in nil })
    #expect(help["text"] == RulePage(rule).text())
  }

  @Test func givesEveryGitLabIssueAPlace() throws {
    let text = try GitLabReport().render(SampleReports.hostile)
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(issues.count == 2)
    for issue in issues {
      let location = try #require(issue["location"] as? [String: Any])
      #expect((location["path"] as? String)?.isEmpty == false)
      #expect((location["lines"] as? [String: Int])?["begin"] != nil)
      for key in ["description", "check_name", "fingerprint", "severity"] { #expect(issue[key] is String) }
    }
  }

  @Test func writesTheKeysOfTheJSONReport() throws {
    let text = try JSONReport().render(SampleReports.mixed)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let keys: Set = ["tool", "formatVersion", "old", "new", "census", "findings", "changes", "diagnostics"]
    #expect(keys.isSubset(of: report.keys))
    let findings = try #require(report["findings"] as? [[String: Any]])
    let findingKeys: Set = [
      "rule", "title", "subject", "effects", "confidence", "message", "symptom", "fix", "since", "location",
      "fingerprint", "waived",
    ]
    for finding in findings { #expect(findingKeys.isSubset(of: finding.keys)) }
    #expect(findings.compactMap { $0["waived"] as? [String: Any] }.count == 1)
    #expect(!text.contains("\r"))
  }

  @Test func paintsOnlyWhenAsked() {
    #expect(!TextReport().render(SampleReports.mixed).contains("\u{1B}"))
    let style = TextStyle(width: 100, usesColor: true)
    #expect(TextReport(style: style).render(SampleReports.mixed).contains("\u{1B}[1;31m"))
  }

  @Test(arguments: [80, 100, 120])
  func wrapsToTheWidth(_ width: Int) {
    let text = TextReport(style: TextStyle(width: width, usesColor: false)).render(SampleReports.mixed)
    let long = text.split(separator: "\n").filter { $0.count > width && !$0.contains("intentcompat waive") }
    #expect(long.isEmpty)
  }
}
