import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: PlantEntity

  @Parameter(title: "Liters", default: 1.0)
  var liters: Double

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct PlantEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct PlantQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
}
