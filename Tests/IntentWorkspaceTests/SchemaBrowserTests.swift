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

  @Test(arguments: [
    ("photos.openAlbum", "shape of the 27 betas"), ("photos.crop", "shape from iOS 18.4; check it"),
    ("audio.updateAudioAffinity", "shape as apps adopt it; check it"),
    ("browser.clearHistoryTimeFrame", "only examples are known; check it"), ("camera.captureMode", "shape not known"),
  ])
  func saysWhereAShapeIsFrom(schema: String, doubt: String) throws {
    #expect(try SchemaBrowser(schema).text.split(separator: "\n").first?.hasSuffix("[\(doubt)]") == true)
  }

  @Test func listsTheDomainsAndHowToGoOn() throws {
    let lines = try SchemaBrowser(nil).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("appStore            2 schemas") == true)
    #expect(
      lines.suffix(3).map(String.init) == [
        "", "`intentcompat schemas DOMAIN` lists one, `intentcompat schemas DOMAIN.SCHEMA` shows a shape.", "",
      ])
  }

  @Test func listsTheCasesThatAppsChoseForAUnion() throws {
    let text = try SchemaBrowser("messages.sendMessage").text
    #expect(text.contains("  cases of MessageDestination that apps use; one is enough:\n"))
    #expect(text.contains("recipients  [MessagePerson], adopts messages.messagePerson\n"))
  }
}
