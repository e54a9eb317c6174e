import IntentMigration
import IntentRules
import Testing

/// What people stored in a parameter that went is what the new one in its place is, or nothing is said of it.
@Suite struct LostParameterTests {
  private static func start(_ members: String, _ body: String, _ rest: String = "") -> String {
    appWithAction("Start", members, body, rest)
  }

  private static func parameter(_ text: String) -> String {
    "  @Parameter(title: \"\(text.prefix { $0 != ":" })\") var \(text)\n"
  }

  private static let kind = """
    enum Kind: String, AppEnum {
      case ask, never
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
      static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.ask: "Ask", .never: "Never"]
    }
    """

  @Test func oneUseHasTheOldValueAndTheNewOne() {
    let old = Self.start(Self.parameter("code: Data"), "run(code)")
    let proposing = Proposing(old, Self.start(Self.parameter("job: Int"), "run(job)"))
    #expect(proposing.text.contains("self.job ?? <#job, from code, if it is set#> else {"), "\(proposing.text)")
    #expect(!proposing.text.contains("what the action did with"))
  }

  @Test func theSameValueUnderAnotherNameKeepsItsName() {
    let old = Self.start(Self.parameter("amount: Double"), "pay(amount)")
    let proposing = Proposing(old, Self.start("  @Parameter(title: \"Price\") var price: Double\n", "pay(price)"))
    #expect(proposing.plan.steps.map(\.proposal.decision) == [.keepParameterName])
    #expect(proposing.text.contains("@Parameter(title: \"Price\") var amount: Double"), "\(proposing.text)")
    #expect(proposing.text.contains("pay(amount)") && proposing.remaining.isEmpty)
  }

  @Test func ofSeveralNewOnesTheOneWithItsWordsHasTheOldValues() {
    let old = Self.start(Self.parameter("shelf: URL") + Self.parameter("tags: Data"), "run(shelf, tags)")
    let tags = "  @Parameter(title: \"shelf tags\") var shelfTags: String\n"
    let members = Self.parameter("mode: Kind") + tags + "  init() { mode = .ask }\n"
    let proposing = Proposing(
      old + Self.kind, Self.start(members, "run(mode, shelfTags)", Self.kind))
    #expect(proposing.text.contains("let mode = self.mode ?? .ask"), "\(proposing.text)")
    #expect(proposing.text.contains("?? self.shelf?.absoluteString else {"), "\(proposing.text)")
  }

  private static func host(_ initializers: String) -> String {
    """
    struct SavedHost: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Saved Host"
      static let defaultQuery = HostQuery()
      let id: String
    \(initializers)
      var displayRepresentation: DisplayRepresentation { "\\(id)" }
    }
    struct HostQuery: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [SavedHost] { [] }
    }
    """
  }

  @Test(arguments: [
    ("  init(value: String, name: String = \"\") { id = value }", "self.host.map({ SavedHost(value: $0) })"),
    ("  init(_ text: String) { id = text }", "self.host.map({ SavedHost($0) })"),
    ("  init(id: String) { self.id = id }", "<#host as SavedHost#>"),
    ("  init?(value: String) { id = value }", "<#host as SavedHost#>"),
    ("  init(value: String, port: Int) { id = value }", "<#host as SavedHost#>"),
  ])
  func anEntityIsMadeFromTheOldValueByTheInitializerThatNeedsNoMore(_ made: String, _ expected: String) {
    let old = Self.start(Self.parameter("host: String"), "run(host)")
    let new = Self.start(Self.parameter("host: SavedHost"), "run(host)", Self.host(made))
    let text = Proposing(old, new).text
    #expect(text.contains(expected) && text.contains("var savedHost: SavedHost?"), "\(text)")
  }

  @Test func whatACommentSaidToItsAuthorsDoesNotComeBack() {
    let old = Self.start("  // MUST stay encoded!\n" + Self.parameter("code: String"), "run(code)")
    let text = Proposing(old, Self.start("", "run()")).text
    #expect(text.contains("/// Kept for shortcuts") && !text.contains("MUST"), "\(text)")
  }

  @Test func theExampleOfXcodeIsNotKept() {
    let settings = { (members: String) in
      """
      import AppIntents

      struct Settings: WidgetConfigurationIntent {
        static var title: LocalizedStringResource { "Configuration" }
        static var description: IntentDescription { "This is an example widget." }
      \(members)
      }
      func show(_ settings: Settings) { \(members.isEmpty ? "" : "print(settings.favoriteEmoji)") }
      """
    }
    let emoji = "  @Parameter(title: \"Favorite Emoji\", default: \"😃\") var favoriteEmoji: String"
    let refusals = Proposing(settings(emoji), settings("")).plan.refusals.values.joined()
    #expect(refusals.contains("the example that Xcode puts into a new extension"), "\(refusals)")
  }

  @Test func aQueryThatDependsOnAnotherParameterReadsNotThisOne() {
    let query = """
      struct Tags { @IntentParameterDependency<Start>(\\.$date) var start; func find(_ job: Int) {} }
      """
    let new = Self.start(Self.parameter("job: Int") + Self.parameter("date: Date?"), "run()", query)
    let text = Proposing(Self.start(Self.parameter("date: Date?"), "run()"), new).text
    #expect(text == new.replacing("job: Int\n", with: "job: Int?\n"), "\(text)")
  }
}
