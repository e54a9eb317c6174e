import ArgumentParser
import Foundation
import IntentFiles
import IntentReports
import IntentSettings
import IntentWorkspace

/// Where a command runs and which app it is about.
struct PlaceOptions: ParsableArguments {
  @Option(
    name: [.customShort("C"), .long], help: ArgumentHelp("Run as if started in this folder.", valueName: "folder"))
  var directory: String?

  @Option(help: ArgumentHelp("Which app to use, if the settings or the archive contain several.", valueName: "name"))
  var app: String?

  /// - Parameter keepsReadings: whether what is read of revisions is kept for the next run.
  func context(keepsReadings: Bool = false) throws -> InputContext {
    guard let folder = RealPath.of(directory ?? "."), FileKind(of: folder, followingLinks: true) == .folder else {
      throw UsageError("“\(directory ?? ".")” is not a folder (-C, --directory).")
    }
    var context = InputContext(workspace: try Workspace.find(from: folder), appName: app)
    if keepsReadings { context.cache = ReadingCache(environment: ProcessInfo.processInfo.environment) }
    return context
  }
}

/// How a comparison is judged and written down.
struct ReportChoice: ParsableArguments {
  @Option(help: ArgumentHelp("Output format: \(ReportFormats.listed).", valueName: "format"))
  var format = "text"

  @Option(
    help: ArgumentHelp(
      "How strict to be, from least to most: shortcuts, siri, surface (default: from the settings).",
      valueName: "profile"))
  var profile: String?

  @Option(help: ArgumentHelp("The date to treat as today, such as 2026-03-31 (default: today).", valueName: "day"))
  var today: String?

  @Flag(help: "List what earlier releases broke and all notes, instead of counting them.")
  var verbose = false

  @Flag(help: "Print nothing if nothing fails.")
  var quiet = false

  @OptionGroup var colors: ColorOptions

  func judging() throws -> JudgingOptions {
    try JudgingOptions(profile: profile, today: today, now: Date())
  }

  /// For what no day changes.
  static func judging(profile: String?) throws -> JudgingOptions {
    try JudgingOptions(profile: profile, today: nil, now: Date())
  }

  func writer(root: String) throws -> any OutputFormat<Report> {
    try ReportFormats.chosen(format, ReportOptions(style: colors.style, root: root, isVerbose: verbose))
  }

  /// Writes what is known of one app, or of several.
  func write(_ checked: CheckedApps, with writer: any OutputFormat<Report>) throws {
    guard checked.areSeveral else {
      for outcome in checked.outcomes { try write(outcome, with: writer) }
      return
    }
    let told = checked.outcomes.filter { !quiet || !$0.isUneventful }
    guard !told.isEmpty || !checked.unread.isEmpty else { return }
    for outcome in told { Console.note("\(outcome.report.new.name):\n\(outcome.notes)") }
    for app in checked.unread { Console.note("intentcompat: \(app.name): \(app.reason)") }
    Console.print(try writer.render(all: told.map(\.report), unread: checked.unread))
    for outcome in told { try summarize(outcome.report, with: writer) }
  }

  /// Writes notes and a report, and to a runner's summary where the format wants one.
  func write(_ outcome: Outcome, with writer: any OutputFormat<Report>) throws {
    if quiet, outcome.isUneventful { return }
    Console.note(outcome.notes)
    let report = outcome.report
    Console.print(try writer.render(report))
    try summarize(report, with: writer)
  }

  private func summarize(_ report: Report, with writer: any OutputFormat<Report>) throws {
    guard writer.needsStepSummary else { return }
    do { try StepSummary.append(report, environment: ProcessInfo.processInfo.environment) } catch {
      Console.note("warning: the job's summary was not written: \(error)")
    }
  }
}

extension AsyncParsableCommand {
  /// Runs a command's work, so that every error leaves with its exit status.
  func attempt(_ work: () async throws -> ExitStatus) async throws {
    let status: ExitStatus
    do { status = try await work() } catch { throw Failure(error) }
    if status != .passes { throw ExitCode(status.rawValue) }
  }
}
