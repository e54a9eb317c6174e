import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSurface
import TestSupport
import Testing

/// A legacy intent, the App Intent that takes its class over and whatever that is called later are one promise.
@Suite struct LegacyChainTests {
  private let legacy = surface("1.0") { surface in
    var intent = LegacyIntent(className: "WaterPlantIntent")
    intent.isEligibleForShortcuts = true
    intent.parameters = [LegacyParameter(name: "plant", type: "String")]
    surface.legacyIntents = [intent]
  }
  private let migrated = surface("2.0", [migrated("WaterPlant")])

  private static func surface(
    _ version: String?, _ intents: [Intent] = [], _ adjust: (inout Surface) -> Void = { _ in }
  ) -> Surface {
    var surface = Surface.sample(version, intents: intents + [.sample("Keep")])
    adjust(&surface)
    return surface
  }

  private static func migrated(_ type: String, _ parameters: [String] = ["plant: String"]) -> Intent {
    .sample(type, id: "WaterPlantIntent", title: "Water Plant", parameters) { intent in
      intent.identifierSource = .intentClassName
      intent.intentClassName = .value("WaterPlantIntent")
      intent.protocols = [.customIntentMigratedAppIntent]
    }
  }

  private func verdict(_ intents: [Intent]) -> Verdict {
    Verdict(
      of: SurfaceReading(surface: Self.surface(nil, intents)), against: [legacy, migrated], profile: .shortcuts,
      at: Waiver.Moment(version: "3.0", today: "2026-11-21"))
  }

  @Test func aRenamedTypeThatKeepsTheClassIsNoFinding() {
    #expect(verdict([Self.migrated("GiveWater")]).findings.isEmpty)
  }

  @Test func aTypeNamedLikeTheClassKeepsTheChain() {
    let findings = verdict([.sample("WaterPlantIntent", title: "Water Plant", ["plant: String"])]).findings
    #expect(findings.map(\.rule) == ["L04"])
    #expect(findings.first?.worstEffect == .notes)
  }

  @Test func aRenameThatDropsTheClassBreaksWhatTheLegacyIntentBegan() throws {
    let verdict = verdict([.sample("GiveWater", title: "Water Plant", ["plant: String"])])
    let finding = try #require(verdict.findings.first)
    #expect(verdict.findings.count == 1)
    #expect(finding.rule == "L04")
    #expect(finding.status == .live)
    #expect(finding.since == "1.0")
    #expect(!verdict.passes)
  }

  @Test func aRemovalEndsThePromiseOfTheLegacyIntent() {
    let findings = verdict([]).findings
    #expect(findings.map(\.rule) == ["I01"])
    #expect(findings.map(\.since) == ["1.0"])
  }

  @Test func aLostParameterIsOneFindingForBothEnds() {
    let findings = verdict([Self.migrated("WaterPlant", [])]).findings
    #expect(findings.map(\.rule) == ["P01"])
    #expect(findings.map(\.since) == ["1.0"])
  }

  @Test func aMigrationThatNeverCameIsHistory() throws {
    let forgotten = Self.surface("2.0")
    let verdict = Verdict(
      of: SurfaceReading(surface: Self.surface(nil)), against: [legacy, forgotten], profile: .shortcuts,
      at: Waiver.Moment(version: "3.0", today: "2026-11-21"))
    #expect(verdict.findings.map(\.rule) == ["L01"])
    #expect(verdict.findings.map(\.status) == [.history(brokenIn: "2.0")])
  }
}
