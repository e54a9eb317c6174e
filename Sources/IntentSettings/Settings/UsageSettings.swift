/// Where the evidence of use is, and how much of it counts as used.
package struct UsageSettings: Hashable, Sendable {
  /// Relative to the folder that holds `snapshots/`.
  package var file: String
  /// Findings about intents with fewer runs do not fail the check; nil where all of them count.
  package var threshold: Int?

  /// Makes one from what is always known of it; the rest has its default.
  package init(file: String, threshold: Int? = nil) {
    self.file = file
    self.threshold = threshold
  }
}
