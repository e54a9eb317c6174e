extension Verdict {
  /// The verdict with each finding replaced, in order again.
  package func mappingFindings(_ transform: (Finding) -> Finding) -> Verdict {
    var verdict = self
    verdict.findings = Self.sorted(findings.map(transform))
    return verdict
  }
}
