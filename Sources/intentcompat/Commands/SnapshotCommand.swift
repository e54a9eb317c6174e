import ArgumentParser
import IntentSettings
import IntentSurface
import IntentWorkspace

struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Write a snapshot of an app's intents, entities and widgets.",
    discussion: """
      Without SURFACE, it reads the source code that the settings name. A snapshot is JSON with sorted keys: the same \
      code gives the same bytes.

      Examples:
        intentcompat snapshot
        intentcompat snapshot Sources/App -o surface.json
        intentcompat snapshot git:v2.3
        intentcompat snapshot --schema
      """)

  @OptionGroup var place: PlaceOptions

  @Argument(help: "A folder, snapshot, git revision or build (default: the current source code).")
  var surface: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write to this file instead of standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Write a snapshot even if there are no intents, entities or widgets.")
  var allowEmpty = false

  @Flag(help: "Print the JSON Schema of snapshots and read nothing.")
  var schema = false

  func run() async throws {
    try await attempt {
      if schema {
        Console.print(try SnapshotSchema.text())
        return .passes
      }
      let context = try place.context()
      let reading = try await SurfaceInput.read(surface, in: context)
      Console.note(DiagnosticText.lines(reading.reading.diagnostics))
      let text = try Snapshot.text(of: reading, allowsEmpty: allowEmpty)
      if let output, output != "-" {
        try Snapshot.write(text, to: context.workspace.absolute(output))
      } else {
        Console.print(text)
      }
      Console.note(DiagnosticText.coverage(of: reading))
      return .passes
    }
  }
}
