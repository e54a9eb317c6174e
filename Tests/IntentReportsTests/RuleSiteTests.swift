import Foundation
import IntentReports
import IntentRules
import IntentSurface
import Testing

/// The rules as pages for a browser, and the links that lead to them.
@Suite struct RuleSiteTests {
  private static let files = Dictionary(uniqueKeysWithValues: RuleSite().files.map { ($0.path, $0.text) })

  @Test func hasAPageForEveryRuleAtItsId() {
    let pages = Set(RuleCatalog.all.map { "\($0.id)/index.html" })
    #expect(Set(Self.files.keys) == pages.union(["index.html", "style.css"]))
  }

  @Test(arguments: files.keys.filter { $0.hasSuffix(".html") }.sorted())
  func leadsOnlyToWhatIsThere(_ path: String) throws {
    let text = try #require(Self.files[path])
    let folder = path == "index.html" ? "" : String(path.dropLast("/index.html".count))
    for match in text.matches(of: #/(?:href|src)="([^"]*)"/#) {
      let address = String(match.1)
      guard !address.hasPrefix("https://") else { continue }
      var parts = folder.isEmpty ? [] : [folder]
      for part in address.split(separator: "/") {
        if part == ".." { parts.removeLast() } else { parts.append("\(part)") }
      }
      let target = parts.joined(separator: "/")
      let page = target.isEmpty ? "index.html" : "\(target)/index.html"
      #expect(Self.files[target] != nil || Self.files[page] != nil, "\(path) → \(address)")
    }
  }

  @Test(arguments: files.keys.filter { $0.hasSuffix(".html") }.sorted())
  func closesWhatItOpens(_ path: String) throws {
    let text = try #require(Self.files[path]).replacing(#/<script>.*?</script>/#.dotMatchesNewlines(), with: "")
    var open: [String] = []
    for tag in text.matches(of: #/<(/?)([a-z0-9]+)[^>]*>/#) where !["meta", "link", "input", "br"].contains(tag.2) {
      if tag.1.isEmpty { open.append(String(tag.2)) } else { #expect(open.popLast() == String(tag.2), "\(path)") }
    }
    #expect(open.isEmpty)
  }

  @Test func listsEveryRuleWithoutAScript() throws {
    let index = try #require(Self.files["index.html"]).replacing(
      #/<script>.*?</script>/#.dotMatchesNewlines(), with: "")
    for rule in RuleCatalog.all {
      #expect(index.contains("<a href=\"\(rule.id)/\">\(rule.id)</a>"), "\(rule.id)")
      let worst = rule.effects.max { $0.value < $1.value }
      if let worst { #expect(index.contains("\(worst.key.rawValue):\(worst.value.rawValue)")) }
    }
  }

  @Test func saysInWhichProfileARuleFails() throws {
    let index = try #require(Self.files["index.html"])
    let row = try #require(index.split(separator: "\n").first { $0.contains("<a href=\"I01/\">") })
    #expect(row.contains("data-profiles=\"shortcuts siri surface\"") && row.contains("from <code>shortcuts</code>"))
  }

  @Test(arguments: ["html", "markdown", "sarif"])
  func leadsFromAReportToThePage(_ format: String) throws {
    var report = SampleReports.mixed
    let id = try #require(report.verdict.findings.first).rule
    let formats: [any OutputFormat<Report>] = [HTMLReport(), MarkdownReport(), SARIFReport()]
    let writer = try #require(formats.first { $0.name == format })
    report.tool.address = ProjectAddress(repository: nil)
    #expect(try !writer.render(report).contains("github.io"))
    report.tool.address = ProjectAddress(repository: "Someone/intentcompat")
    let text = try writer.render(report).replacing("\\/", with: "/")
    #expect(text.contains("https://someone.github.io/intentcompat/rules/\(id)/"))
  }
}
