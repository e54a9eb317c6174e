import Foundation
import IntentFiles

/// A CI system: how a program knows it, and where it says which branch a pull request goes to.
///
/// The variables are those of the systems' own documentation and of programs that read them (semantic-release/env-ci,
/// danger-js).
struct CISystem: Sendable {
  var name: String
  /// Variables of which one is set in every job.
  var marks: [String]
  /// Variables that name the branch of a pull request, the surest first; an empty one is not set.
  var branches: [String]
  /// A variable with the commit that the pull request starts from or goes to.
  var commits: [String] = []
  /// A variable that must be set, and not `false`, for the others to be about a pull request.
  var isPullRequest: String?
  /// Variables of which one is set, and not `false`, in the job of a pull request, whether its branch is named or not.
  var requests: [String] = []
  /// What to pass on, where no variable has it.
  var advice: String?

  static let all: [CISystem] = [
    CISystem(
      name: "GitHub Actions", marks: ["GITHUB_ACTIONS"],
      branches: ["GITHUB_BASE_REF", "GITEA_BASE_REF", "FORGEJO_BASE_REF"]),
    CISystem(
      name: "GitLab", marks: ["GITLAB_CI"], branches: ["CI_MERGE_REQUEST_TARGET_BRANCH_NAME"],
      commits: ["CI_MERGE_REQUEST_DIFF_BASE_SHA"]),
    CISystem(
      name: "Xcode Cloud", marks: ["CI_XCODE_CLOUD", "CI_XCODEBUILD_ACTION"],
      branches: ["CI_PULL_REQUEST_TARGET_BRANCH"], commits: ["CI_PULL_REQUEST_TARGET_COMMIT"]),
    CISystem(
      name: "Bitrise", marks: ["BITRISE_IO"], branches: ["BITRISEIO_GIT_BRANCH_DEST"],
      requests: ["BITRISE_PULL_REQUEST"]),
    CISystem(
      name: "Azure Pipelines", marks: ["BUILD_BUILDURI"],
      branches: ["SYSTEM_PULLREQUEST_TARGETBRANCH", "SYSTEM_PULLREQUEST_TARGETBRANCHNAME"]),
    CISystem(
      name: "Jenkins", marks: ["JENKINS_URL"],
      branches: ["CHANGE_TARGET", "ghprbTargetBranch", "gitlabTargetBranch", "BITBUCKET_TARGET_BRANCH"]),
    CISystem(
      name: "CircleCI", marks: ["CIRCLECI"], branches: [],
      requests: ["CIRCLE_PULL_REQUEST", "CIRCLE_PULL_REQUESTS", "CIRCLE_PR_NUMBER"],
      advice: "`<< pipeline.event.github.pull_request.base.ref >>` has it"),
    CISystem(
      name: "Buildkite", marks: ["BUILDKITE"], branches: ["BUILDKITE_PULL_REQUEST_BASE_BRANCH"],
      requests: ["BUILDKITE_PULL_REQUEST"]),
    CISystem(
      name: "Bitbucket", marks: ["BITBUCKET_BUILD_NUMBER"], branches: ["BITBUCKET_PR_DESTINATION_BRANCH"],
      commits: ["BITBUCKET_PR_DESTINATION_COMMIT"]),
    CISystem(
      name: "Codemagic", marks: ["CM_BUILD_ID"], branches: ["CM_PULL_REQUEST_DEST"], requests: ["CM_PULL_REQUEST"]),
    CISystem(
      name: "TeamCity", marks: ["TEAMCITY_VERSION"], branches: [],
      advice: "the branch is in the parameter teamcity.pullRequest.target.branch"),
    CISystem(name: "Drone", marks: ["DRONE"], branches: ["DRONE_TARGET_BRANCH"], isPullRequest: "DRONE_PULL_REQUEST"),
    CISystem(name: "Woodpecker", marks: ["CI_FORGE_TYPE"], branches: ["CI_COMMIT_TARGET_BRANCH"]),
    CISystem(
      name: "Travis CI", marks: ["TRAVIS"], branches: ["TRAVIS_BRANCH"], isPullRequest: "TRAVIS_PULL_REQUEST"),
    CISystem(name: "Cirrus CI", marks: ["CIRRUS_CI"], branches: ["CIRRUS_BASE_BRANCH"]),
    CISystem(
      name: "AppVeyor", marks: ["APPVEYOR"], branches: ["APPVEYOR_REPO_BRANCH"],
      isPullRequest: "APPVEYOR_PULL_REQUEST_NUMBER"),
  ]

