import Foundation
import IntentReports
import IntentRules
import TestSupport
import Testing

@Suite struct HistoryGoldenTests {
  private let style = TextStyle(width: 80, usesColor: false)

  @Test(arguments: HistoryFormats.names) func writesTheGoldenFile(_ format: String) throws {
    let text = try #require(HistoryFormats.named(format, style)).render(SampleHistories.mixed)
    try GoldenFile.check(text, "mixed.\(format)", in: "History")
    #expect(text.utf8.last == UInt8(ascii: "\n"))
  }

  @Test(arguments: [1, 2, 5, 60, 500]) func fitsEightyColumns(releases: Int) {
    let text = HistoryText(style: .plain).render(SampleHistories.long(releases))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(HistoryText().render(SampleHistories.mixed).split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func foldsWhatDidNotChange() {
    let text = HistoryText().render(SampleHistories.long(40))
    #expect(text.contains("nothing changed in 6 releases, up to this one"))
    #expect(text.split(separator: "\n").count < 35)
  }

  @Test(arguments: HistoryFormats.names) func saysThatNothingBroke(_ format: String) throws {
    let text = try #require(HistoryFormats.named(format)).render(SampleHistories.quiet)
    #expect(text.contains(format == "json" ? "\"breakingUpdates\" : 0" : "The only update broke nothing"))
  }

  /// Each release has a place of its own, in order, whatever their days are.
  @Test(arguments: [5, 500]) func keepsReleasesApartInThePicture(releases: Int) throws {
    let page = HistoryHTML().render(SampleHistories.long(releases))
    let dots = page.matches(of: /<circle class="(?:dot|felt)" cx="([0-9.]+)"/).compactMap { Double($0.output.1) }
    #expect(dots.count == releases)
    #expect(zip(dots, dots.dropFirst()).allSatisfy { $1 - $0 >= 8 })
    let width = try #require(page.firstMatch(of: /<svg width="([0-9.]+)"/).flatMap { Double($0.output.1) })
    #expect(dots.allSatisfy { $0 < width })
  }

  /// Where the picture is wider than a window, a line for each release that broke something is in view all the same.
  @Test(arguments: [5, 500]) func showsEveryBreakInTheWidthOfTheWindow(releases: Int) {
    let history = SampleHistories.long(releases)
    let page = HistoryHTML().render(history)
    let overview = page.components(separatedBy: "<div class=\"overview\">").dropFirst().first
    let lines = overview?.components(separatedBy: "</div>").first?.components(separatedBy: "<rect ").count
    let broken = history.releases.count { $0.findings.contains { $0.worstEffect == .breaks } }
    #expect(lines.map { $0 - 1 } == (releases > 100 ? broken : nil))
    #expect(broken > 0)
  }

  @Test(arguments: [SampleHistories.mixed, SampleHistories.long(500)])
  func leadsFromEachMarkToItsFinding(_ history: HistoryReport) {
    let page = HistoryHTML().render(history)
    let targets = Set(page.matches(of: /href="#([^"]+)"/).map { String($0.output.1) })
    #expect(!targets.isEmpty)
    for target in targets { #expect(page.contains("id=\"\(target)\""), "\(target)") }
  }

  @Test(arguments: HistoryFormats.names) func leavesNoHostileNameRaw(_ format: String) throws {
    let text = try #require(HistoryFormats.named(format)).render(SampleHistories.hostile)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!text.contains("\u{202E}"))
    #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
    #expect(!text.contains("##["))
    if format == "html" { #expect(!text.contains("<script>")) }
  }
}
