import AppIntents

struct PlayRainIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play Rain Sounds"

  @Parameter(title: "Minutes", default: 20)
  var minutes: Int

  func perform() async throws -> some IntentResult {
    .result()
  }
}
