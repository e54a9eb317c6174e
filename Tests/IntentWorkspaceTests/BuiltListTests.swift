import IntentComparison
import IntentReading
import IntentRules
import IntentSettings
import IntentSurface
import SourceScanning
import Testing

@testable import IntentWorkspace

/// What property lists, schemes and dependencies that a tool makes a project of say about people's shortcuts.
@Suite struct BuiltListTests {
  static let code = [
    "App/Water.swift": """
    import AppIntents
    struct Water: AppIntent {
      static let title: LocalizedStringResource = "Water"
      func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "plants://water")!))
      }
    }
    struct Phrases: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Water(), phrases: ["Water in \\(.applicationName)"], shortTitle: "Water", systemImageName: "drop")
      }
    }
    func offer() {
      let activity = NSUserActivity(activityType: "org.water")
      activity.isEligibleForPrediction = true
    }
    """,
    "Siri/Handler.swift": """
    import Intents
    class Handler: INExtension, INSendMessageIntentHandling {
      func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { fatalError() }
    }
    """,
    "Cards/Cards.swift": """
    import SwiftUI
    import WidgetKit
    struct Cards: Widget {
      var body: some WidgetConfiguration { StaticConfiguration(kind: "cards", provider: P()) { _ in Text("") } }
    }
    @main struct Store: WidgetBundle {
      var body: some Widget {
        Cards()
        #if STORE
          Paid()
        #endif
      }
    }
    struct Paid: Widget {
      var body: some WidgetConfiguration { StaticConfiguration(kind: "paid", provider: P()) { _ in Text("") } }
    }
    """,
  ]

  static func surface(_ own: [String: String]) -> Surface {
    let tree = MemoryTree(code.merging(own) { $1 })
    let files = SourceFiles.selected(by: .everything, of: tree)
    return SourceFiles.read(files, projectsIn: tree, options: ReadingOptions(), memory: ReadingMemory()).surface
  }

  static func findings(_ old: [String: String], _ new: [String: String]) -> Set<String> {
    let found = RuleBook.all.findings(in: Comparison(surface(old), surface(new)))
    return Set(found.map { "\($0.rule) \($0.subject) \($0.worstEffect)" })
  }

  // MARK: XcodeGen

  private static let info = """
    CFBundleDisplayName: Plants, CFBundleURLTypes: [{CFBundleURLSchemes: [plants]}], NSUserActivityTypes: [org.water]
    """
  private static let entry = """
    NSExtension: {NSExtensionPointIdentifier: com.apple.intents-service,
      NSExtensionAttributes: {IntentsSupported: [INSendMessageIntent]}}
    """

  private static func xcodeGen(
    _ info: String = info, siri: String = entry, settings: String = "{}", cards: String = "target: Cards",
    top: String = ""
  ) -> [String: String] {
    [
      "project.yml": """
      name: Plants
      \(top)
      targets:
        Plants:
          type: application
          platform: iOS
          sources: [App]
          settings: \(settings)
          \(info.isEmpty ? "" : "info: {path: App/Made.plist, properties: {\(info)}}")
          dependencies: [{target: Siri}, {\(cards)}]
        Siri: {type: app-extension, platform: iOS, sources: [Siri], info: {path: Siri/Made.plist, properties: {\(siri)}}}
        Cards: {type: app-extension, platform: iOS, sources: [Cards]}
      """
    ]
  }

  private static func list(_ scheme: String, _ activity: String, _ name: String) -> String {
    """
    <plist><dict><key>CFBundleDisplayName</key><string>\(name)</string>
    <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>\(scheme)</string></array></dict></array>
    <key>NSUserActivityTypes</key><array><string>\(activity)</string></array></dict></plist>
    """
  }

  private static let losses: [(String, Set<String>)] = [
    ("CFBundleDisplayName: Plants, NSUserActivityTypes: [org.water]", ["K04 plants breaks"]),
    (info.replacing("[plants]", with: "[herbs]"), ["K04 plants breaks"]),
    (info.replacing("org.water", with: "org.feed"), ["L07 org.water degrades"]),
    (info.replacing("Name: Plants", with: "Name: Herbs"), ["S13 Plants breaks"]),
    (info.replacing("Plants", with: "\"$(TARGET_NAME)\""), []),
    (info.replacing("[plants]", with: "[PLANTS]"), []), (info, []),
  ]

