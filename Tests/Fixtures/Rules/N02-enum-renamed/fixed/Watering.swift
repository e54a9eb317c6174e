import AppIntents

enum WaterDose: String, AppEnum {
  static let persistentIdentifier = "WateringAmount"

  case sip
  case cup
  case soak

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
  static let caseDisplayRepresentations: [WaterDose: DisplayRepresentation] = [
    .sip: "A Sip",
    .cup: "A Cup",
    .soak: "A Soak",
  ]
}

struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water"

  @Parameter(title: "Amount")
  var amount: WaterDose

  func perform() async throws -> some IntentResult { .result() }
}

struct AmountIntent: AppIntent {
  static let title: LocalizedStringResource = "Usual Amount"

  func perform() async throws -> some IntentResult & ReturnsValue<WaterDose> { .result(value: .cup) }
}
