import ArgumentParser
import IntentReports
import IntentWorkspace

struct HistoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show what each release did to people's shortcuts.",
    discussion: """
      Compares every release with the one that its commit is built on, and shows what it added, changed, deprecated, retired with notice or \
      broke, and who was affected. Releases recorded with `ship` are read from their snapshots; all others are read \
      from git, without a checkout. What grew beside the releases that people got, such as fixes of older versions, is \
      shown but not counted. Without --tags or --commits, it uses the tags that `releases:` in the settings \
      names, or that look like releases.

      Patterns are those of `ship --tags`: {version} stands for the version, {build} for a build number. Press Ctrl-C \
      to stop early and print what has been read so far.

      Examples:
        intentcompat history
        intentcompat history --tags 'ios/{version}-{build}'
        intentcompat history --commits 'Release {version}' --format json
      """)

  @OptionGroup var place: PlaceOptions
  @OptionGroup var colors: ColorOptions

  @Option(
    help: ArgumentHelp(
      "Use the git tags that match a pattern, such as 'v*' or 'v{version}-{build}'; may be repeated.",
      valueName: "pattern"))
  var tags: [String] = []

  @Option(
    help: ArgumentHelp("Use the commits whose subject matches, such as 'Release {version}'.", valueName: "subject"))
  var commits: String?

  @Option(help: ArgumentHelp("Output format: \(HistoryFormats.listed).", valueName: "format"))
  var format = "text"

  @Option(
    help: ArgumentHelp(
      "The profile for the JSON output: shortcuts, siri or surface (default: from the settings).",
      valueName: "profile"))
  var profile: String?

  func validate() throws {
    guard tags.isEmpty || commits == nil else {
      throw ValidationError("Name tags (--tags) or commits (--commits), not both.")
    }
  }

  func run() async throws {
    try await attempt {
      let writer = try HistoryFormats.chosen(format, colors.style)
      let judging = try ReportChoice.judging(profile: profile)
      let context = try place.context(keepsReadings: true)
      let progress = ConsoleProgress()
      let outcome = try await Interruption.stopping {
        try await History.run(History.Request(tags: tags, commits: commits), in: context, judging: judging) {
          progress.show(done: $0.done, of: $0.all, $0.version)
        }
      }
      progress.clear()
      Console.print(try writer.render(outcome.report))
      return outcome.status
    }
  }
}
