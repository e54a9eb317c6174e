import IntentMigration
import IntentRules
import Testing

/// What is gone and had no effect, or what code that comes back would break: the reason is said.
@Suite struct LostForNothingTests {
  private static func app(_ members: String, _ body: String, _ rest: String = "") -> String {
    appWithAction("Water", members, body, rest)
  }

  private static func refusals(_ old: String, _ new: String) -> String {
    Proposing(old, new).plan.refusals.values.sorted().joined(separator: "\n")
  }

  private static let amount = "  @Parameter(title: \"Amount\", default: 1) var amount: Int\n"

  // MARK: Parameters

  @Test(arguments: [
    ("pour()", "", true), ("pour(amount)", "", false), ("pour(self.amount)", "", false),
    ("pour()", "func show(_ water: Water) { print(water.amount) }", false),
    ("pour()", "func make() { let water = Water(); water.amount = 2 }", true),
    ("pour()", "extension Water { var twice: Int { amount * 2 } }", false),
  ])
  func aParameterThatNothingReadIsNotKept(_ body: String, _ rest: String, _ isUnread: Bool) {
    let text = Self.refusals(Self.app(Self.amount, body, rest), Self.app("", "pour()"))
    #expect(text.contains("No code of the shipped version reads `amount`") == isUnread, "\(text)")
  }

  @Test func aParameterThatNothingReadsBecomesOptionalAndNoMore() {
    let new = Self.app("  @Parameter(title: \"Can\") var can: String\n", "pour()")
    let proposing = Proposing(Self.app("", "pour()"), new)
    #expect(proposing.text == new.replacing("can: String", with: "can: String?"))
    #expect(proposing.remaining.isEmpty)
  }

  // MARK: Entities

  @Test(arguments: [("[]", true), ("return []", true), ("identifiers.map { Plant(id: $0) }", false)])
  func anEntityThatItsQueryNeverFoundIsNotRestored(_ found: String, _ isLost: Bool) {
    let plant = """
      struct Plant: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
        static let defaultQuery = PlantQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { "\\(id)" }
      }

      struct PlantQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Plant] { \(found) }
      }

      struct Find: AppIntent {
        static let title: LocalizedStringResource = "Find"
        func perform() async throws -> some IntentResult & ReturnsValue<Plant> { .result(value: Plant(id: "")) }
      }
      """
    let text = Self.refusals(Self.app("", "pour()", plant), Self.app("", "pour()"))
    #expect(text.contains("finds nothing") == isLost, "\(text)")
  }

  // MARK: Comments

  @Test func codeThatStandsInACommentComesOutOfIt() {
    let head = "//\n//  Water.swift\n//\n\n"
    let old = head + Self.app("", "pour()")
    let lines = Self.app("", "pour()").split(separator: "\n", omittingEmptySubsequences: false).map { "//" + $0 }
    let text = Proposing(old, head + lines.joined(separator: "\n") + "\n").text
    #expect(text.hasPrefix(head + "import AppIntents\n\nstruct Water: DeprecatedAppIntent {"), "\(text)")
    #expect(!text.contains("//struct"))
  }

  // MARK: Work

  @Test(arguments: [
    ("// Pour.\n    return .result()", true), ("return .result()", false),
    ("pour() // Pour.\n    return .result()", false),
    ("// Pour.\n    count = 1\n    return .result()", false),
  ])
  func anActionWithACommentForItsWorkIsNotRestored(_ body: String, _ isLost: Bool) {
    let old = Self.app("", "pour()").replacing("pour()\n    return .result()", with: body)
    let text = Self.refusals(old, "import AppIntents\n")
    #expect(text.contains("Only a comment stands in the shipped `perform()` of Water") == isLost, "\(text) \(old)")
  }

