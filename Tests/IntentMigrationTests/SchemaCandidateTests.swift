import IntentMigration
import IntentReading
import IntentSchemas
import IntentSurface
import SourceScanning
import Testing

@Suite struct SchemaCandidateTests {
  private static let app = """
    import AppIntents

    struct BookmarkEntity: AppEntity { let id: String }

    struct AddBookmark: AppIntent {
      static let title: LocalizedStringResource = "Add Bookmark"
      @Parameter(title: "Title") var pageTitle: String?
      @Parameter(title: "URL") var url: URL
      @Parameter(title: "Notes") var notes: String?
      func perform() async throws -> some IntentResult & ReturnsValue<BookmarkEntity> { .result(value: new) }
    }

    struct DeleteBookmark: AppIntent {
      static let title: LocalizedStringResource = "Delete Bookmark"
      @Parameter(title: "Bookmark") var bookmark: BookmarkEntity
      func perform() async throws -> some IntentResult { .result() }
    }

    struct PlayMediaIntent: AudioStartingIntent {
      static let title: LocalizedStringResource = "play.title"
      @Parameter(title: "Name") var mediaName: String
      func perform() async throws -> some IntentResult { .result() }
    }

    struct CreatePost: AppIntent {
      static let title: LocalizedStringResource = "Create Post"
      @Parameter(title: "Text") var text: String
      @Parameter(title: "Images") var images: [IntentFile]
      @Parameter(title: "Reply To") var replyTo: String?
      func perform() async throws -> some IntentResult { .result() }
    }

    """

  @Test(arguments: [
    ("AddBookmark", ["browser.bookmarkURL"]), ("DeleteBookmark", ["browser.deleteBookmarks"]),
    ("PlayMediaIntent", ["audio.playAudio"]), ("CreatePost", []),
  ])
  func proposesWhatAppsOfTheKindAdopted(_ name: String, _ schemas: [String]) throws {
    let tree = MemoryTree(bytes: ["App.swift": Array(Self.app.utf8)])
    let surface = SourceReader(options: ReadingOptions()).read(tree).surface
    let intent = try #require(surface.intents.first { $0.typePath == name })
    #expect(SchemaCandidate.candidates(for: intent, in: surface).map(\.schema.identifier) == schemas)
  }
}
