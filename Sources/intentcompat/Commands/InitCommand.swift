import ArgumentParser
import IntentWorkspace

struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write snapshots/intentcompat.yml from what the repository shows.",
    discussion: """
      Finds the app's name, the folders with intents and the systems it ships on, and writes commented settings. It \
      never overwrites.

      Examples:
        intentcompat init
        intentcompat init -C path/to/repository
      """)

  @OptionGroup var place: PlaceOptions

  func run() async throws {
    try await attempt {
      let (path, project) = try Init.run(in: try place.context().workspace)
      Console.note(DiagnosticText.initialised(path, project))
      return .passes
    }
  }
}
