extension Verdict {
  /// The verdict with what the settings say about single rules: those that are off are not in it, and those that are
  /// notes have no other effect.
  package func applying(_ levels: [String: RuleLevel]) -> Verdict {
    var verdict = self
    verdict.levels = levels
    verdict.findings = Self.sorted(
      findings.filter { levels[$0.rule] != .off }.map { finding in
        var finding = finding
        if levels[finding.rule] == .note { finding.effects = finding.effects.mapValues { _ in .notes } }
        return finding
      })
    return verdict
  }
}
