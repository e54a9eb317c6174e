import ArgumentParser
import Foundation
import IntentRules
import IntentSurface
import IntentWorkspace

struct WaiveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "waive",
    abstract: "Accept a finding and record why.",
    discussion: """
      Writes the decision to snapshots/waivers.yml, for review with the change that needs it. The finding stays \
      listed and fails nothing until the version or day has passed.

      Where a report shows several findings of one cause as one entry, the entry's command names the cause, and each of \
      its findings gets a line of its own. A later finding of the same cause is not covered.

      Examples:
        intentcompat waive AddTask.title --reason 'Nobody used it' --until 3.2
        intentcompat waive 3f2a --reason 'Gone by design' --until 2027-01-31
      """)

  @OptionGroup var place: PlaceOptions

  @Argument(
    help: ArgumentHelp(
      """
      The finding: a rule (I01), a type or member (AddTask.title), its fingerprint as `check` prints it, or the name \
      of a cause.
      """,
      valueName: "finding"))
  var finding: String

  @Option(help: "Why it is accepted.")
  var reason: String

  @Option(
    help: ArgumentHelp(
      "The last version (3.2) or day (2027-01-31) it applies to (default: "
        + "forever).", valueName: "end"))
  var until: String?

  @Option(help: ArgumentHelp("Who decided (default: git's user.name).", valueName: "name"))
  var by: String?

  @Option(help: ArgumentHelp("The date of the decision, such as 2026-03-31 (default: today).", valueName: "day"))
  var today: String?

  func run() async throws {
    try await attempt {
      let context = try place.context()
      let judging = try JudgingOptions(profile: nil, today: today, now: Date())
      let request = Waive.Request(finding, reason: reason, until: until, by: by)
      let (findings, path) = try await Waive.run(request, in: context, judging: judging)
      for waived in findings {
        Console.note("waived \(waived.rule) \(waived.name) of \(waived.subject) in \(path)")
      }
      return .passes
    }
  }
}
