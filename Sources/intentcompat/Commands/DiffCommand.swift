import ArgumentParser
import IntentReports
import IntentSettings
import IntentWorkspace

struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show every change and finding between two versions.",
    discussion: """
      Examples:
        intentcompat diff shipped:latest .
        intentcompat diff git:v2.3 git:HEAD --format markdown
        intentcompat diff 1.0.json 1.1.json --profile surface

      As git's external diff driver, it makes `git diff` of snapshots print findings instead of lines. It uses the \
      attribute that `intentcompat help show` explains:
        git config diff.intentcompat.command 'intentcompat diff'
      """)

  @OptionGroup var place: PlaceOptions
  @OptionGroup var report: ReportChoice

  @Flag(help: "Exit with 0 even if something breaks; unreadable input still fails.")
  var exitZero = false

  @Argument(help: "The old version, which people have now.")
  var old: String

  @Argument(help: "The new version, which people will get.")
  var new: String

  // Git hands a diff driver seven arguments, and nine for a renamed file.
  @Argument(help: .hidden)
  var rest: [String] = []

  func validate() throws {
    guard rest.isEmpty || GitDiffDriver(arguments: [old, new] + rest) != nil else {
      throw ValidationError("diff compares two versions: OLD and NEW.")
    }
  }

  func run() async throws {
    try await attempt {
      let context = try place.context()
      let judging = try report.judging()
      let writer = try report.writer(root: context.root(of: new))
      let driver = GitDiffDriver(arguments: [old, new] + rest)
      var outcome = try await Diff.run(
        old: driver?.old ?? old, new: driver?.new ?? new, in: context, judging: judging)
      // Nobody typed the names of the files that git made for a driver.
      if driver != nil { outcome.report.old?.input = nil }
      try report.write(outcome, with: writer)
      return exitZero || driver != nil ? outcome.status.ignoringFindings : outcome.status
    }
  }
}
