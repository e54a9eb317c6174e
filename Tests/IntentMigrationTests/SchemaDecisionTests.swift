import IntentComparison
import IntentMigration
import IntentReading
import IntentRules
import IntentSchemas
import IntentSurface
import SourceScanning
import Testing

@Suite struct SchemaDecisionTests {
  static let schemas = SchemaCatalogue.builtIn.schemas(.intent)

  static let app = """
    import AppIntents

    public struct DoIt: AppIntent {
        public static let title: LocalizedStringResource = "Do It"

        @Parameter(title: "Thing")
        public var thing: Double

        @Parameter(title: "Object")
        public var object: Thing

        public init() {}

        public func perform() async throws -> some IntentResult { .result() }
    }

    public struct Thing: AppEntity {
        public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
        public static let defaultQuery = ThingQuery()
        public let id: String
        public var displayRepresentation: DisplayRepresentation { "Thing" }
    }

    public struct ThingQuery: EntityQuery {
        public init() {}
        public func entities(for identifiers: [String]) async throws -> [Thing] { [] }
    }

    """

  /// The app's code with an intent of each schema beside its own.
  static let generated: [String: String] = {
    let (reading, code) = read(app)
    return schemas.reduce(into: [:]) { texts, schema in
      let decision = reading.surface.intents.first
        .flatMap { SchemaDecision($0, adopting: schema, in: reading, code: code) }
      texts[schema.identifier] = decision?.changes.first.map { String(decoding: $0.after, as: UTF8.self) }
    }
  }()

