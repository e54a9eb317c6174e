import ArgumentParser

struct TimelineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Show where each migration stands, from parallel to retired.",
    discussion: """
      An old intent goes once enough releases and days have passed since people were told: 3 and 180, or what \
      `timeline:` in the settings says. `migrations:` names replacements that the code does not.

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
