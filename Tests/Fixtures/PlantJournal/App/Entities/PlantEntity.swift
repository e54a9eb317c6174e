import AppIntents
import Foundation

struct PlantEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: UUID

  @Property(title: "Name")
  var name: String

  @Property(title: "Species")
  var species: String?

  @Property(title: "Room")
  var room: String

  @Property(title: "Last Watered")
  var lastWatered: Date?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(room)")
  }
}

extension PlantEntity: IndexedEntity {}

struct PlantQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\PlantEntity.$name) {
      EqualToComparator { NameFilter.equals($0) }
      ContainsComparator { NameFilter.contains($0) }
    }
    Property(\PlantEntity.$room) {
      EqualToComparator { NameFilter.inRoom($0) }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\PlantEntity.$name)
    SortableBy(\PlantEntity.$lastWatered)
  }

  func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
    try await PlantCatalog.plants { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [PlantEntity] {
    try await PlantCatalog.plants { _ in true }
  }

  func entities(
    matching filters: [NameFilter], mode: ComparatorMode, sortedBy: [Sort<PlantEntity>], limit: Int?
  ) async throws -> [PlantEntity] {
    try await PlantCatalog.plants { plant in filters.allSatisfy { $0.accepts(plant) } }
  }
}
