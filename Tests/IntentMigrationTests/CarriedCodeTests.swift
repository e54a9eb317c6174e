import IntentRules
import IntentSurface
import Testing

@testable import IntentMigration

/// Code that comes back into an app which has gone on: what it is made to fit, and what it does not bring along.
@Suite struct CarriedCodeTests {
  private static let head = "import AppIntents\nimport SwiftUI\nimport WidgetKit\n\n"
  private static let keep =
    "struct Keep: AppIntent {\n  func perform() async throws -> some IntentResult { .result() }\n}\n"

  private static func intent(
    _ members: String = "", _ body: String = "return .result()", _ heritage: String = ""
  )
    -> String
  {
    """
    struct Water: AppIntent\(heritage) {
      static let title: LocalizedStringResource = "Water"
      \(members)
      func perform() async throws -> some IntentResult {
        \(body)
      }
    }

    """
  }

  private static func files(_ texts: [String: String]) -> MigrationFixture.Files { texts.mapValues { Array($0.utf8) } }

  // MARK: Protocols of the app

  private static func garden(_ members: String) -> String { "protocol Gardening {\n\(members)\n}\n" }

  @Test func whatAProtocolNoLongerAsksForIsLeftOut() throws {
    let old = Self.head + Self.keep + Self.garden("  var pump: Pump { get }\n  var plant: String { get set }")
    let new = Self.head + Self.keep + Self.garden("  var plant: String? { get set }")
    let members = "let pump = Pump.shared\n  @Parameter(title: \"Plant\")\n  var plant: String\n"
    let proposing = Proposing(old + Self.intent(members, "return .result()", ", Gardening"), new)
    #expect(!proposing.text.contains("pump"))
    #expect(proposing.text.contains("var plant: String?"))
    #expect(!proposing.text.contains("#error"), "\(proposing.text)")
    let notes = try #require(proposing.plan.steps.first).proposal.notes
    #expect(notes.contains { $0.contains("with what the app's protocols ask for now") })
  }

  @Test(arguments: ["print(pump)", "print(plant)"])
  func whatTheCodeReadsItselfStays(_ reading: String) {
    let old = Self.head + Self.keep + Self.garden("  var pump: Pump { get }\n  var plant: String { get set }")
    let new = Self.head + Self.keep + Self.garden("  var plant: String? { get set }")
    let members = "let pump = 3\n  @Parameter(title: \"Plant\")\n  var plant: String\n"
    let proposing = Proposing(old + Self.intent(members, reading + "\n    return .result()", ", Gardening"), new)
    #expect(proposing.text.contains("let pump = 3") == reading.contains("pump"))
    #expect(proposing.text.contains("var plant: String\n") == reading.contains("plant"))
  }

  @Test func howAnIntentDoesTheSameNowIsQuotedOnce() {
    let store = "Channel.shared.open(1)"
    let channel = "final class Channel: Object {\n  static let shared = Channel()\n}\n"
    let before = Self.intent("", store + "\n    return .result()").replacing("Water", with: "Spray")
    let after = Self.intent("@Dependency var pump: Pump", "pump.start()\n    return .result()")
      .replacing("Water", with: "Spray")
    let lost = Self.intent("", "\(store)\n    \(store)\n    return .result()")
    let text = Proposing(Self.head + before + lost + channel, Self.head + after).text
    let quoted = """
          // As an example, `Spray` does its own task so now:
          //   @Dependency var pump: Pump
          //   pump.start()
          //   return .result()
          #error("`Channel`
      """
    #expect(text.contains(quoted), "\(text)")
    #expect(text.split(separator: "does its own task so now").count == 2)
    #expect(text.split(separator: "#error").count == 2)
  }

  @Test(arguments: [
    ("Calendar.current", false), ("Text(.now, style: .time)", false), ("log.time", true),
  ])
  func whatAFrameworkHasIsNotTakenForTheApps(_ use: String, _ isMarked: Bool) {
    let log = "struct Log {\n  let current: Int\n  static let time = 3\n}\nextension Store { var time: Int { 3 } }\n"
    let old = Self.head + Self.keep + log.replacing("static let", with: isMarked ? "static let" : "let")
    let body = "print(\(use))\n    return .result()"
    let text = Proposing(old + Self.intent("", body), Self.head + Self.keep).text
    #expect(text.contains("#error") == isMarked, "\(text)")
  }

