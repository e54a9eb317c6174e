import IntentMigration
import SourceScanning
import Testing

@Suite struct ProposalTests {
  private static let head = "import AppIntents\n\n"

  @Test func everyDecisionSaysWhyInASentenceOfItsOwn() {
    let reasons = Decision.allCases.map(\.reason)
    #expect(Set(reasons).count == Decision.allCases.count)
    #expect(reasons.allSatisfy { $0.hasSuffix(".") && !$0.contains("\n") && !$0.contains("  ") })
  }

  @Test func pinsInTheFilesOwnStyle() {
    let old =
      Self.head
      + "public struct Water: AppIntent {\n\tpublic static let title: LocalizedStringResource = \"Water\"\n}\n"
    let proposing = Proposing(old, old.replacing("struct Water:", with: "struct WaterPlant:"))
    #expect(
      proposing.text == Self.head
        + "public struct WaterPlant: AppIntent {\n\tpublic static let persistentIdentifier = \"Water\"\n"
        + "\tpublic static let title: LocalizedStringResource = \"Water\"\n}\n")
  }

  @Test func pinsATypeOnOneLine() {
    let old = Self.head + "struct Water: AppIntent { static let title: LocalizedStringResource = \"Water\" }\r\n"
    let proposing = Proposing(old, old.replacing("struct Water:", with: "struct WaterPlant:"))
    #expect(proposing.text.contains("AppIntent {\r\n"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func keepsTheNameOfAParameterAndItsNewTitle() {
    let summary = "static var parameterSummary: some ParameterSummary { Summary(\"Set \\(\\.$label)\") }\n\n  "
    let old = Self.intent("@Parameter(title: \"Name\")\n  var title: String", uses: "title")
    let new =
      Self.intent(summary + "@Parameter(title: \"Name\")\n  var label: String", uses: "label")
      + "func example() { var water = Water(); water.label = \"\" }\n"
    let proposing = Proposing(old, new)
    #expect(proposing.plan.steps.map(\.proposal.decision) == [.keepParameterName])
    #expect(proposing.text.contains("@Parameter(title: \"Name\")\n  var title: String\n"))
    #expect(proposing.text.contains("Summary(\"Set \\(\\.$title)\")"))
    #expect(proposing.text.contains("{ .result(value: title) }"))
    #expect(proposing.text.contains("var water = Water(); water.title = \"\""))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aSwitchThatSaysTheContraryIsReadTheOtherWayRound() {
    func intent(_ name: String, _ value: Bool) -> String {
      Self.intent("@Parameter(title: \"T\", default: \(value))\n  var \(name): Bool", uses: "\"\\(\(name))\"")
    }
    let text = Proposing(intent("keepOthers", true), intent("clearOthers", false)).text
    #expect(text.contains("let clearOthers: Bool = self.clearOthers ?? !self.keepOthers\n"))
  }

  @Test func makesTheNewValueFromTheOldOne() {
    let summary = "static var parameterSummary: some ParameterSummary { Summary(\"Set \\(\\.$amount)\") }\n\n  "
    let old = Self.intent(summary + "@Parameter(title: \"Amount\", default: 1)\n  var amount: Int", uses: "\"\"")
    let new = Self.intent(summary + "@Parameter(title: \"Amount\", default: 1)\n  var amount: String", uses: "amount")
    let proposing = Proposing(old, new)
    #expect(proposing.text.contains("Summary(\"Set \\(\\.$amountText)\")"))
    #expect(proposing.text.contains("@Parameter(title: \"Amount\")\n  var amountText: String?"))
    #expect(proposing.text.contains("let amount: String = self.amountText ?? String(self.amount)\n"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aKeptParameterIsOptionalAndNotForgotten() {
    let old = Self.intent(
      "@Parameter(title: \"Name\")\n  var title: String\n\n  @Parameter(title: \"Can\")\n  var can: String",
      uses: "title + can")
    let new = Self.intent("@Parameter(title: \"Name\")\n  var title: String", uses: "title")
    let proposing = Proposing(old, new)
    #expect(proposing.text.contains("  var can: String?\n"))
    #expect(proposing.text.contains("if let can { <#what the action did with can#> }"))
    #expect(proposing.text.contains("//   func perform() async throws"))
    #expect(proposing.plan.steps.first?.proposal.cost.contains("does not compile until") == true)
    #expect(proposing.remaining.isEmpty)
  }

  @Test func bringsTheClausesOfACaseBack() {
    func app(_ cases: String, _ clauses: String) -> String {
      Self.head + "enum Size: String, AppEnum {\n  case \(cases)\n}\n\n" + """
        struct Pick: AppIntent {
          static let title: LocalizedStringResource = "Pick"
          @Parameter(title: "Size") var size: Size
          func perform() async throws -> some IntentResult & ReturnsValue<Int> {
            switch size {
            case .small: return .result(value: 1)
        \(clauses)    }
          }
        }

        """
    }
    let proposing = Proposing(
      app("small, large", "    case .large:\n      return .result(value: 2)\n"), app("small", ""))
    #expect(
      proposing.text.contains(
        "    case .small: return .result(value: 1)\n    case .large:\n      return .result(value: 2)\n    }"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aResultThatMayBeMissingGetsTheValueItHad() {
    let old = Self.intent("@Parameter(title: \"N\")\n  var title: String", uses: "find(title) ?? \"\"")
    let new = Self.intent("@Parameter(title: \"N\")\n  var title: String", uses: "find(title)")
      .replacing("ReturnsValue<String>", with: "ReturnsValue<String?>")
    let proposing = Proposing(old, new)
    #expect(proposing.text.contains("ReturnsValue<String> { .result(value: find(title) ?? \"\") }"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aMissingResultIsTheErrorThatItWas() {
    func intent(_ type: String, _ statement: String) -> String {
      Self.intent("@Parameter(title: \"N\")\n  var title: String", uses: "title")
        .replacing(
          "ReturnsValue<String> { .result(value: title) }",
          with:
            "ReturnsValue<\(type)> {\n    guard title != \"\" else { \(statement) }\n    return .result(value: title)\n  }"
        )
    }
    let proposing = Proposing(
      intent("String", "throw Missing(title)"), intent("String?", "return .result(value: nil)"))
    #expect(proposing.text == intent("String", "throw Missing(title)"))
  }

  @Test func aListOfResultsStaysAList() {
    let old = Self.intent("@Parameter(title: \"N\")\n  var title: String", uses: "[title]")
      .replacing("ReturnsValue<String>", with: "ReturnsValue<[String]>")
    let new = Self.intent("@Parameter(title: \"N\")\n  var title: String", uses: "title")
    let proposing = Proposing(old, new)
    #expect(proposing.text.contains("ReturnsValue<[String]> { .result(value: [title]) }"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func asksAPersonWhatAMissingValueMeans() {
    let old = Self.intent("@Parameter(title: \"Name\")\n  var title: String", uses: "title")
    let new = Self.intent(
      "@Parameter(title: \"Name\")\n  var title: String\n\n  @Parameter(title: \"Can\")\n  var can: String",
      uses: "title + can")
    let text = Proposing(old, new).text
    #expect(text.contains("let can: String = self.can ?? <#"))
  }

  @Test func aNewSwitchIsOff() {
    let old = Self.intent("@Parameter(title: \"Name\")\n  var title: String", uses: "title")
    let new = Self.intent(
      "@Parameter(title: \"Name\")\n  var title: String\n\n  @Parameter(title: \"Wet\")\n  var isWet: Bool",
      uses: "title")
    #expect(Proposing(old, new).text.contains("@Parameter(title: \"Wet\", default: false)\n  var isWet: Bool\n"))
  }

  @Test func restoresAnIntentWithItsCodeAndItsSuccessor() {
    let old = Self.intent("@Parameter(title: \"Name\")\n  var title: String", uses: "title")
    let new =
      Self.head + """
        struct Other: AppIntent {
          static let title: LocalizedStringResource = "Water"
          @Parameter(title: "Count") var count: Int
          @Parameter(title: "List") var list: [Int]
          func perform() async throws -> some IntentResult { .result() }
        }

        """
    let proposing = Proposing(old, new)
    #expect(proposing.text.contains("struct Water: DeprecatedAppIntent {"))
    #expect(proposing.text.contains("(message: \"Use “Water” instead.\", replacedBy: Other.self)"))
    #expect(proposing.text.contains("\"Water (Legacy)\""))
    #expect(proposing.text.contains("{ .result(value: title) }"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func restoresTheEnumThatWentWithAnIntent() {
    let size = "enum Size: String, AppEnum {\n  case small, large\n}\n\n"
    let keep = "struct Keep: AppIntent {\n  func perform() async throws -> some IntentResult { .result() }\n}\n"
    let proposing = Proposing(Self.head + size + Self.sizeIntent + keep, Self.head + keep)
    #expect(proposing.text.contains("struct Pick: DeprecatedAppIntent {"))
    #expect(proposing.text.contains("enum Size: String, AppEnum {\n  case small, large\n}\n"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func givesNewCasesNumbersOfTheirOwn() {
    let old = Self.head + "enum Size: Int, AppEnum {\n  case small, large\n}\n" + Self.sizeIntent
    let new = Self.head + "enum Size: Int, AppEnum {\n  case tiny, small, large\n}\n" + Self.sizeIntent
    #expect(Proposing(old, new).text.contains("case tiny = 2, small = 0, large = 1"))
  }

  @Test func setsARestoredPropertyWhereEntitiesAreMade() {
    func entity(_ property: String) -> String {
      Self.head + """
        struct Plant: AppEntity {
          let id: String
          @Property(title: "Name") var name: String
        \(property)  init(id: String, name: String) {
            self.id = id
            self.name = name
          }
        }

        """
    }
    let proposing = Proposing(entity("  @Property(title: \"Room\") var room: String?\n"), entity(""))
    #expect(proposing.text.contains("self.name = name\n    self.room = <#the value that room had#>\n  }"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func declaresTheLegacyClassAgain() {
    let old =
      Self.head + """
        struct Water: AppIntent, CustomIntentMigratedAppIntent {
          static let intentClassName = "WaterPlantIntent"
          static let title: LocalizedStringResource = "Water"
          func perform() async throws -> some IntentResult { .result() }
        }

        """
    let line = "  static let intentClassName = \"WaterPlantIntent\"\n"
    let proposing = Proposing(
      old, old.replacing(line, with: "").replacing(", CustomIntentMigratedAppIntent", with: ""))
    #expect(proposing.plan.steps.map(\.proposal.decision) == [.declareLegacyClass])
    #expect(proposing.text == old)
    #expect(proposing.remaining.isEmpty)
  }

  @Test func givesTheNewResultAnActionOfItsOwn() {
    let old = Self.intent("@Parameter(title: \"Name\")\n  var title: String", uses: "title")
    let new = old.replacing(
      "ReturnsValue<String> { .result(value: title)", with: "ReturnsValue<Int> { .result(value: 1)")
    let proposing = Proposing(old, new)
    #expect(proposing.text.contains("struct WaterNumber: AppIntent {"))
    #expect(proposing.text.contains("struct Water: DeprecatedAppIntent {"))
    #expect(proposing.text.contains("(message: \"Use “Water” instead.\", replacedBy: WaterNumber.self)"))
    #expect(proposing.text.contains("LocalizedStringResource = \"Water (Legacy)\""))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func endsWhatElseIsSaidOfAnIntentByBringingItBack() {
    let old = Self.intent("@Parameter(title: \"Name\")\n  var title: String", uses: "title")
    let new = Self.intent("@Parameter(title: \"Count\")\n  var count: Int", uses: "1")
      .replacing("ReturnsValue<String>", with: "ReturnsValue<Int>")
    let proposing = Proposing(old, new)
    #expect(proposing.findings.count > 1)
    #expect(proposing.plan.steps.count == 1)
    #expect(proposing.remaining.isEmpty)
  }

  @Test func keepsARetypedPropertyBesideTheNewOne() {
    func entity(_ type: String) -> String {
      Self.head + """
        struct Plant: AppEntity {
          let id: String
          @Property(title: "Photo") var photo: \(type)
          init(id: String, photo: \(type)) {
            self.id = id
            self.photo = photo
          }
        }

        """
    }
    let proposing = Proposing(entity("URL"), entity("Int"))
    #expect(proposing.text.contains("@Property(title: \"Photo\") var photoNumber: Int\n"))
    #expect(proposing.text.contains("@Property(title: \"Photo (Legacy)\") var photo: URL\n"))
    #expect(proposing.text.contains("self.photoNumber = photo\n    self.photo = <#the value that photo had#>\n"))
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aDiffSaysThatALastLineHasNoEnd() {
    let change = FileChange(path: "A.swift", before: Array("a\nb\n".utf8), after: Array("a\nc".utf8))
    #expect(
      UnifiedDiff(change).description
        == "--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n\\ No newline at end of file\n")
  }

  private static let sizeIntent = """
    struct Pick: AppIntent {
      static let title: LocalizedStringResource = "Pick"
      @Parameter(title: "Size") var size: Size
      func perform() async throws -> some IntentResult { .result() }
    }

    """

  private static func intent(_ members: String, uses value: String) -> String {
    head + """
      struct Water: AppIntent {
        static let title: LocalizedStringResource = "Water"

        \(members)

        func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: \(value)) }
      }

      """
  }
}
