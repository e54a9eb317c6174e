import IntentComparison
import IntentRules
import IntentSurface
import TestSupport
import Testing

/// The fix of a removed legacy intent is a declaration to paste.
@Suite struct LegacyFixTests {
  private func fix(_ old: Surface, _ new: Surface) throws -> Fix {
    try #require(RuleBook.all.findings(in: Comparison(old, new)).first { $0.rule == "L01" }?.fix)
  }

  private func surface(_ parameters: [LegacyParameter], intents: [Intent] = []) -> Surface {
    var legacy = LegacyIntent(className: "RepotPlantIntent")
    legacy.title = "Repot \"Plant\""
    legacy.isEligibleForShortcuts = true
    legacy.parameters = parameters
    var surface = Surface.sample(intents: intents)
    surface.legacyIntents = [legacy]
    surface.legacyEnums = [
      LegacyEnum(
        name: "PotSize",
        cases: [LegacyEnumCase(name: "unknown", index: 0), LegacyEnumCase(name: "default", index: 1)])
    ]
    return surface
  }

  @Test func declaresTheEnumsThatNothingReplaced() throws {
    let old = surface([LegacyParameter(name: "in", type: "PotSize"), LegacyParameter(name: "note", type: "String")])
    let code = try #require(try fix(old, .sample()).code)
    #expect(
      code == """
        struct RepotPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Repot \\"Plant\\""
          static let intentClassName = "RepotPlantIntent"

          @Parameter(title: "in")
          var `in`: PotSize?

          @Parameter(title: "note")
          var note: String?

          func perform() async throws -> some IntentResult {
            <#what the handler of RepotPlantIntent did with `in`, `note`#>
            return .result()
          }
        }

        enum PotSize: String, AppEnum {
          case `default`

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "PotSize"
          static let caseDisplayRepresentations: [PotSize: DisplayRepresentation] = [
            .`default`: "default",
          ]
        }
        """)
  }

  @Test func pointsToTheIntentThatShippedBeside() throws {
    let newer = Intent.sample("RepotPlant", title: "Repot plant", ["plant: String"])
    let code = try #require(try fix(surface([], intents: [newer]), .sample(intents: [newer])).code)
    #expect(code.hasPrefix("struct RepotPlantIntent: AppIntent, CustomIntentMigratedAppIntent, DeprecatedAppIntent {"))
    #expect(code.contains("IntentDeprecation(message: \"Use “Repot plant” instead.\", replacedBy: RepotPlant.self)"))
  }

  @Test func letsANewIntentTakeTheClassOver() throws {
    let fix = try fix(surface([]), .sample(intents: [.sample("RepotPlantAppIntent", title: "Repot plant")]))
    #expect(fix.code?.contains("extension RepotPlantAppIntent: CustomIntentMigratedAppIntent {") == true)
  }

  @Test func usesTheTypeThatAnEnumBecame() throws {
    var new = Surface.sample(enums: [.sample("PotSizeAppEnum", ["default"])])
    new.app.version = "2.0"
    let code = try #require(try fix(surface([LegacyParameter(name: "size", type: "PotSize")]), new).code)
    #expect(code.contains("var size: PotSizeAppEnum?"))
    #expect(!code.contains("enum PotSize"))
  }
}
