/// The branch or revision that the change under review goes to.
package struct ChangeTarget: Hashable, Sendable {
  /// A name to look for, and how reports spell it.
  package struct Name: Hashable, Sendable {
    /// In full, where a tag or another branch may have the short name.
    package var full: String
    /// How the target is named in reports.
    package var shown: String

    /// Makes one from what is always known of it; the rest has its default.
    package init(_ full: String, shown: String? = nil) {
      self.full = full
      self.shown = shown ?? full
    }
  }

  /// What to look for, in this order; none where nobody says which it is.
  package var names: [Name]
  /// Why it is this one, or why there is none, as a sentence.
  package var reason: String
  /// What a person typed: one that is not there is a mistake of theirs.
  package var asked: String?
  /// Whether a job checks somebody's change, rather than a person their own.
  package var isInJob = false
  /// Whether the CI system says that the job is about a pull request.
  package var isOfPullRequest = false

  /// What people asked for, else what the CI system says.
  ///
  /// - Parameter against: the value of `--against`.
  /// - Returns: nil outside of every CI system that is known, where nobody asked.
  package static func find(against: String?, environment: [String: String]) -> ChangeTarget? {
    if let against, !against.isEmpty {
      let isInJob = CISystem.isJob(environment)
      return ChangeTarget(
        names: names(asked: against, inJob: isInJob), reason: "`--against \(against)` names the target.",
        asked: against, isInJob: isInJob, isOfPullRequest: CISystem.all.contains { $0.isOfRequest(environment) })
    }
    guard let system = CISystem.all.first(where: { $0.target(environment) != nil }) else {
      return CISystem.all.first { $0.runs(environment) }.map { unknown(in: $0) }
    }
    return system.target(environment).map { named($0.branch, by: $0.variable, commit: system.commit(environment)) }
  }

  /// A job may have checked a change out under a name that its author chose, such as `main` or `origin/main`: there the
  /// remote's branch goes before a local one. At a desk `main` is what a person has there.
  private static func names(asked: String, inJob: Bool) -> [Name] {
    let ofOrigin = Name("refs/remotes/origin/\(asked)", shown: "origin/\(asked)")
    let others = [
      Name("refs/remotes/\(asked)", shown: asked), Name("refs/heads/\(asked)", shown: asked), Name(asked),
    ]
    return inJob ? [ofOrigin] + others : others + [ofOrigin]
  }

  // A job has a fresh `origin/main` and, where it has a `main` at all, a stale one.
  private static func named(_ branch: String, by variable: String, commit: String?) -> ChangeTarget {
    let names = [
      Name("refs/remotes/origin/\(branch)", shown: "origin/\(branch)"), Name("refs/heads/\(branch)", shown: branch),
    ]
    return ChangeTarget(
      names: names + (commit.map { [Name($0, shown: "\(branch) (\($0.prefix(10)))")] } ?? []),
      reason: "The pull request goes to `\(branch)` (\(variable)).", isInJob: true,
      isOfPullRequest: true)
  }

  private static func unknown(in system: CISystem) -> ChangeTarget {
    ChangeTarget(
      names: [],
      reason: "\(system.name) does not name the target branch. In a pull request, add `--against origin/main`"
        + (system.advice.map { ": \($0)" } ?? "") + ".")
  }
}
