import ArgumentParser
import IntentWorkspace

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the app against every version people have: the release gate.",
    discussion: """
      Compares the current source code with every shipped snapshot in snapshots/, and fails where it breaks a promise \
      that the latest of them still keeps. What an earlier release broke is listed and fails nothing.

      Examples:
        intentcompat check
        intentcompat check --profile siri --format markdown
        intentcompat check --release 3.2
      """)

  @OptionGroup var place: PlaceOptions
  @OptionGroup var report: ReportChoice

  @Option(help: ArgumentHelp("What to check; the current source code if not given.", valueName: "surface"))
  var from: String?

  @Option(
    help: ArgumentHelp("The version about to ship; waivers until an earlier one no longer hold.", valueName: "version"))
  var release: String?

  func run() async throws {
    try await attempt {
      let context = try place.context()
      let judging = try report.judging()
      let writer = try report.writer(root: context.workspace.root)
      let outcome = try await Check.run(surface: from, release: release, in: context, judging: judging)
      Console.note(outcome.notes)
      Console.print(try writer.text(of: outcome.report))
      return outcome.status
    }
  }
}
