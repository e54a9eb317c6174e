import ArgumentParser
import IntentWorkspace

struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Tell which of a person's exported shortcuts the next release would break.",
    discussion: """
      A FILE is a property list with WFWorkflowActions, binary or XML. Shortcuts that the share sheet exports are \
      signed and can't be read. Each step of this app is held against what changed since the latest shipped version: \
      its action, the parameters that it stores, the cases that people chose, the properties that a Find step filters \
      by. Steps that read a result of this app, or a property of it, are followed through variables and loops.

      Examples:
        intentcompat replay Morning.plist
        intentcompat replay *.wflow --bundle com.example.books
      """)

  @OptionGroup var place: PlaceOptions

  @Option(
    help: ArgumentHelp(
      "The app's bundle identifier. Without one, its steps are known by the identifiers of the shipped version.",
      valueName: "identifier"))
  var bundle: String?

  @Argument(help: "Exported shortcuts.")
  var files: [String]

  func run() async throws {
    try await attempt {
      let replay = try await Replay.run(files: files, bundle: bundle, in: try place.context(), style: Console.style)
      Console.print(replay.text)
      return replay.status
    }
  }
}
