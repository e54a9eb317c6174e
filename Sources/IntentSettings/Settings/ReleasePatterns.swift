/// Which tags are an app's releases, where their forms don't show it.
package struct ReleasePatterns: Hashable, Sendable {
  /// Patterns of the tags of what people got, as `--tags` takes them.
  package var final: [String]
  /// Patterns of the tags of test builds.
  package var test: [String]

  /// Makes one from what is always known of it; the rest has its default.
  package init(final: [String] = [], test: [String] = []) {
    self.final = final
    self.test = test
  }

  /// Whether nothing is named.
  package var isEmpty: Bool { final.isEmpty && test.isEmpty }
}
