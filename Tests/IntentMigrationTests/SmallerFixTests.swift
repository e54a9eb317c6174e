import Foundation
import IntentMigration
import IntentRules
import IntentSurface
import Testing

/// What reading the proposals for public apps has taught.
@Suite struct SmallerFixTests {
  private static let head = "import AppIntents\n\n"

  private static func intent(
    _ members: String, _ body: String = ".result()", _ result: String = "some IntentResult",
    heritage: String = "AppIntent"
  ) -> String {
    """
    import AppIntents

    struct Water: \(heritage) {
      static let title: LocalizedStringResource = "Water"

      \(members)

      func perform() async throws -> \(result) {
        \(body)
      }
    }

    """
  }

  /// The protocol asks for the newer system, and an extension can ask for it alone.
  @Test func aNewerProtocolGoesIntoAnExtension() {
    let new = Self.intent("", heritage: "AppIntent, URLRepresentableIntent")
      .replacing("struct Water", with: "@available(iOS 18.0, *)\nstruct Water")
    let proposing = Proposing(Self.intent(""), new)
    #expect(proposing.text.contains("\nstruct Water: AppIntent {"), "\(proposing.text)")
    #expect(proposing.text.contains("}\n\n@available(iOS 18.0, *)\nextension Water: URLRepresentableIntent {}\n"))
    #expect(proposing.remaining.isEmpty)
  }

  /// What is decoded from elsewhere has the new raw values; an enum that was decoded before has them back.
  @Test(arguments: [("String, AppEnum", false), ("String, AppEnum, Codable", true)])
  func aRawValueThatOtherDataHasStays(_ shipped: String, _ isEdited: Bool) {
    func app(_ heritage: String, _ raw: String) -> String {
      Self.intent("@Parameter(title: \"Kind\") var kind: Kind") + """
        enum Kind: \(heritage) {
          case photo\(raw), video
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
          static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.photo: "Photo", .video: "Video"]
        }

        """
    }
    let proposing = Proposing(app(shipped, ""), app("String, AppEnum, Codable", " = \"PHOTO\""))
    #expect(proposing.text.contains("\"PHOTO\"") != isEdited, "\(proposing.text)")
    let reasons = proposing.plan.refusals.values.filter { $0.contains("is decoded from other data now") }
    #expect(reasons.count == (isEdited ? 0 : 1))
  }

  /// Another entity may have properties of the same names; the one that shipped still has all that it stored.
  @Test func aVariableThatIsNoPropertyAnyMoreIsMarkedAgain() {
    func entity(_ name: String, _ title: String) -> String {
      """
      struct \(name): AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(name)"
        static let defaultQuery = \(name)Query()
        var id: String
        \(title)
        var displayRepresentation: DisplayRepresentation { "\(name)" }
      }
      struct \(name)Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [\(name)] { [] }
      }

      """
    }
    let property = "@Property(title: \"Title\")\n  var title: String?"
    let proposing = Proposing(
      Self.head + entity("Plant", property),
      Self.head + entity("Plant", "let title: String?") + entity("Tree", property))
    #expect(proposing.text == Self.head + entity("Plant", property) + entity("Tree", property), "\(proposing.text)")
  }

  @Test func aNameThatIsAKeywordStandsBetweenBackticks() {
    let old = Self.intent("@Parameter(title: \"In\") var `in`: String?", "print(`in` ?? \"\")\n    return .result()")
    let text = Proposing(old, Self.intent("@Parameter(title: \"To\") var to: String?")).text
    #expect(text.contains("var `in`: String?"))
    #expect(!text.contains("if let in "))
  }

  @Test func whatAProtocolOfTheFrameworkAsksForByNameStays() {
    func app(_ heritage: String, _ name: String) -> String {
      Self.intent("@Parameter(title: \"Glass\") var \(name): Glass", heritage: heritage) + """
        struct Glass: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Glass"
          static let defaultQuery = GlassQuery()
          let id: String
          var displayRepresentation: DisplayRepresentation { "Glass" }
        }

        struct GlassQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [Glass] { [] }
        }

        """
    }
    let text = Proposing(app("AppIntent", "glass"), app("OpenIntent", "target")).text
    #expect(text.contains("struct WaterTarget: OpenIntent {"))
    #expect(text.contains("var target: Glass"))
    #expect(text.contains("struct Water: DeprecatedAppIntent {"))
  }

