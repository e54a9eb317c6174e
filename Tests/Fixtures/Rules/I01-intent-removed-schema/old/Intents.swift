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
