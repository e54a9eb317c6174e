import ArgumentParser
import IntentWorkspace

struct TimelineCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Fail on problems and on overdue steps; for a scheduled job.",
    discussion: """
      Fails where a migration took a wrong turn that the next release can take back: retired or revealed too early, no \
      replacement that people can find, a deprecation withdrawn, a promised day moved earlier, a parallel older than \
      timeline.parallelDays, an old type that stays longer than timeline.retireWithin. The release gate \
      (`intentcompat check`) says nothing of these; it only judges the removal of old types by their notice.
      """)

  @OptionGroup var place: PlaceOptions
  @OptionGroup var choice: TimelineChoice

  func run() async throws {
    try await attempt { try await choice.write(place).status }
  }
}
