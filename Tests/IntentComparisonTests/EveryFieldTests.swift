import AppIntentsFacts
import IntentComparison
import IntentSurface
import TestSupport
import Testing

/// Everything that a record holds, changed one by one, and what the comparison says of it.
struct EveryFieldTests {
  /// What was changed, and the changes that are seen: `intent Add changed title: New`.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let seen: [String]
    let change: @Sendable (inout Surface) -> Void

    init(_ name: String, _ seen: String..., change: @escaping @Sendable (inout Surface) -> Void) {
      (self.name, self.seen, self.change) = (name, seen, change)
    }

    var testDescription: String { name }
  }

  /// What a table of kinds of records starts from: one of each, with two members where their order counts.
  private static let whole: Surface = {
    var whole = SurfaceIndexTests.surface
    whole.intents[0].parameters.append(.sample("pages: Int?"))
    whole.enums[0].cases.append(EnumCase(name: "down", rawValue: "down"))
    return whole
  }()

  @Test(arguments: intents + parameters + entities + queries + enums + shortcuts + older)
  func isCompared(_ row: Row) {
    var changed = Self.whole
    row.change(&changed)
    #expect(Comparison(Self.whole, changed).changes.map(\.line) == row.seen)
  }

  private static let intents: [Row] = [
    Row("type name", "intent Add changed typeName Add → Library.Add") { $0.intents[0].typePath = "Library.Add" },
    Row("conformance", "intent Add changed conformance direct → protocol Base") {
      $0.intents[0].conformance = .throughProtocol("Base")
    },
    Row("availability", "intent Add changed availability iOS 18.0") {
      $0.intents[0].availability = [Availability(platform: "iOS", introduced: "18.0")]
    },
    Row("title", "intent Add changed title New") { $0.intents[0].title = .value("New") },
    Row("summary", "intent Add changed summary Makes one.") { $0.intents[0].summary = .value("Makes one.") },
    Row("category", "intent Add changed category Books") { $0.intents[0].category = .value("Books") },
    Row("keywords", "intent Add changed searchKeywords tome") { $0.intents[0].searchKeywords = [.value("tome")] },
    Row("protocols", "intent Add changed foreground background → foreground", "intent Add changed protocols OpenIntent")
    { $0.intents[0].protocols = [.openIntent] },
    Row("opens the app", "intent Add changed foreground background → foreground") {
      $0.intents[0].openAppWhenRun = .value(true)
    },
    Row("policy", "intent Add changed authenticationPolicy alwaysAllowed → requiresAuthentication") {
      $0.intents[0].authenticationPolicy = .value("requiresAuthentication")
    },
    Row("a hidden one", "intent Add changed isDiscoverable true → false") {
      $0.intents[0].isDiscoverable = .value(false)
    },
    Row("for the assistant", "intent Add changed isAssistantOnly false → true") {
      $0.intents[0].isAssistantOnly = .value(true)
    },
    Row("schema", "intent Add changed schema books.openBook") {
      $0.intents[0].schema = SchemaAdoption(name: "books.openBook")
    },
    Row("an unread schema") { $0.intents[0].schema = SchemaAdoption(name: SchemaAdoption.unread) },
    Row("legacy class", "intent Add changed intentClassName AddIntent") {
      $0.intents[0].intentClassName = .value("AddIntent")
    },
    Row("deprecation", "intent Add changed deprecation Use B. (replaced by B)") {
      $0.intents[0].deprecation = Deprecation(message: .value("Use B."), replacedBy: "B")
    },
    Row("execution targets", "intent Add changed executionTargets [\"main\"]") {
      $0.intents[0].executionTargets = .value(["main"])
    },
    Row("a button", "intent Add changed isUsedByButton false → true") { $0.intents[0].isUsedByButton = true },
    Row("result", "result Add changed resultValue String") { $0.intents[0].result.value = ValueType("String") },
    Row("dialog", "result Add changed dialog false → true") { $0.intents[0].result.providesDialog = true },
    Row("snippet view", "result Add changed snippetView false → true") { $0.intents[0].result.showsSnippetView = true },
    Row("snippet intent", "result Add changed snippetIntent false → true") {
      $0.intents[0].result.showsSnippetIntent = true
    },
    Row("opens another", "result Add changed opensIntent false → true") { $0.intents[0].result.opensIntent = true },
    Row(
      "no summary", "parameterSummary Add removed Add →", "parameter Add.pages changed shown false → true",
      "parameter Add.title changed shown false → true"
    ) { $0.intents[0].parameterSummary = nil },
    Row("a sentence", "parameterSummary Add changed summary Add → New") {
      $0.intents[0].parameterSummary = ParameterSummary(branches: [SummaryBranch(sentence: "New")])
    },
    Row("a parameter less", "parameter Add.pages removed Int? →") { $0.intents[0].parameters.removeLast() },
    Row("order", "intent Add changed order title, pages → pages, title") { $0.intents[0].parameters.reverse() },
  ]

  private static let parameters: [Row] = [
    Row("type", "parameter Add.title changed type String → Int") {
      $0.intents[0].parameters[0].type = ValueType("Int")
    },
    Row("optional", "parameter Add.title changed optionality String → String?") {
      $0.intents[0].parameters[0].type = ValueType("String?")
    },
    Row("list", "parameter Add.title changed type String → [String]") {
      $0.intents[0].parameters[0].type = ValueType("[String]")
    },
    Row("title", "parameter Add.title changed title Title") { $0.intents[0].parameters[0].title = .value("Title") },
    Row("summary", "parameter Add.title changed summary What it is called.") {
      $0.intents[0].parameters[0].summary = .value("What it is called.")
    },
    Row("default", "parameter Add.title changed defaultValue x") {
      $0.intents[0].parameters[0].defaultValue = .literal("x")
    },
    Row("computed default", "parameter Add.title changed defaultValue now()") {
      $0.intents[0].parameters[0].defaultValue = .expression("now()")
    },
    Row("range", "parameter Add.title changed range 1...5") { $0.intents[0].parameters[0].range = "1...5" },
    Row("control", "parameter Add.title changed controlStyle slider") {
      $0.intents[0].parameters[0].controlStyle = "slider"
    },
    Row("other settings", "parameter Add.title changed valueSettings size: 3") {
      $0.intents[0].parameters[0].valueSettings = "size: 3"
    },
    Row(
      "content types", "parameter Add.title changed contentTypes .pdf",
      "parameter Add.title changed contentTypes public.image"
    ) { $0.intents[0].parameters[0].contentTypes = [".pdf", "public.image"] },
    Row("options", "parameter Add.title changed optionsProvider Names") {
      $0.intents[0].parameters[0].optionsProvider = "Names"
    },
    Row("connection", "parameter Add.title changed inputConnection never") {
      $0.intents[0].parameters[0].inputConnection = "never"
    },
    Row("dependencies", "parameter Add.title changed dependencies Add.shelf") {
      $0.intents[0].parameters[0].dependencies = ["Add.shelf"]
    },
    Row("dialog", "parameter Add.title changed requestValueDialog Which?") {
      $0.intents[0].parameters[0].requestValueDialog = .value("Which?")
    },
  ]

  private static let entities: [Row] = [
    Row("display name", "entity Book changed displayName Tome") { $0.entities[0].displayName = .value("Tome") },
    Row("display", "entity Book changed displayRepresentation title, image") {
      $0.entities[0].displayRepresentation = "title, image"
    },
    Row("protocols", "entity Book changed protocols IndexedEntity") { $0.entities[0].protocols = [.indexedEntity] },
    Row("transfer", "entity Book changed transferRepresentations file") {
      $0.entities[0].transferRepresentations = ["file"]
    },
    Row("url", "entity Book changed urlRepresentation https://a.b") {
      $0.entities[0].urlRepresentation = .value("https://a.b")
    },
    Row("schema", "entity Book changed schema books.book") {
      $0.entities[0].schema = SchemaAdoption(name: "books.book")
    },
    Row("for the assistant", "entity Book changed isAssistantOnly false → true") {
      $0.entities[0].isAssistantOnly = .value(true)
    },
    Row("a property", "entityProperty Book.title removed String →") { $0.entities[0].properties = [] },
    Row("title of a property", "entityProperty Book.title changed title Title") {
      $0.entities[0].properties[0].title = .value("Title")
    },
    Row("type of a property", "entityProperty Book.title changed type String → Int") {
      $0.entities[0].properties[0].type = ValueType("Int")
    },
    Row("kind of a property", "entityProperty Book.title changed propertyKind stored → computed") {
      $0.entities[0].properties[0].kind = .computed
    },
    Row("index of a property", "entityProperty Book.title changed indexingKey title") {
      $0.entities[0].properties[0].indexingKey = "title"
    },
    Row("an internal property", "entityProperty Book.title changed visibility false → true") {
      $0.entities[0].properties[0].isInternal = true
    },
  ]

  private static let queries: [Row] = [
    Row(
      "capabilities", "query BookQuery changed capabilities string", "query BookQuery changed capabilities property →"
    ) { $0.queries[0].capabilities = [.string] },
    Row("entity", "query BookQuery changed entity Shelf") { $0.queries[0].entity = "Shelf" },
    Row("identifiers", "query BookQuery changed findsByIdentifier false → true") {
      $0.queries[0].findsByIdentifier = true
    },
    Row("suggestions", "query BookQuery changed suggestsEntities false → true") {
      $0.queries[0].suggestsEntities = true
    },
    Row("default result", "query BookQuery changed hasDefaultResult false → true") {
      $0.queries[0].hasDefaultResult = true
    },
    Row("filters", "queryFilter BookQuery.title removed Equal →") { $0.queries[0].filters = [] },
    Row("comparators", "queryFilter BookQuery.title changed comparators Contains") {
      $0.queries[0].filters[0].comparators.append("Contains")
    },
    Row("sorting", "query BookQuery changed sortOptions title") { $0.queries[0].sortOptions = ["title"] },
  ]

  private static let enums: [Row] = [
    Row("display name", "enum Order changed displayName Kind") { $0.enums[0].displayName = .value("Kind") },
    Row("raw type", "enum Order changed rawType String → Int") { $0.enums[0].rawType = "Int" },
    Row("a case", "enumCase Order.down removed down →") { $0.enums[0].cases.removeLast() },
    Row("order", "enum Order changed caseOrder up, down → down, up") { $0.enums[0].cases.reverse() },
    Row("raw value", "enumCase Order.up changed rawValue up → other") { $0.enums[0].cases[0].rawValue = "other" },
    Row("case title", "enumCase Order.up changed title Up") { $0.enums[0].cases[0].title = .value("Up") },
    Row("case image", "enumCase Order.up changed image arrow.up") { $0.enums[0].cases[0].image = "arrow.up" },
    Row("unlisted", "enumCase Order.up changed unlisted false → true") { $0.enums[0].cases[0].isUnlisted = true },
    Row("schema", "enum Order changed schema books.theme") { $0.enums[0].schema = SchemaAdoption(name: "books.theme") },
    Row("a union's case", "unionCase Content.text removed String →") { $0.unionValues[0].cases = [] },
    Row("type of a union's case", "unionCase Content.text changed type String → Int") {
      $0.unionValues[0].cases[0].type = ValueType("Int")
    },
  ]

  private static let shortcuts: [Row] = [
    Row(
      "phrase", "phrase Add.Add in ${applicationName} removed Add in ${applicationName} →",
      "phrase Add.New in ${applicationName} added New in ${applicationName}",
      "translatedPhrase Add.de: In ${applicationName} removed In ${applicationName} →"
    ) { $0.appShortcuts[0].shortcuts[0].phrases = [Phrase("New in ${applicationName}")] },
    Row("short title", "appShortcut Add.n: 1 changed shortTitle New") {
      $0.appShortcuts[0].shortcuts[0].shortTitle = .value("New")
    },
    Row("image", "appShortcut Add.n: 1 changed systemImage book") {
      $0.appShortcuts[0].shortcuts[0].systemImage = .value("book")
    },
    Row(
      "shortcut", "translatedPhrase Add.de: In ${applicationName} removed In ${applicationName} →",
      "appShortcut Add.n: 1 removed Add in ${applicationName} →"
    ) { $0.appShortcuts[0].shortcuts = [] },
    Row("negative phrases", "appShortcutsProvider SampleShortcuts changed negativePhrases Not this") {
      $0.appShortcuts[0].negativePhrases = [Phrase("Not this")]
    },
    Row("colour", "appShortcutsProvider SampleShortcuts changed tileColor red") {
      $0.appShortcuts[0].tileColor = "red"
    },
    Row("updates", "appShortcutsProvider SampleShortcuts changed updatesParameters false → true") {
      $0.appShortcuts[0].updatesParameters = true
    },
    Row("translated phrase", "translatedPhrase Add.de: In ${applicationName} removed In ${applicationName} →") {
      $0.phraseTranslations = []
    },
    Row("name", "spokenName Journal removed Journal →", "spokenName Shelf added Shelf") {
      $0.appNames[0].name = .value("Shelf")
    },
    Row("synonym", "spokenName Diary removed Diary →") { $0.appNames[0].alternatives = [] },
    Row("widget's look", "widget shelf changed displayName Shelf") { $0.widgets[0].displayName = .value("Shelf") },
    Row("widget's sizes", "widget shelf changed families every size → systemSmall") {
      $0.widgets[0].families = ["systemSmall"]
    },
    Row("widget's intent", "widget shelf changed configurationIntent Pick") {
      $0.widgets[0].configurationIntent = "Pick"
    },
    Row("widget's configuration", "widget shelf changed configuration fixed → appIntent") {
      $0.widgets[0].configuration = .appIntent
    },
    Row("widget's floor", "widget shelf changed availability iOS 18.0") {
      $0.widgets[0].availability = [Availability(platform: "iOS", introduced: "18.0")]
    },
    Row("onscreen", "onscreenContent Book removed", "onscreenContent OtherView removed") { $0.onscreenContent = [] },
    Row("package", "package KitPackage removed") { $0.packages = [] },
    Row("scheme", "urlScheme journal removed") { $0.urlSchemes = [] },
  ]

  private static let older: [Row] = [
    Row("title", "legacyIntent AddIntent changed title New") { $0.legacyIntents[0].title = "New" },
    Row("shortcuts", "legacyIntent AddIntent changed legacyEligibility shortcuts") {
      $0.legacyIntents[0].isEligibleForShortcuts = true
    },
    Row("suggestions", "legacyIntent AddIntent changed legacyEligibility suggestions") {
      $0.legacyIntents[0].isEligibleForSuggestions = true
    },
    Row("widgets", "legacyIntent AddIntent changed legacyEligibility widgets") {
      $0.legacyIntents[0].isEligibleForWidgets = true
    },
    Row("unlock", "legacyIntent AddIntent changed legacyEligibility unlock") {
      $0.legacyIntents[0].requiresUnlock = true
    },
    Row("a parameter", "legacyParameter AddIntent.title removed String →") { $0.legacyIntents[0].parameters = [] },
    Row("type", "legacyParameter AddIntent.title changed type String → Integer") {
      $0.legacyIntents[0].parameters[0].type = "Integer"
    },
    Row("list", "legacyParameter AddIntent.title changed type String → [String]") {
      $0.legacyIntents[0].parameters[0].isArray = true
    },
    Row("configurable", "legacyParameter AddIntent.title changed configuration false → true") {
      $0.legacyIntents[0].parameters[0].isConfigurable = true
    },
    Row("default", "legacyParameter AddIntent.title changed legacyDefault x") {
      $0.legacyIntents[0].parameters[0].defaultValue = "x"
    },
    Row("response", "legacyParameter AddIntent.response.text removed String →") {
      $0.legacyIntents[0].responseProperties = []
    },
    Row("case", "legacyEnumCase Sorting.up removed 1 →") { $0.legacyEnums[0].cases = [] },
    Row("index", "legacyEnumCase Sorting.up changed legacyIndex 1 → 2") { $0.legacyEnums[0].cases[0].index = 2 },
    Row("type's property", "legacyParameter Tome.pages removed Integer →") { $0.legacyTypes[0].properties = [] },
    Row("system intent", "systemIntent INPlayMediaIntent removed") { $0.systemIntents = [] },
    Row("declared", "systemIntent INPlayMediaIntent changed legacyEligibility declared") {
      $0.systemIntents[0].isDeclared = true
    },
    Row("handled", "systemIntent INPlayMediaIntent changed legacyEligibility handled") {
      $0.systemIntents[0].isHandled = true
    },
    Row("locked", "systemIntent INPlayMediaIntent changed legacyEligibility unlock") {
      $0.systemIntents[0].requiresUnlock = true
    },
    Row("activity", "userActivity org.example.open removed") { $0.userActivities = [] },
    Row("prediction", "userActivity org.example.open changed legacyEligibility prediction") {
      $0.userActivities[0].isEligibleForPrediction = true
    },
    Row("search", "userActivity org.example.open changed legacyEligibility search") {
      $0.userActivities[0].isEligibleForSearch = true
    },
    Row("declared activity", "userActivity org.example.open changed legacyEligibility declared") {
      $0.userActivities[0].isDeclared = true
    },
  ]
}

extension Change {
  fileprivate var line: String {
    let values = [old.map { "\($0) →" }, new].compactMap(\.self).joined(separator: " ")
    return [subject.kind.rawValue, subject.description, action.rawValue, aspect?.rawValue ?? "", values]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
