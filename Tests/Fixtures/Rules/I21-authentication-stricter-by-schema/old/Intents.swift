import AppIntents
import CoreLocation


struct DeletePhotos: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Photos"

  @Parameter(title: "Photos")
  var entities: [GardenPhoto]

  func perform() async throws -> some IntentResult { .result() }
}

@available(iOS 18, *)
@AppEntity(schema: .photos.asset)
struct GardenPhoto {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
  static let defaultQuery = GardenPhotoQuery()

  let id: String
  var creationDate: Date?
  var location: CLPlacemark?
  var assetType: GardenPhotoKind?
  var isFavorite: Bool
  var isHidden: Bool
  var hasSuggestedEdits: Bool

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
