import ArgumentParser
import IntentWorkspace

struct SchemasCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schemas",
    abstract: "Browse the assistant schemas that Siri and Apple Intelligence act on.",
    discussion: """
      Brackets mark deprecated schemas, and those whose shape (members and result) Apple does not document.

      Examples:
        intentcompat schemas
        intentcompat schemas photos
        intentcompat schemas photos.openAsset --format json
      """)

  @Option(help: ArgumentHelp("Output format: text, json.", valueName: "format"))
  var format = "text"

  @Argument(help: "A domain or a schema, such as photos or photos.openAsset.")
  var name: String?

  func run() async throws {
    try await attempt {
      let browser = try SchemaBrowser(name)
      switch format {
      case "text": Console.print(browser.text)
      case "json": Console.print(try browser.json())
      default: throw UsageError("unknown format “\(format)”. Choose one of text, json.")
      }
      return .passes
    }
  }
}
