import AppIntents

struct UpdateTask: AppIntent {
  static let title: LocalizedStringResource = "Update Task"

  @Parameter(title: "Task")
  var task: String

  @Parameter(title: "Tags")
  var tags: [String]

  func perform() async throws -> some IntentResult {
    .result()
  }
}
