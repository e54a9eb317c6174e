import IntentComparison
package import IntentSurface

extension Verdict {
  /// Judges the changes from one surface to another.
  package init(
    from old: SurfaceReading, to new: SurfaceReading, in context: JudgingContext, rules: RuleBook = .all
  ) {
    let comparison = Comparison(old.surface, new.surface)
    var context = context
    context.unseen = old.unseen(in: new)
    context.alternatives = new.alternatives
    self = Judging.verdict(
      [comparison], with: comparison.new, versions: nil, at: Locations(old: old.locations, new: new.locations),
      in: context, by: rules)
    announcements = Dictionary(
      comparison.differences.compactMap { $0.pair(of: Intent.self) }.compactMap { pair in
        pair.aspect == .deprecation ? pair.new.deprecation.map { (pair.subject, $0) } : nil
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Judges a surface against every shipped version: people may come from any of them.
  ///
  /// What the latest shipped version still promises is live; what it already broke is history. A fault of the surface itself
  /// is live as long as it is there, and not new where the latest version has it.
  ///
  /// - Parameter shipped: oldest first.
  package init(
    of current: SurfaceReading, against shipped: [Surface], in context: JudgingContext, rules: RuleBook = .all
  ) {
    let surface = current.surface.canonical()
    var context = context
    context.alternatives = current.alternatives
    self = Judging.verdict(
      Comparison.all(shipped, with: surface), with: surface,
      versions: shipped.map { $0.app.version ?? $0.app.date ?? "unversioned" },
      at: Locations(new: current.locations), in: context, by: rules)
  }

  /// As above, by waivers and a profile alone.
  package init(
    of current: SurfaceReading, against shipped: [Surface], waivers: [Waiver] = [], profile: Profile,
    at moment: Waiver.Moment, rules: RuleBook = .all
  ) {
    var context = JudgingContext(profile: profile)
    context.waivers = waivers
    context.moment = moment
    self.init(of: current, against: shipped, in: context, rules: rules)
  }

  /// Live ones first, then waived ones, then history, each worst first.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    let groups = Dictionary(grouping: RuleBook.sorted(findings)) { finding in
      finding.status != .live ? 2 : finding.waiver != nil ? 1 : 0
    }
    return groups.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
