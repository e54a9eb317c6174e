import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}

@AppIntent(schema: .photos.openAlbum)
struct OpenAlbumIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Album"

  var target: AlbumEntity

  func perform() async throws -> some IntentResult {
    .result()
  }
}

@AppEntity(schema: .photos.album)
struct AlbumEntity {
  static let defaultQuery = AlbumQuery()

  let id: UUID
  var name: String
  var creationDate: Date?
  var albumType: AlbumType

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

@AppEnum(schema: .photos.albumType)
enum AlbumType: String {
  case custom

  static let caseDisplayRepresentations: [AlbumType: DisplayRepresentation] = [.custom: "Custom"]
}

struct AlbumQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [AlbumEntity] { [] }
}
