import Foundation
import IntentTimeline
import TestSupport
import Testing

@testable import IntentReports

@Suite struct TimelineGoldenTests {
  private let style = TextStyle(width: 80, usesColor: false)

  @Test(arguments: TimelineFormats.names) func writesTheGoldenFile(_ format: String) throws {
    let text = try #require(TimelineFormats.named(format, style)).render(SampleTimelines.mixed)
    try GoldenFile.check(text, "mixed.\(format)", in: "Timeline")
    #expect(text.utf8.last == UInt8(ascii: "\n"))
  }

  @Test(arguments: TypeStoryFormats.names) func writesTheStoryOfAType(_ format: String) throws {
    let story = try #require(SampleTimelines.story)
    let text = try #require(TypeStoryFormats.named(format, style))
      .render(TypeStoryReport(story, in: SampleTimelines.mixed))
    try GoldenFile.check(text, "story.\(format)", in: "Timeline")
    #expect(text.utf8.last == UInt8(ascii: "\n"))
  }

  @Test(
    arguments: [
      (.introduced("A"), "introduced as `A`", nil),
      (.tookOver(legacyClass: "AIntent", by: "A"), "`A` replaces the legacy class `AIntent`", nil),
      (.renamed(from: "A", to: "B"), "renamed from `A` to `B`", nil),
      (.assistantOnly, "assistant only", nil), (.revealed, "public: no longer assistant only", nil),
      (
        .deprecated(message: "Use B.", replacedBy: "B"), "deprecated; “Use B.”; use `B`",
        "deprecated as of the next release; “Use B.”; use `B`"
      ),
      (
        .deprecated(message: nil, replacedBy: nil), "deprecated; no replacement named",
        "deprecated as of the next release; no replacement named"
      ),
      (.withdrawn, "no longer deprecated", nil), (.removed, "removed", "removed as of the next release"),
      (.returned, "added back", nil),
    ] as [(TypeStory.Event, String, String?)])
  func saysWhatHappenedToAType(event: TypeStory.Event, shipped: String, toCome: String?) {
    #expect(TypeStoryWords.words(event, in: Moment(version: "1.0", date: nil)) == shipped)
    #expect(TypeStoryWords.words(event, in: Moment(version: nil, date: nil)) == toCome ?? shipped)
  }

  @Test(arguments: TypeStoryFormats.names) func leavesNoHostileNameOfAStoryRaw(_ format: String) throws {
    let story = try #require(SampleTimelines.hostileStory)
    let text = try #require(TypeStoryFormats.named(format)).render(TypeStoryReport(story, in: SampleTimelines.hostile))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!text.contains("\u{202E}"))
    if format == "html" { #expect(!text.contains("<script>")) }
    if format == "markdown" {
      let bars = text.split(separator: "\n").filter { $0.hasPrefix("|") }
        .map { $0.replacing("\\|", with: "").count { $0 == "|" } }
      #expect(bars.prefix(3).allSatisfy { $0 == 4 })
    }
  }

  @Test(arguments: [40, 80, 160]) func fitsTheTerminal(_ width: Int) {
    let text = TimelineText(style: TextStyle(width: width, usesColor: false)).render(SampleTimelines.mixed)
    // Names and code stay whole: they are there to be copied.
    let long = text.split(separator: "\n").filter { line in
      line.count > width && !line.split(separator: " ").contains { $0.count > 20 }
    }
    #expect(long.isEmpty)
  }

  @Test func holdsEveryStageAndBothKindsOfWrongTurn() {
    let migrations = SampleTimelines.mixed.migrations
    #expect(Set(migrations.map(\.stage)) == [.parallel, .revealed, .retirable, .retired, .planned])
    #expect(Set(migrations.flatMap(\.wrongTurns).map { $0.shippedIn == nil }) == [true, false])
  }

  @Test func onlyWhatIsForTheAssistantAloneIsSaidToBeParallel() throws {
    var migration = try #require(
      SampleTimelines.mixed.migrations.first { $0.stage == .parallel && $0.parallelSince != nil })
    #expect(TimelineWords(migration: migration, today: SampleTimelines.today).parallel?.hasPrefix("since ") == true)
    migration.stage = .revealed
    #expect(TimelineWords(migration: migration, today: SampleTimelines.today).parallel == nil)
  }

  @Test(arguments: [
    (WrongTurn.Kind.overdue, "overdue"), (.deprecationWithdrawn, "deprecation withdrawn"),
    (.parallelTooLong, "parallel for too long"), (.retiredEarly, "retired too early"),
  ])
  func saysBelowABarWhatIsWrong(kind: WrongTurn.Kind, words: String) {
    #expect(kind.shortWords == words)
    #expect(Set(WrongTurn.Kind.allCases.map(\.shortWords)).count == WrongTurn.Kind.allCases.count)
  }

  @Test(arguments: TimelineFormats.names) func saysThatThereIsNothing(_ format: String) throws {
    let text = try #require(TimelineFormats.named(format)).render(SampleTimelines.empty)
    #expect(
      text.contains(["json": "\"migrations\"", "ics": "END:VCALENDAR"][format] ?? "no migrations in progress"))
  }

  @Test(arguments: TimelineFormats.names) func leavesNoHostileNameRaw(_ format: String) throws {
    let text = try #require(TimelineFormats.named(format)).render(SampleTimelines.hostile)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\r" })
    #expect(!text.contains("\u{202E}"))
    #expect(!text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("::error") })
    if ["svg", "html"].contains(format) { #expect(!text.contains("<script>")) }
    if format == "ics" {
      #expect(text.split(separator: "\r\n").count { ["BEGIN:VEVENT", "BEGIN:VTODO"].contains($0) } == 1)
      #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    }
  }
}