  @Test func whatIsBesideAnIntentIsBehindItsConditionToo() throws {
    let (reading, code) = Self.read("#if os(iOS)\n\(Self.app)\n#endif\n")
    let schema = try #require(Self.schemas.first { $0.identifier == "system.searchInApp" })
    let intent = try #require(reading.surface.intents.first)
    let change = SchemaDecision(intent, adopting: schema, in: reading, code: code)?.changes.first
    let text = String(decoding: try #require(change).after, as: UTF8.self)
    #expect(text.contains("struct AssistantDoIt") && text.split(separator: "\n").last == "#endif", "\(text)")
  }

  @Test(arguments: schemas)
  func writesAnIntentOfEverySchemaBesideTheOldOne(_ schema: Schema) throws {
    let text = try #require(Self.generated[schema.identifier])
    #expect(SyntaxCheck.parses(Array(text.utf8)))
    let (result, code) = Self.read(text)
    let made = try #require(result.surface.intents.first { $0.schema?.name == schema.identifier })
    #expect((made.isAssistantOnly?.value == true) == schema.isForAssistant)
    let old = Self.read(Self.app).reading.surface
    let intent = try #require(old.intents.first)
    #expect(result.surface.intents.first { $0.typePath == "DoIt" } == intent)
    let findings = RuleBook.all.findings(in: Comparison(old, result.surface)).filter { $0.rule.hasPrefix("C") }
    // One intent alone leaves its domain unfinished where Apple wants it whole, and some were in one beta only.
    #expect(findings.filter { !["C07", "C12"].contains($0.rule) }.map(\.message) == [])
    let again = try #require(SchemaDecision(intent, adopting: schema, in: result, code: code))
    #expect(again.changes.isEmpty)
  }

  @Test func addsTheMacroWhereTheIntentFits() throws {
    let (reading, code) = Self.read(
      """
      import AppIntents

      @AppEntity(schema: .photos.asset) struct Photo { let id: String }

      /// Opens it.
      struct CropPhoto: AppIntent {
        static let title: LocalizedStringResource = "Crop Photo"
        @Parameter(title: "Photo") var target: Photo
        func perform() async throws -> some IntentResult { .result() }
      }

      """)
    let intent = try #require(reading.surface.intents.first)
    let schema = try #require(SchemaCatalogue.builtIn.schema("photos.crop", kind: .intent))
    let decision = try #require(SchemaDecision(intent, adopting: schema, in: reading, code: code))
    let change = try #require(decision.changes.first)
    let after = String(decoding: change.after, as: UTF8.self)
    #expect(after.contains("/// Opens it.\n@AppIntent(schema: .photos.crop)\nstruct CropPhoto: AppIntent {"))
    #expect(SchemaCandidate.candidates(for: intent, in: reading.surface).map(\.schema.identifier) == ["photos.crop"])
  }

  private static func books(_ attribute: String = "") -> String {
    """
    import AppIntents

    struct Book: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
      static let defaultQuery = BookQuery()
      let id: UUID
      @Property(title: "Title") var title: String?
      var displayRepresentation: DisplayRepresentation { "\\(id)" }
    }

    struct BookQuery: EntityQuery {
      func entities(for identifiers: [UUID]) async throws -> [Book] { [] }
    }

    \(attribute)struct OpenBook: OpenIntent {
      static let title: LocalizedStringResource = "Open Book"
      @Parameter(title: "Book") var target: Book
      func perform() async throws -> some IntentResult { .result() }
    }

    """
  }

  private static func notes(holding members: String, _ entity: String = "NoteEntity") -> String {
    """
    import AppIntents

    struct \(entity): AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
      static let defaultQuery = NoteQuery()
      let id: UUID
      \(members)
      var displayRepresentation: DisplayRepresentation { "Note" }
    }

    struct NoteQuery: EntityQuery {
      func entities(for identifiers: [UUID]) async throws -> [\(entity)] { [] }
    }

    struct CreateNoteIntent: AppIntent {
      static let title: LocalizedStringResource = "Create Note"
      @Parameter(title: "Title") var noteTitle: String
      @Parameter(title: "Text") var text: String
      func perform() async throws -> some IntentResult { .result() }
    }

    """
  }

  @Test func whatTheAppHasNothingForNeedsNothingFilledIn() throws {
    let text = Self.notes(holding: "let title: String\n  let folderName: String?\n  var createdAt: Date")
    let decision = try Self.decision(text, "CreateNoteIntent", "notes.createNote")
    let after = String(decoding: try #require(decision.changes.first).after, as: UTF8.self)
    #expect(after.contains(/-> \[AssistantAccountEntity\] \{\n +\[\]\n/))
    #expect(after.contains("folder = noteEntity.folderName.map { AssistantFolderEntity(named: $0) }"))
    #expect(after.contains("name = AttributedString(noteEntity.title)"))
    #expect(after.contains("creationDate = noteEntity.createdAt"))
    #expect(after.contains("intent.noteTitle = String(name.characters)"))
    #expect(after.contains("return .result(value: AssistantNoteEntity(<#the NoteEntity that was made#>))"))
    #expect(decision.openPlaces == 1)
    #expect(decision.advice == nil)
  }

  /// A query that reads what an intent was told finds nothing for another.
  @Test func aQueryThatNeedsAnIntentIsNotReused() throws {
    let text = Self.notes(holding: "let title: String").replacing(
      "struct NoteQuery: EntityQuery {",
      with: "struct NoteQuery: EntityQuery {\n  @IntentParameterDependency<CreateNoteIntent>(\\.$noteTitle) var intent")
    let after = Self.text(of: try Self.decision(text, "NoteEntity", "notes.note"))
    #expect(after.contains("<#find them: NoteQuery needs CreateNoteIntent.noteTitle#>"))
    #expect(!after.contains("NoteEntity.defaultQuery"))
  }

  /// What is built for Catalyst has the versions of iOS.
  @Test func whatIsOnIOSIsOnCatalyst() throws {
    let (read, code) = Self.read(Self.app)
    var reading = read
    reading.surface.hosts = [
      HostBundle(identifier: "App", kind: .app, platforms: [HostPlatform(.macCatalyst, floor: "27.0")])
    ]
    let intent = try #require(reading.surface.intents.first)
    let schema = try #require(SchemaCatalogue.builtIn.schema("system.searchInApp", kind: .intent))
    let decision = try #require(SchemaDecision(intent, adopting: schema, in: reading, code: code))
    #expect(!Self.text(of: decision).contains("macCatalyst") && !decision.reason.contains("macCatalyst"))
  }

  @Test func anEntityWithoutATitleIsCalledWhatPeopleRead() throws {
    let decision = try Self.decision(Self.notes(holding: "let content: String"), "NoteEntity", "notes.note")
    let after = String(decoding: try #require(decision.changes.first).after, as: UTF8.self)
    #expect(after.contains("name = AttributedString(String(localized: noteEntity.displayRepresentation.title))"))
    #expect(after.contains("content = AttributedString(noteEntity.content)"))
  }

  /// What people ask for and the app has nothing for is refused, and what they leave out is not.
  @Test func whatTheAppCanNotDoIsRefused() throws {
    let after = Self.text(
      of: try Self.decision(Self.notes(holding: "let title: String"), "CreateNoteIntent", "notes.createNote"))
    #expect(after.contains("guard attachments.isEmpty, !isPinned, folder == nil else { throw Unsupported() }"))
    #expect(after.contains("This app can’t use any of these yet: attachments, pinned, folder."))
  }

  /// What the app's query finds by name or offers, the new one does.
  @Test(
    arguments: [
      ("func entities(matching string: String) async throws -> [NoteEntity] { [] }", true, false),
      ("func suggestedEntities() async throws -> [NoteEntity] { [] }", true, true),
      ("func suggestedEntities() async throws -> some ResultsCollection { [] }", false, false),
      ("func entities(matching string: String) async throws -> Self.Result { [] }", true, false),
      ("typealias Result = Notes\n  func suggestedEntities() async throws -> Result { Notes() }", false, false),
    ])
  func theQueryFindsWhatTheAppsOwnFinds(_ function: String, byName: Bool, offers: Bool) throws {
    let text = Self.notes(holding: "let title: String").replacing(
      "struct NoteQuery: EntityQuery {", with: "struct NoteQuery: EntityStringQuery {\n  \(function)")
    let decision = try Self.decision(text, "NoteEntity", "notes.note")
    let after = Self.text(of: decision)
    #expect(after.contains(/matching string: String\) async throws -> \[AssistantNoteEntity\] \{\n +\[\]\n/) != byName)
    #expect(decision.notes.contains { $0.hasPrefix("`NoteQuery` finds nothing by name") } != byName)
    #expect(after.contains("NoteEntity.defaultQuery.suggestedEntities()") == offers)
  }

  /// Who takes the steps of a plan one after another gets what the whole plan told of.
  @Test func whatWasWrittenBeforeIsSeen() throws {
    let app = Self.notes(holding: "let title: String\n  init(from note: Note) { id = note.id; title = note.title }")
      .replacing(
        "-> some IntentResult { .result() }",
        with: "-> some IntentResult & ReturnsValue<NoteEntity> { .result(value: NoteEntity(from: Note())) }")
    let step = Self.text(of: try Self.decision(app, "NoteEntity", "notes.note"))
    #expect(try Self.decision(step, "NoteEntity", "notes.note").isDone)
    let decision = try Self.decision(step, "CreateNoteIntent", "notes.createNote")
    #expect(decision.openPlaces == 0 && decision.made.isEmpty)
    #expect(Self.text(of: decision).contains("return .result(value: AssistantNoteEntity("))
    let (reading, code) = Self.read(step)
    let survey = SchemaSurvey(of: reading, code: code)
    #expect(!survey.fits.contains { $0.typePath == "NoteEntity" })
    #expect(survey.fits.contains { $0.typePath == "CreateNoteIntent" })
    let (last, code2) = Self.read(Self.text(of: decision))
    #expect(SchemaSurvey(of: last, code: code2).fits.isEmpty)
  }

  /// What the system asks of an intent, the new one answers as the app's own, whoever says it there.
  @Test(
    arguments: [
      ("authenticationPolicy", "IntentAuthenticationPolicy", ".requiresAuthentication", true),
      ("authenticationPolicy", "IntentAuthenticationPolicy", ".alwaysAllowed", false),
      ("openAppWhenRun", "Bool", "true", true), ("openAppWhenRun", "Bool", "false", false),
      ("supportedModes", "IntentModes", ".foreground(.dynamic)", true),
      ("supportedModes", "IntentModes", ".background", false),
      ("allowedExecutionTargets", "IntentExecutionTargets", ".main", true),
    ], [true, false])
  func whatTheSystemAsksIsAnsweredAsByTheAppsOwn(_ setting: (String, String, String, Bool), isInherited: Bool) throws {
    let (name, type, value, isCarried) = setting
    let own = "static var \(name): \(type) { \(value) }"
    let base = "\nprotocol OwnIntent: AppIntent {}\n\nextension OwnIntent {\n  \(own)\n}\n"
    let text = Self.notes(holding: "let title: String")
    let app =
      isInherited
      ? text.replacing("CreateNoteIntent: AppIntent", with: "CreateNoteIntent: OwnIntent") + base
      : text.replacing("  @Parameter(title: \"Title\")", with: "  \(own)\n  @Parameter(title: \"Title\")")
    let after = Self.text(of: try Self.decision(app, "CreateNoteIntent", "notes.createNote"))
    #expect(after.contains("static let \(name): \(type) = \(value)") == isCarried, "\(after)")
  }

  /// A star is the pin of a note, and a text of a task that has one is no start of its note.
  @Test func aStarIsAPin() throws {
    let text = Self.notes(holding: "let title: String\n  let isStarred: Bool")
    #expect(
      Self.text(of: try Self.decision(text, "NoteEntity", "notes.note")).contains("isPinned = noteEntity.isStarred"))
  }

  @Test func whatIsMadeIsGivenBackInTheWaysOfTheApp() throws {
    let text = Self.notes(holding: "let title: String\n  init(from note: Note) { id = note.id; title = note.title }")
      .replacing(
        "func perform() async throws -> some IntentResult { .result() }",
        with: """
          func perform() async throws -> some IntentResult {
              let note = Note(title: noteTitle)
              store.insert(note)
              return .result()
            }
          }

          let store = Store()

          final class Note {
            let id = UUID()
            var title: String
            var isPinned = false
            var folderName: String?
            init(title: String) { self.title = title }
          """)
    let after = Self.text(of: try Self.decision(text, "CreateNoteIntent", "notes.createNote"))
    #expect(after.contains("AssistantNoteEntity(NoteEntity(from: try await performCreateNote("), "\(after)")
    #expect(!after.contains("that was made#>"))
  }

  /// Siri hears nothing of what Shortcuts alone sees, and people have their own there.
  @Test func whatShortcutsAloneSeesIsNotAdvisedBesideWhatPeopleHave() throws {
    let decision = try Self.decision(Self.books("@available(iOS 16, *)\n"), "OpenBook", "books.openBook")
    #expect(decision.advice?.hasPrefix("Not advised: of the system, Shortcuts alone sees books schemas") == true)
  }

  @Test func whatNobodyCanSayIsBetterGivenADefaultFirst() throws {
    let text = Self.notes(holding: "let title: String").replacing(
      "@Parameter(title: \"Text\") var text: String",
      with: "@Parameter(title: \"Text\") var text: String\n  @Parameter(title: \"Size\") var size: Int")
    let decision = try Self.decision(text, "CreateNoteIntent", "notes.createNote")
    #expect(
      decision.advice?.hasPrefix("Not advised yet: CreateNoteIntent can't do without size, and nothing of") == true)
  }

  @Test func withoutAnEntityItIsBetterNotDoneYet() throws {
    let text = Self.notes(holding: "let title: String", "Recipe").replacing("\"Note\"", with: "\"Recipe\"")
    let decision = try Self.decision(text, "CreateNoteIntent", "notes.createNote")
    #expect(decision.advice?.hasPrefix("Not advised yet: notes.createNote works with notes.note") == true)
    #expect(decision.cost.contains("The code does not compile until"))
  }

  /// The first obstacle comes with what to do, the others behind it; what nothing hinders has none.
  @Test(arguments: [
    ("", "OpenList", "system.open", "@Parameter(title: \"List\") var list: ShopList", ".result()", nil),
    (
      "static let isDiscoverable = false", "OpenList", "system.open", "@Parameter(title: \"List\") var list: ShopList",
      ".result()", "OpenList is hidden from people"
    ),
    ("", "OpenList", "system.open", "", ".result()", "OpenList takes nothing that says which one is meant"),
    (
      "", "ToggleItem", "reminders.updateReminder", "@Parameter(title: \"Item\") var item: ShopList", ".result()",
      "ToggleItem turns over what is set"
    ),
    (
      "", "CreateListNote", "notes.createNote", "@Parameter(title: \"Text\") var text: String",
      ".result(opensIntent: OpenURLIntent(url))", "CreateListNote leaves the work to what its result opens"
    ),
    (
      "", "RemoveListItem", "reminders.deleteReminders", "@Parameter(title: \"Item\") var item: ShopList", ".result()",
      "reminders.deleteReminders works with reminders.reminder, and no entity of the app is called like one. If ShopList "
        + "is one, let it adopt that first: `intentcompat propose ShopList --schema reminders.reminder`."
    ),
  ])
  func saysWhatStandsInTheWay(
    _ setting: String, _ name: String, _ schema: String, _ parameter: String, _ result: String, _ reason: String?
  ) throws {
    let text = """
      import AppIntents

      struct ShopList: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"
        static let defaultQuery = ShopListQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { "List" }
      }

      struct ShopListQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [ShopList] { [] }
      }

      struct \(name): AppIntent {
        static let title: LocalizedStringResource = "\(name)"
        \(setting)
        \(parameter)
        func perform() async throws -> some IntentResult { Store.shared.run()
          return \(result) }
      }

      """
    let decision = try Self.decision(text, name, schema)
    let expected = reason.map { "Not advised yet: \($0)" }
    #expect(
      expected.map { decision.advice?.hasPrefix($0) == true } ?? (decision.advice == nil), "\(decision.advice ?? "")")
  }

