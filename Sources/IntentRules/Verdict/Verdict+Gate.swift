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
