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
    #expect(proposing.text.contains("title: \"Kind (Legacy)\""), "both are shown")
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aDateThatWasNowIsNow() {
    let helper = "func next(_ date: Date = .now) {}\n"
    let old = Self.intent("", "run()\n    return .result()") + "func run() { print(Date()) }\n" + helper
    let new =
      Self.intent(
        "@Parameter(title: \"Date\") var date: Date", "next(date)\n    return .result()") + helper
    let proposing = Proposing(old, new)
    #expect(proposing.text.contains("let date = self.date ?? .now\n"))
    #expect(!proposing.text.contains("<#"))
    #expect(proposing.remaining.isEmpty)
    let other = Proposing(old.replacing("Date()", with: "0"), new).text
    #expect(other.contains("<#what the action uses if date is not set#>"), "nothing says that it was now")
  }

  @Test func aSwitchForAnotherParameterIsUnderstood() {
    let limit = "@Parameter(title: \"Limit\") var limit: Int?"
    let body = "print(limit ?? 0)\n    return .result()"
    let proposing = Proposing(
      Self.intent("@Parameter(title: \"Should\") var shouldLimit: Bool?\n\n  " + limit, body), Self.intent(limit, body))
    #expect(proposing.text.contains("let limit = self.shouldLimit == false ? nil : self.limit\n"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aCoordinateComesFromThePlaceThatPeoplePicked() {
    let body = "return .result()"
    let old = Self.intent("@Parameter(title: \"Place\") var placeParameter: CLPlacemark", body)
    let new = Self.intent(
      "@Parameter(title: \"Latitude\") var latitude: Double\n\n  @Parameter(title: \"Longitude\") var longitude: Double",
      body)
    let proposing = Proposing(old, new)
    #expect(proposing.text.contains("self.longitude ?? self.placeParameter?.location?.coordinate.longitude"))
    #expect(proposing.text.contains("self.latitude ?? self.placeParameter?.location?.coordinate.latitude"))
    #expect(proposing.text.components(separatedBy: "var placeParameter").count == 2)
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aDefaultComesBack() {
    func app(_ value: String) -> String {
      Self.intent("@Parameter(title: \"Days\"\(value)) var days: Int", "print(days)\n    return .result()")
    }
    #expect(Proposing(app(", default: 3"), app(", default: 5")).text == app(", default: 3"))
    #expect(Proposing(app(", default: 3"), app("")).text == app(", default: 3"))
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

  @Test func aFunctionThatIsGoneIsNamed() throws {
    let keep = "struct Keep: AppIntent {\n  func perform() async throws -> some IntentResult { .result() }\n}\n"
    let old = Self.intent("", "water(3)\n    return .result()") + keep + "func water(_ count: Int) {}\n"
    let proposing = Proposing(old, Self.head + keep)
    let notes = try #require(proposing.plan.steps.first).proposal.notes
    #expect(notes.contains { $0.contains("It uses `water`, which no longer exists") })
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