  /// A state of the app's own says what a switch of the schema is, and so does a text that its own code compares.
  @Test(
    arguments: [
      ("var status: Status", "taskEntity.status == .done"), ("let name: String", "false"),
      ("let state: String\n  var icon: String { state == \"done\" ? \"a\" : \"b\" }", "taskEntity.state == \"done\""),
      ("let state: String\n  var icon: String { state == \"open\" ? \"a\" : \"b\" }", "false"),
    ])
  func aStateIsASwitch(_ member: String, value: String) throws {
    let text = """
      import AppIntents

      enum Status { case open, done }

      struct TaskEntity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
        static let defaultQuery = TaskQuery()
        let id: String
        var title: String
        \(member)
        var displayRepresentation: DisplayRepresentation { "Task" }
      }

      struct TaskQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [TaskEntity] { [] }
        func entities(matching string: String) async throws -> IntentItemCollection<TaskEntity> { .init(items: []) }
      }

      """
    let decision = try Self.decision(text, "TaskEntity", "reminders.reminder")
    let after = Self.text(of: decision)
    #expect(after.contains("isCompleted = \(value)\n"), "\(after)")
    #expect(decision.notes.contains { $0.hasPrefix("`TaskQuery.entities` gives sections") })
  }

  /// Which way a switch goes is what the app's choice of two says, and an option of the app is the schema's of that name.
  @Test(
    arguments: [
      ("add, remove", "isFavorite ? .add : .remove"), ("off, on", "isFavorite ? .on : .off"), ("add, move", nil),
      ("add, remove, keep", nil),
    ] as [(String, String?)])
  func aSwitchIsAChoiceOfTwo(_ cases: String, value: String?) throws {
    let text = """
      import AppIntents

      enum Way: String, AppEnum { case \(cases) }
      enum Kind: String, AppEnum { case photo, video }

      struct PhotoEntity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
        static let defaultQuery = PhotoQuery()
        let id: String
        @Property(title: "Type") var type: Kind
        var displayRepresentation: DisplayRepresentation { "Photo" }
      }

      struct PhotoQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [PhotoEntity] { [] }
      }

      struct FavoritePhotosIntent: AppIntent {
        static let title: LocalizedStringResource = "Favorite Photos"
        @Parameter(title: "Way") var way: Way
        @Parameter(title: "Photos") var photos: [PhotoEntity]
        func perform() async throws -> some IntentResult { Store.shared.set(way, photos)
          return .result() }
      }

      """
    let after = Self.text(of: try Self.decision(text, "FavoritePhotosIntent", "photos.updateAsset"))
    #expect(after.contains("guard \(value == nil ? "isFavorite == true" : "let isFavorite"), name == nil"), "\(after)")
    #expect(value.map { after.contains($0) } ?? after.contains("<#way, which photos.updateAsset does not have#>"))
    #expect(after.contains("assetType = switch photoEntity.type { case .photo: .photo; case .video: .video }"))
  }

