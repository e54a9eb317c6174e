import AppIntents
import GeoToolbox

@available(iOS 18, *)
@AppEntity(schema: .photos.asset)
struct GardenPhoto {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
  static let defaultQuery = GardenPhotoQuery()

  let id: String
  var creationDate: Date?
  var location: GeoToolbox.PlaceDescriptor?
  var assetType: GardenPhotoKind?
  var isFavorite: Bool
  var isHidden: Bool
  var hasSuggestedEdits: Bool
  var aperture: Double?
  var exposure: Double?
  var saturation: Double?
  var warmth: Double?
  var filter: GardenPhotoFilter?
  var isPortraitModeEnabled: Bool?

  var displayRepresentation: DisplayRepresentation { "Photo" }
}

@AppEnum(schema: .photos.assetType)
enum GardenPhotoKind: String {
  case photo, video

  static let caseDisplayRepresentations: [GardenPhotoKind: DisplayRepresentation] = [.photo: "Photo", .video: "Video"]
}

@AppEnum(schema: .photos.filterType)
enum GardenPhotoFilter: String {
  case vivid

  static let caseDisplayRepresentations: [GardenPhotoFilter: DisplayRepresentation] = [.vivid: "Vivid"]
}

struct GardenPhotoQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [GardenPhoto] { [] }
}
