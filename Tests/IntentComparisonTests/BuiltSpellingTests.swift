import IntentSurface
import TestSupport
import Testing

@testable import IntentComparison

/// What code and built metadata spell in two ways is compared as metadata has it.
struct BuiltSpellingTests {
  private static func changes(_ source: Surface, _ built: Surface) -> [String] {
    var built = built
    built.readFrom.kind = .metadata
    let there = Comparison(source, built).changes
    let back = Comparison(built, source).changes
    #expect(there.map(\.subject) == back.map(\.subject))
    return there.map { "\($0.subject) \($0.aspect.map { "\($0)" } ?? "\($0.action)")" }
  }

  private static func intent(_ adjust: (inout Intent) -> Void) -> Surface {
    .sample(
      intents: [.sample("Add", ["size: enum Size", "wet: Bool"], adjust)],
      enums: [.sample("Size", ["small = s", "large = l"])])
  }

  @Test(arguments: [
    ("iOS", true), ("macOS", true), ("tvOS", true), ("watchOS", true), ("visionOS", true),
    ("macCatalyst", false), ("swift", false),
    // Code that names all systems at once is undecided.
    ("anyAppleOS", false),
  ])
  func aClauseOfAPlatformThatMetadataHasIsCompared(platform: String, isCompared: Bool) {
    let clause = Availability(platform: platform, introduced: "99")
    let changes = Self.changes(Self.intent { $0.availability = [clause] }, Self.intent { _ in })
    #expect(changes == (isCompared ? ["Add availability"] : []))
  }

  /// Const values hold no sentence that stands under conditions.
  @Test func aSummaryWithoutASentenceIsComparedWithNoneAlone() {
    func summary(_ sentence: String?) -> Surface {
      Self.intent {
        $0.parameterSummary = ParameterSummary(branches: [
          SummaryBranch(sentence: sentence, parameters: ["size", "wet"])
        ])
      }
    }
    #expect(Self.changes(Self.intent { _ in }, summary(nil)) == ["Add added"])
    #expect(Self.changes(summary("Add"), summary(nil)) == [])
    #expect(Self.changes(summary("Add"), summary("Put")) == ["Add summary"])
  }

  @Test func aDeprecationIsNothingThatMetadataHas() {
    var clause = Availability(platform: "iOS")
    clause.deprecated = "18"
    clause.isDeprecated = true
    #expect(Self.changes(Self.intent { $0.availability = [clause] }, Self.intent { _ in }) == [])
    clause.isUnavailable = true
    #expect(Self.changes(Self.intent { $0.availability = [clause] }, Self.intent { _ in }) == ["Add availability"])
  }

  @Test(arguments: [
    (".small", ".s", true), (".large", ".s", false), ("[.small, .large]", "[.s, .l]", true), (".other", ".other", true),
  ])
  func aCaseIsItsRawValue(source: String, built: String, isSame: Bool) {
    let changes = Self.changes(
      Self.intent { $0.parameters[0].defaultValue = .literal(source) },
      Self.intent { $0.parameters[0].defaultValue = .literal(built) })
    #expect(changes == (isSame ? [] : ["Add.size defaultValue"]))
  }

  @Test func whatOnlyCodeTellsIsNoDifference() {
    let source = Self.intent {
      $0.parameters[0].defaultValue = .expression("a + b")
      $0.parameters[1].controlStyle = "stepper"
      $0.parameters[1].optionsProvider = "Provider"
      $0.parameters[1].contentTypes = [".image"]
    }
    let built = Self.intent {
      $0.parameters[0].defaultValue = .expression("code")
      $0.parameters[1].optionsProvider = "given"
      $0.parameters[1].contentTypes = ["public.image"]
    }
    #expect(Self.changes(source, built) == [])
  }

  @Test func aColourThatIsTheUsualOneIsNone() {
    func app(_ color: String?) -> Surface {
      var surface = Surface.sample(intents: [.sample("Add")], shortcuts: [.sample("Add", ["Add it"])])
      surface.appShortcuts[0].tileColor = color
      return surface
    }
    #expect(Self.changes(app("grayBrown"), app(nil)) == [])
    #expect(!Self.changes(app("blue"), app(nil)).isEmpty)
  }

  /// Between code and a build, a mode that one of them can't tell may be that of the other.
  @Test(arguments: [
    (Setting.expression("modes()"), Setting.value(["background"]), 0),
    (.value(["foreground"]), .value(["background"]), 1),
    (.expression("modes()"), .expression("supported modes 64"), 0),
    (.value(["foreground"]), .expression("supported modes 64"), 0),
  ])
  func aModeThatIsNotKnownIsUndecided(source: Setting<[String]>, built: Setting<[String]>, count: Int) {
    let changes = Self.changes(
      Self.intent { $0.supportedModes = source }, Self.intent { $0.supportedModes = built })
    #expect(changes.count == count, "\(changes)")
  }
}
