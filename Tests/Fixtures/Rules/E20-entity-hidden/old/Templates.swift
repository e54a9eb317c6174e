import AppIntents

@AppEntity(schema: .presentation.template)
struct PlantTemplateEntity {
  static let defaultQuery = PlantTemplateQuery()

  let id: String
  var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct PlantTemplateQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlantTemplateEntity] { [] }
}
