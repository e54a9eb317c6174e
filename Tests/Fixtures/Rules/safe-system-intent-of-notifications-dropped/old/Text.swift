import AppIntents

struct SendText: AppIntent {
  static let title: LocalizedStringResource = "Send Message"

  @Parameter(title: "Text")
  var text: String

  func perform() async throws -> some IntentResult { .result() }
}
