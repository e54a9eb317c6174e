import IntentComparison
import IntentSurface

/// What clauses on something that records hold take from people: systems that it was offered on.
struct SystemsLeft {
  /// Where it was or is: the record that holds it, and the clauses that count.
  typealias Side = (clauses: [Availability], hosts: [String], platforms: [Platform]?)

  private let closed: PlatformBars
  private let raised: RaisedAvailability?

  init(from old: Side, to new: Side, in comparison: Comparison) {
    closed = PlatformBars(
      from: old.clauses, to: new.clauses, hosts: old.hosts, platforms: old.platforms, in: comparison.old)
    raised = RaisedAvailability(
      from: AvailabilityFloors(old.clauses, hosts: old.hosts, platforms: old.platforms, in: comparison.old),
      to: AvailabilityFloors(new.clauses, hosts: new.hosts, platforms: new.platforms, in: comparison.new),
      in: comparison.new)
  }

  /// One finding for systems that it is closed to, one for those that are too old now.
  ///
  /// - Parameters:
  ///   - loss: what people there lose, as the end of a sentence.
  ///   - effects: what that does to people; nil for what the rule says.
  ///   - unsure: the same where nobody knows whether the app ships there.
  func judgements(
    _ subject: Subject, _ what: String, _ loss: String, effects: [Audience: Effect]? = nil,
    unsure: [Audience: Effect]
  ) -> [Judgement] {
    var judgements = [closed.judgement(subject, what, loss, unsure: unsure)].compactMap(\.self)
    if let raised {
      judgements.append(
        Judgement(
          subject, "\(what) now needs \(raised.floors); on older systems, \(loss).", raised.doubt,
          effects: raised.isGuess ? unsure : nil, confidence: raised.isGuess ? .low : nil, key: raised.floors,
          platforms: raised.platforms))
    }
    return judgements.map { judgement in
      var judgement = judgement
      judgement.effects = judgement.effects ?? effects
      return judgement
    }
  }
}
