import IntentRules
import SourceScanning
import Testing

@testable import IntentMigration

/// What code that comes back needs of the app around it, besides names.
@Suite struct OutsideNeedTests {
  private static func files(_ texts: [String: String]) -> MigrationFixture.Files { texts.mapValues { Array($0.utf8) } }

  private static func intent(_ name: String, _ members: String = "") -> String {
    """
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "\(name)"
      \(members)
      func perform() async throws -> some IntentResult { .result() }
    }

    """
  }

  // MARK: Values that the app hands out

  private static let provider = """
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Water(), phrases: ["Water with \\(.applicationName)"], shortTitle: "W", systemImageName: "w")
      }
    }

    """

  private static func app(_ attribute: String, _ registration: String, _ rest: String = provider) -> String {
    "import AppIntents\n" + intent("Water", "\(attribute) private var pump: any Pumping")
      + "struct Start {\n  init() {\n    \(registration)\n  }\n}\n" + rest
  }

  private static let registration = "AppDependencyManager.shared.add(dependency: model)"

  @Test(arguments: [
    ("@Dependency", "// " + registration, true), ("@AppDependency", "", true), ("@Dependency", registration, false),
    ("@Dependency", "AppDependencyManager.shared.add(dependency: Pumping.main)", false),
    ("@Dependency(\\.pump)", "", false), ("@State", "", false),
  ])
  func aValueThatNothingHandsOutStopsTheCompiler(_ attribute: String, _ now: String, _ isLost: Bool) throws {
    let proposing = Proposing(Self.app(attribute, Self.registration), Self.app(attribute, now, ""))
    let task =
      "#error(\"`pump` of `Water` comes from AppDependencyManager, and nothing adds it any more: Code.swift had "
      + "`\(Self.registration)`. Add it where the app starts, then remove this line.\")\nstruct Shortcuts"
    #expect(proposing.text.contains(task) == isLost, "\(proposing.text)")
    let cost = try #require(proposing.plan.steps.first).proposal.cost
    #expect(cost.hasPrefix("Nothing") != isLost)
  }

  @Test func anotherValueThatIsHandedOutIsNoSign() {
    func code(_ calls: [String], _ rest: String) -> String {
      Self.app("@Dependency", calls.joined(separator: "\n"), rest)
    }
    let calls = ["pump", "lamp"].map { "AppDependencyManager.shared.add(dependency: \($0))" }
    let old = code(calls, Self.provider)
    #expect(Proposing(old, code([calls[1]], "")).text.contains("`\(calls[0])`"))
    #expect(!Proposing(old, code([calls[0]], "")).text.contains("#error"))
  }

  @Test func anIntentThatComesBackSaysItToo() {
    let keep = "import AppIntents\n" + Self.intent("Keep")
    let old = keep + Self.intent("Water", "@Dependency var pump: Pump") + "func start() { \(Self.registration) }\n"
    let text = Proposing(old, keep).text
    #expect(text.contains("  #error(\"`pump` of this comes from AppDependencyManager"), "\(text)")
  }

  // MARK: Texts

  private static let head = "import SwiftUI\nimport WidgetKit\n\n"

  private static func widget(
    _ name: String, title: String = "\"P\""
  ) -> String {
    """
    struct \(name): Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "\(name)", provider: Provider()) { entry in
          Text("Plants")
        }
        .configurationDisplayName(\(title))
      }
    }

    """
  }

  private static func garden(_ router: String, _ widget: String, _ other: String = "") -> MigrationFixture.Files {
    files([
      "Code.swift": head + Self.widget("Keep") + widget + "struct Provider {}\n",
      "Router.swift": router, "Other.swift": other,
    ])
  }

  @Test func aTextThatIsGoneIsShownWithItsEntry() {
    let table = "enum Texts {\n  static var plants: String { text(\"plants_title\") }\n}\n"
    var old = Self.garden(table, Self.widget("Plants", title: "Texts.plants"))
    old["fr.lproj/Localizable.strings"] = Array("\"plants_title\" = \"Plantes\";\n".utf8)
    old["en.lproj/Localizable.strings"] = Array("/* */\n\"plants_title\" = \"Plants\";\n".utf8)
    let proposing = Proposing(old, Self.garden("enum Texts {}\n", ""))
    let shown = [
      "// The version that shipped had this, in Router.swift:",
      "//   static var plants: String { text(\"plants_title\") }",
      "//   en.lproj/Localizable.strings: \"plants_title\" = \"Plants\";", "#error(\"`plants` ",
    ]
    let places = shown.map { proposing.text.firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil } && places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(proposing.plan.steps.first?.proposal.cost.hasPrefix("The code does not compile until") == true)
  }

