import IntentReading
import IntentRules
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

@Suite struct ReplayJudgementTests {
  private static let old = Surface.sample(
    "1.0",
    intents: [
      .sample("AddBook", title: "Add", ["title: String", "genre: enum Genre", "note: String?"]),
      .sample("OpenBook", title: "Open", ["title: String"]),
    ], enums: [.sample("Genre", ["novel = fiction", "poem"])])

  private static let new = Surface.sample(
    intents: [.sample("AddBook", title: "Add", ["title: String", "genre: enum Genre"])],
    enums: [.sample("Genre", ["poem"])])

  private static func rules(
    _ identifier: String, _ parameters: [String: SavedAction.Stored] = [:], bundle: String = "com.example.books",
    known: String? = nil
  ) -> [String]? {
    let verdict = Verdict(
      from: SurfaceReading(surface: old), to: SurfaceReading(surface: new), profile: .shortcuts)
    let action = SavedAction(
      position: 1, bundle: bundle, identifier: identifier, parameters: parameters, properties: [])
    let judgement = ReplayJudgement(old: old, findings: verdict.findings, bundle: known)
    return judgement.steps(of: SavedWorkflow(actions: [action])).first?.findings.map(\.rule)
  }

  @Test func breaksAStepWhoseActionIsGone() { #expect(Self.rules("OpenBook") == ["I01"]) }

  @Test func sparesAStepThatStoresNothingOfWhatChanged() {
    #expect(Self.rules("AddBook", ["title": .text("Emma"), "genre": .text("poem")]) == [])
  }

  @Test func findsAStoredParameterThatIsGone() {
    #expect(Self.rules("AddBook", ["note": .text("x")]) == ["P01"])
  }

  @Test func findsAStoredCaseByItsRawValue() {
    #expect(Self.rules("AddBook", ["genre": .text("fiction")]) == ["N03"])
    #expect(Self.rules("AddBook", ["genre": .text("novel")]) == [])
    #expect(Self.rules("AddBook", ["genre": .other]) == [])
  }

  @Test func takesOnlyStepsOfThisApp() {
    #expect(Self.rules("Unknown") == nil)
    #expect(Self.rules("OpenBook", bundle: "com.apple.books") == nil)
    #expect(Self.rules("OpenBook", known: "org.other") == nil)
    #expect(Self.rules("OpenBook", known: "com.example") == ["I01"])
    #expect(Self.rules("OpenBook", known: "com.exam") == nil)
  }

  // MARK: Reading results

  private static func library(_ adjust: (inout Surface) -> Void = { _ in }) -> Surface {
    var author = Entity(identifier: "Author", typePath: "Author")
    author.properties = [EntityProperty(identifier: "born", name: "born", type: .primitive("Date"))]
    var book = Entity(identifier: "Book", typePath: "Book")
    book.properties = [
      EntityProperty(identifier: "year", name: "year", type: .primitive("Int"), title: .value("Jahr")),
      EntityProperty(identifier: "author", name: "author", type: .entity("Author")),
    ]
    var get = Intent.sample("GetBook", title: "Get")
    get.result.value = .entity("Book")
    var surface = Surface.sample("1.0", intents: [get])
    surface.entities = [author, book]
    adjust(&surface)
    return surface
  }

  private static func reading(
    _ access: [SavedRead.Access], source: Int? = 1, _ change: (inout Surface) -> Void
  ) -> [Int: [String]] {
    let old = library()
    let findings = Verdict(
      from: SurfaceReading(surface: old), to: SurfaceReading(surface: library(change)), profile: .shortcuts
    ).findings
    let get = SavedAction(position: 1, bundle: "com.example.books", identifier: "GetBook")
    let text = SavedAction(
      position: 2, bundle: "is.workflow.actions", identifier: "gettext",
      reads: [SavedRead(source: source, accesses: access)])
    let steps = ReplayJudgement(old: old, findings: findings, bundle: nil)
      .steps(of: SavedWorkflow(actions: [get, text]))
    return Dictionary(uniqueKeysWithValues: steps.map { ($0.action.position, $0.findings.map(\.rule)) })
  }

  @Test(arguments: ["year", "Jahr"])
  func tellsWhichStepReadsAPropertyThatIsGone(name: String) {
    let rules = Self.reading([.property(name)]) { $0.entities[1].properties.removeFirst() }
    #expect(rules == [1: [], 2: ["E12"]])
  }

  @Test func followsAPropertyOfAProperty() {
    let lose: (inout Surface) -> Void = { $0.entities[0].properties = [] }
    #expect(Self.reading([.property("author"), .property("born")], lose) == [1: [], 2: ["E12"]])
    #expect(Self.reading([.property("author")], lose) == [1: []])
    #expect(Self.reading([.entity("Author"), .property("born")], source: nil, lose) == [1: [], 2: ["E12"]])
  }

  @Test func tellsWhichStepReadsAResultThatIsGone() {
    let rules = Self.reading([]) { $0.intents[0].result.value = nil }
    #expect(rules[1] == [])
    #expect(rules[2]?.isEmpty == false)
    #expect(Self.reading([], source: nil) { $0.intents[0].result.value = nil } == [1: []])
  }

  @Test func leavesOneCauseToTheStepItself() {
    #expect(Self.reading([.property("year")]) { $0.intents = [.sample("Other")] } == [1: ["I01"]])
  }
}