  @Test func aNameThatTheBodyGivesToSomethingElseStaysThere() {
    func app(_ name: String) -> String {
      Self.intent(
        "@Parameter(title: \"Color\") var \(name): String?",
        "if let hex = \(name), let color = Int(hex) { print(color, [color]) }\n    return .result()")
    }
    let text = Proposing(app("tint"), app("color")).text
    #expect(text.contains("if let hex = tint, let color = Int(hex) { print(color, [color]) }"))
  }

  @Test func aBodyThatDeclaresTheNameItselfReadsTheValueUnderAnother() {
    let kind = """
      enum Kind: String, AppEnum {
        case one
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.one: "One"]
      }

      """
    func app(_ type: String, _ body: String) -> String {
      Self.intent("@Parameter(title: \"Kind\") var kind: \(type)", body) + kind
    }
    let proposing = Proposing(
      app("Kind", "print(kind)\n    return .result()"),
      app(
        "String",
        "guard let kind = Kind(rawValue: kind), kind != .two, self.kind != \"\" else { return .result() }\n    print(kind)\n    return .result()"
      ))
    #expect(proposing.text.contains("guard let givenKind: String = self.kindText ?? self.kind?.rawValue else {"))
    #expect(proposing.text.contains("guard let kind = Kind(rawValue: givenKind), kind != .two, givenKind != \"\" else"))
    #expect(proposing.text.contains("Summary(\"Water\") {\n      \\.$kindText\n    }"), "\(proposing.text)")
    #expect(!proposing.text.contains("(Legacy)"), "the old one is out of sight")
    #expect(proposing.remaining.isEmpty)
  }

  @Test func whatANewParameterIsForIsLeftOutWithoutIt() {
    let note = "func run() {}\nstruct Note { var name = \"\"; static var last = Note() }\n"
    let old = Self.intent("", "run()\n    return .result()") + note
    let name = "@Parameter(title: \"Name\") var name: String"
    let new = Self.intent(name, "run()\n    Note.last.name = name\n    return .result()") + note
    let proposing = Proposing(old, new)
    #expect(proposing.text.contains("    if let name {\n      Note.last.name = name\n    }\n"), "\(proposing.text)")
    #expect(proposing.remaining.isEmpty)
    let set = Proposing(old.replacing("run()\n    ret", with: "run()\n    Note.last.name = \"\"\n    ret"), new).text
    #expect(set.contains("<#"), "it was set before, to something else")
  }

  @Test(arguments: [
    ("String", "[self.taskId].compactMap(\\.self)"),
    ("UUID", "[self.taskId].compactMap { $0.flatMap { UUID(uuidString: $0) } }"),
  ])
  func anIdBecomesTheEntityThatHasIt(_ type: String, _ ids: String) {
    let task = """
      struct Job: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Job"
        static let defaultQuery = JobQuery()
        let id: \(type)
        var displayRepresentation: DisplayRepresentation { "Job" }
      }

      struct JobQuery: EntityQuery {
        func entities(for identifiers: [\(type)]) async throws -> [Job] { identifiers.map { Job(id: $0) } }
      }

      """
    let old =
      Self.intent("@Parameter(title: \"Task\") var taskId: String", "print(taskId)\n    return .result()") + task
    let new = Self.intent("@Parameter(title: \"Task\") var task: Job", "print(task)\n    return .result()") + task
    let proposing = Proposing(old, new)
    #expect(proposing.text.contains("let storedTask = try await Job.defaultQuery.entities(for: \(ids)).first"))
    #expect(proposing.text.contains("guard let task: Job = self.task ?? storedTask else {"), "\(proposing.text)")
    #expect(proposing.remaining.isEmpty)
  }

  @Test(arguments: [("identifiers.map { Job(id: $0) }", false), ("found(identifiers)", true)])
  func aQueryThatTakesIdsApartIsGivenNone(_ body: String, _ isOpen: Bool) {
    let task = """
      struct Job: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Job"
        static let defaultQuery = JobQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { "Job" }
      }

      struct JobQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Job] { \(body) }
        func found(_ ids: [String]) -> [Job] {
          ids.compactMap { id in
            let parts = id.split(separator: ":")
            return parts.count == 2 ? Job(id: id) : nil
          }
        }
      }

      """
    let old =
      Self.intent("@Parameter(title: \"Task\") var taskId: String", "print(taskId)\n    return .result()") + task
    let new = Self.intent("@Parameter(title: \"Task\") var task: Job", "print(task)\n    return .result()") + task
    let proposing = Proposing(old, new)
    #expect(proposing.text.contains("<#taskId as Job#>") == isOpen, "\(proposing.text)")
    let notes = proposing.plan.steps.flatMap(\.proposal.notes)
    #expect(notes.contains { $0.hasPrefix("`entities(for:)` of JobQuery (") } == isOpen, "\(notes)")
  }

