import AppIntents
import CoreLocation

@AppEnum(schema: .photos.assetType)
enum GardenPhotoKind: String {
  case photo, video

  static let caseDisplayRepresentations: [GardenPhotoKind: DisplayRepresentation] = [.photo: "Photo", .video: "Video"]
}

