import AppIntents
import Foundation

struct RecordGrowth: AppIntent {
  static let title: LocalizedStringResource = "Record Growth"
  static let description = IntentDescription("Measures a plant and keeps a photo.", categoryName: "Care")

  @Parameter(title: "Plant")
  var plant: PlantEntity

  @Parameter(title: "Height", defaultUnit: .centimeters, supportsNegativeNumbers: false)
  var height: Measurement<UnitLength>

  @Parameter(title: "Photo", supportedContentTypes: [.image])
  var photo: IntentFile?

  static var parameterSummary: some ParameterSummary {
    Summary("Record that \(\.$plant) is \(\.$height) high") {
      \.$photo
    }
  }

  func perform() async throws -> some IntentResult {
    try await PlantCatalog.record(height, of: plant, photo: photo)
    return .result()
  }
}

/// Took the height as a bare number. People's shortcuts still run it; `RecordGrowth` replaces it.
struct LogGrowth: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Log Growth"
  static let deprecation = IntentDeprecation(
    message: "Growth is recorded with its unit now.", replacedBy: RecordGrowth.self)

  @Parameter(title: "Plant")
  var plant: PlantEntity

  @Parameter(title: "Centimeters", inclusiveRange: (0, 2000))
  var centimeters: Double

  static var parameterSummary: some ParameterSummary {
    Summary("Log \(\.$centimeters) cm for \(\.$plant)")
  }

  func perform() async throws -> some IntentResult {
    try await PlantCatalog.record(Measurement(value: centimeters, unit: .centimeters), of: plant, photo: nil)
    return .result()
  }
}
