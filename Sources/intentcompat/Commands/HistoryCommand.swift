import ArgumentParser
import IntentWorkspace

struct HistoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Tell what each release did to people's shortcuts.",
    discussion: """
      Every release is held against the one before: what it added, changed, deprecated, retired with notice and broke, \
      and for whom. What was recorded as shipped is taken as it was recorded; all other releases are read from git's \
      objects, without a checkout. Without --tags and --commits the tags that look like releases are taken.

      Patterns are those of `ship --tags`: {version} stands for the numbers of the version, {build} for those of a \
      build. Ctrl-C ends it early, and what is done by then is written.

      Examples:
        intentcompat history
        intentcompat history --tags 'ios/{version}-{build}'
        intentcompat history --commits 'Release {version}' --format json
      """)

  @OptionGroup var place: PlaceOptions
  @OptionGroup var colors: ColorOptions

  @Option(
    help: ArgumentHelp(
      "Take the git tags that match, as git matches them or with {version} and {build} in it; may be given several times.",
      valueName: "pattern"))
  var tags: [String] = []

  @Option(
    help: ArgumentHelp("Take the commits with this subject, {version} in it.", valueName: "subject"))
  var commits: String?

  @Option(help: ArgumentHelp("How to write it: \(HistoryWriting.formatNames).", valueName: "format"))
  var format = "text"

  @Option(
    help: ArgumentHelp(
      "How strict the gate is that JSON speaks of: shortcuts, siri or surface. The settings decide if this does not.",
      valueName: "profile"))
  var profile: String?

  func validate() throws {
    guard tags.isEmpty || commits == nil else {
      throw ValidationError("Name tags (--tags) or commits (--commits), not both.")
    }
  }

  func run() async throws {
    try await attempt {
      let writer = try HistoryWriting(format: format, style: colors.style)
      let judging = try ReportChoice.judging(profile: profile)
      let context = try place.context()
      let progress = ConsoleProgress()
      let outcome = try await Interruption.stopping {
        try await History.run(History.Request(tags: tags, commits: commits), in: context, judging: judging) {
          progress.show(done: $0.done, of: $0.all, $0.version)
        }
      }
      progress.clear()
      outcome.notes.forEach(Console.note)
      Console.print(try writer.text(of: outcome.report))
      return outcome.status
    }
  }
}
