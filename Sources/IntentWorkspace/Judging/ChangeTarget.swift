/// The branch or revision that the change under review goes to.
package struct ChangeTarget: Hashable, Sendable {
  /// What to look for, in this order.
  package var names: [String]
  /// Why it is this one, as a sentence.
  package var reason: String

  /// The variables in which CI systems name the target of a pull or merge request.
  private static let variables = ["GITHUB_BASE_REF", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME"]

  /// What people asked for, else what the CI system says.
  ///
  /// - Parameter against: the value of `--against`.
  /// - Returns: nil outside of a pull request, where nobody asked.
  package static func find(against: String?, environment: [String: String]) -> ChangeTarget? {
    if let against, !against.isEmpty {
      return ChangeTarget(names: [against, "origin/\(against)"], reason: "`--against \(against)` names the target.")
    }
    for variable in variables {
      guard let branch = environment[variable], !branch.isEmpty else { continue }
      // A CI job has a fresh `origin/main` and, where it has a `main` at all, a stale one.
      return ChangeTarget(
        names: ["origin/\(branch)", branch], reason: "the pull request goes to `\(branch)` (\(variable)).")
    }
    return nil
  }
}
