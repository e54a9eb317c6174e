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