  // MARK: How much comes along

  @Test func whatAnAppStoresDoesNotComeBack() {
    let model = "final class Pump: Object {\n  static func all() -> [Pump] { [] }\n}\n"
    let old = Self.head + Self.keep + Self.intent("", "print(Pump.all())\n    return .result()") + model
    let proposing = Proposing(old, Self.head + Self.keep)
    #expect(!proposing.text.contains("class Pump"))
    #expect(proposing.text.contains("#error(\"`Pump`"), "\(proposing.text)")
  }

  @Test(arguments: [
    ("struct Panel {\n  enum Pump {}\n}\n", true), ("func run(_ pump: Pump) {}\n", false),
    ("// Pump\nlet title = \"Pump\"\n", true),
  ])
  func aTypeWhoseNameIsAWordElsewhereIsGone(_ other: String, _ isGone: Bool) {
    let old = Self.files([
      "Code.swift": Self.head + Self.keep + Self.intent("", "Pump.main.open()\n    return .result()"),
      "Pump.swift": "final class Pump: Object {\n  static let main = Pump()\n  func open() {}\n}\n",
    ])
    let new = Self.files(["Code.swift": Self.head + Self.keep, "Other.swift": other + "func open() {}\nlet main = 0\n"])
    let text = Proposing(old, new).text
    #expect(text.contains("#error(\"`Pump` no longer exists as before") == isGone, "\(text)")
  }

  @Test func aBodyMostOfWhichIsGoneIsAPlaceholder() {
    let names = ["open", "pump", "close", "note", "tell"]
    let functions = names.map { "func \($0)() {}\nfunc \($0)(_ count: Int) {}\n" }.joined()
    let calls = names.map { "\($0)()\n    " }.joined() + "return .result()"
    let proposing = Proposing(
      Self.head + Self.keep + Self.intent("", calls) + functions, Self.head + Self.keep)
    #expect(proposing.text.contains("// The version that shipped used `close`, `note`, `open` and `pump` here."))
    #expect(proposing.text.contains("#error(\"Do here what Water did, or throw an error that says why it can't.\")"))
    #expect(proposing.text.split(separator: "#error").count == 2)
    #expect(proposing.remaining.isEmpty)
  }

  @Test(arguments: [(1, false), (2, true)])
  func aBodyThatNamesOneThingThatIsGoneStays(_ count: Int, _ isOutlined: Bool) {
    let names = ["open", "pump"].prefix(count)
    let others = (1...7).map { "part\($0)" }
    let functions = (names + others).map { "func \($0)() -> Int { 0 }\nfunc \($0)(_ n: Int) {}\n" }.joined()
    let members = others.map { "var of_\($0): Int { \($0)() }\n  " }.joined()
    let calls = names.map { "_ = \($0)()\n    " }.joined() + "return .result()"
    let text = Proposing(Self.head + Self.keep + Self.intent(members, calls) + functions, Self.head + Self.keep).text
    #expect(text.contains("// The version that shipped used `open` and `pump` here.") == isOutlined, "\(text)")
    #expect(text.contains("_ = open()") != isOutlined, "\(text)")
  }

  @Test func aWidgetMostOfWhichIsGoneDoesNotComeBack() {
    let names = (1...8).map { "part\($0)" }
    let calls = names.map { "Text(\($0)())" }.joined(separator: "\n      ")
    let widget = """
      struct Moon: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Moon", provider: P()) { _ in
            \(calls)
          }
        }
      }

      """
    let functions = names.map { "func \($0)() -> String { \"\" }\nfunc \($0)(_ n: Int) {}\n" }.joined()
    let proposing = Proposing(Self.head + widget + functions + Self.keep, Self.head + Self.keep)
    #expect(proposing.plan.steps.isEmpty)
    #expect(proposing.plan.refusals.values.contains { $0.contains("`part6` and 2 more, which are gone") })
  }

