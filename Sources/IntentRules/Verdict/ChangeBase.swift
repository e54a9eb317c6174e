/// What the change under review started from: the merge-base with the branch that it goes to.
package struct ChangeBase: Hashable, Sendable {
  /// The branch or revision that the change goes to, as it was found: `origin/main`.
  package var target: String
  /// The full id of the merge-base; nil where it could not be used, and then every finding counts.
  package var commit: String?
  /// Whether `commit` is the tip of the target, which stands for a merge-base that a shallow clone does not have.
  package var isTip = false
  /// The owners that its reading lacks and that may have been there, in submodules or where git ignores them: nobody
  /// knows that they were gone.
  package var hidden: Set<String> = []
  /// Why this target, or why it could not be used and what to do about it; a sentence.
  package var reason: String

  /// Makes one from what is always known of it; the rest has its default.
  package init(target: String, commit: String? = nil, reason: String) {
    self.target = target
    self.commit = commit
    self.reason = reason
  }
}