  // MARK: Names

  @Test(arguments: [
    ("case open(id: Int)", "case close(id: Int)", false), ("case open(id: Int)", "case open(id: Int), close", false),
    ("case open(id: Int)", "case open(name: Int)", true), ("case open(id: Int)", "static func open(id: Int) {}", false),
    ("static func open(id: Int) {}", "case close", false),
  ])
  func aCaseByItsNameAloneIsMissed(_ before: String, _ after: String, _ isLost: Bool) {
    let keep = "import AppIntents\n" + Self.intent("Keep") + "func run(_ step: Step) {}\n"
    func code(_ body: String, _ rest: String) -> String { keep + "enum Step {\n  \(body)\n}\n" + rest }
    let water = Self.intent("Water", "func go() {\n    run(.open(id: 1))\n  }")
    let text = Proposing(code(before, water), code(after, "let open = 1\n")).text
    #expect(text.contains("case open(") || !before.hasPrefix("case") || after.hasPrefix("static"))
    #expect(text.contains("#error(\"`.open(id:)` no longer exists as before") == isLost, "\(text)")
  }

  @Test(arguments: [("    ", true), ("", false)])
  func aLargeTableOfTextsDeclaresNoTypeOfItsOwn(_ indentation: String, _ isGone: Bool) {
    let table = "enum Texts {\n\(indentation)enum Pump {}\n}\n" + String(repeating: "// text\n", count: 30_000)
    let keep = "import AppIntents\n" + Self.intent("Keep")
    let old = Self.files([
      "Code.swift": keep + Self.intent("Water", "func go() {\n    Pump.main.open()\n  }"), "Texts.swift": table,
      "Pump.swift": "final class Pump: Object {\n  static let main = Pump()\n  func open() {}\n}\n",
    ])
    let new = Self.files(["Code.swift": keep + "func open() {}\nlet main = 0\n", "Texts.swift": table])
    let text = Proposing(old, new).text
    #expect(text.contains("#error(\"`Pump` no longer exists as before") == isGone, "\(text.suffix(600))")
  }

  @Test func aWordInAnExtensionOfAnotherTypeIsNoMember() {
    let other = "extension String {\n  var first: Int { 1 }\n}\nlet open = 1\n"
    let keep = "import AppIntents\n" + Self.intent("Keep") + other
    func code(_ cases: String, _ rest: String = "") -> String {
      keep + "enum Step: String {\n  case \(cases)\n}\n" + rest
    }
    let water = Self.intent("Water", "func go() {\n    print(Step.open)\n  }")
    let text = Proposing(code("open, close", water), code("close")).text
    #expect(text.contains("  case close\n  case open\n}"), "\(text)")
  }

  // MARK: Readers

  @Test func aSettingThatComesBackShowsWhatReadIt() {
    func code(_ members: String, _ body: String, _ property: String, _ view: String) -> MigrationFixture.Files {
      Self.files([
        "Code.swift": """
        import AppIntents

        struct Settings: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Settings"
          @Parameter(title: "Size") var size: Int?
          \(members)
        }

        """,
        "Provider.swift": """
        struct Provider: AppIntentTimelineProvider {
          typealias Entry = PlantEntry
          func snapshot(for configuration: Settings) async -> Entry {
            \(body)
          }
        }

        struct PlantEntry {
          var size: Int?
          \(property)
        }

        """,
        "View.swift": "func show(_ entry: PlantEntry) {\n  \(view)\n}\n",
      ])
    }
    let body = "let found = await load {\n      if let tap = configuration.tap { tap.open() }\n    }\n"
    let old = code(
      "@Parameter(title: \"Tap\") var tap: String?",
      body + "    return .init(\n      size: configuration.size,\n      action: found\n    )", "var action: String?",
      "if let action = entry.action {\n    open(action)\n  }")
    let text = Proposing(old, code("", "return .init(size: configuration.size)", "", "print(entry)")).text
    let shown = """
        // The version that shipped read it here:
        //   Provider.swift: if let tap = configuration.tap { tap.open() }
        #error("Read `tap` where the app used it, then remove this.")
      """
    #expect(text.contains(shown), "\(text)")
  }

  // MARK: Places

  @Test(arguments: [("Sources/Intents.swift", true), ("Other/Intents.swift", false)])
  func anIntentGoesWhereTheAppsIntentsHaveMoved(_ path: String, _ isThere: Bool) {
    let head = "import AppIntents\n"
    let old = Self.files(["Sources/Shortcuts.swift": head + Self.intent("Water") + Self.provider])
    let new = Self.files([
      "Sources/Shortcuts.swift": head + Self.provider.replacing("Water()", with: "Weed()"),
      path: head + Self.intent("Weed"),
    ])
    let changed = Proposing(old, new).plan.steps.first { $0.proposal.finding.rule == "I01" }?.changes.map(\.path)
    #expect(changed == [isThere ? path : "Sources/Shortcuts.swift"])
  }

