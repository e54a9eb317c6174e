package import IntentComparison
package import IntentSurface

/// What a level in the settings keeps from a report: how many findings that harm people, and the hardest effect of them.
package struct Silenced: Hashable, Sendable {
  /// The level that the settings give a rule.
  package var level: RuleLevel
  /// How many there are.
  package var count: Int
  /// What it does at worst.
  package var effect: Effect

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ level: RuleLevel, count: Int, effect: Effect) {
    self.level = level
    self.count = count
    self.effect = effect
  }
}

/// The outcome of a comparison or a check.
package struct Verdict: Sendable {
  /// Live ones first, then waived ones, then history, each worst first.
  package var findings: [Finding]
  /// All changes against the latest version, judged or not.
  package var changes: [Change]
  /// What deprecations say now, for the intents whose deprecation changed, under their old names.
  package var announcements: [Subject: Deprecation] = [:]
  /// What was looked at, counted.
  package var coverage: Coverage
  /// How strict the gate is.
  package var profile: Profile
  /// What the settings say about single rules, by rule id.
  package var levels: [String: RuleLevel] = [:]
  /// Waivers that do not do what they were written for.
  package var waiverProblems: [WaiverProblem]
  /// What the change under review started from; nil where there is no such change.
  package var base: ChangeBase?
  /// What the change under review does to its own gate, the gravest first.
  package var gateEdits: [GateEdit] = []
  /// Live findings that harm people and that the settings hide or lower, by rule id.
  package var silenced: [String: Silenced] = [:]
  /// Whether it is about a version that is about to go out: then waivers with no effect fail too.
  package var isForRelease = false
  /// Whether faults fail whether they are new or not and whatever the profile: where somebody asked for it, and where there
  /// is nothing else to judge.
  package var countsFaults = false
  /// How many shortcuts that a team keeps as tests would break.
  package var brokenShortcuts = 0

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    findings: [Finding], changes: [Change], coverage: Coverage, profile: Profile, waiverProblems: [WaiverProblem] = []
  ) {
    self.findings = findings
    self.changes = changes
    self.coverage = coverage
    self.profile = profile
    self.waiverProblems = waiverProblems
  }

  /// The findings that fail the gate.
  package var failures: [Finding] { findings.filter(fails) }

  /// Whether a finding fails the gate: live, not waived, hard enough for the profile, used enough, and not older than
  /// the change under review or, for a fault, than the latest shipped version.
  package func fails(_ finding: Finding) -> Bool {
    finding.status == .live && finding.waiver == nil && (finding.isNew != false || isCountedAlways(finding))
      && isHardEnough(finding)
  }

  private func isHardEnough(_ finding: Finding) -> Bool {
    if finding.isHeldByBase { return true }
    return switch levels[finding.rule] {
    case .off, .note, .warn: false
    case .fail: true
    case nil: isCountedAlways(finding) || profile.fails(finding) && finding.use?.isLittle != true
    }
  }

  private func isCountedAlways(_ finding: Finding) -> Bool {
    countsFaults && finding.isFault && finding.worstEffect > .notes
  }

  /// Whether the gate lets it through.
  package var passes: Bool {
    failures.isEmpty && !gateEdits.contains(where: \.fails) && brokenShortcuts == 0
      && !(isForRelease && !waiverProblems.isEmpty)
  }
}

extension Verdict {
  /// The verdict with what the settings say about single rules: those that are off are not in it, and those that are
  /// notes have no other effect.
  package func applying(_ levels: [String: RuleLevel]) -> Verdict {
    var verdict = self
    verdict.levels = levels
    verdict.silenced = silenced(by: levels)
    verdict.findings = Self.sorted(
      findings.filter { levels[$0.rule] != .off }.map { finding in
        var finding = finding
        if levels[finding.rule] == .note { finding.effects = finding.effects.mapValues { _ in .notes } }
        return finding
      })
    return verdict
  }

  private func silenced(by levels: [String: RuleLevel]) -> [String: Silenced] {
    let harmful = findings.filter { $0.status == .live && $0.worstEffect > .notes }
    var silenced: [String: Silenced] = [:]
    for (rule, found) in Dictionary(grouping: harmful, by: \.rule) {
      guard let level = levels[rule], level == .off || level == .note else { continue }
      silenced[rule] = Silenced(level, count: found.count, effect: found.map(\.worstEffect).max() ?? .notes)
    }
    return silenced
  }
}

extension Verdict {
  /// The verdict with each live finding marked as new in the change under review, or as there before it.
  ///
  /// A finding that was there and has become harder for somebody is new.
  ///
  /// - Parameters:
  ///   - base: what the change started from.
  ///   - earlier: the verdict on that, over the same shipped versions; nil where it could not be read.
  package func marking(from base: ChangeBase, earlier: Verdict?) -> Verdict {
    var verdict = self
    verdict.base = base
    guard let earlier else { return verdict }
    let known = Dictionary(
      earlier.findings.filter { $0.status == .live }.map { ($0.fingerprint, $0.effects) },
      uniquingKeysWith: { first, _ in first })
    verdict.findings = findings.map { finding in
      guard finding.status == .live else { return finding }
      var finding = finding
      finding.isNew = known[finding.fingerprint].map { Self.isHarder(finding.effects, than: $0) } ?? true
      return finding
    }
    return verdict
  }

  private static func isHarder(_ effects: [Audience: Effect], than earlier: [Audience: Effect]) -> Bool {
    effects.contains { audience, effect in earlier[audience].map { $0 < effect } ?? true }
  }
}

extension Verdict {
  /// The verdict with whatever fails by another one, too: the stricter of both decides.
  ///
  /// - Parameter other: of the same change, by the gate as it was at the merge-base.
  package func holding(_ other: Verdict) -> Verdict {
    var verdict = self
    verdict.profile = max(profile, other.profile)
    let failing = Set(failures.map(\.fingerprint))
    let held = other.failures.filter { !failing.contains($0.fingerprint) }.map { finding in
      var finding = finding
      finding.isHeldByBase = true
      return finding
    }
    let names = Set(held.map(\.fingerprint))
    verdict.findings = Self.sorted(findings.filter { !names.contains($0.fingerprint) } + held)
    return verdict
  }
}

extension Verdict {
  /// The verdict with each finding replaced, in order again.
  package func mappingFindings(_ transform: (Finding) -> Finding) -> Verdict {
    var verdict = self
    verdict.findings = Self.sorted(findings.map(transform))
    return verdict
  }
}
