import AppIntents

struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Water Plant"
  static let intentClassName = "WaterPlantIntent"

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Amount")
  var amount: Int?

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct GiveFoodAppIntent: AppIntent {
  static let title: LocalizedStringResource = "Give food"

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Food")
  var food: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct RepotPlantAppIntent: AppIntent {
  static let title: LocalizedStringResource = "Repot plant"

  @Parameter(title: "Plant")
  var plant: PlantEntity

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
  func entities(for identifiers: [String]) async throws -> [PlantEntity] {
    identifiers.map { PlantEntity(id: $0) }
  }
}
