import AppIntents
import VisualIntelligence

struct SeenPlantQuery: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [PlantEntity] { [] }
}

struct SeenTreeQuery: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [TreeEntity] { [] }
}

struct PlantEntity: AppEntity, IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  var id: String
  @Property(title: "Name")
  var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct PlantQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
}

struct TreeEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
  static let defaultQuery = TreeQuery()

  var id: String

  var displayRepresentation: DisplayRepresentation { "Tree" }
}

struct TreeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [TreeEntity] { [] }
}
