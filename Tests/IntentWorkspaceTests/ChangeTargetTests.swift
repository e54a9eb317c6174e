import IntentWorkspace
import TestSupport
import Testing

/// Where a pull request goes, by what each CI system says in its environment.
@Suite struct ChangeTargetTests {
  @Test(arguments: [
    (["GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "main"], "main"),
    (["GITHUB_ACTIONS": "true", "GITHUB_REF": "refs/heads/gh-readonly-queue/release/3/pr-104-3f2a1bc"], "release/3"),
    (["GITEA_ACTIONS": "true", "GITEA_BASE_REF": "main"], "main"),
    (["GITLAB_CI": "true", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"], "main"),
    (["CI_XCODE_CLOUD": "TRUE", "CI_PULL_REQUEST_TARGET_BRANCH": "develop"], "develop"),
    (["BITRISE_IO": "true", "BITRISEIO_GIT_BRANCH_DEST": "main"], "main"),
    (["BUILD_BUILDURI": "vstfs:///1", "SYSTEM_PULLREQUEST_TARGETBRANCH": "refs/heads/feature/a"], "feature/a"),
    (["JENKINS_URL": "https://j", "CHANGE_TARGET": "main"], "main"), (["ghprbTargetBranch": "main"], "main"),
    (["gitlabTargetBranch": "main"], "main"), (["BITBUCKET_TARGET_BRANCH": "main"], "main"),
    (["BUILDKITE": "true", "BUILDKITE_PULL_REQUEST_BASE_BRANCH": "main"], "main"),
    (["BITBUCKET_BUILD_NUMBER": "1", "BITBUCKET_PR_DESTINATION_BRANCH": "main"], "main"),
    (["CM_BUILD_ID": "1", "CM_PULL_REQUEST_DEST": "main"], "main"),
    (["DRONE": "true", "DRONE_TARGET_BRANCH": "main", "DRONE_PULL_REQUEST": "3"], "main"),
    (["CI": "woodpecker", "CI_COMMIT_TARGET_BRANCH": "main"], "main"),
    (["TRAVIS": "true", "TRAVIS_BRANCH": "main", "TRAVIS_PULL_REQUEST": "12"], "main"),
    (["CIRRUS_CI": "true", "CIRRUS_BASE_BRANCH": "main"], "main"),
    (["APPVEYOR": "True", "APPVEYOR_REPO_BRANCH": "main", "APPVEYOR_PULL_REQUEST_NUMBER": "3"], "main"),
  ])
  func findsTheBranch(_ environment: [String: String], _ branch: String) throws {
    let target = try #require(ChangeTarget.find(against: nil, environment: environment))
    #expect(target.names.map(\.full).prefix(2) == ["refs/remotes/origin/\(branch)", "refs/heads/\(branch)"])
    #expect(target.names.first?.shown == "origin/\(branch)" && target.reason.contains("`\(branch)`"))
  }

  @Test(arguments: [
    ("GitHub Actions", ["GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": ""]), ("GitLab", ["GITLAB_CI": "true"]),
    ("Xcode Cloud", ["CI_XCODE_CLOUD": "TRUE"]), ("Bitrise", ["BITRISE_IO": "true"]),
    ("Azure Pipelines", ["BUILD_BUILDURI": "vstfs:///1"]), ("Jenkins", ["JENKINS_URL": "https://j"]),
    ("CircleCI", ["CIRCLECI": "true"]),
    ("Buildkite", ["BUILDKITE": "true", "BUILDKITE_PULL_REQUEST_BASE_BRANCH": ""]),
    ("Bitbucket", ["BITBUCKET_BUILD_NUMBER": "1"]), ("Codemagic", ["CM_BUILD_ID": "1"]),
    ("TeamCity", ["TEAMCITY_VERSION": "2026"]), ("Drone", ["DRONE": "true", "DRONE_TARGET_BRANCH": "main"]),
    ("Travis CI", ["TRAVIS": "true", "TRAVIS_BRANCH": "main", "TRAVIS_PULL_REQUEST": "false"]),
  ])
  func saysWhichSystemNamesNone(_ name: String, _ environment: [String: String]) throws {
    let target = try #require(ChangeTarget.find(against: nil, environment: environment))
    #expect(target.names.isEmpty && target.reason.hasPrefix("\(name) does not name the target branch."))
    #expect(target.reason.contains("--against origin/main"))
  }

  @Test func takesWhatPeopleAskForBeforeWhatTheSystemSays() throws {
    let target = try #require(ChangeTarget.find(against: "v1", environment: ["GITHUB_BASE_REF": "main"]))
    #expect(target.asked == "v1" && target.names.map(\.full).contains("refs/remotes/origin/v1"))
    #expect(ChangeTarget.find(against: nil, environment: ["HOME": "/root"]) == nil)
  }

  @Test func fallsBackToTheCommitThatTheSystemNames() throws {
    let environment = ["CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main", "CI_MERGE_REQUEST_DIFF_BASE_SHA": "3f2a1bc09d8e"]
    let target = try #require(ChangeTarget.find(against: nil, environment: environment))
    #expect(target.names.map(\.full) == ["refs/remotes/origin/main", "refs/heads/main", "3f2a1bc09d8e"])
  }

  @Test(arguments: [
    (["GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "pull_request_target"], true),
    (["GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "workflow_run"], true),
    (["GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "issue_comment", "GITHUB_EVENT_PATH": "/none"], true),
    (["GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "push"], false),
    (["CIRCLECI": "true", "CIRCLE_PULL_REQUEST": "https://example.org/pull/1"], true), (["CIRCLECI": "true"], false),
    (["BUILDKITE": "true", "BUILDKITE_PULL_REQUEST": "false"], false),
    (["BUILDKITE": "true", "BUILDKITE_PULL_REQUEST": "7"], true),
    (["CM_BUILD_ID": "1", "CM_PULL_REQUEST": "true"], true), (["HOME": "/root"], false),
  ])
  func knowsAJobForAPullRequest(_ environment: [String: String], isOfPullRequest: Bool) throws {
    let target = try #require(ChangeTarget.find(against: "origin/main", environment: environment))
    #expect(target.isOfPullRequest == isOfPullRequest)
  }

  /// A workflow that follows another one may follow a push.
  @Test(arguments: [
    ("workflow_run", #"{"workflow_run": {"event": "push"}}"#, false),
    ("workflow_run", #"{"workflow_run": {"event": "pull_request"}}"#, true),
    ("issue_comment", #"{"issue": {"number": 3}}"#, false),
    ("issue_comment", #"{"issue": {"pull_request": {"url": "https://example.org"}}}"#, true),
    ("issue_comment", "{", true),
  ])
  func readsWhatAnEventIsAbout(_ event: String, _ payload: String, isOfPullRequest: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(["event.json": payload])
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": event, "GITHUB_EVENT_PATH": folder.path + "/event.json",
    ]
    let target = try #require(ChangeTarget.find(against: "origin/main", environment: environment))
    #expect(target.isOfPullRequest == isOfPullRequest)
  }
}
