import Foundation
import IntentReports
import IntentRules
import IntentSurface
import Testing

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

  @Test func keepsOneMarkerForAnApp() {
    var later = SampleReports.mixed
    later.new.revision = "other"
    later.verdict.findings = []
    let lines = [SampleReports.mixed, later].map { MarkdownReport().render($0).split(separator: "\n").first }
    #expect(lines[0] == lines[1])
  }

  @Test func annotatesTenTimesAndCountsTheRest() {
    let lines = GitHubReport().render(Self.flooded(25)).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines.last?.hasPrefix("::notice ") == true)
    #expect(lines.last?.contains("15 more") == true)
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
    #expect(text.contains(format == "json" ? "\"isLittle\" : true" : "it fails nothing"))
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
    #expect(help["markdown"] == RulePage(rule).markdown)
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
