import AppIntents

@AppEntity(schema: .photos.asset)
struct GardenPhoto {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
  static let defaultQuery = GardenPhotoQuery()

  let id: String
  let model: GardenModel

  var creationDate: Date? { model.date }
  var location: PlaceDescriptor? { nil }
  var assetType: GardenPhotoKind? { .photo }
  var isFavorite: Bool { model.isFavorite }
  var isHidden: Bool { false }
  var hasSuggestedEdits: Bool { false }
  var aperture: Double? { nil }
  var exposure: Double? { nil }
  var saturation: Double? { nil }
  var warmth: Double? { nil }
  var filter: GardenPhotoFilter? { nil }
  var isPortraitModeEnabled: Bool? { nil }

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

@AppEnum(schema: .photos.filterType)
enum GardenPhotoFilter: String {
  case none

  static let caseDisplayRepresentations: [GardenPhotoFilter: DisplayRepresentation] = [.none: "None"]
}
