import IntentComparison
package import IntentRules
package import IntentSurface
import SourceScanning

extension MigrationPlan {
  /// A plan for each of some findings that it ends, by their fingerprints, made for the code as it is.
  ///
  /// The edits of all are judged together. Where they touch the same lines, or something is left of the findings, those
  /// of each half are, down to a plan by itself.
  package static func each(
    of wanted: [Finding], from old: SurfaceReading, code oldCode: CodeTree?, to new: SurfaceReading, code: CodeTree,
    read: (CodeTree) -> SurfaceReading
  ) -> [String: MigrationPlan] {
    let source = ShippedCode(reading: old, code: oldCode)
    let (first, unread) = (MigrationPass(from: source, to: new), UnreadFiles(in: new, since: old))
    let begun = wanted.map(\.fingerprint).compactMap { wanted -> (wanted: String, plan: MigrationPlan)? in
      var plan = MigrationPlan(from: first, editing: code, unread: unread) { $0.fingerprint == wanted }
      return plan.begin() ? (wanted, plan) : nil
    }
    let plans = settled(begun.map(\.plan)[...]) { MigrationPass(from: source, to: read($0)) }
    let found = zip(begun.map(\.wanted), plans).filter { wanted, plan in
      plan.ended.contains { $0.fingerprint == wanted }
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  private static func settled(
    _ plans: ArraySlice<MigrationPlan>, judge: (CodeTree) -> MigrationPass
  ) -> [MigrationPlan] {
    guard plans.count > 1 else {
      return plans.map { plan in
        var plan = plan
        plan.complete(judge: judge)
        return plan
      }
    }
    if let plans = together(plans, judge: judge) { return plans }
    let middle = plans.startIndex + plans.count / 2
    return settled(plans[..<middle], judge: judge) + settled(plans[middle...], judge: judge)
  }

  /// The plans, each with its next passes, as long as the code with the edits of all has nothing but what they wait for;
  /// nil where their edits touch the same lines, or leave or bring anything else.
  private static func together(
    _ plans: ArraySlice<MigrationPlan>, judge: (CodeTree) -> MigrationPass
  ) -> [MigrationPlan]? {
    var plans = Array(plans)
    guard let one = plans.first, var code = one.start.joining(plans.map(\.code)) else { return nil }
    var pass = judge(counted(code, since: one.start, one.first))
    while let left = one.waiting(in: pass, for: plans) {
      guard !left.isEmpty else { return areApart(plans) ? plans : nil }
      let before = code
      for index in plans.indices {
        let own = left.filter { plans[index].wanted.contains($0.fingerprint) }
        guard own.isEmpty || plans[index].plan(own, pass) else { return nil }
      }
      guard let next = one.start.joining(plans.map(\.code)) else { return nil }
      code = next
      pass = judge(counted(code, since: before, pass))
    }
    return nil
  }

  // What another plan ends for it, a plan by itself would have to.
  private static func areApart(_ plans: [MigrationPlan]) -> Bool {
    let answered = plans.reduce(into: Set<String>()) { $0.formUnion($1.answered) }
    return plans.allSatisfy { $0.wanted.subtracting($0.answered).isDisjoint(with: answered) }
  }

  /// What some plans are to end and have made no edit for; nil where an edit did not end its own, or brought something.
  private func waiting(in pass: MigrationPass, for plans: [MigrationPlan]) -> [Finding]? {
    let answered = plans.reduce(into: Set<String>()) { $0.formUnion($1.answered) }
    let wanted = plans.reduce(into: Set<String>()) { $0.formUnion($1.wanted) }
    let open = pass.findings.filter { finding in
      guard !first.known.contains(finding.fingerprint) else { return wanted.contains(finding.fingerprint) }
      return finding.worstEffect > .hides || Proposers.byRule[finding.rule] != nil
    }
    let isOld = open.allSatisfy { wanted.contains($0.fingerprint) && !answered.contains($0.fingerprint) }
    return isOld ? open : nil
  }
}
