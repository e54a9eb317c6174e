import IntentSurface
import SwiftReading
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct TypeReaderTests {
  private let reader = TypeReader(
    context: .knowing([
      "Book": .entity("Book"), "Kind": .enum("Kind"), "Outer.Kind": .enum("OuterKind"), "Media": .union("Media"),
      "Identifier": .primitive("String"), "Date": .entity("Date"),
    ]))

  @Test(arguments: [
    ("String", "String"), ("Int?", "Int?"), ("Optional<Int>", "Int?"), ("Int!", "Int?"), ("[String]", "[String]"),
    ("Array<Book>", "[entity Book]"), ("[Book]?", "[entity Book]?"), ("Set<Kind>", "Set<enum Kind>"),
    ("Measurement<UnitLength>", "Measurement<UnitLength>"), ("Foundation.URL", "URL"),
    ("AppIntents.IntentFile", "IntentFile"),
    ("AppIntents::IntentPerson", "IntentPerson"), ("Swift::String?", "String?"),
    ("Foundation.Measurement<Foundation.UnitMass>?", "Measurement<UnitMass>?"),
    ("Outer.Kind", "enum OuterKind"), ("MyModels.Book", "entity Book"),
    ("Calendar.RecurrenceRule", "Calendar.RecurrenceRule"),
    ("Media", "union Media"), ("Identifier", "String"), ("(Kind)", "enum Kind"), ("@Sendable (Kind)?", "enum Kind?"),
    ("any Book", "entity Book"), ("Unheard", "unknown Unheard"), ("Box<Book>", "unknown Box<Book>"),
    ("[String: Int]", "unknown [String: Int]"), ("Date", "entity Date"), ("`Kind`", "enum Kind"),
    ("TimeInterval?", "Double?"),
  ])
  func readsTypes(_ source: String, _ expected: String) {
    #expect(reader.valueType(Snippet.type(source)).description == expected)
  }

  @Test(arguments: [
    ("Query()", "Query"), ("Outer.Query()", "Outer.Query"), ("Query.init()", "Query"), ("Query.self", "Query"),
    ("Query(a: 1, b: .c)", "Query"), ("Box<Int>()", "Box"), ("App.Outer.Query.self", "App.Outer.Query"),
    ("WidgetKit.Query.self", "Query"),
  ])
  func namesWhatAnExpressionMakes(_ source: String, _ expected: String) {
    #expect(TypeName.of(made: Snippet.expression(source)) == expected)
  }

  @Test(arguments: ["@AppIntent(schema: .photos.openAsset)", "@AppIntents.AppIntent(schema: .photos.openAsset)"])
  func readsSchemas(_ attribute: String) {
    let adoption = SchemaReader.schema(of: Snippet("\(attribute) struct Thing {}").attributes)
    #expect(adoption == SchemaAdoption(name: "photos.openAsset", macro: "AppIntent"))
  }

  @Test func readsOlderSchemaMacros() {
    let snippet = Snippet(
      "@available(iOS 18, *) @AssistantEntity(schema: AssistantSchemas.Entity.photos.asset) struct A {}")
    #expect(
      SchemaReader.schema(of: snippet.attributes) == SchemaAdoption(name: "photos.asset", macro: "AssistantEntity"))
    #expect(SchemaReader.schema(of: Snippet("@AppIntent struct A {}").attributes) == nil)
  }

  /// What a macro wrote, where the code was expanded.
  @Test(arguments: [
    ("__appSchemaIntent", true), ("__appSchemaEntity", true), ("__appSchemaEnum", true),
    ("__assistantSchemaIntent", true), ("__assistantSchemaEntity", true), ("__assistantSchemaEnum", true),
    ("__appSchemaOther", false),
  ])
  func readsExpandedSchemas(_ name: String, isSchema: Bool) throws {
    let snippet = Snippet("struct A {\n  static var \(name): some AppSchema.Model { .photos.asset }\n}")
    let members = try #require(snippet.declaration?.asProtocol((any DeclGroupSyntax).self)).memberBlock
    #expect(SchemaReader.expandedSchema(in: members) == (isSchema ? SchemaAdoption(name: "photos.asset") : nil))
  }
}
