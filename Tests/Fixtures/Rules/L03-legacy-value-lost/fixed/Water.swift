import AppIntents

struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Water Plant"
  static let intentClassName = "WaterPlantIntent"

  // The values that people saved: same names, same types.
  @Parameter(title: "Plant")
  var plant: String?

  @Parameter(title: "Amount")
  var amount: Int?

  @Parameter(title: "Note")
  var note: String?

  @Parameter(title: "Days")
  var days: [Int]?

  // What the new version asks for.
  @Parameter(title: "Which Plant")
  var plantEntity: PlantEntity?

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
