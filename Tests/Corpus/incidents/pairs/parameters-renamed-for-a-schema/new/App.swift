import AppIntents

struct UpdateTask: AppIntent {
  static let title: LocalizedStringResource = "Update Task"

  @Parameter(title: "Task")
  var target: String

  @Parameter(title: "Note")
  var note: String?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