  /// Whether a job of any system runs, one that is not known among them: each sets `CI`.
  static func isJob(_ environment: [String: String]) -> Bool {
    value(of: "CI", in: environment) != nil || all.contains { $0.runs(environment) }
  }

  /// Whether a job of it runs.
  func runs(_ environment: [String: String]) -> Bool { marks.contains { Self.value(of: $0, in: environment) != nil } }

  /// The branch that a pull request goes to, without what git puts in front of it, and the variable that says so.
  func target(_ environment: [String: String]) -> (branch: String, variable: String)? {
    if let isPullRequest {
      guard let value = Self.value(of: isPullRequest, in: environment), value != "false" else { return nil }
    }
    for variable in branches {
      if let value = Self.value(of: variable, in: environment) { return (Self.branch(value), variable) }
    }
    return mergeQueue(environment)
  }

  /// Whether the job is for a pull request.
  func isOfRequest(_ environment: [String: String]) -> Bool {
    guard runs(environment) else { return false }
    return target(environment) != nil || isOfGitHubRequest(environment)
      || requests.contains { Self.value(of: $0, in: environment).map { $0 != "false" } ?? false }
  }

  /// Jobs that run for a pull request without being its own have the target checked out, and no variable for its branch.
  /// What their event is about is in a file; where that can't be read, it may be one.
  private func isOfGitHubRequest(_ environment: [String: String]) -> Bool {
    guard marks.contains("GITHUB_ACTIONS"), let event = Self.value(of: "GITHUB_EVENT_NAME", in: environment) else {
      return false
    }
    if event.hasPrefix("pull_request") { return true }
    guard ["workflow_run", "issue_comment"].contains(event) else { return false }
    guard let path = environment["GITHUB_EVENT_PATH"],
      let bytes = try? RegularFile.contents(of: path, limit: Self.eventLimit),
      let payload = try? JSONDecoder().decode(Event.self, from: Data(bytes))
    else { return true }
    return payload.isOfPullRequest
  }

  /// GitHub sends no larger one.
  private static let eventLimit = 32 << 20

  private struct Event: Decodable {
    struct Run: Decodable { var event: String? }
    struct Issue: Decodable {
      struct Request: Decodable {}
      enum CodingKeys: String, CodingKey { case request = "pull_request" }
      var request: Request?
    }

    enum CodingKeys: String, CodingKey {
      case run = "workflow_run"
      case issue
    }

    var run: Run?
    var issue: Issue?

    var isOfPullRequest: Bool {
      run?.event?.hasPrefix("pull_request") ?? (issue.map { $0.request != nil } ?? true)
    }
  }

  /// A commit to start from where the branch was not fetched.
  func commit(_ environment: [String: String]) -> String? {
    commits.lazy.compactMap { Self.value(of: $0, in: environment) }
      .first { $0.count >= 7 && $0.allSatisfy(\.isHexDigit) }
  }

  /// GitHub's merge queue has no pull request: its branch is `gh-readonly-queue/main/pr-104-…`.
  private func mergeQueue(_ environment: [String: String]) -> (branch: String, variable: String)? {
    let start = "refs/heads/gh-readonly-queue/"
    guard let name = Self.value(of: "GITHUB_REF", in: environment), name.hasPrefix(start),
      marks.contains("GITHUB_ACTIONS"), let end = name.ranges(of: "/pr-").last?.lowerBound
    else { return nil }
    let branch = name.dropFirst(start.count).prefix(upTo: end)
    return branch.isEmpty ? nil : (String(branch), "GITHUB_REF")
  }

  private static func value(of name: String, in environment: [String: String]) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func branch(_ value: String) -> String {
    let start = ["refs/heads/", "refs/remotes/origin/"].first { value.hasPrefix($0) } ?? ""
    return String(value.dropFirst(start.count))
  }
}
