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

  /// The schemas that are shown for a whole app, by type.
  static func shown(in text: String) -> [String: String] {
    let bytes = Array(text.utf8)
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(bytes: ["App.swift": bytes]))
    let survey = SchemaSurvey(of: reading, code: CodeTree { $0 == "App.swift" ? bytes : nil })
    return Dictionary(
      survey.fits.map { ($0.typePath, $0.candidate.schema.identifier) }, uniquingKeysWith: { first, _ in first })
  }

  /// An app with one entity and one action of it.
  private static func app(_ entity: String, _ action: String, _ parameter: String, _ text: String = "Run") -> String {
    """
    import AppIntents

    struct \(entity): AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
      let id: String
    }

    struct \(action)Intent: AppIntent {
      static let title: LocalizedStringResource = "\(text)"
      static let openAppWhenRun = true
      @Parameter(title: "First") var \(parameter)
      @Parameter(title: "Text") var text: String?
      func perform() async throws -> some IntentResult { .result() }
    }

    """
  }

  /// What an action takes a thing for says what the thing is, whatever it is called.
  @Test(
    arguments: [
      ("MessageTarget", "SendMessage", "destination: MessageTarget", "messages.sendMessage", "messages.conversation"),
      ("BookEntity", "PlayBook", "book: BookEntity", "audio.playAudio", "audio.audiobook"),
      ("BookEntity", "OpenBook", "book: BookEntity", "system.open", "books.book"),
      ("Tree", "CreateDocument", "words: String?", "wordProcessor.create", nil),
      ("Tree", "CreateProject", "words: String?", nil, nil),
    ] as [(String, String, String, String?, String?)])
  func whatAnActionTakesAThingForSaysWhatItIs(
    _ entity: String, _ action: String, _ parameter: String, schema: String?, part: String?
  ) {
    let shown = Self.shown(in: Self.app(entity, action, parameter))
    #expect(shown["\(action)Intent"] == schema)
    #expect(shown[entity] == part)
  }

  /// An action that brings the app to the front at the one thing that it takes opens it.
  @Test(
    arguments: [
      ("openAppWhenRun = true", "", "OpenTree", true), ("openAppWhenRun = false", "", "OpenTree", false),
      ("supportedModes: IntentModes = .foreground(.dynamic)", "", "OpenTree", true),
      ("supportedModes: IntentModes = [.background, .foreground(.dynamic)]", "", "OpenTree", false),
      ("openAppWhenRun = false", "OpenIt", "OpenTree", true),
      ("openAppWhenRun = false", "OpenURLIntent", "OpenTree", false),
      ("openAppWhenRun = true", "", "ShowTreeHistory", false), ("openAppWhenRun = true", "", "ShowTreeDetails", true),
    ])
  func whatComesToTheFrontAtOneThingOpensIt(_ setting: String, _ next: String, _ name: String, isShown: Bool) {
    let result =
      next.isEmpty ? "IntentResult { .result() }" : "IntentResult & OpensIntent { .result(opensIntent: \(next)()) }"
    let other = """
      struct OpenIt: AppIntent {
        static let title: LocalizedStringResource = "Open"
        static let supportedModes: IntentModes = .foreground
        func perform() async throws -> some IntentResult { .result() }
      }

      """
    let text = Self.app("Tree", name, "tree: Tree").replacing("openAppWhenRun = true", with: setting)
      .replacing("IntentResult { .result() }", with: result)
    #expect((Self.shown(in: text + other)["\(name)Intent"] == "system.open") == isShown)
  }

  /// Of a domain that is adopted whole or not at all, an entity alone is of no use.
  @Test(arguments: [("SendMessage", "text: String", true), ("Water", "litres: Double", false)])
  func anEntityAloneOfAWholeDomainIsNotAdvised(_ action: String, _ parameter: String, isAdvised: Bool) throws {
    let bytes = Array(Self.app("ConversationEntity", action, parameter).utf8)
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(bytes: ["App.swift": bytes]))
    let survey = SchemaSurvey(of: reading, code: CodeTree { $0 == "App.swift" ? bytes : nil })
    let fit = try #require(survey.fits.first { $0.typePath == "ConversationEntity" })
    #expect((fit.advice?.hasPrefix("Not advised: Apple requires the whole messages domain") != true) == isAdvised)
  }

  /// Keys of texts have words, too.
  @Test(arguments: [("intent.title.play-book", true), ("intent_play_book_title", true), ("intent.title.borrow", false)])
  func theKeyOfATitleIsRead(_ key: String, isShown: Bool) {
    let shown = Self.shown(in: Self.app("BookEntity", "Run", "book: BookEntity", key))
    #expect((shown["RunIntent"] == "audio.playAudio") == isShown)
  }

  /// The verb and the roles of an action are those of its schema: what it is done to, and where that goes.
  @Test(
    arguments: [
      ("AddSongToPlaylist", "song: Song", "playlist: Playlist", "audio.addToPlaylist"),
      ("SavePlaylistToLibrary", "playlist: Playlist", "name: String?", "audio.addToLibrary"),
      ("MakePlaylist", "playlist: Playlist", "name: String?", nil),
      ("ComposeJournalEntry", "title: String", "text: String", "journal.createEntry"),
      ("ReplaceTaskBody", "task: TodoTask", "body: String", nil),
      ("AddPlaylistToQueue", "playlist: Playlist", "next: Bool?", "audio.playAudio"),
      ("RenameFile", "file: Archive", "name: String", "files.renameFile"),
      ("ChangeFileName", "file: Archive", "name: String", "files.renameFile"),
      ("UpdateFileContent", "file: Archive", "content: String", nil),
      ("CreateNote", "title: String", "text: String", "notes.createNote"),
      ("SaveTextToNotes", "title: String", "text: String", "notes.createNote"),
      ("AddToRecentNote", "title: String", "text: String", nil),
      ("CompleteTask", "task: TodoTask", "day: Date?", "reminders.updateReminder"),
      ("MarkTaskAsDone", "task: TodoTask", "day: Date?", "reminders.updateReminder"),
      ("SkipTask", "task: TodoTask", "day: Date?", nil),
      ("CreateTask", "title: String", "day: Date?", "reminders.createReminder"),
      ("AddTaskToFocus", "task: TodoTask", "day: Date?", nil),
      ("AddTaskReminder", "task: TodoTask", "day: String", nil),
      ("DeleteTask", "task: TodoTask", "day: Date?", "reminders.deleteReminders"),
      ("DeleteTaskFromList", "task: TodoTask", "day: Date?", "reminders.deleteReminders"),
      ("RemoveTaskFromFocus", "task: TodoTask", "day: Date?", nil),
      ("RemoveTaskRecurrence", "task: TodoTask", "day: Date?", nil),
      ("DeleteTaskPolicy", "id: String", "day: Date?", nil),
    ] as [(String, String, String, String?)])
  func theVerbAndTheRolesAreThoseOfTheSchema(_ name: String, _ first: String, _ second: String, schema: String?) {
    let entities = [
      ("Song", "AppEntity"), ("Playlist", "AppEntity"), ("Archive", "FileEntity"), ("TodoTask", "AppEntity"),
    ]
    .map { name, role in
      """
      struct \(name): \(role) {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(name == "Archive" ? "File" : name)"
        let id: String
      }

      """
    }
    let shown = Self.shown(
      in: """
        import AppIntents

        \(entities.joined())
        struct NoteIntent: AppIntent {
          static let title: LocalizedStringResource = "Memo"
          func perform() async throws -> some IntentResult { .result() }
        }

        struct \(name)Intent: AppIntent {
          static let title: LocalizedStringResource = "Run"
          @Parameter(title: "First") var \(first)
          @Parameter(title: "Second") var \(second)
          func perform() async throws -> some IntentResult { .result() }
        }

        """)
    #expect(shown["\(name)Intent"] == schema)
  }

  @Test func thePlanSaysWhatShipsTogether() throws {
    let bytes = Array(
      """
      import AppIntents

      struct NoteEntity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
        static let defaultQuery = NoteQuery()
        let id: UUID
        @Property(title: "Title") var title: String
        var displayRepresentation: DisplayRepresentation { "Note" }
      }

      struct NoteQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [NoteEntity] { [] }
      }

      struct OpenNoteIntent: OpenIntent {
        static let title: LocalizedStringResource = "Open Note"
        @Parameter(title: "Note") var target: NoteEntity
        func perform() async throws -> some IntentResult { .result() }
      }

      struct CreateNoteIntent: AppIntent {
        static let title: LocalizedStringResource = "Create Note"
        @Parameter(title: "Title") var title: String
        @Parameter(title: "Text") var text: String
        func perform() async throws -> some IntentResult { .result() }
      }
      """.utf8)
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(bytes: ["App.swift": bytes]))
    let plan = SchemaSurvey(of: reading, code: CodeTree { $0 == "App.swift" ? bytes : nil }).plan
    #expect(plan.steps.map(\.domain) == ["system", "notes"])
    let notes = try #require(plan.steps.last)
    #expect(notes.types == ["NoteEntity", "CreateNoteIntent"])
    #expect(
      notes.work.contains(
        "AssistantAccountEntity, AssistantFolderEntity, AssistantNoteEntity must ship with the actions."))
    #expect(notes.work.contains("It builds with Xcode 27.0 or later."))
    #expect(notes.work.contains { $0.hasPrefix("Siri and Apple Intelligence see it, and Shortcuts once you remove") })
  }

  @Test func theShapesOfAnAppsTypesTellItsDomain() {
    let shown = Self.shown(
      in: """
        import AppIntents

        struct AcmeAssetEntity: AppEntity {
          let id: String
          @Property(title: "Date") var creationDate: Date?
          @Property(title: "Favourite") var isFavorite: Bool
          @Property(title: "Hidden") var isHidden: Bool
        }

        struct AcmeAlbumEntity: AppEntity {
          let id: String
          @Property(title: "Name") var name: String
        }

        struct CreateAlbumIntent: AppIntent {
          static let title: LocalizedStringResource = "Create Album"
          @Parameter(title: "Name") var name: String
          func perform() async throws -> some IntentResult & ReturnsValue<AcmeAlbumEntity> { .result(value: made) }
        }

        struct OpenAlbumIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open Album"
          @Parameter(title: "Album") var target: AcmeAlbumEntity
          func perform() async throws -> some IntentResult { .result() }
        }

        """)
    #expect(
      shown == [
        "AcmeAssetEntity": "photos.asset", "AcmeAlbumEntity": "photos.album", "CreateAlbumIntent": "photos.createAlbum",
        "OpenAlbumIntent": "system.open",
      ])
  }

  /// A choice of a widget is no content of the app, and what another type has adopted is done.
  @Test(
    arguments: [
      ("struct Pick: WidgetConfigurationIntent { PART }", nil), ("struct Pick: AppIntent { PART }", "notes.note"),
      ("@AppEntity(schema: .notes.note) struct Other { let id: String }", nil),
    ] as [(String, String?)])
  func anEntityIsContentOfTheApp(_ other: String, _ schema: String?) {
    let part = """
      static let title: LocalizedStringResource = "Pick"
        @Parameter(title: "Note") var note: ClubNoteEntity?
        func perform() async throws -> some IntentResult { .result() }
      """
    let shown = Self.shown(
      in: """
        import AppIntents
        struct ClubNoteEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
          let id: String
        }

        """ + other.replacing("PART", with: part))
    #expect(shown["ClubNoteEntity"] == schema)
  }

  @Test func anEntityIsWhatItsNameEndsWith() {
    let entity = { (name: String, title: String) in
      """
      struct \(name): AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(title)"
        let id: String
      }

      """
    }
    let shown = Self.shown(
      in: "import AppIntents\n" + entity("ClubNoteEntity", "Note") + entity("ClubNoteTagEntity", "Tag")
        + entity("ClubNoteFolderEntity", "Folder") + entity("RadioStationEntity", "Station"))
    #expect(shown == ["ClubNoteEntity": "notes.note", "ClubNoteFolderEntity": "notes.folder"])
  }

  /// A value without an identity, or the only one of its kind, is not what the schema of a thing asks for.
  @Test(
    arguments: [
      ("ClubNote", "AppEntity", "notes.note"), ("ClubNote", "FileEntity", "notes.note"),
      ("ClubNote", "TransientAppEntity", nil), ("ClubNote", "UniqueAppEntity", nil),
      ("ArchiveFile", "FileEntity", "files.file"), ("ArchiveFile", "AppEntity", nil),
    ] as [(String, String, String?)])
  func anEntityOfAnotherKindFitsNoSchemaOfThings(_ name: String, _ conformance: String, schema: String?) {
    let shown = Self.shown(
      in: """
        import AppIntents

        struct \(name)Entity: \(conformance) {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
          let id: String
        }

        """)
    #expect(shown["\(name)Entity"] == schema)
  }

  /// A word of a domain tells what a general noun is about.
  @Test(
    arguments: [
      ("DiaryEntry", "journal.entry"), ("JournalEntry", "journal.entry"), ("WorkbookSheet", "spreadsheet.sheet"),
      ("SpreadsheetTemplate", "spreadsheet.template"), ("SlideTemplate", "presentation.template"),
      ("MailboxAccount", "mail.account"), ("EmailDraft", "mail.draft"), ("EmailMessage", "mail.message"),
      ("GalleryAlbum", "photos.album"), ("PhotoAlbum", "photos.album"), ("ScanPage", "reader.page"),
      ("PdfPage", "reader.page"), ("PdfDocument", "reader.document"), ("MemoFolder", "notes.folder"),
      ("TaskList", "reminders.list"), ("TodoList", "reminders.list"), ("ReminderSection", "reminders.section"),
      ("ChatMessage", "messages.message"), ("ConversationMessage", "messages.message"),
      ("TabWindow", "browser.window"), ("WebpageWindow", "browser.window"), ("MeetingCalendar", "calendar.calendar"),
      ("MeetingEvent", "calendar.event"), ("RoutePlace", "maps.place"), ("WaypointPlace", "maps.place"),
      ("BookPage", nil), ("CameraAsset", nil), ("RecipeList", nil), ("RecipeSection", nil),
    ] as [(String, String?)])
  func aWordOfADomainTellsWhatAGeneralNounIs(_ name: String, schema: String?) {
    let shown = Self.shown(
      in: """
        import AppIntents

        struct \(name)Entity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(name)"
          let id: String
        }

        """)
    #expect(shown["\(name)Entity"] == schema)
  }
}
