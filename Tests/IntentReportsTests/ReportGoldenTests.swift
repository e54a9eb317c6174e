import Foundation
import IntentReports
import TestSupport
import Testing

@Suite struct ReportGoldenTests {
  @Test(arguments: SampleReports.all.map(\.name), ReportFormats.names)
  func writesTheGoldenFile(_ name: String, _ format: String) throws {
    let report = try #require(SampleReports.all.first { $0.name == name }?.report)
    let options = ReportOptions(style: TextStyle(width: 80, usesColor: false), root: "/Users/kim/PlantJournal")
    let text = try #require(ReportFormats.named(format, options)).render(report)
    try GoldenFile.check(text, "\(name).\(format)")
    #expect(text.hasSuffix("\n"))
  }

  @Test(arguments: ReportFormats.names)
  func leavesNoHostileNameRaw(_ format: String) throws {
    let text = try #require(ReportFormats.named(format)).render(SampleReports.hostile)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!text.contains("\u{202E}"))
    #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::error file=x") })
    if ["html", "junit"].contains(format) {
      #expect(!text.contains("<script>alert"))
    }
  }

  @Test(arguments: ReportFormats.names)
  func writesTheSameBytesTwice(_ format: String) throws {
    let render = { try #require(ReportFormats.named(format)).render(SampleReports.mixed) }
    #expect(try render() == render())
  }
}
