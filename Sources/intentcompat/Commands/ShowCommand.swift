import ArgumentParser
import IntentReports
import IntentSurface
import IntentWorkspace

struct ShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show an app's intents, entities and widgets.",
    discussion: """
      Without SURFACE, it shows the intents in the app's current source code.

      As a diff driver for git, it makes `git diff` and `git log -p` of snapshots readable:
        git config diff.intentcompat.textconv 'intentcompat show'
        echo 'snapshots/*.json diff=intentcompat' >> .gitattributes

      With --targets it shows the products of the repository's projects and, for each file with intents, the targets \
      that compile it, with their platforms, deployment targets and conditions.

      Examples:
        intentcompat show
        intentcompat show --targets
        intentcompat show shipped:latest
        intentcompat show git:main:Sources/App
      """)

  @OptionGroup var place: PlaceOptions
  @OptionGroup var colors: ColorOptions

  @Argument(help: "A folder, snapshot, git revision or build (default: the current source code).")
  var surface: String?

  @Flag(help: "Show the targets that compile the source code, instead of the intents.")
  var targets = false

  @Option(help: ArgumentHelp("Output format of --targets: text, json.", valueName: "format"))
  var format = "text"

  func run() async throws {
    try await attempt {
      guard ["text", "json"].contains(format), targets || format == "text" else {
        throw UsageError(
          targets
            ? "unknown format “\(format)”. Choose one of text, json."
            : "--format works only with --targets. `intentcompat snapshot` writes the intents as JSON.")
      }
      let reading = try await SurfaceInput.read(surface, in: try place.context())
      if targets {
        let model = try TargetModel(of: reading)
        Console.print(format == "json" ? try model.json() : model.text)
        return .passes
      }
      Console.note(DiagnosticText.lines(reading.reading.diagnostics))
      if reading.reading.surface.isEmpty {
        Console.note("note: “\(reading.input)” has no intents, entities or widgets. Is it the right place?")
      }
      Console.print(SurfaceOutline.text(of: reading.reading.surface, style: colors.style))
      return .passes
    }
  }
}
