import AppIntents

struct RepotPlant: AppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Repot Plant"
  static let intentClassName = "RepotPlantIntent"

  @Parameter(title: "Plant")
  var plant: PlantEntity?

  @Parameter(title: "Pot")
  var pot: PotSizeAppEnum?

  @Parameter(title: "Day")
  var day: Date?

  @Parameter(title: "Soils")
  var soils: [String]

  @Parameter(title: "Cost")
  var cost: IntentCurrencyAmount?

  @Parameter(title: "Rest")
  var rest: Measurement<UnitDuration>?

  @Parameter(title: "Note")
  var note: String?

  func perform() async throws -> some IntentResult {
    .result()
  }
}

enum PotSizeAppEnum: String, AppEnum {
  case small
  case `default`

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pot"
  static let caseDisplayRepresentations: [PotSizeAppEnum: DisplayRepresentation] = [
    .small: "Small",
    .default: "Default",
  ]
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