  @Test(arguments: [
    ("import AppIntents\nimport SwiftUI\n", "import AppIntents\nimport Charts\nimport SwiftUI\n"),
    ("import SwiftUI\nimport AppIntents\n", "import SwiftUI\nimport AppIntents\nimport Charts\n"),
    ("import Zoo\n", "import Zoo\nimport Foundation\nimport Charts\n"),
  ])
  func importsKeepTheirOrder(_ text: String, _ edited: String) throws {
    let file = try #require(CodeFile(path: "A.swift", bytes: Array(text.utf8)))
    let tree = CodeTree(paths: ["A.swift"]) { _ in Array(text.utf8) }
    let result = tree.applying(file.adding(imports: ["Foundation", "Charts"]))
    #expect(result?.text("A.swift") == edited)
  }

  @Test func anImportIsAsLooseAsTheCodeThatComesBackNeedsIt() {
    let head = "import AppIntents\n"
    let old = "@preconcurrency import AppIntents\n" + Self.intent("Keep") + Self.intent("Water")
    #expect(Proposing(old, head + Self.intent("Keep")).text.hasPrefix("@preconcurrency import AppIntents\nstruct Keep"))
    #expect(Proposing(old.replacing("@preconcurrency ", with: ""), head + Self.intent("Keep")).text.hasPrefix(head))
  }

  // MARK: Results of SiriKit intents

  private static func choice(_ name: String) -> String {
    "<key>INIntentResponseParameterType</key><string>Integer</string>"
      + "<key>INIntentResponseParameterEnumType</key><string>\(name)</string>"
  }

  private static let object =
    "<key>INIntentResponseParameterType</key><string>Object</string>"
    + "<key>INIntentResponseParameterObjectType</key><string>Soil</string>"

  private static func definition(output type: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    <key>INEnums</key><array><dict><key>INEnumName</key><string>Wetness</string><key>INEnumValues</key>
    <array></array></dict></array>
    <key>INIntents</key><array><dict>
    <key>INIntentName</key><string>Check</string><key>INIntentEligibleForShortcuts</key><true/>
    <key>INIntentTitle</key><string>Check Plant</string>
    <key>INIntentResponse</key><dict>
    <key>INIntentResponseOutput</key><string>state</string><key>INIntentResponseParameters</key><array>
    <dict><key>INIntentResponseParameterName</key><string>state</string>\(type)</dict>
    <dict><key>INIntentResponseParameterName</key><string>text</string>
    <key>INIntentResponseParameterType</key><string>String</string></dict>
    </array></dict>
    </dict></array><key>INTypes</key><array><dict><key>INTypeName</key><string>Soil</string></dict></array></dict></plist>
    """
  }

  @Test(arguments: [
    (choice("Wetness"), "PlantEntity", "Wetness"), (choice("Unknown"), "PlantEntity", nil),
    (choice("Wetness"), "Wet", nil), (object, "Wet", "Soil"), (object, "PlantEntity", nil),
  ])
  func anOutputOfAnotherKindStopsTheCompiler(_ output: String, _ value: String, _ lost: String?) throws {
    let code = """
      import AppIntents

      struct PlantEntity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
        static let defaultQuery = PlantQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { "Plant" }
      }

      struct PlantQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
      }

      enum Wet: String, AppEnum {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wet"
        static let caseDisplayRepresentations: [Wet: DisplayRepresentation] = [.dry: "Dry"]
        case dry
      }

      struct CheckPlant: AppIntent {
        static let title: LocalizedStringResource = "Check Plant"
        func perform() async throws -> some IntentResult & ReturnsValue<\(value)> {
          .result(value: try load())
        }
      }

      """
    let proposing = Proposing(
      Self.files(["Intents.intentdefinition": Self.definition(output: output)]), Self.files(["Code.swift": code]))
    let step = try #require(proposing.plan.steps.first { $0.proposal.finding.rule == "L01" })
    #expect(proposing.text.contains("static let intentClassName = \"CheckIntent\""), "\(proposing.text)")
    #expect(proposing.text.contains("#error(\"Later steps read `state` (\(lost ?? "")") == (lost != nil))
    #expect(step.proposal.cost.contains("gives `state` (\(lost ?? "")") == (lost != nil))
    #expect(step.proposal.notes.contains { $0.contains("The response had `text` besides") } == (lost != nil))
  }
}
