import IntentFiles
package import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// What each release of an app did to people's shortcuts: every release against the one before.
package enum History {
  /// Which releases to look at.
  package struct Request: Sendable {
    /// Patterns of tags, as `ship --tags` takes them.
    package var tags: [String]
    /// The subject of commits that name releases, with `{version}` in it.
    package var commits: String?

    /// Without patterns, the tags that look like releases.
    package init(tags: [String] = [], commits: String? = nil) {
      self.tags = tags
      self.commits = commits
    }
  }

  /// How far it has come.
  package struct Progress: Sendable {
    /// How many are done.
    package var done: Int
    /// How many there are.
    package var all: Int
    /// The release that is read next.
    package var version: String
  }

  /// What it came to.
  package struct Outcome: Sendable {
    /// What each release did.
    package var report: HistoryReport
    /// `unreadable` where it ended early.
    package var status: ExitStatus
  }

  /// Reads one release after another and judges each against the one before.
  ///
  /// Where the task is cancelled, what is done by then is the outcome.
  ///
  /// - Throws: `InputError`, `FileError`, `UsageError`, or `Failure` where no release is found or none has intents.
  package static func run(
    _ request: Request = Request(), in given: InputContext, judging: JudgingOptions,
    progress: (Progress) -> Void = { _ in }
  ) async throws -> Outcome {
    let context = given.appName == nil ? given : try given.knowingApps()
    let app = try context.app()
    var choice = try await ReleaseChoice(try pattern(request), of: app, in: context.workspace)
    guard !choice.releases.isEmpty else { throw nothingFound(request, choice.notes) }
    let chosen = choice.releases.count
    var releases = await read(choice, in: context, judging, progress)
    if releases.steps.isEmpty, !releases.beside.isEmpty, !Task.isCancelled {
      // The newest tags are of something else in the repository, which has no intents.
      let passed = releases.passed
      choice.keep(only: releases.found)
      releases = await read(choice, in: context, judging, progress)
      releases.passed = passed
    }
    guard !releases.steps.isEmpty || Task.isCancelled else {
      throw Failure(
        "no intents were found in \(Words.count(chosen, "release", "releases"))."
          + (releases.passed.first.map { " \($0.version): \($0.reason)." } ?? "")
          + choice.notes.map { "\n\($0)" }.joined(), .unreadable)
    }
    var report = releases.report(of: app.name, chosen: chosen, judging)
    report.remarks = choice.notes + report.remarks
    // Projects are looked at for the names alone: where they can't be, nothing hangs on it.
    if let note = try? given.knowingOneApp().togetherNote { report.remarks.insert(note, at: 0) }
    return Outcome(report: report, status: report.isPartial ? .unreadable : .passes)
  }

  private static func read(
    _ choice: ReleaseChoice, in context: InputContext, _ judging: JudgingOptions, _ progress: (Progress) -> Void
  ) async -> Releases {
    var releases = Releases(choice, context.workspace.settings, judging)
    var reader = await ReleaseReader(of: choice.revisions, in: context)
    for (index, release) in choice.releases.enumerated() {
      progress(Progress(done: index, all: choice.releases.count, version: release.version))
      guard !Task.isCancelled else { break }
      do { releases.add(index, try await reader.reading(of: release)) } catch {
        // Whoever stops this stops the git that it waits for.
        guard !Task.isCancelled else { break }
        releases.pass(index, "it can't be read: \(error)")
      }
    }
    return releases
  }

  private static func pattern(_ request: Request) throws -> ReleaseChoice.Pattern {
    if let commits = request.commits {
      guard commits.contains(GitRepository.versionPlace) else {
        throw UsageError(
          "“\(commits)” has no \(GitRepository.versionPlace) in it. Write it like the commit subjects, such as "
            + "'Release {version}'.")
      }
      return .commits(commits)
    }
    return request.tags.isEmpty ? .likely : .tags(request.tags)
  }

  private static func nothingFound(_ request: Request, _ notes: [String]) -> Failure {
    let asked = request.commits.map { "no commit in HEAD's history has a subject like “\($0)”" }
    let tagged = request.tags.isEmpty ? nil : "no tag matches \(request.tags.map { "“\($0)”" }.sentenceList)"
    let what = asked ?? tagged ?? "no version has been recorded and no tag looks like a release"
    return Failure(
      "no releases found: \(what). `git fetch --tags` gets the remote's tags. To name releases, use "
        + "--tags 'v{version}' or --commits 'Release {version}', with {version} where it is."
        + (asked == nil && tagged == nil ? notes.map { "\n\($0)" }.joined() : ""), .unreadable)
  }

  /// The releases so far.
  private struct Releases {
    /// Of the line that people are on.
    private(set) var steps: [ReleaseStep] = []
    private(set) var beside: [ReleaseStep] = []
    var passed: [HistoryReport.Passed] = []
    /// The positions of those that have intents, or lost all.
    private(set) var found: Set<Int> = []
    private var remarks: [String] = []
    private let chosen: [ReleaseChoice.Release]
    private let first: ReleaseJudge
    /// What each release is judged by: all that came before it on its way.
    private var judges: Inheritance<ReleaseJudge>
    private var lanes = ReleaseLanes()
    private let profile: Profile

    init(_ choice: ReleaseChoice, _ settings: Settings?, _ judging: JudgingOptions) {
      chosen = choice.releases
      first = ReleaseJudge(settings: settings, judging: judging)
      judges = Inheritance(chosen.map(\.parent))
      profile = judging.profile ?? settings?.profile ?? .shortcuts
    }

    mutating func add(_ position: Int, _ read: ReleaseReader.Reading) {
      let (release, surface) = (chosen[position], read.reading.surface)
      var judge = judges.value(for: position) ?? first
      defer { judges.leave(judge, by: position) }
      guard !surface.isEmpty || judge.losesAll(read.reading) else {
        passed.append(HistoryReport.Passed(version: release.version, reason: judge.absence(in: read.reading)))
        return
      }
      let plain = ReleaseStep(version: release.version, date: read.date, revision: read.revision, origin: read.origin)
      if let remark = judge.remark(on: read.reading) { remarks.append("\(release.version): \(remark)") }
      let (step, changes) = judge.step(to: plain, read.reading)
      found.insert(position)
      if release.isOnMainLine {
        lanes.add(surface, at: steps.count, step, changes)
        steps.append(step)
      } else {
        beside.append(step)
      }
    }

    mutating func pass(_ position: Int, _ reason: String) {
      passed.append(HistoryReport.Passed(version: chosen[position].version, reason: reason))
      judges.leave(judges.value(for: position) ?? first, by: position)
    }

    func report(of app: String, chosen: Int, _ judging: JudgingOptions) -> HistoryReport {
      var report = HistoryReport(
        tool: Report.Tool(version: ToolVersion.current), app: app, profile: profile, releases: steps, chosen: chosen)
      report.beside = beside
      report.lanes = lanes.all
      report.passed = passed
      report.remarks = remarks
      return report
    }
  }
}
