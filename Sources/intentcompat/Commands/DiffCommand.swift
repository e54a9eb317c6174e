import ArgumentParser
import IntentReports
import IntentSettings
import IntentWorkspace

struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show every change and finding between two versions.",
    discussion: """
      With one operand, it is compared with what people have: the latest recorded version, else the newest release \
      that git knows.

      Examples:
        intentcompat diff .
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

  @Argument(help: "The new version, which people will get; left out, OLD is the new one.")
  var new: String?

  // Git hands a diff driver seven arguments, and nine for a renamed file.
  @Argument(help: .hidden)
  var rest: [String] = []

  func validate() throws {
    guard rest.isEmpty || GitDiffDriver(arguments: operands) != nil else {
      throw ValidationError("diff compares two versions: OLD and NEW.")
    }
  }

  private var operands: [String] { [old, new].compactMap(\.self) + rest }

  func run() async throws {
    try await attempt {
      let context = try place.context()
      let judging = try report.judging()
      let writer = try report.writer(root: context.root(of: new ?? old))
      let driver = GitDiffDriver(arguments: operands)
      let sides = new.map { (old, $0) } ?? (Diff.released, old)
      var outcome = try await Diff.run(
        old: driver?.old ?? sides.0, new: driver?.new ?? sides.1, in: context, judging: judging)
      // Nobody typed the names of the files that git made for a driver.
      if driver != nil { outcome.report.old?.input = nil }
      try report.write(outcome, with: writer)
      return exitZero || driver != nil ? outcome.status.ignoringFindings : outcome.status
    }
  }
}
