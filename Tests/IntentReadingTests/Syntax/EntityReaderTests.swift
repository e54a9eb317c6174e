import IntentSurface
import SwiftReading
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct EntityReaderTests {
  private func entity(_ body: String, plain: Bool = false) -> Entity {
    var entity = Entity(identifier: "Thing", typePath: "Thing")
    let context = SyntaxContext.knowing(["Book": .entity("Book")])
    EntityReader(context: context).fill(
      &entity, from: Snippet.members(body),
      schema: plain ? SchemaAdoption(name: "photos.asset", macro: "AppEntity") : nil)
    return entity
  }

  @Test func readsAWholeEntity() {
    let entity = entity(
      """
      static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book")
      static let defaultQuery = Outer.BookQuery()
      let id: UUID
      @Property(title: "Title", identifier: "book.title", indexingKey: \\.title) var title: String
      @EntityProperty var author: Book?
      @ComputedProperty(title: "Length", customIndexingKey: Keys.length) var length: Int { 1 }
      @DeferredProperty(title: "Text") var text: String { get async throws { "" } }
      var plain: Int
      var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\\(title)", subtitle: "s", image: .init(systemName: "book"))
      }
      static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .pdf) { try await $0.file() }.suggestedFileName("a.pdf")
        ProxyRepresentation(exporting: \\.title)
        CoreTransferable.ProxyRepresentation { $0.text }.visibility(.all).suggestedFileName("a")
      }
      static var urlRepresentation: URLRepresentation { "https://example.com/book/\\(.id)?t=\\(\\.$title)" }
      static let isAssistantOnly = true
      """)
    #expect(entity.displayName == .value("Book"))
    #expect(entity.defaultQuery == "BookQuery")
    #expect(entity.idType == "UUID")
    #expect(entity.isIDConvertible == true)
    #expect(entity.displayRepresentation == #""\(title)""#)
    #expect(
      entity.properties == [
        EntityProperty(
          identifier: "book.title", name: "title", type: .primitive("String"), title: .value("Title"),
          indexingKey: "title"),
        EntityProperty(identifier: "author", name: "author", type: .optional(.entity("Book"))),
        EntityProperty(
          identifier: "length", name: "length", type: .primitive("Int"), kind: .computed, title: .value("Length"),
          indexingKey: "Keys.length"),
        EntityProperty(
          identifier: "text", name: "text", type: .primitive("String"), kind: .deferred, title: .value("Text")),
      ])
    #expect(
      entity.transferRepresentations == [
        "FileRepresentation(exportedContentType: .pdf)", #"ProxyRepresentation(exporting: \.title)"#,
        "ProxyRepresentation",
      ])
    #expect(entity.urlRepresentation == .value("https://example.com/book/${id}?t=${title}"))
    #expect(entity.isAssistantOnly == .value(true))
  }

  @Test func takesPlainMembersUnderASchemaMacro() {
    let entity = entity("let id: String\nvar id2: Int\nvar name: String?\nlet fixed: Int\nvar id: String", plain: true)
    #expect(entity.properties.map(\.name) == ["id2", "name"])
    #expect(entity.properties.map(\.kind) == [.schemaMember, .schemaMember])
  }

  @Test(arguments: [
    ("let id: String", "String"), ("var id: Display.CodingKeys", "Display.CodingKeys"), ("let id = UUID()", "UUID"),
    ("let id = \"one\"", "String"), ("var id: Int { 1 }", "Int"), ("typealias ID = String", "String"),
    ("@Property(title: \"ID\") var id: String", "String"), ("typealias ID = Int\nvar id: ID", "Int"),
    ("var id: Tagged<Book>", "Tagged<Book>"), ("static let id = 1", nil), ("var id = make()", nil),
  ])
  func readsTheIDType(_ source: String, _ expected: String?) {
    #expect(entity(source).idType == expected)
  }

  @Test(arguments: [
    "static var defaultQuery = BookQuery()", "static let defaultQuery: BookQuery = .init()",
    "static var defaultQuery: BookQuery { .shared }", "static var defaultQuery: some EntityQuery { BookQuery(a: 1) }",
    "public static var defaultQuery: Outer.BookQuery { get { BookQuery() } }",
    "static var defaultQuery: BookQuery { let a = 1\n return BookQuery(a) }",
  ])
  func readsTheDefaultQuery(_ source: String) {
    #expect(entity(source).defaultQuery == "BookQuery")
  }

  @Test(arguments: [
    ("DisplayRepresentation(stringLiteral: name ?? \"\")", "name ?? \"\""),
    (".init(title: .init(stringLiteral: name))", ".init(stringLiteral: name)"), (#""\(name)""#, #""\(name)""#),
    ("let a = 1; return DisplayRepresentation(title: \"\\(a)\")", #""\(a)""#),
  ])
  func readsTheTitleOfAnInstance(_ body: String, _ expected: String) {
    let source = "var displayRepresentation: DisplayRepresentation { \(body) }"
    #expect(entity(source).displayRepresentation == expected)
  }

  @Test(arguments: [
    ("var id: String { plant.uuid.uuidString }", true), ("var id: String { name }", false),
    ("var id: String\n  init(_ plant: Plant) { self.id = plant.uuid.uuidString }", true),
    ("var id: String\n  init(_ plant: Plant) { id = plant.name }", false), ("var id: String", false),
    ("var id: UUID { plant.uuid }", false),
  ])
  func seesAnIDThatIsTheTextOfAUUID(code: String, isText: Bool) {
    #expect(entity(code).isIDTextOfUUID == isText)
  }
}
