import IntentRules
import IntentSurface
import TestSupport
import Testing

/// Conditions that nothing answers, and the code with each answer.
@Suite struct OpenAnswersTests {
  private let shipped = Surface.sample(intents: [.sample("Water", ["count: Int"])])
  private let without = Surface.sample(intents: [.sample("Water", [])])

  @Test func whatOneAnswerAloneBreaksIsAQuestion() {
    for now in [shipped, without] {
      let findings = findings(now: now, answers: [shipped, without])
      #expect(findings.map { "\($0.rule) \($0.worstEffect)" } == ["P01 asks"])
      #expect(findings.allSatisfy { $0.message.contains("a condition of `#if` that nothing answers") })
    }
  }

  @Test func whatEveryAnswerBreaksIsABreak() {
    #expect(findings(now: without, answers: [without, without]).map(\.worstEffect) == [.breaks])
  }

  @Test func withoutSuchConditionsNothingIsAsked() {
    #expect(findings(now: shipped, answers: []).isEmpty)
    #expect(findings(now: without, answers: []).map(\.worstEffect) == [.breaks])
  }

  private func findings(now: Surface, answers: [Surface]) -> [Finding] {
    var reading = SurfaceReading(surface: now)
    reading.alternatives = answers
    return Verdict(
      from: SurfaceReading(surface: shipped), to: reading, in: JudgingContext(profile: .shortcuts)
    ).findings
  }
}
