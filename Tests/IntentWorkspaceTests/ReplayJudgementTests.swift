import IntentReading
import IntentRules
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

@Suite struct ReplayJudgementTests {
  private static let old = Surface.sample(
    "1.0",
    intents: [
      .sample("AddBook", title: "Add", ["title: String", "genre: enum Genre", "note: String?"]),
      .sample("OpenBook", title: "Open", ["title: String"]),
    ], enums: [.sample("Genre", ["novel = fiction", "poem"])])

  private static let new = Surface.sample(
    intents: [.sample("AddBook", title: "Add", ["title: String", "genre: enum Genre"])],
    enums: [.sample("Genre", ["poem"])])

  private static func rules(
    _ identifier: String, _ parameters: [String: SavedAction.Stored] = [:], bundle: String = "com.example.books",
    known: String? = nil
  ) -> [String]? {
    let verdict = Verdict(
      from: SurfaceReading(surface: old), to: SurfaceReading(surface: new), profile: .shortcuts)
    let action = SavedAction(
      position: 1, bundle: bundle, identifier: identifier, parameters: parameters, properties: [])
    let judgement = ReplayJudgement(old: old, findings: verdict.findings, bundle: known)
    return judgement.steps(of: SavedWorkflow(actions: [action])).first?.findings.map(\.rule)
  }

  @Test func breaksAStepWhoseActionIsGone() { #expect(Self.rules("OpenBook") == ["I01"]) }

  @Test func sparesAStepThatStoresNothingOfWhatChanged() {
    #expect(Self.rules("AddBook", ["title": .text("Emma"), "genre": .text("poem")]) == [])
  }

  @Test func findsAStoredParameterThatIsGone() {
    #expect(Self.rules("AddBook", ["note": .text("x")]) == ["P01"])
  }

  @Test func findsAStoredCaseByItsRawValue() {
    #expect(Self.rules("AddBook", ["genre": .text("fiction")]) == ["N03"])
    #expect(Self.rules("AddBook", ["genre": .text("novel")]) == [])
    #expect(Self.rules("AddBook", ["genre": .other]) == [])
  }

  @Test func takesOnlyStepsOfThisApp() {
    #expect(Self.rules("Unknown") == nil)
    #expect(Self.rules("OpenBook", bundle: "com.apple.books") == nil)
    #expect(Self.rules("OpenBook", known: "org.other") == nil)
    #expect(Self.rules("OpenBook", known: "com.example") == ["I01"])
    #expect(Self.rules("OpenBook", known: "com.exam") == nil)
  }
}
