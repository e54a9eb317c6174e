import ArgumentParser
import Foundation
import IntentRules
import IntentSurface
import IntentWorkspace

struct WaiveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "waive",
    abstract: "Accept a finding, on record.",
    discussion: """
      Writes the decision to snapshots/waivers.yml, for review with the change that needs it. The finding stays \
      listed and fails nothing until the version or day has passed.

      Examples:
        intentcompat waive 3f2a9c0d11e85b76 --reason 'Nobody used it' --until 3.2
        intentcompat waive 3f2a --reason 'Gone by design' --until 2027-01-31
      """)

  @OptionGroup var place: PlaceOptions

  @Argument(help: "The finding's fingerprint, as `check` prints it; its first digits are enough.")
  var fingerprint: String

  @Option(help: "Why it is accepted.")
  var reason: String

  @Option(
    help: ArgumentHelp("The last version (3.2) or day (2027-01-31) it holds; for ever if not given.", valueName: "end"))
  var until: String?

  @Option(help: ArgumentHelp("Who decided; git's user.name if not given.", valueName: "name"))
  var by: String?

  @Option(help: ArgumentHelp("The day of the decision, as 2026-03-31; today if not given.", valueName: "day"))
  var today: String?

  func run() async throws {
    try await attempt {
      let context = try place.context()
      let judging = try JudgingOptions(profile: nil, today: today, now: Date())
      let request = Waive.Request(fingerprint: fingerprint, reason: reason, until: until, by: by)
      let (finding, path) = try await Waive.run(request, in: context, judging: judging)
      Console.note("waived \(finding.rule) \(finding.name) of \(finding.subject) in \(path)")
      return .passes
    }
  }
}
