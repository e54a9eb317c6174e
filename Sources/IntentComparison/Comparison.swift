package import IntentSurface

/// Two surfaces and every structural difference between them.
package struct Comparison: Sendable {
  package var old: Surface
  package var new: Surface
  /// Sorted by subject, then action and aspect.
  package var changes: [Change]
  /// Effective identifiers in the old surface and what they are called in the new one, for each kind of record that
  /// was matched under another identifier.
  package var renames: [Subject: String]
  /// What one side cannot know, in words: “entity id types (the old side is built metadata)”.
  package var notCompared: [String]

  package init(
    old: Surface, new: Surface, changes: [Change], renames: [Subject: String] = [:], notCompared: [String] = []
  ) {
    self.old = old
    self.new = new
    self.changes = changes
    self.renames = renames
    self.notCompared = notCompared
  }
}
