import IntentFiles
import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// What the change under review started from: the merge-base, and the gate that was there.
struct ChangeStart {
  var base: ChangeBase
  /// Nil where no merge-base could be used: `base` then says why.
  var gate: BaseGate?
  /// The commit that the change goes to.
  var tip: String?
  /// What keeps the gate from being held against any other, where that can't be honest.
  var refusal: GateEdit?

  /// Finds the merge-base and reads its gate.
  ///
  /// Where a shallow clone has the target and not the merge-base, the target's tip stands for it. What keeps both from
  /// being found makes every finding count, and in a job it fails: nothing tells there what the change does to its gate.
  ///
  /// - Parameter surface: the input that is checked; `git:REV` is where the change is now.
  /// - Throws: `UsageError` where a person named a revision that is not there.
  static func find(
    _ target: ChangeTarget, for surface: String?, app: AppSettings, in workspace: Workspace
  ) async throws(UsageError) -> ChangeStart {
    let repository = GitRepository(directory: workspace.root)
    guard let first = target.names.first else {
      return ChangeStart(base: ChangeBase(target: "", reason: target.reason))
    }
    do throws(GitError) {
      let head = surface.flatMap(GitInput.revisionName) ?? "HEAD"
      let (name, commit) = try await revision(of: target, in: repository)
      let found = try await start(of: head, with: commit, in: repository)
      var gate = try await gate(at: found.commit, in: repository, for: app, workspace)
      if !gate.isThere, found.commit != commit {
        gate.isOnlyAtTarget = try await Self.gate(at: commit, in: repository, for: app, workspace).isThere
      }
      let isHead = found.commit == found.head
      var base = ChangeBase(target: name, commit: found.commit, reason: target.reason)
      base.isTip = found.isTip
      if found.isTip {
        base.reason += Self.tipHint
      } else if isHead {
        base.reason += " That is the current revision, so only uncommitted changes are new."
      }
      return ChangeStart(
        base: base, gate: gate, tip: commit,
        refusal: isHead && target.isOfPullRequest ? absence(ofChangeIn: name) : nil)
    } catch {
      if target.asked != nil, case .unknownRevision = error { throw UsageError("--against: \(error)") }
      let base = ChangeBase(target: target.asked ?? first.shown, reason: "\(error)")
      return ChangeStart(base: base, refusal: refusal(of: error, target, shown: base.target))
    }
  }

  /// What is wrong where a job for a pull request has its target checked out; nil where it has not, or nothing tells.
  static func absence(of target: ChangeTarget, in workspace: Workspace) async -> GateEdit? {
    let repository = GitRepository(directory: workspace.root)
    guard let (name, commit) = try? await revision(of: target, in: repository),
      let found = try? await start(of: "HEAD", with: commit, in: repository), found.commit == found.head, !found.isTip
    else { return nil }
    return absence(ofChangeIn: name)
  }

  /// A job that has its target checked out finds nothing, whatever the pull request holds.
  private static func absence(ofChangeIn name: String) -> GateEdit {
    GateEdit(
      .unread, "the change is not checked out",
      "This job is for a pull request, but the checked-out commit is part of \(name): the job has the target's code, "
        + "not the change's. On GitHub, use the event `pull_request` instead of `pull_request_target`, `workflow_run` or "
        + "`issue_comment`, and leave out `ref:` of actions/checkout. Elsewhere, check out the pull request's branch or its merge.",
      fails: true)
  }

  private static let tipHint =
    " This shallow clone lacks the merge-base, so the tip of the target is used instead: what was added to the target "
    + "after the change started counts as removed. Fetch the rest (in CI: `fetch-depth: 0`), or update the branch."

  /// The merge-base, or the target where a shallow clone has no more of it.
  private static func start(
    of head: String, with target: String, in repository: GitRepository
  ) async throws(GitError) -> (commit: String, head: String, isTip: Bool) {
    do throws(GitError) {
      let found = try await repository.mergeBase(of: head, with: [target])
      return (found.commit, found.head, false)
    } catch {
      guard case .noMergeBase(_, _, isShallow: true) = error else { throw error }
      return (target, try await repository.commit(of: head), true)
    }
  }

  private static func gate(
    at commit: String, in repository: GitRepository, for app: AppSettings, _ workspace: Workspace
  ) async throws(GitError) -> BaseGate {
    var reader = BaseGateReader(repository, commit: commit)
    return try await reader.gate(for: app, in: workspace)
  }

  /// A clone that has everything shows each common commit: where it shows none, the change brings all that judges it.
  private static func refusal(of error: GitError, _ target: ChangeTarget, shown name: String) -> GateEdit? {
    if case .noMergeBase(_, _, isShallow: false) = error {
      return GateEdit(
        .unread, "no common commit with \(name)",
        "What the change does to the release gate can't be checked. Start the change from \(name).", fails: true)
    }
    // At a desk people check their own work, with or without git.
    guard target.isInJob else { return nil }
    return GateEdit(
      .unread, "\(name) is not in this clone",
      "What the change does to settings, waivers and shipped snapshots can't be checked: \(error)", fails: true)
  }

  /// The first of the names that is there; an error is about the one that people know.
  private static func revision(
    of target: ChangeTarget, in repository: GitRepository
  ) async throws(GitError) -> (name: String, commit: String) {
    for name in target.names {
      if let commit = try? await repository.commit(of: name.full) { return (name.shown, commit) }
    }
    let known = target.asked ?? target.names.first?.shown ?? ""
    return (known, try await repository.commit(of: known))
  }
}
