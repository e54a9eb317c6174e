import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct IntentReaderTests {
  private func intent(_ body: String, plain: Bool = false, protocols: [FrameworkProtocol] = []) -> Intent {
    var intent = Intent(identifier: "Thing", typePath: "Thing")
    intent.protocols = protocols
    let context = SyntaxContext.knowing(
      ["Book": .entity("Book")], constants: ["Consts.about": "IntentDescription(\"Adds\")"])
    let members = Snippet.members(body)
    IntentReader(context: context).fill(&intent, from: members, takesPlainMembers: plain)
    intent.interactions = UsageReader.interactions(in: members.layers.flatMap(\.functions))
    return intent
  }

  @Test func readsAWholeIntent() {
    let intent = intent(
      """
      static let title: LocalizedStringResource = "Add Book"
      static var description: IntentDescription? {
        IntentDescription("Adds a book.", categoryName: "Books", searchKeywords: ["read", "shelf"])
      }
      static let openAppWhenRun = false
      static let isDiscoverable: Bool = Flags.isOn
      static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
      static let intentClassName = "AddBookIntent"
      static let isAssistantOnly = true
      static let allowedExecutionTargets: IntentExecutionTargets = [.main, .appIntentsExtension]
      @Parameter(title: "Book") var book: Book
      static var parameterSummary: some ParameterSummary { Summary("Add \\(\\.$book)") }
      func perform() async throws -> some IntentResult & ReturnsValue<Book> {
        try await requestConfirmation()
        book = try await $book.requestValue("Which?")
        return .result(value: book)
      }
      """, protocols: [.customIntentMigratedAppIntent])
    #expect(intent.title == .value("Add Book"))
    #expect(intent.summary == .value("Adds a book."))
    #expect(intent.category == .value("Books"))
    #expect(intent.searchKeywords == [.value("read"), .value("shelf")])
    #expect(intent.openAppWhenRun == .value(false))
    #expect(intent.isDiscoverable == .expression("Flags.isOn"))
    #expect(intent.authenticationPolicy == .value("requiresAuthentication"))
    #expect(intent.intentClassName == .value("AddBookIntent"))
    #expect(intent.isAssistantOnly == .value(true))
    #expect(intent.executionTargets == .value(["appIntentsExtension", "main"]))
    #expect(intent.parameters.map(\.name) == ["book"])
    #expect(intent.parameterSummary?.branches == [SummaryBranch(sentence: "Add ${book}", parameters: ["book"])])
    #expect(intent.result == IntentResult(value: .entity("Book")))
    #expect(intent.interactions == ["requestConfirmation", "requestValue"])
  }

  @Test func leavesUndeclaredSettingsOut() {
    let intent = intent("func perform() async throws -> some IntentResult { .result() }")
    #expect(intent == Intent(identifier: "Thing", typePath: "Thing"))
  }

  @Test(arguments: [
    ("static let description = IntentDescription(\"Adds\")", Text.value("Adds")),
    ("static let description: IntentDescription = \"Adds\"", .value("Adds")),
    ("static let description: IntentDescription? = Consts.about", .value("Adds")),
    (
      "static let description = IntentDescription(LocalizedStringResource(\"k\", defaultValue: \"Adds\"))",
      .value("Adds")
    ),
    ("static let description: IntentDescription? = L10n.about", .expression("L10n.about")),
    ("static let description: IntentDescription? = nil", nil),
  ])
  func readsDescriptions(_ source: String, _ expected: Text?) {
    #expect(intent(source).summary == expected)
  }

  @Test(arguments: [
    (".background", Setting.value(["background"])), ("[.foreground]", .value(["foreground"])),
    ("[.foreground(.dynamic), .background]", .value(["background", "foreground(.dynamic)"])),
    ("IntentModes.foreground(IntentModes.ForegroundMode.immediate)", .value(["foreground(.immediate)"])),
    ("makeModes()", .expression("makeModes()")), ("IntentModes.background", .value(["background"])),
    ("Other.background", .expression("Other.background")),
    ("[.foreground, Other.modes]", .expression("[.foreground, Other.modes]")),
  ])
  func readsModes(_ source: String, _ expected: Setting<[String]>) {
    #expect(intent("static let supportedModes: IntentModes = \(source)").supportedModes == expected)
    #expect(intent("static var supportedModes: IntentModes { \(source) }").supportedModes == expected)
  }

  @Test(arguments: [
    (
      "static let deprecation = IntentDeprecation(message: \"Use B\", replacedBy: NewIntent.self)",
      Deprecation(message: .value("Use B"), replacedBy: "NewIntent")
    ),
    (
      "static var deprecation: IntentDeprecation<NewIntent> { .init(message: \"Use B\") }",
      Deprecation(message: .value("Use B"), replacedBy: "NewIntent")
    ),
    (
      "static let deprecation: IntentDeprecation<Never> = .init(message: \"Gone\")",
      Deprecation(message: .value("Gone"))
    ),
    ("static let deprecation = makeIt()", Deprecation(message: .expression("makeIt()"))),
    ("static let deprecation = IntentDeprecation(replacedBy: Outer.New.self)", Deprecation(replacedBy: "Outer.New")),
    ("static let deprecation = Shared.deprecation", Deprecation(message: .expression("Shared.deprecation"))),
  ])
  func readsDeprecations(_ source: String, _ expected: Deprecation) {
    #expect(intent(source).deprecation == expected)
  }
}
