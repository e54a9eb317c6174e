import IntentSurface
import Testing

@testable import IntentReading

@Suite struct ResultReaderTests {
  private func result(_ body: String) -> IntentResult {
    let code = """
      typealias Reply = ReturnsValue<Book> & Shown
      typealias Shown = ProvidesDialog
      typealias Of<Value> = IntentResult & ReturnsValue<Value>
      struct Book: AppEntity {}
      struct Thing: AppIntent {
      \(body)
      }
      """
    return SourceReaderTests.read(["A.swift": code]).surface.intents.first?.result ?? IntentResult()
  }

  @Test(arguments: [
    ("", ""), ("-> some IntentResult", ""), ("-> Never", ""), ("-> Void", ""), ("-> ()", ""),
    ("-> some ReturnsValue<Book>", "entity Book"), ("-> some IntentResult & ReturnsValue<[Book]?>", "[entity Book]?"),
    ("-> some ReturnsValue<Book> & IntentResult & ProvidesDialog", "entity Book dialog"),
    ("-> IntentResultContainer<Double, Never, Never, IntentDialog>", "Double dialog"),
    ("-> IntentResultContainer<Never, Never, Never, Never>", ""),
    ("-> some (IntentResult & ShowsSnippetView & ProvidesDialog)", "dialog view"),
    ("-> some IntentResult & ShowsSnippetIntent & OpensIntent", "intent opens"),
    ("-> some AppIntents.IntentResult & AppIntents.ReturnsValue<Swift.String>", "String"),
    ("-> some Of<[Book]>", "[entity Book]"),
    ("-> some ReturnsValue<Never>", ""), ("-> some IntentResult & Reply", "entity Book dialog"),
    ("-> Composed", "String dialog"), ("-> some ReturnsValue", "unread:some ReturnsValue"), ("-> T", "unread:T"),
    ("-> some ProvidesDialog & CustomResult", "dialog unread:some ProvidesDialog & CustomResult"),
    (
      "-> IntentResultContainer<String>",
      "unread:IntentResultContainer<String>"
    ),
  ])
  func readsReturnClauses(_ clause: String, _ expected: String) {
    let body = """
      typealias Composed = ReturnsValue<String> & ProvidesDialog
      func perform(with other: Int) -> some ReturnsValue<Date> { }
      @MainActor func perform() async throws \(clause) { }
      """
    #expect(result(body).shortForm == expected)
  }

  @Test func saysWhereNoPerformIsSeen() {
    #expect(result("func perform() async throws -> some IntentResult").isInherited)
    #expect(result("var a = 1").isInherited)
    #expect(!result("func perform() async throws {}").isInherited)
  }
}

extension IntentResult {
  fileprivate var shortForm: String {
    let flags = [
      value?.description, providesDialog ? "dialog" : nil, showsSnippetView ? "view" : nil,
      showsSnippetIntent ? "intent" : nil, opensIntent ? "opens" : nil, unread.map { "unread:\($0)" },
    ]
    return flags.compactMap(\.self).joined(separator: " ")
  }
}