  @Test func aProviderComesBackWithoutTheActionsThatStayAway() {
    let other = Self.app("", "pour()").replacing("Water", with: "Pour").replacing("import AppIntents", with: "")
    let unwritten = Self.app("", "pour()").replacing(
      "pour()\n    return .result()", with: "// Pour.\n    return .result()")
    let provider = """
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Water(), phrases: ["Water in \\(.applicationName)"], shortTitle: "A", systemImageName: "a")
          AppShortcut(intent: Pour(), phrases: ["Pour in \\(.applicationName)"], shortTitle: "B", systemImageName: "b")
        }
      }

      """
    let text = Proposing(unwritten + other + provider, "import AppIntents\n").text
    #expect(text.contains("AppShortcut(intent: Pour()") && !text.contains("Water"), "\(text)")
  }

  @Test func aProviderComesBackWithTheNamesThatActionsHaveNow() {
    let provider = """
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Water(), phrases: ["Water in \\(.applicationName)"], shortTitle: "A", systemImageName: "a")
        }
      }

      """
    let water = Self.app("", "pour()")
    let renamed = water.replacing("struct Water:", with: "struct Moisten:")
    let proposing = Proposing(water + provider, renamed)
    #expect(proposing.text.contains("AppShortcut(intent: Moisten()"), "\(proposing.text)\(proposing.plan.refusals)")
  }

  @Test func aConfigurationThatNoWidgetHadIsNotRestored() {
    let sky = """
      struct Sky: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Sky"
        func perform() async throws -> some IntentResult { .result() }
      }

      """
    let rain = "import AppIntents\n" + Self.widget(".systemSmall", Self.stop)
    #expect(Self.refusals(rain + sky, rain).contains("was configured by Sky, so nobody has settings of it"))
    let used = rain.replacing(
      "StaticConfiguration(kind: \"rain\"", with: "AppIntentConfiguration(kind: \"rain\", intent: Sky.self")
    #expect(!Self.refusals(used + sky, rain).contains("nobody has settings of it"))
  }

  // MARK: Settings

