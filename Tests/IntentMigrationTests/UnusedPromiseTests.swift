import IntentMigration
import IntentRules
import SourceScanning
import Testing

/// What never did anything, as a project that shows all code of an app tells, is nobody's loss.
@Suite struct UnusedPromiseTests {
  private static func refusals(
    _ old: MigrationFixture.Files, _ new: MigrationFixture.Files, knowing project: Project? = Project()
  ) -> String {
    Proposing(old, new, knowing: project).plan.refusals.values.sorted().joined(separator: "\n")
  }

  private static func files(_ code: String, _ others: MigrationFixture.Files = [:]) -> MigrationFixture.Files {
    others.merging(["Code.swift": Array(code.utf8)]) { $1 }
  }

  /// The steps behind it run on, as they don't behind one that is gone.
  @Test func aStepThatOnlySaysThatItIsDoneIsBroughtBack() {
    let old = appWithAction("Water", "", "pour()").replacing("pour()\n    ", with: "")
    #expect(Self.refusals(Self.files(old), Self.files("import AppIntents\n")).isEmpty)
  }

  private static func definition(_ side: String) throws -> MigrationFixture.Files {
    let pairs = MigrationFixture.pairs(of: ["L01"])
    return try #require(pairs.first { $0.testDescription.hasSuffix("-removed-widget") }).files(side)
  }

  private static let handing = """
    import Intents

    class Delegate {
      func application(_ application: Any, handlerFor intent: INIntent) -> Any? {
        switch intent {
        case is WaterPlantIntent: return nil
        default: return nil
        }
      }
    }

    """

  private static let handler = """
    class Handler: NSObject, WaterPlantIntentHandling {
      func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse { await pour(intent.amount) }
    }

    """

  @Test(arguments: [("", true), (handler, false)])
  func anIntentThatIsHandedToNobodyNeverRan(_ rest: String, _ isLost: Bool) throws {
    let old = try Self.definition("old")
    let text = Self.refusals(Self.files(Self.handing + rest, old), Self.files("import Intents\n"))
    #expect(text.contains("answers WaterPlantIntent, so no step of it ever ran") == isLost, "\(text)")
  }

  private static func widget(_ read: String, _ configuration: String, asking intent: String) -> String {
    """
    import Intents
    import SwiftUI
    import WidgetKit

    struct Provider: IntentTimelineProvider {
      func getTimeline(for configuration: \(intent), in context: Context, completion: @escaping (Any) -> Void) {
        completion(Timeline(entries: [Entry(\(read))], policy: .atEnd))
      }
    }

    struct PlantWidget: Widget {
      var body: some WidgetConfiguration {
        \(configuration)(kind: "Plant", intent: \(intent).self, provider: Provider()) { _ in Text("Plant") }
      }
    }

    """
  }

  @Test(arguments: [
    ("date: .now", "every placed widget showed the same"),
    ("configuration.plant", "still configured by SiriKit, by Other"),
  ])
  func settingsOfAWidgetThatStaysOnSiriKitGetNoAppIntent(_ read: String, _ reason: String) throws {
    let old = Self.widget(read, "IntentConfiguration", asking: "SelectPlantIntent")
    let new = Self.widget(read, "IntentConfiguration", asking: "OtherIntent")
    let text = Self.refusals(Self.files(old, try Self.definition("old")), Self.files(new))
    #expect(text.contains(reason), "\(text)")
  }

  @Test func theExampleOfXcodeIsKnownThroughViewsOfAnyName() {
    let view = """
      import SwiftUI
      import WidgetKit

      struct rain: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "rain", provider: Provider()) { entry in Outer(entry: entry) }
            .description("This is an example widget.")
        }
      }

      struct Outer: View {
        var entry: Entry
        var body: some View { rainEntryView(entry: entry).containerBackground(Theme.surface, for: .widget) }
      }

      struct rainEntryView: View {
        var entry: Entry
        var body: some View { Text("Time:").font(Theme.caption); Text(entry.date, style: .time) }
      }

      """
    let text = Self.refusals(Self.files(view), Self.files("import WidgetKit\n\nstruct Sun: Widget {}\n"))
    #expect(text.contains("the example that Xcode puts into a new extension"), "\(text)")
  }

  @Test(arguments: [
    ("//  @IntentParameterDependency<Water>(\\.$amount)", true),
    ("@IntentParameterDependency<Water>(\\.$amount)", false),
  ])
  func aDependencyThatStandsInACommentReadsNothing(_ dependency: String, _ isLost: Bool) {
    func app(_ type: String) -> String {
      """
      import AppIntents

      struct Water: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Water"
        @Parameter(title: "Amount") var amount: \(type)?
        static var parameterSummary: some ParameterSummary { Summary { \\.$amount } }
      }

      struct Cans: DynamicOptionsProvider {
        \(dependency)
        var water
        func results() async throws -> [String] { [] }
      }

      """
    }
    let text = Self.refusals(Self.files(app("Int")), Self.files(app("String")))
    #expect(text.contains("reads `amount`, so what people set never did anything") == isLost, "\(text)")
  }

  @Test func aFileOfAFolderThatIsGoneComesBackNowhere() {
    let old = ["stand/Rain.swift": Array(Self.widget("configuration", "IntentConfiguration", asking: "A").utf8)]
    let text = Self.refusals(old, ["App/Main.swift": Array("import SwiftUI\n".utf8)], knowing: nil)
    #expect(text.contains("The code belongs in stand/Rain.swift, and no code is left in its folder"), "\(text)")
  }
}
