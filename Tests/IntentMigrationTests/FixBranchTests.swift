import IntentMigration
import IntentReading
import IntentSchemas
import IntentSurface
import SourceScanning
import Testing

/// Branches of fixes and of what they are made of, by what is written.
@Suite struct FixBranchTests {
  private static func intent(_ members: String, _ body: String, _ result: String = "some IntentResult") -> String {
    """
    import AppIntents

    struct Water: AppIntent {
      static let title: LocalizedStringResource = "Water"

      \(members)

      func perform() async throws -> \(result) {
        \(body)
      }
    }

    """
  }

  // MARK: Names that other code reads

  /// What holds a value of the intent is renamed; what holds something else with such a member is not.
  @Test(arguments: [
    ("func f(_ water: Water) { print(water.label) }", "water.title"),
    ("func f(_ tag: Tag) { print(tag.label) }", "tag.label"),
    ("let tag: Tag = made()\nfunc f() { print(tag.label) }", "tag.label"),
    ("func f() { print(Water().label) }", "Water().title"),
    ("typealias Pour = Water\nfunc f() { let pour = Pour(); print(pour.label) }", "pour.title"),
    ("struct Box { var water: Water }\nfunc f(_ box: Box) { print(box.water.label) }", "box.water.title"),
  ])
  func aNameIsChangedWhereAValueOfTheTypeIsHeld(_ code: String, _ written: String) {
    let old = Self.intent("@Parameter(title: \"Name\")\n  var title: String", "return .result()")
    let new = Self.intent("@Parameter(title: \"Name\")\n  var label: String", "return .result()") + code + "\n"
    let text = Proposing(old, new).text
    #expect(text.contains("(\(written))"), "\(text)")
    #expect(text.contains("var title: String"))
  }

  // MARK: Availability