  @Test func aTextMayBeEmptyWhereTheBodySaysWhatThenHappens() {
    let old = Self.intent("", "return .result()")
    let body = "let text = word.lowercased()\n    guard !text.isEmpty else { return .result() }\n    return .result()"
    let new = Self.intent("@Parameter(title: \"Word\") var word: String", body)
    #expect(Proposing(old, new).text.contains("let word = self.word ?? \"\""))
  }

  @Test func aSwitchForAnotherParameterIsUnderstood() {
    let limit = "@Parameter(title: \"Limit\") var limit: Int?"
    let body = "print(limit ?? 0)\n    return .result()"
    let proposing = Proposing(
      Self.intent("@Parameter(title: \"Should\") var shouldLimit: Bool?\n\n  " + limit, body), Self.intent(limit, body))
    #expect(proposing.text.contains("let limit = self.shouldLimit == false ? nil : self.limit\n"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aDefaultComesBack() {
    func app(_ value: String) -> String {
      Self.intent("@Parameter(title: \"Days\"\(value)) var days: Int", "print(days)\n    return .result()")
    }
    #expect(Proposing(app(", default: 3"), app(", default: 5")).text == app(", default: 3"))
    #expect(Proposing(app(", default: 3"), app("")).text == app(", default: 3"))
  }

  /// What shuts the type out of a system, or says that it will go, is no floor.
  @Test(arguments: [
    "watchOS, unavailable", "tvOS, introduced: 16, obsoleted: 17", "iOS, deprecated: 26, message: \"Use B.\"",
  ])
  func aFloorComesBackAndOtherClausesStay(_ clause: String) {
    let intent = Self.intent("").replacing("import AppIntents\n\n", with: "")
    let old = Self.head + "@available(iOS 16, *)\n" + intent
    let new = Self.head + "@available(iOS 18, *)\n@available(\(clause))\n" + intent
    #expect(Proposing(old, new).text == Self.head + "@available(iOS 16, *)\n@available(\(clause))\n" + intent)
  }

  @Test(arguments: ["@available(*, unavailable)\n", "@available(iOS 18, *)\n"])
  func theCommentAboveAClauseThatGoesIsOfTheType(_ clause: String) {
    let intent = Self.intent("").replacing("import AppIntents\n\n", with: "")
    let old = Self.head + "/// Waters a plant.\n" + intent
    let new = Self.head + "/// Waters a plant.\n\(clause)" + intent
    #expect(Proposing(old, new).text == old)
  }

  @Test func anAppShortcutOfANewerIntentIsNamedWhereItsProviderGoesBack() throws {
    func app(_ floor: String, _ own: String) -> String {
      Self.head
        + """
        struct Open: AppIntent {
          static let title: LocalizedStringResource = "Open"
          func perform() async throws -> some IntentResult { .result() }
        }

        \(own)struct Record: AppIntent {
          static let title: LocalizedStringResource = "Record"
          func perform() async throws -> some IntentResult { .result() }
        }

        /// What Siri knows.
        \(floor)struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"], shortTitle: "Open", systemImageName: "leaf")
            AppShortcut(intent: Record(), phrases: ["Record \\(.applicationName)"], shortTitle: "New", systemImageName: "mic")
          }
        }

        """
    }
    let newer = "@available(iOS 18, *)\n"
    let plan = Proposing(app("", newer), app(newer, newer)).plan
    let proposal = try #require(plan.steps.first { $0.proposal.finding.rule == "S14" }?.proposal)
    #expect(proposal.cost.contains("until `Record` can run on the older systems"))
    #expect(proposal.edits.allSatisfy { !$0.expected.contains("///") })
    let other = try #require(Proposing(app("", ""), app(newer, "")).plan.steps.first?.proposal)
    #expect(other.cost == "Nothing: the older systems keep it.")
  }