  @Test(arguments: losses)
  func readsTheListThatASpecificationHasWritten(_ info: String, _ found: Set<String>) {
    #expect(Self.findings(Self.xcodeGen(), Self.xcodeGen(info)) == found)
  }

  @Test func readsTheIntentsThatASpecificationDeclares() {
    let others = Self.xcodeGen(siri: Self.entry.replacing("[INSendMessageIntent]", with: "[]"))
    #expect(Self.findings(Self.xcodeGen(), others) == ["L06 INSendMessageIntent asks"])
  }

  @Test func takesAListThatIsWrittenForAFileOfTheSameContent() {
    let file = ["App/Info.plist": Self.list("plants", "org.water", "Plants")]
    let named = Self.xcodeGen("", settings: "{INFOPLIST_FILE: App/Info.plist}").merging(file) { $1 }
    #expect(Self.findings(Self.xcodeGen(), named).isEmpty)
  }

  @Test(
    arguments: [
      ("{SCHEME: plants, BUNDLE: org, SHOWN: Plants}", []), ("{SCHEME: herbs, BUNDLE: org}", ["K04 plants breaks"]),
      ("{BUNDLE: org}", ["K04 plants asks"]), ("{SCHEME: plants, BUNDLE: com}", ["L07 org.water degrades"]),
      ("{SCHEME: plants, BUNDLE: org, SHOWN: Herbs}", ["S13 Plants breaks"]),
      ("{SCHEME: plants, BUNDLE: org, SHOWN: \"$(UNSET)\"}", ["S13 Plants asks"]),
      ("{SCHEME: \"$(SHOWN:lower)\", BUNDLE: org, SHOWN: Plants}", []),
    ] as [(String, Set<String>)])
  func fillsInSettings(_ settings: String, _ found: Set<String>) {
    func side(_ settings: String, _ list: String) -> [String: String] {
      let all = settings.dropLast() + (settings.contains("SHOWN") ? "" : ", SHOWN: Plants")
      return Self.xcodeGen("", settings: all + ", INFOPLIST_FILE: App/Info.plist}")
        .merging(["App/Info.plist": list]) { $1 }
    }
    let old = side("{X: x}", Self.list("plants", "org.water", "Plants"))
    #expect(Self.findings(old, side(settings, Self.list("$(SCHEME)", "${BUNDLE}.water", "$(SHOWN)"))) == found)
  }

  @Test(
    arguments: [
      ("target: Cards, embed: false", ["W01 cards breaks"]), ("target: Cards, embed: true", []),
      ("target: Cards, link: false", []),
    ] as [(String, Set<String>)])
  func losesAnExtensionThatIsNoLongerEmbedded(_ dependency: String, _ found: Set<String>) {
    #expect(Self.findings(Self.xcodeGen(), Self.xcodeGen(cards: dependency)) == found)
  }

  // MARK: Configurations

  private static func archive(_ name: String, setting flagged: String, targets: String = "Plants: all") -> String {
    """
    configs: {Debug: debug, Release: release, Store: release}
    schemes: {Plants: {build: {targets: {\(targets)}}, archive: {config: \(name)}}}
    settings: {configs: {\(flagged): {SWIFT_ACTIVE_COMPILATION_CONDITIONS: STORE}}}
    """
  }

  private static func scheme(_ name: String, setting flagged: String, targets: String = "\"Plants\"") -> String {
    """
    import ProjectDescription
    let project = Project(
      name: "Plants", targets: [
        .target(name: "Plants", destinations: .iOS, product: .app, bundleId: "org", sources: ["App/**"],
          dependencies: [.target(name: "Cards"), .target(name: "Siri")]),
        .target(name: "Cards", destinations: .iOS, product: .appExtension, bundleId: "c", sources: ["Cards/**"]),
        .target(name: "Siri", destinations: .iOS, product: .appExtension, bundleId: "s", sources: ["Siri/**"]),
      ],
      settings: .settings(configurations: [
        .release(name: "Release", settings: [\(flagged == "Release" ? flags : ":")]),
        .release(name: "Store", settings: [\(flagged == "Store" ? flags : ":")]),
      ]),
      schemes: [
        .scheme(name: "Plants", buildAction: .buildAction(targets: [\(targets)]),
          archiveAction: .archiveAction(configuration: \(name)))
      ])
    """
  }
  private static let flags = "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": \"STORE\""

