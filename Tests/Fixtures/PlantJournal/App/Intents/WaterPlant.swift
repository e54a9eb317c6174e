import AppIntents
import Foundation

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"
  static let description = IntentDescription(
    "Notes that a plant was watered.", categoryName: "Care", searchKeywords: ["pour", "drink"])

  @Parameter(title: "Plant", requestValueDialog: "Which plant?")
  var plant: PlantEntity

  @Parameter(title: "Amount", defaultUnit: .milliliters, supportsNegativeNumbers: false)
  var amount: Measurement<UnitVolume>?

  @Parameter(title: "Fertilizer", default: false)
  var withFertilizer: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$withFertilizer, .equalTo, true) {
      Summary("Water \(\.$plant) with fertilizer") {
        \.$amount
        \.$withFertilizer
      }
    } otherwise: {
      Summary("Water \(\.$plant)") {
        \.$amount
        \.$withFertilizer
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<PlantEntity> & ProvidesDialog {
    await PlantStore.shared.water(plant.id, on: .now)
    return .result(value: plant, dialog: "Watered \(plant.name).")
  }
}
