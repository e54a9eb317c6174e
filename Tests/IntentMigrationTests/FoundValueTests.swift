import IntentMigration
import IntentRules
import Testing

/// What people have stored becomes a value of the new type by the app's own means, or nothing is asked of them.
@Suite struct FoundValueTests {
  private static func start(_ members: String, _ body: String, _ rest: String = "") -> String {
    appWithAction("Start", members, body, rest)
  }

  private static func parameter(_ text: String) -> String {
    "  @Parameter(title: \"\(text.prefix { $0 != ":" })\") var \(text)\n"
  }

  private static func plant(
    _ finder: String = "", id: String = "let id: Int", stored: String = "let name: String"
  ) -> String {
    """
    struct Plant: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
      static let defaultQuery = PlantQuery()
      \(id)
      \(stored)
      var displayRepresentation: DisplayRepresentation { "\\(name)" }
    }
    struct PlantQuery: EntityStringQuery {
      func entities(for identifiers: [Int]) async throws -> [Plant] { try await Garden.plants(identifiers) }
      \(finder)
    }
    """
  }

  // MARK: Texts and entities

  @Test(arguments: [
    ("func entities(matching string: String) async throws -> [Plant] { [] }", true),
    ("func entities(matching string: String) async throws -> IntentItemCollection<Plant> { .init(items: []) }", false),
    ("", false),
  ])
  func aTextIsLookedUpAsPeopleLookItUp(_ finder: String, _ isFound: Bool) {
    let new = Self.start(Self.parameter("plant: Plant"), "run(plant)", Self.plant(finder))
    let proposing = Proposing(Self.start(Self.parameter("name: String"), "run(name)"), new)
    let text = proposing.text
    #expect(
      text.contains("storedPlant = try await Plant.defaultQuery.entities(matching: name).first") == isFound, "\(text)")
    #expect(text.contains("<#") != isFound)
  }

  @Test func aTextThatIsAnIDIsNotLookedUpAsOne() {
    let finder = "func entities(matching string: String) async throws -> [Plant] { [] }"
    let new = Self.start(Self.parameter("plant: Plant"), "run(plant)", Self.plant(finder))
    let text = Proposing(Self.start(Self.parameter("plantID: String"), "run(plantID)"), new).text
    #expect(!text.contains("matching:)") && text.contains("<#"), "\(text)")
  }

  @Test(arguments: [
    ("let name: String", "plantName: String", "self.plant?.name else"),
    ("let name: String\n  let soil: String", "plantName: String", "<#"),
    ("let name: String", "plantID: Int", "self.plant?.id else"),
    ("let name: String\n  private let soil: String = \"\"", "plantName: String", "self.plant?.name else"),
  ])
  func anEntityGivesTheOnlyTextThatItHas(_ stored: String, _ member: String, _ expected: String) {
    let name = member.prefix { $0 != ":" }
    let rest = Self.plant(stored: stored)
    let old = Self.start(Self.parameter("plant: Plant"), "run(plant)", rest)
    let text = Proposing(old, Self.start(Self.parameter(member), "run(\(name))", rest)).text
    #expect(text.contains(expected), "\(text)")
  }

  // MARK: Nothing stored

  @Test func whatHadNoListBeforeHasAnEmptyOne() {
    let old = Self.start(Self.parameter("shelf: String"), "run(shelf)")
    let new = Self.start(Self.parameter("tags: [URL]"), "run(tags)")
    let text = Proposing(old, new).text
    #expect(text.contains("let tags = self.tags ?? []") && !text.contains("from shelf"), "\(text)")
  }

  @Test(arguments: [
    ("show(plant?.lowercased())", "show(plant.lowercased())", "show(plant?.lowercased())"),
    (
      "guard let plant else { return .result() }\n    show(plant)", "show(plant)",
      "guard let plant else { return .result() }"
    ),
    ("show(plant ?? other())", "show(plant)", "<#what the action uses if plant is not set#>"),
  ])
  func withoutAValueTheActionDoesWhatItDid(_ before: String, _ after: String, _ expected: String) {
    let old = Self.start(Self.parameter("plant: String?"), before)
    let text = Proposing(old, Self.start(Self.parameter("plant: String"), after)).text
    #expect(text.contains(expected), "\(text)")
    #expect(text.contains("<#") == expected.hasPrefix("<#"))
  }

  // MARK: Ids

  @Test(arguments: [
    ("var id: Int { name.hashValue }", "`hashValue`"), ("let id = UUID()", "`UUID()`"),
    ("let id: Int\n  init(name: String) { self.name = name; id = name.hashValue }", "`hashValue`"),
    (
      "let id: Int\n  init(id: Int) { self.id = id; name = \"\" }\n  init(name: String) { self.name = name; id = name.hashValue }",
      nil
    ),
    ("var id = UUID()", nil), ("let id: Int", nil),
  ])
  func anEntityWhoseIdsPassIsNotRestored(_ id: String, _ source: String?) {
    let find =
      "struct Find: AppIntent {\n  static let title: LocalizedStringResource = \"Find\"\n"
      + "  func perform() async throws -> some IntentResult & ReturnsValue<Plant> { .result(value: other()) }\n}\n"
    let proposing = Proposing(Self.start("", "run()", Self.plant(id: id) + "\n" + find), Self.start("", "run()"))
    let text = proposing.plan.refusals.values.joined()
    #expect(text.contains("another one each time the app runs") == (source != nil), "\(text)")
    if let source { #expect(text.contains(source), "\(text)") }
  }

  // MARK: Made values

  @Test(arguments: [
    ("let name: String", "let name: String\n  let soil: String", true),
    ("let name: String", "let name: String\n  var soil: String?", false),
    ("let name: String", "let name: String\n  @State var soil = 1", false),
    ("let name: String", "let name: String\n  init(name: String, soil: Int = 1) {}", false),
    ("let name: String", "let name: String\n  init(soil: Int) {}", true),
  ])
  func aValueThatIsMadeOtherwiseNowIsMarked(_ before: String, _ after: String, _ isMarked: Bool) {
    let pot = { (members: String) in "struct Pot {\n  \(members)\n}\n" }
    let plant =
      "struct Plant: AppIntent {\n  static let title: LocalizedStringResource = \"Plant\"\n"
      + "  func perform() async throws -> some IntentResult {\n    print(Pot(name: \"\"))\n    return .result()\n  }\n}\n"
    let old = Self.start("", "run()", pot(before) + plant)
    let text = Proposing(old, Self.start("", "run()", pot(after))).text
    let wanted = after.contains("init(") ? "soil: Int" : "name: String, soil: String"
    #expect(text.contains("#error(\"`Pot.init` takes `(\(wanted))` now") == isMarked, "\(text)")
  }
}
