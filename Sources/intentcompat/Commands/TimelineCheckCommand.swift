import ArgumentParser
import IntentWorkspace

struct TimelineCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Fail on problems and overdue steps, for example in a scheduled job.",
    discussion: """
      Fails on problems that the next release can still repair: an old intent removed too early, a replacement that \
      became public too early or is missing, a deprecation withdrawn, an announced date moved earlier, a replacement \
      kept assistant-only for longer than timeline.parallelDays, an old type kept longer than timeline.retireWithin. \
      Most of these do not fail `intentcompat check`.
      """)

  @OptionGroup var place: PlaceOptions
  @OptionGroup var choice: TimelineChoice

  func run() async throws {
    try await attempt { try await choice.write(place).status }
  }
}
