import AppIntents

enum WateringAmount: Int, AppEnum {
  case sip
  case soak

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
  static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
    .sip: "A Sip",
    .soak: "A Soak",
  ]
}

struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water"

  @Parameter(title: "Amount")
  var amount: WateringAmount

  func perform() async throws -> some IntentResult { .result() }
}
