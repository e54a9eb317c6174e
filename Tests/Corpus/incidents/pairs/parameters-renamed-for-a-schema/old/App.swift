import AppIntents

struct UpdateTask: AppIntent {
  static let title: LocalizedStringResource = "Update Task"

  @Parameter(title: "Task")
  var todo: String

  @Parameter(title: "Note")
  var todoDescription: String?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
