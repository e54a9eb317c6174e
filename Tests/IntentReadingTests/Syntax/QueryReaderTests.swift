import IntentSurface
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct QueryReaderTests {
  private func query(_ body: String, reports: Reports? = nil) -> EntityQuery {
    var query = EntityQuery(identifier: "Q", typePath: "Q", capabilities: [])
    let context = SyntaxContext.knowing(["Book": .entity("BookEntity")], reports: reports)
    QueryReader(context: context).fill(&query, from: Snippet.members(body))
    return query
  }

  @Test func readsWhereAQueryMayRun() {
    let query = query("static let allowedExecutionTargets: IntentExecutionTargets = [.main, .appIntentsExtension]")
    #expect(query.executionTargets == .value(["appIntentsExtension", "main"]))
    #expect(self.query("").executionTargets == nil)
    #expect(
      self.query("static let allowedExecutionTargets = makeTargets()").executionTargets == .expression("makeTargets()"))
  }

  @Test func readsAPropertyQuery() {
    let query = query(
      """
      static var properties = QueryProperties {
        Property(\\.$title) { EqualToComparator { $0 }; ContainsComparator { $0 } }
        Property(\\Book.$author) { EqualToComparator { value in NSPredicate(format: "a", value) } }
      }
      static var sortingOptions = SortingOptions { SortableBy(\\.$title); SortableBy(\\.$date) }
      func entities(for identifiers: [Book.ID]) async throws -> [Book] { [] }
      func suggestedEntities() async throws -> IntentItemCollection<Book> { .init() }
      func defaultResult() async -> Book? { .first }
      """)
    #expect(
      query.filters == [
        QueryFilter(property: "author", comparators: ["EqualToComparator"]),
        QueryFilter(property: "title", comparators: ["ContainsComparator", "EqualToComparator"]),
      ])
    #expect(query.sortOptions == ["title", "date"])
    #expect(query.entity == "BookEntity")
    #expect(query.findsByIdentifier)
    #expect(query.suggestsEntities)
    #expect(query.hasDefaultResult)
    #expect(query.output == nil)
  }

  @Test(arguments: [
    ("func results() async throws -> [String] { [] }", "[String]"),
    ("func results() async throws -> ItemCollection<Book> { }", "[entity BookEntity]"),
    ("func results() async throws -> IntentItemCollection<Book> { }", "[entity BookEntity]"),
    ("func results() async throws -> EntityCollection<Book> { }", "[entity BookEntity]"),
    ("func values(for input: String) async throws -> [Book] { [] }", "[entity BookEntity]"),
  ])
  func readsTheOutput(_ source: String, _ expected: String) {
    #expect(query(source).output?.description == expected)
  }

  @Test func readsValueQueries() {
    let query = query(
      "func values(for input: VisualIntelligence.SemanticContentDescriptor) async throws -> [Book] { [] }")
    #expect(query.input == "SemanticContentDescriptor")
    #expect(!query.findsByIdentifier)
  }

  @Test(arguments: [
    ("func entities(matching string: String) async throws -> [Book] { [] }", "BookEntity"),
    ("func allEntities() -> [Unheard] { [] }", "Unheard"), ("typealias Entity = Book", "BookEntity"),
    ("func uniqueEntity() async throws -> Book { }", "BookEntity"),
    ("func entities(for ids: [ID]) -> some Collection { }", nil),
  ])
  func readsTheEntity(_ source: String, _ expected: String?) {
    #expect(query(source).entity == expected)
  }

  @Test func readsDependencies() {
    let query = query("@IntentParameterDependency<Outer.AddBook>(\\.$shelf, \\.$author) var add")
    #expect(query.dependencies == ["AddBook.author", "AddBook.shelf"])
  }

  @Test func reportsPropertiesItCannotRead() {
    let reports = Reports()
    _ = query("static var properties: QueryProperties { makeProperties() }", reports: reports)
    #expect(reports.messages == ["`properties` of the query could not be read."])
  }
}