  @Test func aHiddenIntentIsListedAgain() {
    let hidden = Self.app("  static let isDiscoverable = false\n", "pour()")
    let proposing = Proposing(Self.app("", "pour()"), hidden)
    #expect(!proposing.text.contains("isDiscoverable"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aHiddenIntentWithAListedTwinStaysHidden() {
    let twin = """
      struct Pour: AppIntent {
        static let title: LocalizedStringResource = "Water"
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    let hidden = Self.app("  static let isDiscoverable = false\n", "pour()", twin)
    #expect(Self.refusals(Self.app("", "pour()", twin), hidden).contains("Pour has the same title and is listed"))
  }

  private static let strict =
    "  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication\n"

  @Test func aPolicyThatBecameStricterIsTakenBack() {
    let proposing = Proposing(Self.app("", "pour()"), Self.app(Self.strict, "pour()"))
    #expect(!proposing.text.contains("authenticationPolicy"))
    #expect(proposing.plan.steps.map(\.proposal.decision) == [.keepPolicy])
  }

  @Test(arguments: [("Water", "Delete Plant"), ("Water", "Erase")])
  func whatDeletesKeepsItsStricterPolicy(_ type: String, _ title: String) {
    let old = Self.app("", "pour()").replacing("= \"Water\"", with: "= \"\(title)\"")
    let new = Self.app(Self.strict, "pour()").replacing("= \"Water\"", with: "= \"\(title)\"")
    #expect(Self.refusals(old, new).contains("It deletes what people have"))
  }

  // MARK: Widgets

  private static func widget(_ families: String, _ view: String) -> String {
    """
    import SwiftUI
    import WidgetKit

    struct Rain: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "rain", provider: Provider(), content: RainView.init)
          .supportedFamilies([\(families)])
      }
    }

    struct RainView: View {
      @Environment(\\.widgetFamily) private var family
      var body: some View {
        switch family {
        case .systemSmall:
          Text("")
    \(view)
        }
      }
    }

    """
  }

  private static let large = "    case .systemLarge:\n      Text(\"Large\")\n"
  private static let stop = "    default:\n      fatalError()"

  @Test func aSizeComesBackWithItsArm() {
    let old = Self.widget(".systemSmall, .systemLarge", Self.large + Self.stop)
    let proposing = Proposing(old, Self.widget(".systemSmall", Self.stop))
    #expect(proposing.text.filter { !$0.isWhitespace } == old.filter { !$0.isWhitespace }, "\(proposing.text)")
  }

  @Test func aSizeThatWouldStopTheExtensionIsRefused() {
    let old = Self.widget(".systemSmall, .systemLarge", "    default:\n      Text(\"Any\")")
    let text = Self.refusals(old, Self.widget(".systemSmall", Self.stop))
    #expect(text.contains("stops the extension in any other size, at Code.swift:14"), "\(text)")
  }

  @Test(arguments: [
    ("fatalError()", "stops the extension in that size"), ("EmptyView()", "shows nothing in that size"),
  ])
  func aSizeThatShowsNothingAnyMoreIsRefused(_ body: String, _ reason: String) {
    let old = Self.widget(".systemSmall, .systemLarge", Self.large + Self.stop)
    let new = Self.widget(".systemSmall", "    case .systemLarge:\n      \(body)\n" + Self.stop)
    #expect(Self.refusals(old, new).contains("\(reason), at Code.swift:14"))
  }

  @Test func aSizeIsWrittenAsTheOthersAre() {
    let old = Self.widget("WidgetFamily.systemSmall, WidgetFamily.systemLarge", Self.large + Self.stop)
    let new = Self.widget("WidgetFamily.systemSmall", Self.large + Self.stop)
    #expect(Proposing(old, new).text == old)
  }

  @Test func whatReloadsAWidgetSaysTheKindThatItHasAgain() {
    let reload = "\nfunc reload() { WidgetCenter.shared.reloadTimelines(ofKind: \"rain\") }\n"
    let old = Self.widget(".systemSmall", Self.stop) + reload
    let other = "\nstruct Shower: Widget { static let kind = \"shower\" }\n"
    #expect(Proposing(old, old.replacing("\"rain\"", with: "\"shower\"") + other).text == old + other)
  }

  /// What the example of Xcode says of itself is often left in a widget that shows something.
  @Test(arguments: [
    ("Text(\"Time:\")\nText(entry.date)\nText(\"Emoji:\")\nText(entry.emoji)", true, true),
    ("Text(\"Time:\")\nText(entry.date)", false, true), ("Text(entry.date)", true, true),
    ("Text(entry.date)", false, false),
    ("Text(entry.plants)", true, false), ("Text(\"Plants\")\nText(entry.date)", true, false),
  ])
  func theExampleOfXcodeIsKnownByWhatItShows(_ view: String, _ isSaid: Bool, _ isExample: Bool) {
    let old = Self.widget(".systemSmall", "    default:\n      \(view)")
      .replacing("Text(\"\")", with: "Text(entry.date)")
      .replacing(
        ".supported", with: ".description(\"\(isSaid ? "This is an example widget." : "Now")\")\n      .supported")
    let text = Self.refusals(old, "import WidgetKit\n\nstruct Sun: Widget {}\n")
    #expect(text.contains("the example that Xcode puts into a new extension") == isExample, "\(text)")
  }

  @Test(arguments: [("RainTimelineProvider", true), ("Provider", false)])
  func aWidgetOfTheSameProviderIsTheSame(_ provider: String, _ isSame: Bool) {
    let old = Self.widget(".systemSmall", Self.stop).replacing("Provider()", with: "\(provider)()")
    let new = old.replacing("struct Rain:", with: "struct Shower:").replacing("\"rain\"", with: "\"shower\"")
    let decisions = Proposing(old, new).plan.steps.map(\.proposal.decision)
    #expect(decisions == (isSame ? [.keepWidgetKind] : [.keepWidget]))
  }
}
