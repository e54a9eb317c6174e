import ArgumentParser

struct TimelineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Show where each migration stands, from parallel to retired.",
    discussion: """
      An old intent can be removed once its deprecation has shipped in 3 releases and for 180 days. `timeline:` in the \
      settings changes these numbers, and `migrations:` there names replacements that the code does not name.

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