  /// What people read of a parameter stands where the app's own has it.
  @Test func theTitleOfAParameterIsThatOfTheAppsOwn() throws {
    let title = "LocalizedStringResource(\"size\", defaultValue: \"Size\", table: \"Texts\")"
    let text = Self.notes(holding: "let title: String").replacing(
      "  @Parameter(title: \"Title\")",
      with: "  @Parameter(title: \(title)) var size: Int?\n  @Parameter(title: \"Title\")")
    let after = Self.text(of: try Self.decision(text, "CreateNoteIntent", "notes.createNote"))
    #expect(after.split(separator: "@Parameter(title: \(title))").count == 3, "\(after)")
  }

  /// What tasks are in is the app's own, though a task does not tell which; an action that does not take it refuses it.
  @Test func whatAThingIsInIsTheAppsOwn() throws {
    let own = { (name: String) in
      Self.notes(holding: "let title: String", name).replacing("Note", with: name).replacing(
        "import AppIntents\n", with: "")
    }
    let text = "import AppIntents\n" + own("TaskEntity") + own("TaskListEntity")
    let decision = try Self.decision(text, "CreateTaskEntityIntent", "reminders.createReminder")
    let after = Self.text(of: decision)
    #expect(after.contains("let taskListEntity: TaskListEntity") && !after.contains("static var only"), "\(after)")
    #expect(after.contains("list == nil"))
    // Each of three needs the type with the place that is left, and it is written once.
    let (reading, code) = Self.read(text)
    let step = SchemaSurvey(of: reading, code: code).plan.steps.first { $0.domain == "reminders" }
    #expect(step?.work.first == "2 places to fill in, and 6 new types beside the app's own.", "\(step?.work ?? [])")
  }

