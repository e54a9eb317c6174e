import ArgumentParser
import Foundation
import IntentSurface
import IntentWorkspace

struct ShipCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ship",
    abstract: "Record the app's current intents as a shipped version.",
    discussion: """
      Run `ship` when a version goes out, and commit the file it writes in snapshots/: from then on, `check` compares \
      with that version. `ship` records committed code and lists what breaks since the previous version. If `check` \
      would fail, nothing is recorded unless you add --accept-breaks. A version that is already out (--from, --tags, \
      --commits) is recorded anyway.

      To record past releases, use --tags: each release tag becomes a version. Without tags, use --commits: each \
      commit in HEAD's history whose subject names a version becomes one. A version that differs from its record is \
      left, and named at the end.

      In a tag pattern, {version} stands for the version and {build} for a build number; the last build of a \
      version is used. Pre-releases are left out unless {pre} follows the version. A pattern without {version} works \
      as in `git tag --list`.

      Examples:
        intentcompat ship 1.2.0
        intentcompat ship 1.1.0 --from git:v1.1.0 --date 2026-03-31
        intentcompat ship --tags 'v*'
        intentcompat ship --tags 'ios/{version}-{build}'
        intentcompat ship --commits 'Release {version}'
      """)

  @OptionGroup var place: PlaceOptions

  @Argument(help: "The version that ships.")
  var version: String?

  @Option(
    help: ArgumentHelp(
      "The release date, such as 2026-03-31 (default: the date of the git revision, or today).", valueName: "day"))
  var date: String?

  @Option(help: ArgumentHelp("What to record (default: the current source code).", valueName: "surface"))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "Record one version for each git tag that matches a pattern, such as 'v*' or 'v{version}-{build}'; may be "
        + "repeated.", valueName: "pattern"))
  var tags: [String] = []

  @Option(
    help: ArgumentHelp(
      "Record one version for each commit whose subject matches, such as 'Release {version}'.", valueName: "subject"))
  var commits: String?

  @Flag(help: "Replace a version that is already recorded with different contents.")
  var force = false

  @Flag(help: "Record the code even if it differs from the checked-out commit.")
  var allowDirty = false

  @Flag(help: "Record the version even if `check` would fail; its breaks then count as already shipped.")
  var acceptBreaks = false

  func validate() throws {
    guard [version != nil, !tags.isEmpty, commits != nil].count(where: \.self) == 1 else {
      throw ValidationError(
        "Name the version that ships (intentcompat ship 1.2.0), or tags (--tags 'v*'), or commits (--commits).")
    }
    guard version != nil || (from == nil && date == nil) else {
      throw ValidationError("--tags and --commits read the code and the date from git, so leave out --from and --date.")
    }
    guard date.map({ Day($0) != nil }) ?? true else {
      throw ValidationError("“\(date ?? "")” is not a valid date. Use the form 2026-03-31.")
    }
  }

  func run() async throws {
    try await attempt {
      let context = try place.context(keepsReadings: true)
      if !tags.isEmpty {
        let lines = try await Ship.tags(matching: tags, replaces: force, in: context, progress: Console.note)
        Console.note("\(lines.count == 1 ? "1 version" : "\(lines.count) versions") recorded")
      } else if let commits {
        let lines = try await Ship.commits(titled: commits, replaces: force, in: context, progress: Console.note)
        Console.note("\(lines.count == 1 ? "1 version" : "\(lines.count) versions") recorded")
      } else {
        let request = Ship.Request(
          version: version ?? "", surface: from, date: date, today: Day(of: Date()).description,
          allowsDirty: allowDirty,
          acceptsBreaks: acceptBreaks)
        let shipped = try await Ship.run(request, replaces: force, in: context)
        Console.note(DiagnosticText.lines(shipped.diagnostics))
        Console.note(shipped.line)
      }
      return .passes
    }
  }
}
