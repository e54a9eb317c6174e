import IntentComparison
package import IntentSurface

extension Verdict {
  /// Judges the changes from one surface to another.
  package init(
    from old: SurfaceReading, to new: SurfaceReading, profile: Profile, rules: RuleBook = RuleBook()
  ) {
    let comparison = Comparison(old.surface, new.surface)
    let locations = Locations(old: old.locations, new: new.locations)
    self.init(
      findings: rules.findings(in: comparison, locations: locations), changes: comparison.changes,
      census: Census(
        new.surface, versions: old.surface.app.version.map { [$0] } ?? [], comparisons: [comparison]),
      profile: profile)
    announcements = Dictionary(
      comparison.differences.compactMap { $0.pair(of: Intent.self) }.compactMap { pair in
        pair.aspect == .deprecation ? pair.new.deprecation.map { (pair.subject, $0) } : nil
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Judges a surface against every shipped version: people may come from any of them.
  ///
  /// What the latest shipped version still promises is live; what it already broke is history, and so is a trap that it
  /// already holds.
  ///
  /// - Parameters:
  ///   - shipped: oldest first.
  ///   - moment: when, to tell whether waivers still hold; its `latestShipped` is filled in.
  package init(
    of current: SurfaceReading, against shipped: [Surface], waivers: [Waiver] = [], profile: Profile,
    at moment: Waiver.Moment, rules: RuleBook = RuleBook()
  ) {
    let versions = shipped.map { $0.app.version ?? $0.app.date ?? "unversioned" }
    var current = current
    current.surface = current.surface.canonical()
    let comparisons = Comparison.all(shipped, with: current.surface)
    let locations = Locations(new: current.locations)
    let history = History(
      versions: versions, comparisons: comparisons,
      findings: comparisons.map { rules.changeFindings(in: $0, locations: locations) })
    let traps = Self.traps(in: current, since: comparisons.last, version: versions.last, rules: rules)
      .filter { $0.hurts(comparisons) }
    var moment = moment
    moment.latestShipped = versions.last
    let (findings, problems) = waivers.applied(to: history.merged() + traps, at: moment)
    self.init(
      findings: Self.sorted(findings), changes: comparisons.last?.changes ?? [],
      census: Census(current.surface, versions: versions, comparisons: comparisons), profile: profile,
      waiverProblems: problems)
  }

  private static func traps(
    in current: SurfaceReading, since latest: Comparison?, version: String?, rules: RuleBook
  ) -> [Finding] {
    let known = latest.map(rules.knownTraps) ?? []
    let nothing = Comparison(old: current.surface, new: current.surface)
    return rules.lints(of: current.surface).map { finding in
      var finding = Locations(new: current.locations).placed(finding, in: nothing)
      if let version, known.contains(finding.fingerprint) { finding.status = .history(brokenIn: version) }
      return finding
    }
  }

  /// Live ones first, then waived ones, then history, each worst first.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    let groups = Dictionary(grouping: RuleBook.sorted(findings)) { finding in
      finding.status != .live ? 2 : finding.waiver != nil ? 1 : 0
    }
    return groups.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
