import ArgumentParser
import IntentReports
import IntentSurface
import IntentWorkspace

struct ShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a surface for a person to read.",
    discussion: """
      Without SURFACE it shows the app's current source code.

      As git's textconv it makes `git diff` and `git log -p` of snapshots readable:
        git config diff.intentcompat.textconv 'intentcompat show'
        echo 'snapshots/*.json diff=intentcompat' >> .gitattributes

      Examples:
        intentcompat show
        intentcompat show shipped:latest
        intentcompat show git:main:Sources/App
      """)

  @OptionGroup var place: PlaceOptions

  @Argument(help: "What to read; the current source code if not given.")
  var surface: String?

  func run() async throws {
    try await attempt {
      let reading = try await SurfaceOperand.read(surface, in: try place.context())
      Console.note(DiagnosticText.lines(reading.reading.diagnostics))
      Console.print(SurfaceOutline.text(of: reading.reading.surface, style: Console.style))
      return .passes
    }
  }
}
