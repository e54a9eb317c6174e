import AppIntents
import SwiftUI

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

struct PlantView: View {
  var plant: PlantEntity

  var body: some View {
    Text(plant.name)
  }
}
