import ArgumentParser

struct TimelineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Show where each migration stands, from planned to retired.",
    discussion: """
      An old intent can be removed once it has been deprecated for 3 releases and 180 days. `timeline:` in the \
      settings changes these numbers, and `migrations:` names replacements that the code does not name.

      Examples:
        intentcompat timeline
        intentcompat timeline --format svg > timeline.svg
        intentcompat timeline --format ics > retirements.ics
        intentcompat timeline explain AddBookIntent
        intentcompat timeline check
      """,
    subcommands: [TimelineStatusCommand.self, TimelineExplainCommand.self, TimelineCheckCommand.self],
    defaultSubcommand: TimelineStatusCommand.self)
}