  @Test(arguments: [
    (archive("Store", setting: "Store"), archive("Store", setting: "Store"), true),
    (archive("Store", setting: "Store"), archive("Release", setting: "Store"), false),
    (archive("Store", setting: "Store"), archive("Release", setting: "Release"), true),
    (archive("Store", setting: "Store"), archive("Store", setting: "Release"), false),
    (archive("Store", setting: "Store"), archive("Store", setting: "Store", targets: "Plants: [run, archive]"), true),
    (archive("Store", setting: "Store"), archive("Store", setting: "Store", targets: "Plants: [run]"), false),
  ])
  func shipsInTheConfigurationThatASchemeArchives(_ old: String, _ new: String, _ keeps: Bool) {
    let found = Self.findings(Self.xcodeGen(top: old), Self.xcodeGen(top: new))
    #expect(found == (keeps ? [] : ["W01 paid breaks"]))
  }

  @Test(arguments: [
    (scheme("\"Store\"", setting: "Store"), true), (scheme(".configuration(\"Store\")", setting: "Store"), true),
    (scheme("\"Release\"", setting: "Store"), false), (scheme(".release", setting: "Release"), true),
    (scheme("\"Store\"", setting: "Store", targets: ".target(\"Other\")"), false),
    (scheme("\"Store\"", setting: "Store", targets: ".project(path: \".\", target: \"Plants\")"), true),
  ])
  func theSameGoesForAManifest(_ new: String, _ keeps: Bool) {
    let old = ["Project.swift": Self.scheme("\"Store\"", setting: "Store")]
    #expect(Self.findings(old, ["Project.swift": new]) == (keeps ? [] : ["W01 paid breaks"]))
  }

  // MARK: Tuist

  private static let dictionary = """
    ["CFBundleDisplayName": "Plants", "CFBundleURLTypes": [["CFBundleURLSchemes": ["plants"]]],
    "NSUserActivityTypes": ["org.water"]]
    """
  private static let supported = """
    ["NSExtension": ["NSExtensionPointIdentifier": "com.apple.intents-service",
    "NSExtensionAttributes": ["IntentsSupported": ["INSendMessageIntent"]]]]
    """

  private static func tuist(_ list: String, siri: String = ".extendingDefault(with: \(supported))") -> [String: String]
  {
    [
      "App/Info.plist": Self.list("plants", "$(PRODUCT_BUNDLE_IDENTIFIER).water", "$(PRODUCT_NAME)"),
      "Project.swift": """
      import ProjectDescription
      let more: [String: Plist.Value] = \(dictionary)
      let project = Project(name: "Plants", targets: [
        .target(name: "Plants", destinations: .iOS, product: .app, bundleId: "org", \(list) sources: ["App/**"],
          dependencies: [.target(name: "Cards"), .target(name: "Siri")]),
        .target(name: "Cards", destinations: .iOS, product: .appExtension, bundleId: "c", sources: ["Cards/**"]),
        .target(name: "Siri", destinations: .iOS, product: .appExtension, bundleId: "s", infoPlist: \(siri),
          sources: ["Siri/**"]),
      ])
      """,
    ]
  }

