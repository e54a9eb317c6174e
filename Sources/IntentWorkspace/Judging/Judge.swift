import IntentRules
import IntentSettings
import IntentSurface

/// How a surface is judged, be it the current one or the one that a change started from.
struct Judge {
  var allShipped: [Surface]
  /// Those that the settings' retention keeps.
  var shipped: [Surface]
  var waivers: [Waiver]
  var settings: Settings?
  var usage: UsageEvidence
  var judging: JudgingOptions
  var release: String?

  func verdict(of reading: OperandReading) -> Verdict { verdict(of: reading.reading) }

  func verdict(of reading: SurfaceReading) -> Verdict {
    let verdict = Verdict(
      of: reading, against: shipped, waivers: waivers,
      profile: judging.profile ?? settings?.profile ?? .shortcuts,
      at: Waiver.Moment(version: release, today: judging.today))
    let history = AppHistory(shipped: allShipped, current: reading.surface, settings: settings)
    let judged = RetirementJudgement(history, today: judging.today).applied(to: verdict)
    return UsageJudgement(evidence: usage).applied(to: judged).applying(settings?.levels ?? [:])
  }
}
