import ArgumentParser
import IntentWorkspace

struct TimelineStatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "List every migration, the most urgent first.")

  @OptionGroup var place: PlaceOptions
  @OptionGroup var choice: TimelineChoice

  func run() async throws {
    try await attempt {
      _ = try await choice.write(place)
      return .passes
    }
  }
}
