import ArgumentParser
import IntentReports
import IntentWorkspace

struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Show which saved shortcuts the next release would break.",
    discussion: """
      A FILE is a shortcut as the share sheet exports it (signed, for anyone or for people who know the sender), an \
      unsigned property list, a library (Shortcuts.sqlite), or a folder of any of these. Nothing leaves this machine, \
      and values stored in steps are never printed.

      Checks each step that uses this app against what changed since every shipped version: its action, the \
      parameters it stores, the enum cases people chose, and the properties a Find step filters by. Also follows the \
      app's results and properties through variables and loops, and SiriKit steps to the App Intents that replaced them.

      Without a FILE, it replays the shortcuts that `replay:` in the settings names, as `check` does.

      Examples:
        intentcompat replay Morning.shortcut
        intentcompat replay Documentation/Shortcuts --bundle com.example.books
        intentcompat replay --library
        intentcompat replay --library Backup/Shortcuts.sqlite --format json
      """)

  @OptionGroup var place: PlaceOptions
  @OptionGroup var colors: ColorOptions

  @Flag(help: "Read a library of shortcuts and automations: this Mac's own, unless you name a FILE.")
  var library = false

  @Option(
    help: ArgumentHelp(
      "The app's bundle identifier; may be repeated. Without one, the app's steps are recognized by the "
        + "identifiers in its recorded versions.", valueName: "identifier"))
  var bundle: [String] = []

  @Option(help: ArgumentHelp("Output format: \(ReplayFormats.listed).", valueName: "format"))
  var format = "text"

  @Argument(help: "Shortcuts, libraries, or folders of them.")
  var files: [String] = []

  func run() async throws {
    try await attempt {
      let writer = try ReplayFormats.chosen(format, colors.style)
      let request = Replay.Request(files: files, isLibrary: library, bundles: bundle)
      let outcome = try await Replay.run(request, in: try place.context())
      Console.note(outcome.notes)
      Console.print(try writer.render(outcome.report))
      return outcome.status
    }
  }
}