  @Test(arguments: ["", "Image(\"moon\")"])
  func anImageThatNoOtherCodeNamesIsToBeLookedFor(_ other: String) throws {
    let widget = """
      struct Moon: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Moon", provider: P()) { _ in Image("moon") }
        }
      }

      """
    let rest = Self.keep + "func shown() { print(\(other.isEmpty ? "0" : other)) }\n"
    let notes = try #require(Proposing(Self.head + widget + rest, Self.head + rest).plan.steps.first).proposal.notes
    #expect(notes.contains { $0.hasPrefix("It shows “moon”, which no other code names") } == other.isEmpty)
  }

  @Test(arguments: [("private ", true), ("", false)])
  func whatAnotherFileKeepsToItselfIsMarked(_ access: String, _ isMarked: Bool) {
    func files(_ own: String, _ access: String) -> MigrationFixture.Files {
      let other = "import Foundation\n\n\(access)func scheme() -> String { \"water\" }\n"
      return ["A.swift": Array((Self.head + Self.keep + own).utf8), "B.swift": Array(other.utf8)]
    }
    let old = files(Self.intent("", "print(scheme())\n    return .result()"), "")
    let text = Proposing(old, files("", access)).result.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.contains("#error(\"`scheme` is private to B.swift now") == isMarked, "\(text)")
  }

  @Test func aSwitchThatNamedEachCaseIsMarkedWhereThereAreMore() {
    func phases(_ more: String) -> String { "enum Phase { case new, full\(more) }\nlet phase = Phase.new\n" }
    let body = "let now: Phase = phase\n    switch now {\n    case .new: print(0)\n    case .full: print(1)\n    }\n"
    let old = Self.head + Self.keep + Self.intent("", body + "    return .result()") + phases("")
    let text = Proposing(old, Self.head + Self.keep + phases(", half")).text
    #expect(text.contains("is asked for `half` too now"), "\(text)")
  }

  // MARK: Two entities

  private static func entity(_ name: String, id: String) -> String {
    """
    struct \(name): AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Action"
      static let defaultQuery = \(name)Query()
      let id: String
      var displayRepresentation: DisplayRepresentation { "Action" }
    }

    struct \(name)Query: EntityQuery, EntityStringQuery {
      func entities(for identifiers: [String]) async throws -> [\(name)] { [] }
      func entities(matching string: String) async throws -> [\(name)] {
        stored.map { \(name)(id: \(id)) }
      }
    }

    """
  }

  @Test(arguments: [("\"\\($0.server)::\\($0.name)\"", false), ("$0.key", true)])
  func anEntityWhoseIdsArePutTogetherIsAnotherOne(_ id: String, _ isPinned: Bool) {
    let proposing = Proposing(
      Self.head + Self.entity("ActionAppEntity", id: "$0.identifier") + Self.keep,
      Self.head + Self.entity("ActionEntity", id: id) + Self.keep)
    #expect(proposing.findings.map(\.rule) == ["E02", "E04"])
    #expect(proposing.text.contains("persistentIdentifier") == isPinned)
    #expect(isPinned || proposing.plan.refusals.values.contains { $0.contains("ActionEntity holds something else.") })
  }

  @Test func anEntityThatTwoIntentsNeedComesBackOnce() {
    let member = "@Parameter(title: \"Action\")\n  var action: ActionAppEntity?\n"
    let water = Self.intent(member)
    let old = Self.files([
      "Intents/Water.swift": Self.head + water,
      "Intents/Feed.swift": Self.head + water.replacing("Water", with: "Feed"),
      "Gone/Action.swift": Self.head + Self.entity("ActionAppEntity", id: "$0.identifier"),
      "Code.swift": Self.head + Self.keep,
    ])
    let result = Proposing(old, Self.files(["Code.swift": Self.head + Self.keep])).result
    let text = result.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.contains("struct Water") && text.contains("struct Feed"))
    #expect(text.split(separator: "struct ActionAppEntity:").count == 2, "\(text)")
  }

  // MARK: Two intents of one name

  @Test(arguments: ["Water", "Watch"])
  func eachOfTwoIntentsOfOneNameAndTitleIsPinned(_ title: String) {
    let renamed = Self.head + Self.intent().replacing("struct Water", with: "struct WaterPlant")
    let new = Self.files([
      "App/Code.swift": renamed, "Package/Code.swift": renamed.replacing("= \"Water\"", with: "= \"\(title)\""),
    ])
    let proposing = Proposing(Self.files(["App/Code.swift": Self.head + Self.intent()]), new)
    let pinned = proposing.result.filter {
      String(decoding: $0.value, as: UTF8.self).contains("persistentIdentifier = \"Water\"")
    }
    #expect(pinned.count == (title == "Water" ? 2 : 1))
  }

  // MARK: Read from outside

  @Test func aWidgetReadsEitherParameterOfAnIntentWithABody() {
    func app(_ type: String, _ name: String, _ reading: String) -> String {
      """
      import AppIntents
      import WidgetKit

      struct Status: AppIntent, WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Status"
        @Parameter(title: "Boxes", default: [])
        var boxes: \(type)

        func perform() async throws -> some IntentResult {
          print(boxes)
          return .result()
        }
      }

      func entry(for configuration: Status) -> String { "\\(configuration.boxes\(reading))" }

      """
    }
    let proposing = Proposing(app("[Int]", "boxes", ".first"), app("[String]", "boxes", ".first"))
    #expect(proposing.text.contains("var chosenBoxes: [String] {"), "\(proposing.text)")
    #expect(proposing.text.contains("configuration.chosenBoxes.first"))
  }

  @Test(arguments: ["", "?"]) func aViewReadsWhatAnEntryHolds(_ mark: String) {
    func files(_ type: String) -> MigrationFixture.Files {
      let intent = """
        import AppIntents
        import WidgetKit

        struct Status: AppIntent, WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Status"
          @Parameter(title: "Boxes", default: [])
          var boxes: \(type)

          init() { self.boxes = [] }
          init(boxes: \(type)) { self.boxes = boxes }

          func perform() async throws -> some IntentResult {
            print(boxes)
            return .result()
          }
        }

        struct Provider {
          typealias Intent = Status
        }

        extension Provider {
          struct Entry {
            let configuration: Provider.Intent
          }
        }

        """
      let view = """
        struct Shown {
          typealias Entry = Provider.Entry
          var entry: Entry
          var first: String { "\\(entry.configuration.boxes.first)" }
        }

        struct Large {
          var entry: Shown.Entry
          var last: String { "\\(entry.configuration.boxes.last)" }
        }

        struct Other {
          var other: Shelf
          var first: String { "\\(other.configuration.boxes.first)" }
        }

        """
      return Self.files(["Code.swift": intent, "View.swift": view])
    }
    let proposing = Proposing(files("[Int]\(mark)"), files("[String]\(mark)"))
    let view = String(decoding: proposing.result["View.swift"] ?? [], as: UTF8.self)
    #expect(view.contains("entry.configuration.chosenBoxes.first"), "\(view)")
    #expect(view.contains("entry.configuration.chosenBoxes.last"), "\(view)")
    #expect(view.contains("other.configuration.boxes.first"))
    #expect(proposing.text.contains(" = nil }"), "what init sets would come before what people stored")
  }

  // MARK: Refusals

  @Test func whatNoLongerOpensTheAppSaysWhenThatIsRight() {
    let opening = Self.intent("static let openAppWhenRun = true")
    let proposing = Proposing(
      Self.head + opening, Self.head + Self.intent("static let openAppWhenRun = false", "water()\n    return .result()")
    )
    #expect(proposing.findings.map(\.rule) == ["I18"])
    #expect(
      proposing.plan.refusals.values.first?.hasPrefix(
        "Its `perform()` was rewritten and does the work in the background")
        == true)
  }
}