  @Test func aConformanceComesBackWithItsCode() {
    let entity = """
      struct Plant: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
        static let defaultQuery = PlantQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { "Plant" }
      }

      struct PlantQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Plant] { [] }
      }

      """
    let indexed = "extension Plant: IndexedEntity {\n  var hideInSpotlight: Bool { false }\n}\n"
    let proposing = Proposing(Self.head + entity + indexed, Self.head + entity)
    #expect(proposing.text.hasSuffix(indexed))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aPhraseThatStartsAnotherActionNowStaysThere() {
    func app(_ first: String, _ second: String) -> String {
      """
      import AppIntents

      struct Water: AppIntent {
        static let title: LocalizedStringResource = "Water"
        func perform() async throws -> some IntentResult { .result() }
      }

      struct Feed: AppIntent {
        static let title: LocalizedStringResource = "Feed"
        func perform() async throws -> some IntentResult { .result() }
      }

      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Water(), phrases: ["Water with \\(.applicationName)"], shortTitle: "A", systemImageName: "a")
          AppShortcut(intent: \(first)(), phrases: ["Feed with \\(.applicationName)"], shortTitle: "B", systemImageName: "b")
          \(second)
        }
      }

      """
    }
    let proposing = Proposing(app("Water", ""), app("Feed", ""))
    #expect(!proposing.findings.isEmpty)
    #expect(proposing.plan.changes.isEmpty, "\(proposing.text)")
    #expect(proposing.plan.refusals.values.contains { $0.contains("now starts Feed") })
  }

