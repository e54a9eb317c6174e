import AppIntents

enum Season: String, AppEnum {
  case spring, summer, fall
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [.spring: "Spring", .summer: "Summer"]
}

struct Sow: AppIntent {
  static let title: LocalizedStringResource = "Sow"

  @Parameter(title: "Season")
  var season: Season?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
