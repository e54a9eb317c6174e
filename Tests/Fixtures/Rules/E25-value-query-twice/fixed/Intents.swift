import AppIntents
import VisualIntelligence

@UnionValue
enum SeenThing {
  case plant(PlantEntity)
  case tree(TreeEntity)
}

struct SeenThingQuery: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [SeenThing] { [] }
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
