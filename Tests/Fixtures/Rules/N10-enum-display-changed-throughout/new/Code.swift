import AppIntents

enum WateringAmount: String, AppEnum {
  case sip
  case cup
  case soak

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
  static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
    .sip: "Sip",
    .cup: "Cup",
    .soak: "A Soak",
  ]
}

struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water"

  @Parameter(title: "Amount")
  var amount: WateringAmount

  @Parameter(title: "Repeats")
  var repeats: Int?

  func perform() async throws -> some IntentResult { .result() }
}
