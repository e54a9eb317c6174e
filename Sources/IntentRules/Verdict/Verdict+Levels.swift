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
