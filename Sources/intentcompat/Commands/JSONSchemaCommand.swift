import ArgumentParser
import IntentWorkspace

struct JSONSchemaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "json-schema",
    abstract: "Print the JSON Schema of a file or report.",
    discussion: """
      For editors, and for programs that read the output of intentcompat.

      Examples:
        intentcompat json-schema settings
        intentcompat json-schema report
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case snapshot, settings, report, reports
  }

  @Argument(
    help:
      "snapshot, settings (snapshots/intentcompat.yml), report (--format json) or reports (the same of several apps)."
  )
  var format: Format

  func run() async throws {
    try await attempt {
      switch format {
      case .snapshot: Console.print(try SnapshotSchema.text())
      case .settings: Console.print(try SettingsSchema.text())
      case .report: Console.print(try ReportSchema.text())
      case .reports: Console.print(try ReportSchema.textOfSeveral())
      }
      return .passes
    }
  }
}
