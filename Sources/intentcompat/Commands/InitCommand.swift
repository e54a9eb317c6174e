import ArgumentParser
import IntentFiles
import IntentReading
import IntentSettings
import IntentWorkspace

struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create snapshots/intentcompat.yml from the repository's projects.",
    discussion: """
      Finds the apps, their folders, their platforms and the compilation conditions of their release builds, from \
      Xcode projects, Swift packages, Tuist's Project.swift and XcodeGen's project.yml, and writes commented \
      settings. It lists what it could not decide, and never overwrites a file. In a git repository it marks the \
      snapshots in .gitattributes as generated, so pull requests collapse them.

      Examples:
        intentcompat init
        intentcompat init -C path/to/repository
      """)

  @OptionGroup var place: PlaceOptions

  func run() async throws {
    try await attempt {
      let workspace = try place.context().workspace
      let tags = try await ReleaseTags(in: GitRepository(directory: workspace.root))
      let (path, others, project) = try Init.run(in: workspace, tags: tags)
      Console.note(DiagnosticText.initialised(path, and: others, project, tags: tags))
      return .passes
    }
  }
}
