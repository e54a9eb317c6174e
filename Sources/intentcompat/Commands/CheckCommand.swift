import ArgumentParser
import Foundation
import IntentReports
import IntentSettings
import IntentWorkspace

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the app against every version people have: the release gate.",
    discussion: """
      Compares the current source code with every shipped snapshot in snapshots/, and fails where it breaks something \
      that still works in the latest of them. What an earlier release broke is only counted. Without snapshots, it \
      compares with the newest release that git knows, read from its tag. What is wrong in the code by itself fails if \
      it is new, or if there is nothing to compare with.

      Without --app, every app of the settings or the projects is checked.

      In a pull request (or with --against), it fails only on what is new since the merge-base. Before a release, use \
      --release: findings that are not new fail then too, and so do waivers that have expired or match nothing.

      Examples:
        intentcompat check
        intentcompat check --profile siri --format markdown
        intentcompat check --against main
        intentcompat check --release 3.2
      """)

  @OptionGroup var place: PlaceOptions
  @OptionGroup var report: ReportChoice

  @Option(help: ArgumentHelp("What to check (default: the current source code).", valueName: "surface"))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "The version about to ship. Findings that are not new fail too, and so do waivers that have expired or match "
        + "nothing.", valueName: "version"))
  var release: String?

  @Flag(help: "Also fail on what is wrong now and is not new, whatever the profile.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "The branch or revision to merge into (default in CI: the pull request's target).", valueName: "revision")
  )
  var against: String?

  func validate() throws {
    guard release == nil || against == nil else {
      throw ValidationError(
        "with --release, findings that are not new fail as well, so --against has no effect. Use one of them.")
    }
    guard release?.isEmpty != true else {
      throw ValidationError("Name the version that is about to ship, such as --release 3.2.")
    }
  }

  func run() async throws {
    try await attempt {
      let context = try place.context()
      var judging = try report.judging()
      judging.countsFaults = strict
      let writer = try report.writer(root: context.workspace.root)
      let target = ChangeTarget.find(against: against, environment: ProcessInfo.processInfo.environment)
      var request = Check.Request(surface: from, release: release, target: target)
      request.wantsFixes = writer.carriesFixes
      let checked = try await Check.all(request, in: context, judging: judging)
      try report.write(checked, with: writer)
      return checked.status
    }
  }
}
