import IntentRules
import SourceScanning
import Testing

@testable import IntentMigration

/// Code that comes back is held against the code that is there now.
@Suite struct HeldAgainstNewTests {
  private static let keep = "import AppIntents\n" + intent("Keep", "")

  private static func intent(_ name: String, _ body: String, _ members: String = "") -> String {
    """
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "\(name)"
      \(members)
      func perform() async throws -> some IntentResult {
        \(body)
        return .result()
      }
    }

    """
  }

  private static func water(_ body: String, _ old: String, _ new: String) -> Proposing {
    Proposing(keep + old + intent("Water", body), keep + new)
  }

  // MARK: Members of values

  @Test(arguments: [
    ("let level: Int", "let level: Int", nil), ("let level: Int", "let level: String", "is of type `String` now"),
    ("let level: Int", "let depth: Int", "`Pump.level` no longer exists as before"),
    ("func level() -> Int { 0 }", "func level() async -> Int { 0 }", "takes `() async -> Int` now"),
    ("func level(of id: Int) {}", "func level(at id: Int) {}", nil),
  ])
  func aMemberOfAValueIsFollowed(_ before: String, _ after: String, _ words: String?) {
    let other = "struct Valve {\n  let level = 1\n}\nfunc make() -> Pump { Pump() }\n"
    func app(_ member: String) -> String { "struct Pump {\n  \(member)\n}\n" + other }
    let text = Self.water("let pump: Pump = make()\n    print(pump.level)", app(before), app(after)).text
    #expect(text.contains("#error") == (words != nil), "\(text)")
    if let words { #expect(text.contains(words), "\(text)") }
  }

  @Test(arguments: [("at", true), ("of", false)])
  func aCallWithOtherLabelsSaysWhatItTakes(_ label: String, _ isMarked: Bool) {
    func app(_ label: String) -> String {
      "struct Pump {\n  func open(\(label) id: Int) {}\n}\nfunc pump() -> Pump { Pump() }\n"
    }
    let text = Self.water("let one: Pump = pump()\n    one.open(of: 1)", app("of"), app(label)).text
    #expect(text.contains("#error(\"`Pump.open` takes `(at: Int)` now") == isMarked, "\(text)")
  }

  @Test(arguments: [
    ("let name: String\n  @Environment(\\.size) var size", false),
    ("let name: String\n  @Binding var isOn: Bool", true),
    ("let name: String\n  @State private var isOn = false", false),
  ])
  func aViewThatTakesMoreIsMarked(_ members: String, _ isMarked: Bool) {
    func view(_ members: String) -> String {
      "struct Pot: View {\n  \(members)\n  var body: some View { Text(name) }\n}\n"
    }
    let text = Self.water("print(Pot(name: \"\"))", view("let name: String"), view(members)).text
    #expect(text.contains("#error(\"`Pot.init` takes `(name: String, isOn: Bool)` now") == isMarked, "\(text)")
  }

  @Test(arguments: [("", true), ("func start() { Pumps.main = Pump() }\n", false)])
  func whatNobodySetsAnyMoreIsMarked(_ start: String, _ isMarked: Bool) {
    let pump = "final class Pump: Object { func open() {} }\n"
    let pumps = "enum Pumps {\n  static var main: Pump?\n}\n"
    let text = Self.water("Pumps.main?.open()", pump + pumps + "func start() { Pumps.main = Pump() }\n", pump + start)
      .text
    let task = "#error(\"Nothing sets `Pumps.main` any more: Code.swift had `func start() { Pumps.main = Pump() }`."
    #expect(text.contains(task) == isMarked, "\(text)")
  }

  // MARK: What comes back with it

  private static func kinds(_ cases: String, _ clauses: String, _ rest: String) -> String {
    """
    enum Kind {
      case sunny\(cases)
      var text: String {
        switch self {
        case .sunny: return "Sun"
    \(clauses)
        }
      }
    }

    struct Maker {
      let kind: Kind
    \(rest)}

    """
  }

  @Test func aCaseComesBackWithWhatItsClausesCall() {
    let old =
      Self.kinds(", dry", "    case .dry: return made()", "")
      + "extension Kind {\n  func made() -> String { \"D\" }\n}\n"
    let proposing = Self.water("print(Maker(kind: .dry))", old, Self.kinds("", "", "") + "let dry = 1\n")
    let text = proposing.text
    #expect(!text.contains("#error") && text.contains("case dry\n"), "\(text)")
    #expect(text.contains("case .dry: return made()") && text.contains("extension Kind {\n  func made()"), "\(text)")
    let notes: [String] = proposing.plan.steps.flatMap(\.proposal.notes)
    #expect(notes.contains { $0.contains("It brings `Kind.dry` back") })
  }

  @Test func aCaseThatAFunctionTakesComesBack() {
    func app(_ cases: String) -> String {
      "enum Way {\n  enum Goal {\n    case home\(cases)\n  }\n  static func go(_ goal: Goal) {}\n}\nlet words = \"the pond\"\n"
    }
    let text = Self.water("Way.go(.pond)", app(", pond"), app("")).text
    #expect(!text.contains("#error") && text.contains("    case home\n    case pond\n"), "\(text)")
  }

  @Test func aCaseThatASwitchWouldLackDoesNotComeBack() {
    let other = "func show(_ kind: Kind) {\n  switch kind {\n  case .sunny: print(1)\n  }\n}\n"
    let old = Self.kinds(", dry", "    case .dry: return \"D\"", "")
    let text = Self.water("print(Maker(kind: .dry))", old, Self.kinds("", "", "") + other).text
    #expect(text.contains("#error(\"`Kind.dry` no longer exists") && !text.contains("case dry"), "\(text)")
  }

  // MARK: Choices and values

  private static func choices(_ name: String, _ model: String) -> String {
    """
    import AppIntents

    enum Amount: String, AppEnum {
      case sip, \(name)
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
      static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [.sip: "Sip", .\(name): "\(name)"]
      var level: Level {
        switch self {
        case .sip: return .low
        case .\(name): return .\(model)
        }
      }
    }

    enum Level { case low, \(model) }

    """
  }

  @Test(arguments: [("high", true), ("soak", false)])
  func aChoiceIsTreatedLikeTheOneThatReplacedIt(_ model: String, _ isJoined: Bool) {
    let proposing = Proposing(Self.choices("soak", "soak"), Self.choices("flood", model))
    #expect(proposing.text.contains("case .flood, .soak: return .high") == isJoined, "\(proposing.text)")
    #expect(proposing.text.contains("case .soak: return .soak") != isJoined, "\(proposing.text)")
  }

  @Test(arguments: [("\"Demo\"", true), ("other", false)])
  func aValueGoesWhereAFixedOneStands(_ fixed: String, _ isInPlace: Bool) {
    func app(_ members: String, _ value: String) -> String {
      "import AppIntents\nlet other = \"\"\n" + Self.intent("Call", "await send([\"name\": \(value)])", members)
    }
    let text = Proposing(app("@Parameter(title: \"Name\") var name: String", "name"), app("", fixed)).text
    #expect(text.contains("send([\"name\": name ?? \"Demo\"])") == isInPlace, "\(text)")
    #expect(text.contains("<#") != isInPlace)
  }

  @Test func anIDIsNoName() {
    func app(_ name: String) -> String {
      "import AppIntents\n"
        + Self.intent("Show", "print(\(name))", "@Parameter(title: \"Picture\") var \(name): String")
    }
    let text = Proposing(app("pictureID"), app("pictureName")).text
    #expect(text.contains("var pictureID: String?") && text.contains("<#pictureName for pictureID#>"), "\(text)")
  }
}
