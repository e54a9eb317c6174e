import ArgumentParser

@main
struct IntentCompat: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intentcompat", abstract: "Keeps the promises that an app's App Intents make to people.",
    version: "0.1.0")
}
