import IntentRules
import IntentSurface
import SourceScanning
import Testing

@testable import IntentMigration

/// What reading the proposals for whole releases of public apps has taught.
@Suite struct ReleaseFixTests {
  private static let widgets = """
    import SwiftUI
    import WidgetKit

    struct Moon: Widget {
      var body: some WidgetConfiguration { StaticConfiguration(kind: "Moon", provider: P()) { _ in Text("Moon") } }
    }

    struct Star: Widget {
      var body: some WidgetConfiguration { StaticConfiguration(kind: "Star", provider: P()) { _ in Text("Star") } }
    }

    """

  private static func bundle(_ lines: String, named name: String = "Sky") -> String {
    "import SwiftUI\nimport WidgetKit\n\n@main\nstruct \(name): WidgetBundle {\n  var body: some Widget {\n\(lines)\n  }\n}\n"
  }

  private static func files(_ texts: [String: String]) -> MigrationFixture.Files { texts.mapValues { Array($0.utf8) } }

  @Test func aWidgetThatIsStillDeclaredIsOnlyListed() {
    let old = Self.files([
      "Widgets.swift": Self.widgets,
      "Bundle.swift": Self.bundle("    #if os(iOS)\n    Moon()\n    Star()\n    #else\n    Moon()\n    #endif"),
    ])
    let new = Self.files([
      "Widgets.swift": Self.widgets,
      "Bundle.swift": Self.bundle("    #if os(iOS)\n    Moon()\n    #else\n    Moon()\n    #endif"),
    ])
    let proposing = Proposing(old, new)
    #expect(proposing.plan.changes.map(\.path) == ["Bundle.swift"], "a second declaration would not compile")
    #expect(
      String(decoding: proposing.result["Bundle.swift"] ?? [], as: UTF8.self).contains("Moon()\n    Star()\n    #else"))
  }

  @Test func ofTwoBundlesTheOneBesideTheCodeListsIt() {
    let old = Self.files(["Phone/Sky.swift": Self.widgets.replacing("struct Star", with: "@main struct Star")])
    let other = Self.widgets.replacing("Star", with: "Sun").replacing("@main ", with: "")
    let new = Self.files([
      "Phone/Sky.swift": other + Self.bundle("    Moon()\n    Sun()"),
      "Watch/Sky.swift": Self.bundle("    Moon()", named: "Dial"),
    ])
    let proposing = Proposing(old, new)
    let phone = String(decoding: proposing.result["Phone/Sky.swift"] ?? [], as: UTF8.self)
    #expect(phone.contains("Sun()\n    Star()") || phone.contains("kind: \"Star\""))
    #expect(proposing.plan.changes.allSatisfy { $0.path == "Phone/Sky.swift" })
  }

  // MARK: SiriKit

  private static func legacy(
    _ names: [String: String] = [:], handler: String = "intent.note ?? \"\""
  ) throws
    -> MigrationFixture.Files
  {
    let pair = try #require(MigrationFixture.pairs(of: ["L09"]).first)
    var definition = String(decoding: try #require(pair.files("old")["Intents.intentdefinition"]), as: UTF8.self)
    for (name, newName) in names {
      definition = definition.replacing("<string>\(name)</string>", with: "<string>\(newName)</string>")
    }
    let code = """
      import Intents

      final class WaterPlantHandler: NSObject, WaterPlantIntentHandling {
        func resolveNote(for intent: WaterPlantIntent) async -> INStringResolutionResult { .success(with: "") }
        func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse {
          print(\(handler))
          return WaterPlantIntentResponse(code: .success, userActivity: nil)
        }
      }

      """
    return files(["Intents.intentdefinition": definition, "Handler.swift": code])
  }

  @Test func aLegacyParameterGetsItsNameBack() throws {
    var new = try Self.legacy(["note": "remark"], handler: "intent.remark ?? \"\"")
    new["Handler.swift"] = new["Handler.swift"].map {
      Array(String(decoding: $0, as: UTF8.self).replacing("resolveNote", with: "resolveRemark").utf8)
    }
    let proposing = Proposing(try Self.legacy(), new)
    #expect(proposing.plan.steps.map(\.proposal.decision) == [.keepLegacyName])
    #expect(proposing.result == (try Self.legacy()), "the definition and the code are what they were")
  }

  @Test(arguments: ["", "?", "!"]) func aNameIsFollowedThroughWhatMayBeMissing(_ mark: String) throws {
    func handler(_ name: String) -> String {
      "{ (given: WaterPlantIntent\(mark)) in given\(mark == "" ? "" : "?").\(name) ?? \"\" }(intent)"
    }
    var new = try Self.legacy(["note": "remark"], handler: handler("remark"))
    new["Handler.swift"] = new["Handler.swift"].map {
      Array(String(decoding: $0, as: UTF8.self).replacing("resolveNote", with: "resolveRemark").utf8)
    }
    let old = try Self.legacy(handler: handler("note"))
    #expect(Proposing(old, new).result == old)
  }

  private static func edited(
    _ files: MigrationFixture.Files, _ text: String, _ newText: String
  ) throws
    -> MigrationFixture.Files
  {
    let path = "Intents.intentdefinition"
    let definition = String(decoding: try #require(files[path]), as: UTF8.self)
    try #require(definition.contains(text))
    return files.merging([path: Array(definition.replacing(text, with: newText).utf8)]) { $1 }
  }

  @Test func theSummariesInOtherLanguagesFollowTheNameOfALegacyParameter() throws {
    let title = "<string>Water Plant</string>"
    let keyed = title + "<key>INIntentTitleID</key><string>aB3xYz</string>"
    let old = try Self.edited(Self.legacy(), title, keyed)
    let new = try Self.edited(Self.legacy(["note": "remark"], handler: "intent.remark ?? \"\""), title, keyed)
    let table = { (name: String) in "\"aB3xYz\" = \"Mit ${\(name)}\";\n\"other\" = \"${remark}\";\n" }
    let paths = ["App/de.lproj/Intents.strings", "App/fr.lproj/Intents.strings"]
    let others = ["App/fr.lproj/Other.strings", "Kit/de.lproj/Intents.strings", "App/More/de.lproj/Intents.strings"]
    let tables = Self.files(Dictionary(uniqueKeysWithValues: (paths + others).map { ($0, table("remark")) }))
    func inFolder(_ files: MigrationFixture.Files) -> MigrationFixture.Files {
      Dictionary(uniqueKeysWithValues: files.map { ("App/" + $0.key, $0.value) })
    }
    let proposing = Proposing(inFolder(old), inFolder(new).merging(tables) { $1 })
    let text = { (path: String) in String(decoding: proposing.result[path] ?? [], as: UTF8.self) }
    #expect(paths.map(text) == [table("note"), table("note")])
    #expect(others.allSatisfy { text($0) == table("remark") })
  }

  @Test(arguments: [("plot", true), ("plant", false)])
  func aNameThatSavesNothingByItselfIsReadWhereTheIntentIsTaken(_ needed: String, _ isBarred: Bool) throws {
    func code(_ name: String) -> [UInt8] {
      let code = """
        import Intents

        func open(_ interaction: INInteraction) {
          guard let intent = interaction.intent as? WaterPlantIntent else { return }
          guard let place = intent.\(needed) else { return }
          print(place, intent.\(name) ?? "")
        }

        """
      return Array(code.utf8)
    }
    let list = "<key>INIntentParameters</key>\n\t\t\t<array>"
    let plot =
      "<dict><key>INIntentParameterName</key><string>plot</string><key>INIntentParameterType</key><string>Boolean</string>"
      + "</dict>"
    var (old, new) = (try Self.legacy(), try Self.edited(Self.legacy(["note": "remark"]), list, list + plot))
    (old["Handler.swift"], new["Handler.swift"]) = (code("note"), code("remark"))
    let proposing = Proposing(old, new)
    let costs = proposing.plan.steps.map(\.proposal.cost)
    let isSaid = costs.contains { $0.contains("Handler.swift:5 needs `plot`, and no step from before has one") }
    #expect(isSaid == isBarred, "\(costs)")
    let text = String(decoding: proposing.result["Handler.swift"] ?? [], as: UTF8.self)
    let task = "  //   print(place, intent.note ?? \"\")\n  <#what to do with intent.note#>\n  guard let place"
    #expect(text.contains(task) == isBarred, "\(text)")
  }

  @Test func aNameThatNothingReadsIsSaidToBeShownAlone() throws {
    func code(_ name: String, _ id: String) -> [UInt8] {
      let code = """
        import Intents

        func open(_ interaction: INInteraction) {
          guard let intent = interaction.intent as? WaterPlantIntent else { return }
          guard let id = intent.plant, let plant = \(id) else { return }
          print(plant)
        }

        func make() -> WaterPlantIntent {
          let intent = WaterPlantIntent()
          intent.\(name) = "Fern"
          return intent
        }

        """
      return Array(code.utf8)
    }
    var (old, new) = (try Self.legacy(), try Self.legacy(["note": "remark"]))
    (old["Handler.swift"], new["Handler.swift"]) = (code("note", "find(id)"), code("remark", "UUID(uuidString: id)"))
    let proposing = Proposing(old, new)
    let costs = proposing.plan.steps.map(\.proposal.cost)
    #expect(
      costs == [
        "Saved steps show their value again, and that is all: no code reads it. What such a step does stays lost as long "
          + "as Handler.swift:5 takes `plant` for a UUID, and steps from before hold something else."
      ])
  }

  @Test func aNameIsFollowedToWhatIsTakenOutOfAnInteractionAndNoFurther() throws {
    func code(_ name: String) -> String {
      """
      import Intents

      func open(_ interaction: INInteraction, _ other: Remark) {
        guard let intent = interaction.intent as? WaterPlantIntent else { return }
        print(intent.\(name) ?? "")
      }

      func show(_ intent: OtherIntent) { print(intent.remark) }
      func show(_ value: Box) { print(value.inner.remark) }

      """
    }
    var (old, new) = (try Self.legacy(), try Self.legacy(["note": "remark"]))
    new["Intents.intentdefinition"] = new["Intents.intentdefinition"].map {
      Array(
        String(decoding: $0, as: UTF8.self).replacing("<key>plant,amount,note", with: "<key>plant,amount,remark").utf8)
    }
    (old["Handler.swift"], new["Handler.swift"]) = (Array(code("note").utf8), Array(code("remark").utf8))
    let proposing = Proposing(old, new)
    #expect(proposing.result["Handler.swift"] == old["Handler.swift"])
    #expect(proposing.result["Intents.intentdefinition"] == old["Intents.intentdefinition"])
    #expect(proposing.plan.steps.contains { $0.proposal.notes.contains { $0.contains("Handler.swift:9") } })
  }

  /// A definition whose intent holds the settings of a widget, and the widget.
  private static func widgetSettings(_ configuration: String) throws -> MigrationFixture.Files {
    let pair = try #require(MigrationFixture.pairs(of: ["L09"]).first)
    let text = String(decoding: try #require(pair.files("old")["Intents.intentdefinition"]), as: UTF8.self)
    let configurable = "<key>INIntentConfigurable</key>\n\t\t\t"
    let definition = text.replacing(configurable + "<true/>", with: configurable + "<false/>")
    let widget = """
      import AppIntents
      import SwiftUI
      import WidgetKit

      struct Rain: Widget {
        var body: some WidgetConfiguration { \(configuration) { _ in Text("") } }
      }

      """
    return files(["Intents.intentdefinition": definition, "Rain.swift": widget])
  }

  private static let newSettings = """
    import AppIntents

    struct RainSettings: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Rain"
      @Parameter(title: "Note") var note: String?
    }

    """

  @Test func settingsThatNoWidgetTakesStopTheBuild() throws {
    let old = try Self.widgetSettings(
      "IntentConfiguration(kind: \"Rain\", intent: WaterPlantIntent.self, provider: P())")
    var new = try Self.widgetSettings("StaticConfiguration(kind: \"Rain\", provider: P())")
    new["Intents.intentdefinition"] = nil
    let proposing = Proposing(old, new)
    let text = proposing.result.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.contains("WaterPlant: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {"))
    #expect(text.contains("#error(\"Configure `Rain` by this intent, then remove this line.\")"))
    let costs = proposing.plan.steps.map(\.proposal).filter { $0.decision == .migrateLegacyIntent }.map(\.cost)
    #expect(costs.allSatisfy { $0.contains("every placed widget loses its settings") && !$0.contains("perform()") })
  }

  @Test func theIntentThatTheWidgetTakesNowClaimsTheClass() throws {
    let old = try Self.widgetSettings(
      "IntentConfiguration(kind: \"Rain\", intent: WaterPlantIntent.self, provider: P())")
    var new = try Self.widgetSettings(
      "AppIntentConfiguration(kind: \"Rain\", intent: RainSettings.self, provider: P())")
    new["Intents.intentdefinition"] = nil
    new["Settings.swift"] = Array(Self.newSettings.utf8)
    let text = String(decoding: Proposing(old, new).result["Settings.swift"] ?? [], as: UTF8.self)
    #expect(text.contains("struct RainSettings: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {"))
    #expect(text.contains("static let intentClassName = \"WaterPlantIntent\""))
    #expect(!text.contains("#error(\"Configure"))
  }

  // MARK: App Shortcuts

  @Test func anAppShortcutComesBackWithWhatSiriKnewOfIt() {
    func app(_ shortcuts: String) -> String {
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
          AppShortcut(intent: Feed(), phrases: ["Feed in \\(.applicationName)"], shortTitle: "Feed", systemImageName: "a")
      \(shortcuts)  }
      }

      """
    }
    let old = app(
      """
          AppShortcut(
            intent: Water(),
            phrases: [
              "Water in \\(.applicationName)",
              "Water the garden",
              "Sprinkle with \\(.applicationName)",
            ],
            shortTitle: "Water", systemImageName: "b")

      """)
    let proposing = Proposing(old, app(""))
    #expect(proposing.text.contains("\"Sprinkle with \\(.applicationName)\","))
    #expect(proposing.text.contains("\"Water in \\(.applicationName)\","))
    #expect(!proposing.text.contains("Water the garden"))
    #expect(proposing.plan.steps.map(\.proposal.notes).joined().contains { $0.contains("“Water the garden”") })
  }

  private static func intent(_ name: String, claiming claimed: String, _ result: String = "some IntentResult") -> String
  {
    """
    import AppIntents

    struct \(name): AppIntent, CustomIntentMigratedAppIntent {
      static let title: LocalizedStringResource = "\(name)"
      static let intentClassName = "\(claimed)"
      func perform() async throws -> \(result) { .result() }
    }

    """
  }

  @Test func aClaimOnTheHandlerBecomesOneOnTheClass() throws {
    let pair = try #require(
      MigrationFixture.pairs(of: ["L12"]).first { $0.testDescription == "L12-legacy-output-lost" })
    let new = Self.files(["Next.swift": Self.intent("WhenNext", claiming: "NextWateringIntentHandler")])
    let text = String(decoding: Proposing(try pair.files("old"), new).result["Next.swift"] ?? [], as: UTF8.self)
    #expect(text.contains("static let intentClassName = \"NextWateringIntent\""))
    #expect(text.contains("some IntentResult & ReturnsValue<DateComponents>"))
    #expect(text.contains("value: <#day, as the handler made it#>"), "what it gives is the app's to say")
  }

  @Test func whatTheHandlerDidStandsWhereItIsToBeWritten() throws {
    let text = Proposing(try Self.legacy(), Self.files(["A.swift": "import AppIntents\n"])).result.values
      .map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.contains("//   print(intent.note ?? \"\")"))
    #expect(text.contains("<#what the handler of WaterPlantIntent did"))
  }

  // MARK: Configurations

  @Test func aConfigurationGivesOneValueToItsProvider() {
    func kind(_ name: String, _ cases: String) -> String {
      """
      enum \(name): String, AppEnum {
        case \(cases)
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [\(name): DisplayRepresentation] = [.sun: "Sun", .moon: "Moon"]
      }

      """
    }
    func app(_ type: String) -> String {
      """
      import AppIntents
      import WidgetKit

      struct Sky: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Sky"

        @Parameter(title: "Target", default: .sun)
        var target: \(type)
      }

      func entry(for configuration: Sky) -> String {
        configuration.target == .sun ? "sun" : "moon"
      }

      func preview() -> Sky {
        let sky = Sky()
        sky.target = .moon
        return sky
      }

      """
    }
    let proposing = Proposing(
      app("Kind") + kind("Kind", "sun, moon"), app("Body") + kind("Body", "sun, moon, star"))
    #expect(proposing.text.contains("var chosenTarget: Body {"))
    #expect(proposing.text.contains("?? Body(rawValue: target.rawValue) ?? .sun"))
    #expect(proposing.text.contains("configuration.chosenTarget == .sun"))
    #expect(proposing.text.contains("sky.targetKind = .moon"), "what is set is what is stored")
    #expect(!proposing.text.contains("<#") && !proposing.text.contains("#error"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func whatAProvidersEntryHoldsIsReadToo() {
    func app(_ type: String) -> String {
      """
      import AppIntents
      import WidgetKit

      struct Sky: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Sky"

        @Parameter(title: "Target", default: .sun)
        var target: \(type)
      }

      struct SkyProvider {
        typealias Intent = Sky

        func moon() -> Intent { { let intent = Intent(); intent.target = .moon; return intent }() }
      }

      struct SkyEntry {
        var configuration: SkyProvider.Intent

        init(configuration: SkyProvider.Intent) {
          print(configuration.target)
        }
      }

      struct SkyView {
        var entry: SkyEntry
        var text: String { entry.configuration.target == .sun ? "sun" : "moon" }
      }

      struct Other {
        var color: Color
        var text: String { entry.color.target }
      }

      """
    }
    func kind(_ name: String, _ cases: String) -> String {
      """
      enum \(name): String, AppEnum {
        case \(cases)
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [\(name): DisplayRepresentation] = [.sun: "Sun", .moon: "Moon"]
      }

      """
    }
    let proposing = Proposing(
      app("Kind") + kind("Kind", "sun, moon"), app("Body") + kind("Body", "sun, moon, star"))
    #expect(proposing.text.contains("intent.targetKind = .moon"), "\(proposing.text)")
    #expect(proposing.text.contains("print(configuration.chosenTarget)"))
    #expect(proposing.text.contains("entry.configuration.chosenTarget == .sun"))
    #expect(proposing.text.contains("entry.color.target"))
    #expect(
      proposing.plan.steps.contains { $0.proposal.notes.contains { $0.contains("Code.swift:") } },
      "the color is a doubt")
  }

  @Test func settingsThatNoWidgetReadsStopTheCompiler() {
    func app(_ intent: String) -> String {
      """
      import AppIntents
      import WidgetKit

      struct \(intent): WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "\(intent)"

        @Parameter(title: "Size", default: 1)
        var size: Int
      }

      struct SkyWidget: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: "sky", intent: \(intent).self, provider: Provider()) { entry in Text("") }
        }
      }

      """
    }
    let proposing = Proposing(app("Moon"), app("Sun").replacing("size", with: "width"))
    #expect(proposing.text.contains("#error(\"Configure `SkyWidget` by this intent, then remove this line.\")"))
    #expect(
      proposing.plan.steps.contains { $0.proposal.cost.hasPrefix("The code does not compile") }, "\(proposing.text)")
  }

  @Test func whatTheShippedGuardGaveIsGivenAgain() {
    func app(_ type: String, _ body: String) -> String {
      """
      import AppIntents
      import WidgetKit

      struct Sky: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Sky"

        @Parameter(title: "Target")
        var target: \(type)
      }

      func entry(for configuration: Sky) -> [String] {
        \(body)
      }

      """
    }
    let shipped = "guard let target = configuration.target else {\n    return [\"moon\"]\n  }\n  return [target]"
    let proposing = Proposing(app("String?", shipped), app("String", "return [configuration.target]"))
    #expect(proposing.text == app("String?", shipped))
    let other = Proposing(app("String?", "[configuration.target ?? \"moon\"]"), app("String", "[configuration.target]"))
    #expect(other.text.contains("    target ?? \"moon\"\n"), "\(other.text)")
    #expect(other.text.contains("[configuration.chosenTarget]") && other.remaining.isEmpty)
  }

  // MARK: Phrases

  private static func shortcuts(_ phrases: String) -> String {
    """
    import AppIntents

    struct Water: AppIntent {
      static let title: LocalizedStringResource = "Water"
      @Parameter(title: "Page") var page: Int?
      func perform() async throws -> some IntentResult { .result() }
    }

    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Water(), phrases: [\(phrases)], shortTitle: "Water", systemImageName: "drop")
      }
    }

    """
  }

  @Test(arguments: [
    (#""Water \(.applicationName)", "Water""#, #""Water \(.applicationName)""#),
    (#""Now water it on \(.applicationName)", "Water it?""#, #""Now water it on \(.applicationName)""#),
    (#""Water \(.applicationName)", "Water it""#, #""Water \(.applicationName)", "Water it in \(.applicationName)""#),
    (
      #""Water it on \(.applicationName)", "Feed it on \(.applicationName)", "Cut it?""#,
      #""Water it on \(.applicationName)", "Feed it on \(.applicationName)", "Cut it on \(.applicationName)?""#
    ),
    (#""Water \(.applicationName)", "Page \(\.$page) of \(.applicationName)""#, #""Water \(.applicationName)""#),
    (#""Water it""#, #""Water it in \(.applicationName)""#),
  ])
  func aPhraseThatSiriNeverLearnsIsMendedOrGoes(_ phrases: String, _ mended: String) {
    let old = "import AppIntents\n"
    #expect(Proposing(old, Self.shortcuts(phrases)).text == Self.shortcuts(mended))
  }

  @Test func whereEveryPhraseNeedsAValueTheReasonIsSaid() {
    let proposing = Proposing("import AppIntents\n", Self.shortcuts(#""Page \(\.$page) of \(.applicationName)""#))
    #expect(proposing.plan.changes.isEmpty)
    #expect(proposing.plan.refusals.values.contains { $0.contains("Write one without it") })
  }

  @Test func noMoreThanTenAppShortcutsComeBack() {
    func app(_ names: [String]) -> String {
      let all = (0...9).map { "A\($0)" } + ["New"]
      let intents = all.map { name in
        "struct \(name): AppIntent {\n  static let title: LocalizedStringResource = \"\(name)\"\n"
          + "  func perform() async throws -> some IntentResult { .result() }\n}\n"
      }
      let shortcuts = names.map { name in
        "    AppShortcut(intent: \(name)(), phrases: [\"\(name) in \\(.applicationName)\"], "
          + "shortTitle: \"\(name)\", systemImageName: \"drop\")\n"
      }
      return "import AppIntents\n" + intents.joined()
        + "struct S: AppShortcutsProvider {\n  static var appShortcuts: [AppShortcut] {\n\(shortcuts.joined())  }\n}\n"
    }
    let old = (0...9).map { "A\($0)" }
    let proposing = Proposing(app(old), app(Array(old.dropLast(2)) + ["New"]))
    #expect(proposing.edited.surface.appShortcuts.flatMap(\.shortcuts).count == 10)
    #expect(proposing.remaining.map(\.rule) == ["S02"])
    let wanted = "Remove one of the new ones first, `New`, then put this back: `AppShortcut("
    #expect(proposing.plan.refusals.values.contains { $0.contains(wanted) })
  }

  // MARK: Files

  @Test(arguments: [
    ("// A file.\n\nstruct A {}\n", "// A file.\n\nimport AppIntents\nstruct A {}\n"),
    ("/// A type.\nstruct A {}\n", "import AppIntents\n/// A type.\nstruct A {}\n"),
    (
      "#if canImport(AppIntents)\nimport AppIntents\n#endif\n", "#if canImport(AppIntents)\nimport AppIntents\n#endif\n"
    ),
  ])
  func anImportGoesBelowWhatIsAboutTheFile(_ text: String, _ edited: String) throws {
    let file = try #require(CodeFile(path: "A.swift", bytes: Array(text.utf8)))
    let tree = CodeTree(paths: ["A.swift"]) { _ in Array(text.utf8) }
    let after = try #require(tree.applying(file.adding(imports: ["AppIntents"])))
    #expect(after.text("A.swift") == edited)
  }
}
