import IntentReports
import IntentRules
import IntentSurface
import ShortcutReading
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
    let action = SavedAction(
      position: 1, bundle: bundle, identifier: identifier, parameters: parameters, properties: [])
    return replay([action], from: old, to: new, known: known).told.first { $0.standing != .unknown }?.findings
      .map(\.rule)
  }

  private static func replay(
    _ actions: [SavedAction], from old: Surface, to new: Surface, known: String? = nil
  ) -> WorkflowReplay {
    let verdict = Verdict(
      of: SurfaceReading(surface: new), against: [old], profile: .shortcuts, at: Waiver.Moment(today: ""))
    let workflow = SavedWorkflow(actions: actions)
    let names = ReplayNames(
      shipped: [old], current: new, bundles: Set([known].compactMap(\.self)), shortcuts: [workflow])
    return ReplayJudgement(shipped: [old], findings: verdict.findings, names: names).replay(workflow, name: "Morning")
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

  @Test func whatIsOnlyHiddenStillRuns() {
    var hidden = Self.old
    hidden.intents[0].isDiscoverable = .value(false)
    let action = SavedAction(
      position: 1, bundle: "com.example.books", identifier: "AddBook", parameters: [:], properties: [])
    #expect(Self.replay([action], from: Self.old, to: hidden).told.flatMap(\.findings).isEmpty)
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
    let get = SavedAction(position: 1, bundle: "com.example.books", identifier: "GetBook")
    let text = SavedAction(
      position: 2, bundle: "is.workflow.actions", identifier: "gettext",
      reads: [SavedRead(source: source, accesses: access)])
    let steps = replay([get, text], from: library(), to: library(change)).told
    return Dictionary(uniqueKeysWithValues: steps.map { ($0.position, $0.findings.map(\.rule)) })
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

  /// Two apps can call an action alike.
  @Test func aStepOfAnotherAppIsReachedByWhatItReadsAlone() {
    let steps = [
      SavedAction(position: 1, bundle: "com.example.books", identifier: "AddBook"),
      SavedAction(
        position: 2, bundle: "com.other", identifier: "OpenBook", reads: [SavedRead(source: 1, accesses: [])]),
    ]
    let told = Self.replay(steps, from: Self.old, to: Self.new, known: "com.example.books").told
    #expect(told.map(\.position) == [1])
  }

  @Test func leavesOneCauseToTheStepItself() {
    #expect(Self.reading([.property("year")]) { $0.intents = [.sample("Other")] } == [1: ["I01"]])
  }

  // MARK: SiriKit

  private static func legacySurface() -> Surface {
    var order = LegacyIntent(className: "OrderSoupIntent")
    order.parameters = [LegacyParameter(name: "soup", type: "Soup"), LegacyParameter(name: "note", type: "String")]
    order.responseProperties = [LegacyParameter(name: "receipt", type: "Receipt")]
    order.output = "receipt"
    var surface = Surface.sample("1.0")
    surface.legacyIntents = [order]
    surface.legacyEnums = [
      LegacyEnum(
        name: "Soup", cases: [LegacyEnumCase(name: "leek", index: 1), LegacyEnumCase(name: "clam", index: 2)])
    ]
    surface.legacyTypes = [LegacyType(name: "Receipt")]
    surface.legacyTypes[0].properties = [LegacyParameter(name: "total", type: "Decimal")]
    return surface
  }

  /// A SiriKit step has no descriptor: the class is the last part of its identifier.
  private static func order(_ parameters: [String: SavedAction.Stored] = [:]) -> SavedAction {
    SavedAction(position: 1, bundle: "com.example.books", identifier: "OrderSoupIntent", parameters: parameters)
  }

  private static func legacyRules(_ actions: [SavedAction], _ change: (inout Surface) -> Void) -> [[String]] {
    var new = legacySurface()
    change(&new)
    return replay(actions, from: legacySurface(), to: new).told.map { $0.findings.map(\.rule) }
  }

  @Test func findsALegacyStepWhoseClassIsGone() {
    #expect(Self.legacyRules([Self.order()]) { $0.legacyIntents = [] } == [["L01"]])
    #expect(Self.legacyRules([Self.order()]) { _ in } == [[]])
  }

  @Test func followsALegacyStepToTheIntentThatTookItOver() {
    var intent = Intent.sample("OrderSoupIntent", title: "Order", ["soup: String", "note: String?"])
    intent.intentClassName = .value("OrderSoupIntent")
    intent.identifierSource = .intentClassName
    var old = Self.legacySurface()
    old.legacyIntents = []
    old.intents = [intent]
    var new = old
    new.intents[0].parameters.removeLast()
    let step = Self.order(["note": .text("x")])
    #expect(Self.replay([step], from: old, to: new).told.map { $0.findings.map(\.rule) } == [["P01"]])
    #expect(Self.replay([Self.order()], from: old, to: new).told.map { $0.findings.map(\.rule) } == [[]])
  }

  @Test func followsALegacyStepToAnIntentOfAnotherIdentifier() {
    var intent = Intent.sample("order.soup", title: "Order", ["soup: String", "note: String?"])
    intent.intentClassName = .value("OrderSoupIntent")
    intent.identifierSource = .persistentIdentifier
    var old = Self.legacySurface()
    old.legacyIntents = []
    old.intents = [intent]
    var new = old
    new.intents[0].parameters.removeLast()
    let step = Self.order(["note": .text("x")])
    #expect(Self.replay([step], from: old, to: new).told.map { $0.findings.map(\.rule) } == [["P01"]])
  }

  @Test func findsAStoredLegacyParameterAndCase() {
    let lose: (inout Surface) -> Void = { $0.legacyIntents[0].parameters.removeLast() }
    #expect(Self.legacyRules([Self.order(["note": .text("x")])], lose) == [["L09"]])
    #expect(Self.legacyRules([Self.order(["soup": .text("leek")])], lose) == [[]])
    let shrink: (inout Surface) -> Void = { $0.legacyEnums[0].cases.removeLast() }
    #expect(Self.legacyRules([Self.order(["soup": .text("clam")])], shrink) == [["L10"]])
    #expect(Self.legacyRules([Self.order(["soup": .text("leek")])], shrink) == [[]])
  }

  @Test func followsTheOutputOfALegacyStep() {
    let next = SavedAction(
      position: 2, bundle: "is.workflow.actions", identifier: "gettext",
      reads: [SavedRead(source: 1, accesses: [.property("total")])])
    let rules = Self.legacyRules([Self.order(), next]) { $0.legacyTypes[0].properties = [] }
    #expect(rules == [[], ["L11"]])
    let lost = Self.legacyRules([Self.order(), next]) {
      $0.legacyIntents[0].responseProperties = []
      $0.legacyIntents[0].output = nil
    }
    #expect(lost.last?.contains("L12") == true)
  }

  // MARK: Standing

  @Test func tellsStepsThatNoVersionHad() throws {
    let steps = ["OpenBook", "SellBook", "AddBook"].enumerated().map { offset, name in
      SavedAction(position: offset + 1, bundle: "com.example.books", identifier: name, parameters: ["x": .other])
    }
    var new = Self.old
    new.intents.append(.sample("LendBook", title: "Lend"))
    let lend = SavedAction(position: 4, bundle: "com.example.books", identifier: "LendBook")
    let other = SavedAction(position: 5, bundle: "org.other", identifier: "DoIntent")
    let replay = Self.replay(steps + [lend, other], from: Self.old, to: new)
    #expect(replay.told.map(\.standing) == [.shipped, .unknown, .shipped, .new])
    #expect(replay.told.map(\.unknownParameters) == [["x"], [], ["x"], []])
    #expect(replay.told.map(\.outcome) == [.runs, .broken, .runs, .runs])
    #expect(replay.foreignSteps == 1)
  }

  @Test func tellsWhatStopsToAsk() {
    var new = Self.old
    new.intents[1].parameters.append(contentsOf: Intent.sample("X", title: "X", ["shelf: String"]).parameters)
    let step = SavedAction(position: 1, bundle: "com.example.books", identifier: "OpenBook")
    let replay = Self.replay([step], from: Self.old, to: new)
    #expect(replay.outcome == .asks)
    #expect(replay.isFailed)
  }
}
