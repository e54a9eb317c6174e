import AppIntents

struct OpenPlantIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Plant"

  @Parameter(title: "Plant")
  var target: PlantEntity

  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct PlantEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { "Plant" }
}

struct PlantQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
}
