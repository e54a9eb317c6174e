import AppIntents

struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water Bed"
  @Parameter(title: "Bed") var bed: BedEntity
  func perform() async throws -> some IntentResult { .result() }
}