  @Test func whatIsThereInAnotherTypeIsNoLack() throws {
    let text = Self.notes(holding: "let title: String\n  let startDate: String\n  let endTime: String?", "MeetingEvent")
    let decision = try Self.decision(text, "MeetingEvent", "calendar.event")
    #expect(
      decision.advice == """
        Not advised yet: calendar.event can't do without MeetingEvent.calendar, and the app has nothing for it. \
        MeetingEvent.startDate and MeetingEvent.endTime are String, where the schema has Date. Add what is lacking to \
        the app's own type first.
        """)
  }

  @Test func whatAnInitializerSetsNeedsNoPlaceholder() throws {
    let text = Self.notes(holding: "let title: String").replacing(
      "@Parameter(title: \"Text\") var text: String",
      with: """
        @Parameter(title: \"Text\") var text: String
          @Parameter(title: "Size") var size: String
          init() { size = Size.small.rawValue }
        """)
    let decision = try Self.decision(text, "CreateNoteIntent", "notes.createNote")
    #expect(decision.advice == nil && !Self.text(of: decision).contains("<#size"))
  }

  private static func decision(_ text: String, _ type: String, _ name: String) throws -> SchemaDecision {
    let (reading, code) = read(text)
    if let entity = reading.surface.entities.first(where: { $0.typePath == type }) {
      let schema = try #require(SchemaCatalogue.builtIn.schema(name, kind: .entity))
      return try #require(SchemaDecision(entity, adopting: schema, in: reading, code: code))
    }
    let schema = try #require(SchemaCatalogue.builtIn.schema(name, kind: .intent))
    let intent = try #require(reading.surface.intents.first { $0.typePath == type })
    return try #require(SchemaDecision(intent, adopting: schema, in: reading, code: code))
  }

  private static func text(of decision: SchemaDecision) -> String {
    decision.changes.first.map { String(decoding: $0.after, as: UTF8.self) } ?? ""
  }

  @Test func anEntityThatLacksOptionalPropertiesGainsThemInPlace() throws {
    let decision = try Self.decision(Self.books(), "Book", "books.book")
    let text = Self.text(of: decision)
    #expect(decision.isInPlace)
    #expect(text.contains("@AppEntity(schema: .books.book)\nstruct Book: AppEntity {"))
    #expect(text.contains("var title: String?\n\n  var seriesTitle: String?\n  var author: String?\n"))
    #expect(!text.contains("Assistant"))
    let read = Self.read(text).reading.surface
    let findings = RuleBook.all.findings(in: Comparison(Self.read(Self.books()).reading.surface, read))
    #expect(
      findings.allSatisfy {
        $0.worstEffect == .notes
      })
  }

  @Test func whatAnIntentGainsStandsBehindItsParameters() throws {
    let decision = try Self.decision(
      """
      import AppIntents

      @available(iOS 27, macOS 27, visionOS 27, *)
      struct StopSharing: AppIntent {
        static let title: LocalizedStringResource = "Stop Sharing"
        @Parameter(title: "Note") var note: String?

        func perform() async throws -> some IntentResult { .result() }
      }

      """, "StopSharing", "maps.stopShareETA")
    let text = Self.text(of: decision)
    #expect(decision.isInPlace)
    #expect(text.hasPrefix("import AppIntents\n\n@AppIntent(schema: .maps.stopShareETA)\n@available(iOS 27"))
    #expect(
      text.contains("  @Parameter(title: \"Note\") var note: String?\n\n  var person: IntentPerson?\n"), "\(text)")
    #expect(text.contains("if let person { <#what to do with person#> }"))
  }

  @Test(arguments: [("27", true), ("16", false)])
  func whatDoesNotFitIsSaidWhereTheSystemsDo(_ floor: String, _ isSaid: Bool) throws {
    let decision = try Self.decision(
      """
      import AppIntents

      @available(iOS \(floor), macOS 27, visionOS 27, *)
      struct StopSharing: AppIntent {
        static let title: LocalizedStringResource = "Stop Sharing"
        @Parameter(title: "Note") var note: Int

        func perform() async throws -> some IntentResult { .result() }
      }

      """, "StopSharing", "maps.stopShareETA")
    #expect(!decision.isInPlace && decision.reason.contains("`note`") == isSaid, "\(decision.reason)")
    #expect(decision.reason.contains("StopSharing is available from iOS 16") != isSaid)
  }

  @Test func anOpenIntentAdoptsItsSchemaWithItsEntity() throws {
    let decision = try Self.decision(Self.books(), "OpenBook", "books.openBook")
    let text = Self.text(of: decision)
    #expect(decision.isInPlace)
    #expect(text.contains("@AppIntent(schema: .books.openBook)\nstruct OpenBook: OpenIntent {"))
    #expect(text.contains("@AppEntity(schema: .books.book)\nstruct Book: AppEntity {"))
    #expect(decision.reason.contains("Book adopts books.book with it"))
  }

  @Test func onOlderSystemsAParallelStandsForTheAppsOwn() throws {
    let decision = try Self.decision(Self.books("@available(iOS 16, *)\n"), "OpenBook", "books.openBook")
    let text = Self.text(of: decision)
    #expect(!decision.isInPlace)
    #expect(decision.reason.contains("OpenBook is available from iOS 16, and books.openBook from iOS 18.0"))
    #expect(text.contains("let id: UUID\n"))
    #expect(text.contains("try await Book.defaultQuery.entities(for: identifiers).map { AssistantBookEntity($0) }"))
    #expect(text.contains("init(_ book: Book) {\n    self.book = book\n    id = book.id\n    title = book.title\n"))
    #expect(text.contains("TypeDisplayRepresentation { Book.typeDisplayRepresentation }"))
    #expect(text.contains("intent.target = target.book\n"))
    #expect(!text.contains("<#"))
  }

  /// An update runs the app's action where its field was said, and gives what its target is by then.
  @Test(
    arguments: [
      ("CompleteTask", "day: Date?", "isCompleted == true, title == nil,"),
      ("RenameTask", "name: String", "let title, note == nil,"),
      ("UnflagTask", "day: Date?", "isFlagged == false, title == nil,"), ("EditTask", "name: String?", "note == nil,"),
    ])
  func anUpdateRunsWhereItsFieldWasSaid(_ name: String, _ parameter: String, condition: String) throws {
    let text = """
      import AppIntents

      struct TodoTask: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
        static let defaultQuery = TaskQuery()
        let id: UUID
        @Property(title: "Title") var title: String
        var displayRepresentation: DisplayRepresentation { "Task" }
      }

      struct TaskQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [TodoTask] { [] }
      }

      struct \(name): AppIntent {
        static let title: LocalizedStringResource = "Run"
        @Parameter(title: "Task") var task: TodoTask
        @Parameter(title: "More") var \(parameter)
        func perform() async throws -> some IntentResult {
          print(task.title, \(parameter.prefix { $0 != ":" }))
          return .result()
        }
      }

      """
    let after = Self.text(of: try Self.decision(text, name, "reminders.updateReminder"))
    let lines = after.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let guarding = lines.drop { $0 != "guard" }.dropFirst()
    #expect(guarding.first?.hasPrefix(condition) == true, "\(after)")
    #expect(guarding.contains("else { throw Unsupported() }"))
    #expect(after.contains("AssistantReminderEntity.defaultQuery.entities(for: [target.id]).first ?? target"))
    #expect(!after.contains("that was made#>"))
  }

  @Test(arguments: [
    ("// GENERATED CODE - DO NOT MODIFY BY HAND\n// Run `make intents` again\n", true),
    ("// Code generated by Tool.\n", true), ("// @generated\n", true), ("// Generated thoughts on books\n", false),
  ])
  func whatAGeneratorUndoesIsSaidFirst(_ head: String, isSaid: Bool) throws {
    let decision = try Self.decision(head + Self.books(), "Book", "books.book")
    #expect((decision.notes.first?.contains("the next run of the generator undoes it") ?? false) == isSaid)
  }

  @Test func aDeprecatedSchemaNamesTheOneToAskFor() throws {
    let decision = try Self.decision(Self.books(), "OpenBook", "books.playAudiobook")
    #expect(decision.requirements.last?.hasSuffix("`--schema audio.playAudio` writes that.") == true)
  }

  /// What takes one case of a union each is one action of the assistant.
  @Test func eachCaseOfAUnionReachesTheActionForIt() throws {
    let entities = ["Album", "Artist", "Song"].map { name in
      """
      struct \(name)AppEntity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(name)"
        static let defaultQuery = \(name)Query()
        let id: String
        var name: String
        var displayRepresentation: DisplayRepresentation { "Thing" }
      }

      struct \(name)Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [\(name)AppEntity] { [] }
      }

      """
    }
    let actions = [("PlayAlbum", "Album", ""), ("PlayArtist", "Artist", ""), ("PlaySong", "Song", "private ")]
      .map { name, thing, access in
        """
        struct \(name)Intent: AppIntent {
          static let title: LocalizedStringResource = "\(name)"
          @Parameter(title: "Thing") \(access)var thing: \(thing)AppEntity
          func perform() async throws -> some IntentResult { .result() }
        }

        """
      }
    let text = "import AppIntents\n" + entities.joined() + actions.joined()
    let after = Self.text(of: try Self.decision(text, "PlayAlbumIntent", "audio.playAudio"))
    let lines = after.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    #expect(
      lines.drop { $0 != "switch audioEntity {" }.prefix(9) == [
        "switch audioEntity {", "case .album(let album):", "let intent = PlayAlbumIntent()",
        "intent.thing = album.albumAppEntity", "_ = try await intent.perform()", "case .artist(let artist):",
        "let intent = PlayArtistIntent()", "intent.thing = artist.artistAppEntity", "_ = try await intent.perform()",
      ])
    #expect(!after.contains("<#audioEntity"))
    #expect(!after.contains("case song("))
  }

  /// The only date of a thing is when it was made, unless it is called something else.
  @Test(arguments: [("timestamp", true), ("recordedAt", true), ("deadline", false), ("releaseDate", false)])
  func theOnlyDateIsWhenItWasMade(_ name: String, isMade: Bool) throws {
    let decision = try Self.decision(
      Self.notes(holding: "let title: String\n  let \(name): Date"), "NoteEntity", "notes.note")
    #expect(Self.text(of: decision).contains("creationDate = noteEntity.\(name)") == isMade)
  }

  @Test func aDomainThatIsAllOrNothingIsSaidFirst() throws {
    let decision = try Self.decision(Self.app, "DoIt", "mail.createDraft")
    #expect(decision.requirements.first?.contains("or none of it. Still missing: mail.archiveMail") == true)
  }

  @Test func forcesNoSchemaOnAnIntentOfAnotherKind() throws {
    let (reading, _) = Self.read(
      """
      import AppIntents

      struct WaterPlant: AppIntent {
        static let title: LocalizedStringResource = "Water Plant"
        @Parameter(title: "Litres") var litres: Double
        func perform() async throws -> some IntentResult { .result() }
      }

      """)
    let intent = try #require(reading.surface.intents.first)
    #expect(SchemaCandidate.candidates(for: intent, in: reading.surface).isEmpty)
  }

  private static func read(_ text: String) -> (reading: SurfaceReading, code: CodeTree) {
    let bytes = Array(text.utf8)
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(bytes: ["Code.swift": bytes]))
    return (reading, CodeTree(paths: ["Code.swift"]) { $0 == "Code.swift" ? bytes : nil })
  }
}

extension Schema: CustomTestStringConvertible {
  package var testDescription: String { identifier }
}