  @Test(arguments: [
    ("@available(iOS 16, *)\n", "@available(iOS 18, *)\n", "@available(iOS 16, *)\n"),
    ("", "@available(iOS 18, *)\n", ""),
    (
      "@available(iOS 16, *)\n@MainActor\n", "@available(iOS 18, *)\n@MainActor\n",
      "@available(iOS 16, *)\n@MainActor\n"
    ),
    ("@MainActor\n", "@MainActor\n@available(iOS 18, *)\n", "@MainActor\n"),
    (
      "@available(iOS 16, *)\n@available(macOS, unavailable)\n",
      "@available(iOS 18, *)\n@available(macOS, unavailable)\n",
      "@available(iOS 16, *)\n@available(macOS, unavailable)\n"
    ),
    ("", "@available(iOS, unavailable)\n", ""), ("", "@available(iOS, obsoleted: 18)\n", ""),
  ])
  func theShippedClausesComeBack(_ old: String, _ new: String, _ written: String) {
    func app(_ clauses: String) -> String {
      Self.intent("", "return .result()").replacing("struct Water", with: clauses + "struct Water")
    }
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }
    #expect(lines(Proposing(app(old), app(new)).text) == lines(app(written)))
  }

  // MARK: Entities and their queries

  private static func plant(_ query: String, inside: Bool = false) -> String {
    let code = """
      struct \(query): EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Plant] { identifiers.map { Plant(id: $0) } }
      }
      """
    return """
      struct Plant: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
        static let defaultQuery = \(query)()
        let id: String
        var displayRepresentation: DisplayRepresentation { "\\(id)" }
      \(inside ? code : "")
      }
      \(inside ? "" : code)

      """
  }

  private static let keep = """
    import AppIntents

    struct Keep: AppIntent {
      static let title: LocalizedStringResource = "Keep"
      func perform() async throws -> some IntentResult { .result() }
    }

    """

  private static let give = """
    struct Give: AppIntent {
      static let title: LocalizedStringResource = "Give"
      func perform() async throws -> some IntentResult & ReturnsValue<Plant> { .result(value: Plant(id: "")) }
    }

    """

  @Test(arguments: [(false, false), (true, false), (false, true)])
  func anEntityComesBackWithTheQueryThatIsNotThere(isInside: Bool, isQueryThere: Bool) {
    let query = """
      struct PlantQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Plant] { identifiers.map { Plant(id: $0) } }
      }

      """
    let old = Self.keep + Self.give + Self.plant("PlantQuery", inside: isInside)
    let text = Proposing(old, Self.keep + (isQueryThere ? query : "")).text
    #expect(text.contains("struct Plant: AppEntity"))
    #expect(text.ranges(of: "struct PlantQuery: EntityQuery").count == 1, "\(text)")
  }

  // MARK: Parameters beside new ones

  @Test(arguments: ["String", "String?"])
  func aRetypedParameterIsReadThroughTheOldOne(_ type: String) {
    func app(_ type: String, _ body: String) -> String {
      Self.intent(
        "@Parameter(title: \"Amount\")\n  var amount: \(type)", body, "some IntentResult & ReturnsValue<String>")
    }
    let isOptional = type.hasSuffix("?")
    let proposing = Proposing(
      app("Int", "return .result(value: \"\\(amount)\")"),
      app(type, "return .result(value: amount\(isOptional ? "?.lowercased() ?? \"\"" : ".lowercased()"))"))
    #expect(proposing.text.contains("var amount: Int"))
    #expect(proposing.text.contains("var amountText: String?"))
    #expect(proposing.text.contains("self.amountText ?? "), "\(proposing.text)")
    #expect(proposing.remaining.isEmpty)
  }

  // MARK: What code that comes back follows

  @Test func aPropertyFollowsTheProtocolThatAsksForItNow() {
    let keep = Self.keep
    func app(_ type: String) -> String { "protocol Watering {\n  var plant: \(type) { get }\n}\n" }
    let intent = """
      struct Water: AppIntent, Watering {
        static let title: LocalizedStringResource = "Water"

        @Parameter(title: "Plant")
        var plant: String

        func perform() async throws -> some IntentResult { .result() }
      }

      """
    let text = Proposing(keep + intent + app("String"), keep + app("String?")).text
    #expect(text.contains("\n\n  @Parameter(title: \"Plant\")\n  var plant: String?\n\n  func perform"), "\(text)")
  }

  @Test func aPhraseThatWentToAnotherActionIsLeftThere() {
    func app(_ water: String, _ feed: String) -> String {
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

      struct Garden: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Water(), phrases: [\(water)], shortTitle: "Water", systemImageName: "a")
          AppShortcut(intent: Feed(), phrases: [\(feed)], shortTitle: "Feed", systemImageName: "b")
        }
      }

      """
    }
    let (water, feed, both) = (
      #""Water with \(.applicationName)""#, #""Feed with \(.applicationName)""#, #""Do it in \(.applicationName)""#
    )
    let proposing = Proposing(app("\(water), \(both)", feed), app(water, "\(feed), \(both)"))
    #expect(proposing.plan.changes.isEmpty, "\(proposing.text)")
    #expect(proposing.plan.refusals.values.contains { $0.contains("“Do it in ${applicationName}” now starts Feed") })
  }

  // MARK: Schemas

  private static func candidates(_ code: String, _ name: String) throws -> [String] {
    let surface = SourceReader(options: ReadingOptions()).read(MemoryTree(["App.swift": "import AppIntents\n" + code]))
      .surface
    let intent = try #require(surface.intents.first { $0.typePath == name })
    return SchemaCandidate.candidates(for: intent, in: surface).map(\.schema.identifier)
  }

  private static let thing = "struct Widgetry: AppEntity { let id: String }\n"

  @Test(arguments: [
    ("@Parameter(title: \"T\") var target: Widgetry", "OpenIntent", true),
    ("@Parameter(title: \"T\") var target: Widgetry", "AppIntent", false),
    ("@Parameter(title: \"T\") var target: String", "OpenIntent", false),
    (
      "@Parameter(title: \"T\") var target: Widgetry\n  @Parameter(title: \"O\") var other: Widgetry", "OpenIntent",
      false
    ),
  ])
  func onlyOneEntityIsOpened(_ parameters: String, _ conformance: String, isOffered: Bool) throws {
    let code =
      Self.thing + """
        struct OpenWidgetry: \(conformance) {
          static let title: LocalizedStringResource = "Open Widgetry"
          \(parameters)
          func perform() async throws -> some IntentResult { .result() }
        }

        """
    #expect(try Self.candidates(code, "OpenWidgetry").contains("system.open") == isOffered)
  }

  // MARK: Lines

  @Test(
    arguments: [
      ("a b c", "a x c", "-b+x"), ("a b c d e f", "d e f a b c", nil),
      ("a a b b", "a b b a", nil), ("", "a", "+a"), ("a", "", "-a"), ("a b c d", "b a d c", nil),
      ("x a b y c d z", "a b x c d y z", nil),
    ] as [(String, String, String?)])
  func aDiffIsWhatMakesOneTextOfTheOther(_ old: String, _ new: String, _ shown: String?) {
    func bytes(_ text: String) -> [UInt8] { Array(text.split(separator: " ").map { $0 + "\n" }.joined().utf8) }
    let diff = UnifiedDiff(FileChange(path: "A", before: bytes(old), after: bytes(new))).description
    let lines = diff.split(separator: "\n").dropFirst(2).filter { !$0.hasPrefix("@@") }
    #expect(
      lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) } == old.split(separator: " ").map(String.init))
    #expect(
      lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) } == new.split(separator: " ").map(String.init))
    let changed = lines.filter { !$0.hasPrefix(" ") }
    if let shown { #expect(changed.joined() == shown) }
    // Lines that are the same in the same order stay.
    let kept = lines.count - changed.count
    let common = ["a b c d e f": 3, "a a b b": 3, "a b c d": 2, "x a b y c d z": 5][old]
    if let common { #expect(kept == common, "\(diff)") }
  }
}
