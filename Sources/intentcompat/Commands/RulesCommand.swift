import ArgumentParser
import IntentReports
import IntentRules
import IntentWorkspace

struct RulesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules.",
    discussion: """
      Examples:
        intentcompat rules
        intentcompat rules --format markdown
        intentcompat rules --format html --output rules    # a folder of pages
      """)

  /// How the list can be written.
  private enum Format: String, CaseIterable {
    case text, json, markdown, html
  }

  private static let formatNames = Format.allCases.map(\.rawValue).joined(separator: ", ")

  @OptionGroup var colors: ColorOptions

  @Option(help: ArgumentHelp("Output format: \(Self.formatNames).", valueName: "format"))
  var format = "text"

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write the HTML pages to.", valueName: "folder"))
  var output: String?

  func validate() throws {
    guard (format == Format.html.rawValue) == (output != nil) else {
      throw ValidationError("--format html needs --output FOLDER, and --output works only with html.")
    }
  }

  func run() async throws {
    try await attempt {
      let table = RuleTable(RuleCatalog.all)
      switch Format(rawValue: format) {
      case .text: Console.print(table.text(colors.style))
      case .json: Console.print(try table.json())
      case .markdown: Console.print(table.markdown)
      case .html: try RulePages.write(to: output ?? ".")
      case nil: throw UsageError("unknown format “\(format)”. Choose one of \(Self.formatNames).")
      }
      return .passes
    }
  }
}
