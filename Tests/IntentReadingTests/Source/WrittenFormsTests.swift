import AppIntentsFacts
import IntentReading
import IntentSurface
import SourceScanning
import Testing

/// Forms of code that adopters write and that are easily passed over.
@Suite struct WrittenFormsTests {
  private func read(_ code: String) -> SurfaceReading { SourceReaderTests.read(["A.swift": code]) }

  // MARK: Schemas

  @Test func takesComputedMembersOfASchemaForProperties() throws {
    let entity = try #require(
      read(
        """
        @AppEntity(schema: .photos.asset)
        struct PlantPhotoEntity {
          var photo: Photo
          var title: String? { photo.title }
          var isHidden: Bool { false }
          var creationDate: Date? { get { photo.date } }
          private var hasSuggestedEdits: Bool { false }
          static var location: String { "" }
          var summary: String { "" }
        }
        extension PlantPhotoEntity { var isFavorite: Bool { photo.isFavorite } }
        """
      ).surface.entities.first)
    #expect(entity.properties.map(\.name) == ["photo", "isHidden", "creationDate", "isFavorite"])
    #expect(entity.properties.map(\.kind) == Array(repeating: .schemaMember, count: 4))
  }

  @Test func givesIntentsTheProtocolsThatSchemaMacrosAdd() {
    let surface = read(
      """
      @AppIntent(schema: .system.open) struct A { var target: Plant }
      @AssistantIntent(schema: .photos.openAsset) struct B {}
      @AssistantIntent(schema: .system.search) struct C {}
      """
    ).surface
    #expect(surface.intents.map { $0.protocols.map(\.name) } == [["OpenIntent"], [], ["ShowInAppSearchResultsIntent"]])
    #expect(surface.intents.map(\.conformance) == [.schemaMacro, .schemaMacro, .schemaMacro])
  }

  @Test func readsAHandWrittenExpansion() throws {
    let intent = try #require(
      read(
        """
        struct Open: OpenIntent { @Parameter var target: Plant; var cache: Int }
        extension Open: AssistantSchemaIntent {
          static var __appSchemaIntent: some AppSchema.IntentModel { .system.open }
        }
        """
      ).surface.intents.first)
    #expect(intent.schema == SchemaAdoption(name: "system.open"))
    #expect(intent.parameters.map(\.name) == ["target"])
    #expect(intent.conformance == .direct)
  }

  // MARK: Migration

  @Test(arguments: [
    ("AppIntent", nil), ("CustomIntentMigratedAppIntent", Setting<String>.value("OldIntent")),
    ("AppIntent, CustomIntentMigratedAppIntent", .value("OldIntent")),
  ])
  func takesAClassNameOnlyWithTheProtocolOfTheMigration(_ protocols: String, _ expected: Setting<String>?) {
    let intents = read("struct A: \(protocols) { static let intentClassName = \"OldIntent\" }").surface.intents
    #expect(intents.map(\.intentClassName) == [expected])
  }

  // MARK: Types

  @Test(arguments: [
    ("[Plant]", "[entity Plant]"), ("EntityCollection<Plant>", "EntityCollection<entity Plant>"),
    ("EntityCollection<Plant>?", "EntityCollection<entity Plant>?"),
    ("AppIntents.EntityCollection<Plant>", "EntityCollection<entity Plant>"),
    ("URL", "enum URL"), ("Foundation.URL", "URL"), ("Kind", "enum Kind2"), ("Greenhouse.Kind", "enum Kind"),
    ("Shed.Kind", "enum ShedKind"),
    ("Unknown.Kind", "unknown Unknown.Kind"), ("Unknown::Kind", "unknown Unknown.Kind"),
    ("Shed::Kind", "enum ShedKind"),
    ("[Unknown::Kind]?", "[unknown Unknown.Kind]?"),
    ("Water.Kind", "enum Kind2"), ("Swift.Int", "Int"), ("UIKit.Plant", "entity Plant"),
    ("(Plant)", "entity Plant"), ("(Plant, Kind)", "unknown (Plant, Kind)"),
  ])
  func readsTypesWithTheirModules(_ spelling: String, _ expected: String) throws {
    let surface = SourceReaderTests.read([
      "Sources/Greenhouse/A.swift": """
      struct Plant: AppEntity { var id: String }
      enum Kind: String, AppEnum { case a }
      struct Water: AppIntent {
        enum Kind: String, AppEnum { case b; static let persistentIdentifier = "Kind2" }
        enum URL: String, AppEnum { case c }
        @Parameter var value: \(spelling)
      }
      """,
      "Sources/Shed/B.swift":
        "enum Kind: String, AppEnum { case d; static let persistentIdentifier = \"ShedKind\" }", "Package.swift": "",
    ]).surface
    #expect(surface.intents.first?.parameters.map(\.type.description) == [expected])
    #expect(ValueType(expected).description == expected)
  }

  @Test(arguments: [("Query()", "Query"), ("Other.Query()", "Other.Query"), ("Greenhouse.Query()", "Query")])
  func ofTwoQueriesWithOneNameTheModuleTellsWhich(_ made: String, _ query: String) {
    let surface = SourceReaderTests.read([
      "Sources/Greenhouse/A.swift": """
      struct Plant: AppEntity { static let defaultQuery = \(made); var id: String }
      struct Query: EntityQuery { func entities(for ids: [String]) async throws -> [Plant] { [] } }
      """,
      "Package.swift":
        "// swift-tools-version:6.0\nlet package = Package(name: \"A\", targets: [.target(name: \"Greenhouse\")])",
    ]).surface
    #expect(surface.entities.map(\.defaultQuery) == [query])
  }

  @Test(arguments: ["@Other.Parameter", "@Other::Parameter"])
  func aWrapperOfAnotherModuleIsNotTheFrameworks(_ wrapper: String) {
    let surface = read("struct A: AppIntent { @Parameter var a: Int; \(wrapper)(title: \"B\") var b: Int }").surface
    #expect(surface.intents.map { $0.parameters.map(\.name) } == [["a"]])
    #expect(surface.readFrom.unreadMembers["A.b"] == ["@Other.Parameter"])
  }

  @Test func readsResultsThroughAliasesOfTheApp() {
    let surface = SourceReaderTests.read([
      "A.swift": "struct A: AppIntent { func perform() async throws -> some IntentResult & Reply { .result() } }",
      "B.swift": "struct B: AppIntent { func perform() async throws -> some Generic<String> { .result() } }",
      "Reply.swift": """
      typealias Reply = ReturnsValue<String> & ProvidesDialog
      typealias Generic<Value> = ReturnsValue<Value> & IntentResult
      """,
    ]).surface
    #expect(surface.intents.map(\.result.value) == [.primitive("String"), .primitive("String")])
    #expect(surface.intents.map(\.result.providesDialog) == [true, false])
    #expect(surface.intents.map { $0.result.unread != nil } == [false, false])
  }

  @Test(arguments: ["Parameter", "IntentParameter", "AppIntents.Parameter"])
  func saysThatAnIntentMayBeHiddenBehindAnUnknownBase(_ wrapper: String) {
    let messages = read("struct A: Generated { @\(wrapper)(title: \"B\") var b: Int }").diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("`Generated`") })
  }
}