  @Test func typesThatARestoredIntentNamesComeWithIt() throws {
    let helper = "struct Pump {\n  func start() { Valve.open() }\n}\n"
    let valve = "enum Valve {\n  static func open() {}\n}\n"
    let keep = "struct Keep: AppIntent {\n  func perform() async throws -> some IntentResult { .result() }\n}\n"
    let old = Self.intent("", "Pump().start()\n    return .result()") + keep + helper + valve
    let proposing = Proposing(old, Self.head + keep)
    #expect(proposing.text.contains(helper) && proposing.text.contains(valve))
    #expect(
      try #require(proposing.plan.steps.first).proposal.notes.contains {
        $0 == "The code is from the shipped version, and everything it uses still exists."
      })
  }

  @Test func aFunctionThatIsGoneComesBack() throws {
    let keep = "struct Keep: AppIntent {\n  func perform() async throws -> some IntentResult { .result() }\n}\n"
    let pump = "extension Int {\n  func pumped() -> Int { self + water }\n}\nlet water = 2\n"
    let old = Self.intent("", "print(3.pumped())\n    return .result()") + keep
    let proposing = Proposing(old + pump, Self.head + keep)
    #expect(!proposing.text.contains("#error") && proposing.text.contains("let water = 2"), "\(proposing.text)")
    #expect(proposing.text.contains("extension Int {\n  func pumped() -> Int { self + water }\n}"))
  }

  @Test func aFunctionThatIsGoneIsNamed() throws {
    let keep = "struct Keep: AppIntent {\n  func perform() async throws -> some IntentResult { .result() }\n}\n"
    let old =
      Self.intent("", "water(3)\n    return .result()") + keep + "func water(_ count: Int) {}\nfunc water() {}\n"
    let proposing = Proposing(old, Self.head + keep)
    let notes = try #require(proposing.plan.steps.first).proposal.notes
    #expect(notes.contains { $0.contains("It uses `water`, which no longer exists") })
    let marked =
      "#error(\"`water` no longer exists as before: do the same in a way that the app has now, then remove this line.\")\n    water(3)"
    #expect(proposing.text.contains(marked))
  }

  /// What a type of the app lost, the word of which may stand elsewhere.
  @Test(arguments: [
    (
      "Pump.shared.start()", "Pump.shared", "class Pump {\n  static let shared = Pump()\n  func start() {}\n}",
      "class Pump {\n  func start() {}\n}\nclass Valve {\n  static let shared = Valve()\n}"
    ),
    (
      "Pump().start()", "Pump.init", "class Pump {\n  init() {}\n  func start() {}\n}",
      "class Pump {\n  static let main = Pump()\n  private init() {}\n  func start() {}\n}"
    ),
  ])
  func aMemberThatIsGoneIsMarked(_ statement: String, _ name: String, _ before: String, _ after: String) {
    let keep = "struct Keep: AppIntent {\n  func perform() async throws -> some IntentResult { .result() }\n}\n"
    let old = Self.intent("", "\(statement)\n    return .result()") + keep + before + "\n"
    let proposing = Proposing(old, Self.head + keep + after + "\n")
    let marked =
      "    #error(\"`\(name)` no longer exists as before: do the same in a way that the app has now, then remove this line.\")\n    \(statement)"
    #expect(proposing.text.contains(marked), "\(proposing.text)")
    let same = Proposing(old, Self.head + keep + before + "\n")
    #expect(!same.text.contains("#error") && same.text.contains(statement))
  }

  @Test func whatAProtocolOfTheAppAsksForNowIsMarked() {
    let keep = "struct Keep: AppIntent {\n  func perform() async throws -> some IntentResult { .result() }\n}\n"
    func app(_ type: String) -> String { "protocol Watering {\n  var plant: \(type) { get }\n}\n" }
    let intent =
      "struct Water: AppIntent, Watering {\n  static let title: LocalizedStringResource = \"Water\"\n"
      + "  @Parameter(title: \"Plant\")\n  var plant: String\n"
      + "  func perform() async throws -> some IntentResult { .result() }\n}\n"
    let proposing = Proposing(Self.head + intent + keep + app("String"), Self.head + keep + app("Int"))
    #expect(proposing.text.contains("#error(\"`Watering.plant` no longer exists as before"), "\(proposing.text)")
    #expect(
      !Proposing(Self.head + intent + keep + app("String"), Self.head + keep + app("String")).text.contains("#error"))
  }

  @Test func whatAnEarlierFixMadeIsNotMadeAgain() {
    func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
    let keep = "struct Keep: AppIntent {\n  func perform() async throws -> some IntentResult { .result() }\n}\n"
    let plant = """
      import AppIntents

      struct Plant: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
        static let defaultQuery = PlantQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { "\\(id)" }
      }

      struct PlantQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Plant] { [] }
      }

      """
    let result = "some IntentResult & ReturnsValue<Plant>"
    let water = Self.intent("", "return .result(value: Plant(id: \"\"))", result)
    let kept = ["App/Keep.swift": bytes(Self.head + keep), "App/Models/Other.swift": bytes("struct Other {}\n")]
    let old = kept.merging(["App/Water.swift": bytes(water), "App/Models/Plant.swift": bytes(plant)]) { $1 }
    let proposing = Proposing(old, kept)
    #expect(proposing.result["App/Models/Plant.swift"] == bytes(plant))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func whatElseReadsARetypedParameterStopsTheCompiler() {
    func app(_ type: String) -> String {
      """
      import AppIntents

      struct Water: AppIntent {
        static let title: LocalizedStringResource = "Water"

        @Parameter(title: "Count")
        var count: \(type)

        init() {}

        init(count: \(type)) { self.count = count }

        var text: String { "\\(count)" }

        func doubled(count: Int) -> Int { 2 * count }

        func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: text) }
      }

      """
    }
    let proposing = Proposing(app("Int"), app("Double"))
    #expect(proposing.text.contains("#error(\"Let `text` read `countNumber`"), "\(proposing.text)")
    #expect(proposing.text.contains("self.countNumber = count"))
    #expect(proposing.text.contains("{ 2 * count }"))
  }

  @Test func anImportOfAModuleThatIsGoneIsLeftOut() {
    func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
    let keep =
      "import AppIntents\n\nstruct Keep: AppIntent {\n  func perform() async throws -> some IntentResult { .result() }\n}\n"
    let water = Self.intent("", "return .result()").replacing(
      "import AppIntents", with: "import AppIntents\nimport Pumps\nimport Other")
    let old = [
      "App/Keep.swift": bytes(keep), "App/Water.swift": bytes(water), "Pumps/Pump.swift": bytes("struct Pump {}\n"),
    ]
    let proposing = Proposing(old, ["App/Keep.swift": bytes(keep)])
    let text = String(decoding: proposing.result["App/Water.swift"] ?? [], as: UTF8.self)
    #expect(text.contains("import Other") && !text.contains("import Pumps"), "\(text)")
  }

  @Test func aWidgetIsListedWhereItWas() {
    func app(_ widget: String, _ listed: String) -> String {
      """
      import SwiftUI
      import WidgetKit

      @main struct Widgets: WidgetBundle {
        var body: some Widget {
          Rain()\(listed)
        }
      }

      struct Rain: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "rain", provider: Provider()) { entry in Text("") }
        }
      }
      \(widget)
      """
    }
    let sun = """

      struct Sun: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "sun", provider: Provider()) { entry in Text("") }
        }
      }

      """
    let proposing = Proposing(app(sun, "\n    Sun()"), app("", ""))
    #expect(proposing.text.contains("Rain()\n    Sun()\n"), "\(proposing.text)")
    #expect(proposing.remaining.isEmpty)
  }

  @Test func whatIsOddInTheAppsOwnFileKeepsNoFixAway() {
    func app(_ name: String) -> String {
      Self.intent("@Parameter(title: \"Name\") var \(name): String?", "a ?= \(name)\n    return .result()")
    }
    #expect(Proposing(app("target"), app("name")).text == app("target"))
  }
}
