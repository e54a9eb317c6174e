import IntentMigration
import IntentReading
import IntentSchemas
import IntentSurface
import Testing

@Suite struct SchemaDecisionTests {
  static let schemas = SchemaCatalogue.builtIn.schemas(.intent)

  @Test(arguments: schemas)
  func writesAnIntentOfEverySchemaBesideTheOldOne(_ schema: Schema) throws {
    let text = """
      import AppIntents

      public struct DoIt: AppIntent {
          public static let title: LocalizedStringResource = "Do It"

          @Parameter(title: "Thing")
          public var thing: CGFloat

          public func perform() async throws -> some IntentResult { .result() }
      }

      """
    let (reading, code) = Self.read(text)
    let intent = try #require(reading.surface.intents.first)
    let decision = try #require(SchemaDecision(intent, adopting: schema, in: reading, code: code))
    let after = try #require(decision.changes.first).after
    #expect(SyntaxCheck.parses(after))
    let result = Self.read(String(decoding: after, as: UTF8.self)).reading.surface
    let made = try #require(result.intents.first { $0.schema?.name == schema.identifier })
    #expect(made.isAssistantOnly?.value == true)
    #expect(result.intents.first { $0.typePath == "DoIt" } == reading.surface.intents.first)
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
    return (reading, CodeTree { $0 == "Code.swift" ? bytes : nil })
  }
}
