import AppIntents
import Foundation
#if os(watchOS)
  import WatchKit
#endif

struct PlantEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: UUID

  @Property(title: "Name")
  var name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct PlantQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
    try await Garden.shared.plants(withIDs: identifiers)
  }
}

#if !os(watchOS)
  extension PlantEntity: IndexedEntity {}
#endif
