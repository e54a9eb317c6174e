import AppIntents

struct GardenFocusFilter: AppIntent, SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Garden"

  @Parameter(title: "Room")
  var room: String?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
