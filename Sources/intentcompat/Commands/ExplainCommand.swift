import ArgumentParser
import IntentReports
import IntentRules
import IntentSurface
import IntentWorkspace

struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule: what it finds, why it matters, what people see, and how to fix it.",
    discussion: """
      Examples:
        intentcompat explain I01
        intentcompat explain intent-removed
      """)

  @OptionGroup var colors: ColorOptions

  @Argument(help: "The rule's id or name.", completion: .list(RuleCatalog.all.flatMap { [$0.id, $0.name] }))
  var rule: String

  func run() async throws {
    try await attempt {
      guard let found = RuleCatalog.rule(rule) else {
        let names = RuleCatalog.all.flatMap { [$0.id, $0.name] }
        let nearest = NearestNames.matches(for: rule, in: names)
        let remedy =
          nearest.isEmpty ? "`intentcompat rules` lists them." : "Did you mean \(nearest.alternatives)?"
        throw UsageError("unknown rule “\(rule)”. \(remedy)")
      }
      Console.print(RulePage(found).text(colors.style))
      if let page = ProjectAddress.current.page(ofRule: found.id) { Console.print("\nThis page: \(page)\n") }
      return .passes
    }
  }
}
