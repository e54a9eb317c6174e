import AppIntents
import CoreLocation


struct GardenPhoto: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
  static let defaultQuery = GardenPhotoQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { "Photo" }
}

@AppEnum(schema: .photos.assetType)
enum GardenPhotoKind: String {
  case photo, video

  static let caseDisplayRepresentations: [GardenPhotoKind: DisplayRepresentation] = [.photo: "Photo", .video: "Video"]
}

struct GardenPhotoQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [GardenPhoto] { [] }
}
