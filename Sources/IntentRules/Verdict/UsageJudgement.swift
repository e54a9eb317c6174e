import IntentSurface

/// Adds to each finding how often the intent runs; a finding about a rarely used one does not fail the check.
package struct UsageJudgement {
  private let use: JudgingContext.UseData

  /// Tells what these data say.
  package init(_ use: JudgingContext.UseData) { self.use = use }

  // Entities and enums are stored by more than the intents that name them, and nobody counts what widgets show.
  private static let counted: Set<ElementKind> = [
    .intent, .parameter, .parameterSummary, .result, .legacyIntent, .legacyParameter,
  ]

  /// The verdict with what is known of use.
  package func applied(to verdict: Verdict) -> Verdict {
    guard !use.usages.isEmpty else { return verdict }
    return verdict.mappingFindings { finding in
      guard finding.status == .live, finding.worstEffect > .notes, Self.counted.contains(finding.subject.kind),
        let usage = use.usages[finding.subject.owner]
      else { return finding }
      var finding = finding
      let isShown = finding.effects[.widgetsAndControls].map { $0 > .notes } ?? false
      finding.use = Use(usage, threshold: isShown ? nil : use.threshold)
      return finding
    }
  }
}
