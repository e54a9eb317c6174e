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
      Writes the decision to snapshots/waivers.yml, for review with the change that needs it. The finding stays listed \
      but does not fail the check until the version or day has passed.

      A report may combine several findings with one cause into one entry. The command in that entry names the cause \
      and writes one line per finding. Later findings with the same cause are not covered.

      Examples:
        intentcompat waive AddTask.title --reason 'Nobody used it' --until 3.2
        intentcompat waive 3f2a --reason 'Gone by design' --until 2027-01-31
      """)

  @OptionGroup var place: PlaceOptions

  @Argument(
    help: ArgumentHelp(
      """
      The finding: a rule (I01), a type or member (AddTask.title), its fingerprint as `check` prints it, or the cause \
      of a combined entry.
      """,
      valueName: "finding"))
  var finding: String

  @Option(help: "Why the finding is accepted.")
  var reason: String

  @Option(
    help: ArgumentHelp(
      "The last version (3.2) or date (2027-01-31) it applies to (default: no end).", valueName: "end"))
  var until: String?

  @Option(
    help: ArgumentHelp(
      "A SURFACE that people have, to accept what the code breaks of that (default: what a check compares with).",
      valueName: "surface"))
  var since: String?

  @Option(help: ArgumentHelp("Who decided (default: git's user.name).", valueName: "name"))
  var by: String?

  @Option(help: ArgumentHelp("The date of the decision, such as 2026-03-31 (default: today).", valueName: "day"))
  var today: String?

  func run() async throws {
    try await attempt {
      let context = try place.context()
      let judging = try JudgingOptions(profile: nil, today: today, now: Date())
      let request = Waive.Request(finding, reason: reason, until: until, by: by, since: since)
      let (findings, path) = try await Waive.run(request, in: context, judging: judging)
      for waived in findings {
        Console.note("waived \(waived.rule) \(waived.name) of \(waived.subject) in \(path)")
      }
      return .passes
    }
  }
}
