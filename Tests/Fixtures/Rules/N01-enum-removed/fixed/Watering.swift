import AppIntents

enum WateringAmount: String, AppEnum {
  case sip
  case cup
  case soak

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
  static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
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

enum PotMaterial: String, AppEnum {
  case clay
  case plastic

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Material"
  static let caseDisplayRepresentations: [PotMaterial: DisplayRepresentation] = [.clay: "Clay", .plastic: "Plastic"]
}
