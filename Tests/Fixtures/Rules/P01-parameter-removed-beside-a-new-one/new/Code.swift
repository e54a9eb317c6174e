import AppIntents

struct CropJournalIntent: AppIntent {
  static let title: LocalizedStringResource = "Crop Journal"

  @Parameter(title: "Journal")
  var journal: IntentFile

  @Parameter(title: "Paper or screen")
  var usePaperSize: Bool?

  @Parameter(title: "Folder")
  var folder: String?

  func perform() async throws -> some IntentResult { .result() }
}
