import ArgumentParser
import Foundation
import IntentReports
import IntentSurface
import IntentTimeline
import IntentWorkspace

/// The day a timeline speaks of.
struct TimelineDay: ParsableArguments {
  @Option(help: ArgumentHelp("The date to treat as today, such as 2026-03-31 (default: today).", valueName: "day"))
  var today: String?

  func day() throws -> Day {
    let text = try JudgingOptions(profile: nil, today: today, now: Date()).today
    guard let day = Day(text) else { throw UsageError("“\(text)” is not a valid date. Use the form 2026-03-31.") }
    return day
  }
}

/// How a timeline is written down.
struct TimelineChoice: ParsableArguments {
  @OptionGroup var day: TimelineDay
  @OptionGroup var colors: ColorOptions

  @Option(help: ArgumentHelp("Output format: \(TimelineFormats.listed).", valueName: "format"))
  var format = "text"

  /// Writes the timeline to standard output.
  func write(_ place: PlaceOptions) async throws -> Timeline {
    let writer = try TimelineFormats.chosen(format, colors.style)
    let today = try day.day()
    let history = try await AppHistory.read(in: try place.context())
    let timeline = history.timeline(on: today)
    history.notes.forEach(Console.note)
    Console.print(try writer.render(timeline))
    return timeline
  }
}