  @Test(
    arguments: [
      ("infoPlist: .dictionary(more),", []), ("infoPlist: .extendingDefault(with: more),", []),
      ("infoPlist: .file(path: \"App/Info.plist\"),", []), ("infoPlist: \"App/Info.plist\",", []),
      (
        "infoPlist: .dictionary(\(dictionary.replacing("[[", with: "[.dictionary([").replacing("]],", with: "])],"))),",
        []
      ),
      ("infoPlist: .dictionary(\(dictionary.replacing("\"plants\"", with: ".string(\"plants\")"))),", []),
      ("infoPlist: .default,", ["K04 plants breaks", "L07 org.water degrades"]),
      ("", ["K04 plants breaks", "L07 org.water degrades"]),
      (
        "infoPlist: .extendingDefault(with: \(dictionary.replacing("\"plants\"", with: "\"herbs\""))),",
        ["K04 plants breaks"]
      ),
      (
        "infoPlist: .extendingDefault(with: \(dictionary.replacing("\"plants\"", with: "scheme()"))),",
        ["K04 plants asks"]
      ),
      ("infoPlist: .extendingDefault(with: all()),", ["K04 plants asks", "S13 Plants asks"]),
      ("infoPlist: made(),", ["K04 plants asks", "S13 Plants asks"]),
    ] as [(String, Set<String>)])
  func readsTheListThatAManifestHasWritten(_ list: String, _ found: Set<String>) {
    #expect(
      Self.findings(Self.tuist("infoPlist: .extendingDefault(with: \(Self.dictionary)),"), Self.tuist(list)) == found)
  }

  @Test(
    arguments: [
      (".extendingDefault(with: \(supported))", []), (".default", ["L06 INSendMessageIntent asks"]),
      (".extendingDefault(with: made())", ["L06 INSendMessageIntent asks"]),
    ] as [(String, Set<String>)])
  func readsTheIntentsThatAManifestDeclares(_ siri: String, _ found: Set<String>) {
    let list = "infoPlist: .dictionary(more),"
    #expect(Self.findings(Self.tuist(list), Self.tuist(list, siri: siri)) == found)
  }

  // MARK: Tables and parts

  private static let tables = [
    "Texts/de.lproj/AppShortcuts.strings": "\"Water in ${applicationName}\" = \"Gie\u{DF}en in ${applicationName}\";\n"
  ]
  private static let catalogue = [
    "Texts/AppShortcuts.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"Water in ${applicationName}": {"localizations": {"de":
    {"stringUnit": {"state": "translated", "value": "Gie\u{DF}en in ${applicationName}"}}}}}}
    """
  ]

  @Test(arguments: [
    (tables, "App, Texts", true), (tables, "App", false), (catalogue, "App, Texts", true), (catalogue, "App", false),
    (tables, "App, {path: Texts, buildPhase: resources}", true),
    (tables, "App, {path: Texts/de.lproj, buildPhase: resources}", true),
    (tables, "App, {path: Texts, excludes: [\"*.lproj\"]}", false),
  ])
  func aTableIsOfTheAppWhereATargetHasIt(_ files: [String: String], _ sources: String, _ keeps: Bool) {
    let whole = Self.xcodeGen().mapValues { $0.replacing("sources: [App]", with: "sources: [App, Texts]") }
    let new = Self.xcodeGen().mapValues { $0.replacing("sources: [App]", with: "sources: [\(sources)]") }
    let found = Self.findings(whole.merging(files) { $1 }, new.merging(files) { $1 })
    #expect(found == (keeps ? [] : ["S12 Water breaks"]))
  }

  private static func feeding(_ parameters: String...) -> String {
    """
    import AppIntents
    struct Feed: AppIntent {
      static let title: LocalizedStringResource = "Feed"
      \(parameters.map { "@Parameter(title: \"A\") var \($0): String" }.joined(separator: "\n  "))
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  private static let parts: [(String, String, Set<String>)] = [
    (feeding("a", "b"), feeding("a", "b"), []), (feeding("b"), feeding("a", "b"), ["P01 Feed.a breaks"]),
    (feeding("a", "b"), feeding("a"), ["P01 Feed.b breaks"]), (feeding("a"), feeding("a"), ["P01 Feed.b breaks"]),
    (feeding("a"), feeding("b"), ["P01 Feed.a breaks", "P01 Feed.b breaks"]),
  ]

  @Test(arguments: parts)
  func eachTargetsPartOfWhatWasSharedIsCompared(_ app: String, _ cards: String, _ found: Set<String>) {
    let shared = Self.xcodeGen().mapValues {
      $0.replacing("[App]", with: "[App, Shared]").replacing("[Cards]", with: "[Cards, Shared]")
    }
    let whole = shared.merging(["Shared/Feed.swift": Self.feeding("a", "b")]) { $1 }
    let parts = Self.xcodeGen().merging(["App/Feed.swift": app, "Cards/Feed.swift": cards]) { $1 }
    #expect(Self.findings(whole, parts) == found)
    #expect(Self.findings(whole, whole).isEmpty)
  }
}
