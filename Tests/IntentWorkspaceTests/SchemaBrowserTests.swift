import Testing

@testable import IntentWorkspace

@Suite struct SchemaBrowserTests {
  @Test func showsTheShapeOfASchema() throws {
    #expect(
      try SchemaBrowser("photos.openAlbum").text == """
        intent photos.openAlbum  [shape of the 27 betas]
          Apple's template  OpenMediaAlbumIntent
          systems           iOS 18.0, macOS 15.0, visionOS 2.0
          conforms to       OpenIntent
          parameters (all required; you may add optional ones):
            target  PhotoAlbumEntity, adopts photos.album
          parameters before the 27 SDK:
            album  PhotoAlbumEntity, adopts photos.album

        """)
  }

  @Test func marksWhatIsDoubtfulOrPast() throws {
    let lines = try SchemaBrowser("photos").text.split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("photos.search                  [deprecated: use system.searchInApp]") })
    #expect(
      lines.contains { $0.hasPrefix("  intent photos.crop ") && $0.hasSuffix("[shape from iOS 18.4; check it]") })
  }

  @Test func listsTheCasesThatAppsChoseForAUnion() throws {
    let text = try SchemaBrowser("messages.sendMessage").text
    #expect(text.contains("  cases of MessageDestination that apps use; one is enough:\n"))
    #expect(text.contains("recipients  [MessagePerson], adopts messages.messagePerson\n"))
  }
}
