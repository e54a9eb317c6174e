import ArgumentParser
import Foundation
import IntentReports
import IntentRules
import IntentSurface
import IntentWorkspace

struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule, or a finding of the check: what it stands on.",
    discussion: """
      Of a rule it says what it finds, why it matters, what people see, and how to fix it. Of a finding, named as \
      `waive` takes it, it shows each fact that was read of its subject, in the version that shipped and now.

      Examples:
        intentcompat explain I01
        intentcompat explain intent-removed
        intentcompat explain 3f2a --against main
      """)

  @OptionGroup var place: PlaceOptions
  @OptionGroup var colors: ColorOptions

  @Argument(
    help: "The rule's id or name; or a finding: its fingerprint, a type or a member.",
    completion: .list(RuleCatalog.all.flatMap { [$0.id, $0.name] }))
  var rule: String

  @Option(help: ArgumentHelp("As `check` takes it, for a finding.", valueName: "surface"))
  var from: String?

  @Option(help: ArgumentHelp("As `check` takes it, for a finding.", valueName: "revision"))
  var against: String?

  func run() async throws {
    try await attempt {
      guard let found = RuleCatalog.rule(rule) else {
        let names = RuleCatalog.all.flatMap { [$0.id, $0.name] }
        let nearest = NearestNames.matches(for: rule, in: names)
        guard nearest.isEmpty else { throw UsageError("unknown rule “\(rule)”. Did you mean \(nearest.alternatives)?") }
        try await explainFinding()
        return .passes
      }
      Console.print(RulePage(found).text(colors.style))
      if let page = ProjectAddress.current.page(ofRule: found.id) { Console.print("\nThis page: \(page)\n") }
      return .passes
    }
  }

  private func explainFinding() async throws {
    let target = ChangeTarget.find(against: against, environment: ProcessInfo.processInfo.environment)
    let text = try await ExplainFinding.text(
      rule, of: Check.Request(surface: from, target: target), in: try place.context(),
      judging: try ReportChoice.judging(profile: nil), style: colors.style)
    Console.print(text)
  }
}
