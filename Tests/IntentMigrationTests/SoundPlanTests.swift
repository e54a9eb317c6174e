import IntentRules
import IntentSurface
import Testing

@testable import IntentMigration

/// What a plan as a whole must not do: edits that undo each other, code that names what is not there.
@Suite struct SoundPlanTests {
  private static let city = """
    struct City: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
      static let defaultQuery = CityQuery()
      let id: String
      var displayRepresentation: DisplayRepresentation { "City" }
    }

    struct CityQuery: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [City] { [] }
      func suggestedEntities() async throws -> [City] { [] }
    }

    """

  private static func intent(_ parameter: String, heritage: String = "AppIntent", optional: String = "") -> String {
    """
    import AppIntents

    struct OpenApp: \(heritage) {
      static let title: LocalizedStringResource = "Open"

      @Parameter(title: "City")
      var \(parameter): City\(optional)

      static var parameterSummary: some ParameterSummary { Summary("Open \\(\\.$\(parameter))") }

      func perform() async throws -> some IntentResult {
        print(\(parameter))
        return .result()
      }
    }

    """
  }

  private static func shortcuts(_ parameter: String) -> String {
    """
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: OpenApp(),
          phrases: ["Open \\(.applicationName)", "Open \\(\\.$\(parameter)) in \\(.applicationName)"],
          shortTitle: "Open", systemImageName: "sun.max")
      }
    }
    """
  }

  private static func files(_ texts: [String: String]) -> MigrationFixture.Files { texts.mapValues { Array($0.utf8) } }

  @Test func aNameThatAnIntentOfTheExtensionShippedWithStaysBesideTheOther() {
    let texts = [("App", "Widget"), ("Widget", "App")].map { app, widget in
      let old = Self.files([
        "\(app)/Open.swift": Self.intent("config") + Self.city + Self.shortcuts("config"),
        "\(widget)/Open.swift": Self.intent("target", heritage: "OpenIntent"),
      ])
      let new = Self.files([
        "\(app)/Open.swift": Self.intent("config", optional: "?") + Self.city + Self.shortcuts("config")
      ])
      let proposing = Proposing(old, new)
      #expect(!proposing.plan.steps.contains { $0.proposal.finding.rule == "S01" })
      return proposing.result.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    }
    #expect(texts.allSatisfy { $0.contains("var config: City?") && !$0.contains("\\.$target") })
    #expect(texts.contains { $0.contains("var target: City?") && $0.contains("self.config ?? self.target") })
  }

  /// That a parameter which is kept is in no summary is its price, and no damage of its own.
  @Test func whatAnEditOnlyHidesStays() throws {
    func code(_ names: [String]) -> String {
      let parameters = names.map { "  @Parameter(title: \"\($0)\")\n  var \($0): String?\n\n" }.joined()
      let shown = names.map { "\\(\\.$\($0))" }.joined(separator: " ")
      return """
        import AppIntents

        struct Add: AppIntent {
          static let title: LocalizedStringResource = "Add"

        \(parameters)  static var parameterSummary: some ParameterSummary { Summary("Add \(shown)") }

          func perform() async throws -> some IntentResult { .result() }
        }

        """
    }
    let proposing = Proposing(code(["book", "shelf"]), code(["book"]))
    #expect(proposing.findings.map(\.rule) == ["P01"])
    #expect(proposing.text.contains("var shelf: String?"), "\(proposing.text)")
    #expect(proposing.remaining.map(\.rule) == ["I28"])
    #expect(proposing.plan.unresolved.isEmpty && proposing.plan.remaining.isEmpty)
  }

  @Test func callsFollowTheNameOfAParameter() {
    func code(_ name: String) -> String {
      """
      import AppIntents

      struct Add: AppIntent {
        static let title: LocalizedStringResource = "Add"
        @Parameter(title: "Name") var \(name): String
        func perform() async throws -> some IntentResult { .result() }
      }

      func make(name: String) -> Add { Add(\(name): name) }

      """
    }
    #expect(Proposing(code("bookName"), code("name")).text == code("bookName"))
  }

  @Test(arguments: [("init(text: String) { title = text }", true), ("init() {}", false)])
  func aPropertyThatMayBeAbsentNoLongerIs(_ initializer: String, _ isSet: Bool) throws {
    func code(_ type: String) -> String {
      """
      import AppIntents

      struct City: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
        static let defaultQuery = CityQuery()
        let id = ""
        @Property(title: "Title") var title: \(type)
        var displayRepresentation: DisplayRepresentation { "City" }
        \(initializer)
      }

      struct CityQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [City] { [] }
      }

      """
    }
    let proposing = Proposing(code("String"), code("String?"))
    let step = try #require(proposing.plan.steps.first { $0.proposal.finding.subject.member == "title" })
    #expect(step.proposal.notes.contains { $0.hasPrefix("Set `title` wherever") } == !isSet)
    #expect(proposing.text.contains("title = text ?? <#title, if there is no value#>") == isSet, "\(proposing.text)")
  }

  @Test func whatOpensNothingIsNoOpenIntent() {
    let old = Self.intent("target", heritage: "OpenIntent") + Self.city
    let new = Self.intent("target", optional: "?") + Self.city
    let proposing = Proposing(old, new)
    #expect(!proposing.text.contains("OpenIntent"))
    #expect(proposing.plan.refusals.values.contains { $0.hasPrefix("`OpenIntent` needs a parameter `target`") })
  }

  @Test func aPhraseWithAParameterThatIsGoneDoesNotComeBack() {
    let old = Self.intent("city") + Self.city + Self.shortcuts("city")
    let new =
      Self.intent("city", optional: "?").replacing("  @Parameter(title: \"City\")\n  var city: City?\n", with: "")
      .replacing(" \\(\\.$city)", with: "").replacing("print(city)", with: "print()")
      + Self.city + Self.shortcuts("city").replacing(", \"Open \\(\\.$city) in \\(.applicationName)\"", with: "")
    let proposing = Proposing(old, new)
    #expect(!proposing.text.contains("\\.$city") || proposing.text.contains("var city: City?"))
  }

  @Test func anEditThatAnotherOneTakesBackIsOneThatUndoes() {
    let edit = SourceEdit(path: "A.swift", range: 3..<6, expected: "new", replacement: "old")
    #expect(SourceEdit(path: "A.swift", range: 9..<12, expected: "old", replacement: "new").isReverse(of: edit))
    #expect(!SourceEdit(path: "B.swift", range: 9..<12, expected: "old", replacement: "new").isReverse(of: edit))
    #expect(!edit.isReverse(of: edit))
  }

  @Test func whatWidgetsKeepIsNotSaidOfShortcuts() {
    func app(_ parameter: String, _ use: String) -> String {
      """
      import AppIntents
      import SwiftUI
      import WidgetKit

      struct Settings: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Settings"
        \(parameter)
      }

      struct Provider: AppIntentTimelineProvider {
        func text(for configuration: Settings) -> String { \(use) }
      }

      struct Rain: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: "Rain", intent: Settings.self, provider: Provider()) { _ in Text("") }
        }
      }
      """
    }
    let proposing = Proposing(
      app("@Parameter(title: \"Action\") var action: String?", "configuration.action ?? \"\""), app("", "\"\""))
    #expect(proposing.text.contains("/// Kept for what people set up with earlier versions."))
    #expect(proposing.text.contains("//   Code.swift: func text(for configuration: Settings)"))
    #expect(proposing.plan.steps.map(\.proposal.cost).allSatisfy { $0.contains("until the widget uses `action`") })
  }
}
