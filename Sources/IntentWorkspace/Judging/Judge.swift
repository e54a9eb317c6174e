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
  /// What may be in code that could not be read, with the reason.
  var doubts: [Subject: String] = [:]

  /// - Parameters:
  ///   - base: what the change under review started from; nil where there is no such change.
  ///   - start: the code there; nil where it could not be read.
  func verdict(of reading: SurfaceReading, since base: ChangeBase? = nil, _ start: SurfaceReading? = nil) -> Verdict {
    var context = JudgingContext(profile: judging.profile ?? settings?.profile ?? .shortcuts)
    context.levels = settings?.levels ?? [:]
    context.countsFaults = judging.countsFaults
    context.waivers = waivers
    context.moment = Waiver.Moment(version: release, today: judging.today)
    context.notice = AppHistory(shipped: allShipped, current: reading.surface, settings: settings)
      .notice(on: judging.today)
    context.use = usage.data
    context.base = base
    context.unseen = doubts.merging(start?.unseen(in: reading) ?? [:]) { $1 }
    context.earlier = start.map { verdict(of: $0, without: base?.hidden ?? []) }
    return Verdict(of: reading, against: shipped, in: context)
  }

  /// The verdict on the merge-base. Of what may have been there, nobody knows that it was gone.
  private func verdict(of start: SurfaceReading, without hidden: Set<String>) -> Verdict {
    var earlier = self
    earlier.doubts = [:]
    var verdict = earlier.verdict(of: start)
    verdict.findings.removeAll { hidden.contains($0.subject.owner) }
    return verdict
  }
}
