import AppIntents

enum WateringAmount: Int, AppEnum {
  case drop = 3
  case sip = 0
  case cup = 1
  case soak = 2

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
  static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
    .drop: "A Drop",
    .sip: "A Sip",
    .cup: "A Cup",
    .soak: "A Soak",
  ]
}

struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water"

  @Parameter(title: "Amount")
  var amount: WateringAmount

  func perform() async throws -> some IntentResult { .result() }
}
