import AppIntents

@AppIntent(schema: .photos.openAlbum)
struct OpenAlbumForSiriIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Album"

  static let isAssistantOnly = true

  var target: AlbumEntity

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
