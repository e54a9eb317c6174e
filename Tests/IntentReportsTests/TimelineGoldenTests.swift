import Foundation
import IntentReports
import IntentTimeline
import Testing

@Suite struct TimelineGoldenTests {
  private let style = TextStyle(width: 80, usesColor: false)

  @Test(arguments: TimelineFormats.names) func writesTheGoldenFile(_ format: String) throws {
    let text = try #require(TimelineFormats.named(format, style)).render(SampleTimelines.mixed)
    try GoldenFile.check(text, "mixed.\(format)", in: "Timeline")
    #expect(text.utf8.last == UInt8(ascii: "\n"))
  }

  @Test func writesTheStoryOfAType() throws {
    let story = try #require(SampleTimelines.story)
    try GoldenFile.check(
      TypeStoryText(style: style).render(story, in: SampleTimelines.mixed), "story.text", in: "Timeline")
  }

  @Test func holdsEveryStageAndBothKindsOfWrongTurn() {
    let migrations = SampleTimelines.mixed.migrations
    #expect(Set(migrations.map(\.stage)) == [.parallel, .revealed, .retirable, .retired, .planned])
    #expect(Set(migrations.flatMap(\.wrongTurns).map { $0.shippedIn == nil }) == [true, false])
  }

  @Test(arguments: TimelineFormats.names) func saysThatThereIsNothing(_ format: String) throws {
    let text = try #require(TimelineFormats.named(format)).render(SampleTimelines.empty)
    #expect(
      text.contains(["json": "\"migrations\"", "ics": "END:VCALENDAR"][format] ?? "No migration is under way"))
  }

  @Test(arguments: TimelineFormats.names) func leavesNoHostileNameRaw(_ format: String) throws {
    let text = try #require(TimelineFormats.named(format)).render(SampleTimelines.hostile)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\r" })
    #expect(!text.contains("\u{202E}"))
    #expect(!text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("::error") })
    if ["svg", "html"].contains(format) { #expect(!text.contains("<script>")) }
    if format == "ics" {
      #expect(text.split(separator: "\r\n").count { $0 == "BEGIN:VEVENT" } == 1)
      #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    }
  }
}
