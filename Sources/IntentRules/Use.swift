package import IntentSurface

/// How much the intent that a finding is about is used, and whether that is enough to fail the gate.
package struct Use: Hashable, Sendable {
  /// How often it is used.
  package var usage: Usage
  /// With fewer runs the finding does not fail the check; nil where the runs do not matter.
  package var threshold: Int?

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ usage: Usage, threshold: Int?) {
    self.usage = usage
    self.threshold = threshold
  }

  /// Whether there are too few runs for the finding to fail the gate.
  package var isLittle: Bool { threshold.map { usage.runs < $0 } ?? false }
}
