import AppIntents

@AppEntity(schema: .photos.asset)
struct PlantPhotoEntity {
  static let defaultQuery = PlantPhotoQuery()

  let id: String
  var title: String?
  var isFavorite: Bool

  var displayRepresentation: DisplayRepresentation { "Photo" }
}

struct PlantPhotoQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlantPhotoEntity] { [] }
}
