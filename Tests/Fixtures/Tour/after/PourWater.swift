import AppIntents

enum LightLevel: String, AppEnum {
  case shade, bright

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Light"
  static let caseDisplayRepresentations: [LightLevel: DisplayRepresentation] = [
    .shade: "Shade", .bright: "Bright",
  ]
}

struct PourWater: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Milliliters")
  var amount: Int?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: plant)
  }
}

struct MovePlant: AppIntent {
  static let title: LocalizedStringResource = "Move Plant"

  @Parameter(title: "Plant")
  var plantName: String

  @Parameter(title: "Light", default: .bright)
  var light: LightLevel

  func perform() async throws -> some IntentResult { .result() }
}
