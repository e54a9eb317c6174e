import Foundation
import IntentFiles
package import IntentReports
import IntentRules
import IntentSettings
import IntentSurface
import ShortcutReading

/// Tells which of people's own shortcuts the next release would break, step by step.
package enum Replay {
  /// What to replay.
  package struct Request: Sendable {
    /// Files, folders and libraries as they were typed; none for those of the settings, or this Mac's library.
    package var files: [String]
    /// Whether it is about a library, this Mac's own if no file is named.
    package var isLibrary: Bool
    /// The app's bundle identifiers, where the surfaces do not know them.
    package var bundles: [String]

    /// Makes one from what is always known of it; the rest has its default.
    package init(files: [String] = [], isLibrary: Bool = false, bundles: [String] = []) {
      self.files = files
      self.isLibrary = isLibrary
      self.bundles = bundles
    }
  }

  /// What a replay came to.
  package struct Outcome: Sendable {
    /// The report.
    package var report: ReplayReport
    /// For standard error.
    package var notes: String
    /// Whether it is live, waived or history.
    package var status: ExitStatus
  }

  /// Reads shortcuts and holds them against what changed since every shipped version.
  ///
  /// - Throws: `UsageError` where nothing is named, `InputError` or `WorkspaceError` for the surfaces, `Failure` where
  ///   no file is a readable shortcut.
  package static func run(_ request: Request, in context: InputContext) async throws -> Outcome {
    let workspace = context.workspace
    let names = try names(request, in: workspace)
    var inputs = ReplayInputs(in: workspace)
    for name in names { inputs.add(name, isLibrary: request.isLibrary) }
    let failures = inputs.unread.map { "“\($0.name)” can't be replayed: \($0.reason)" }.joined(separator: "\n")
    guard !inputs.items.isEmpty else {
      let reason = failures.isEmpty ? "no shortcuts found in \(names.sentenceList)." : failures
      throw Failure(reason, .unreadable)
    }
    let context = try context.knowingOneApp()
    let shipped = try await shipped(in: context)
    let current = try await SurfaceInput.read(nil, in: context)
    try current.refuseEmpty(shipped: shipped)
    // Nothing is waived here, so that no day matters.
    let verdict = Verdict(
      of: current.reading, against: shipped, profile: .shortcuts, at: Waiver.Moment(today: ""))
    let replays = replays(
      of: inputs.items, shipped: shipped, current: current.reading.surface, verdict.findings, request.bundles)
    let report = ReplayReport(
      tool: Report.Tool(version: ToolVersion.current), versions: verdict.coverage.versions, replays: replays,
      unread: inputs.unread, remarks: inputs.remarks)
    let notes = ([failures] + inputs.remarks).filter { !$0.isEmpty }.joined(separator: "\n")
    return Outcome(report: report, notes: notes, status: status(report))
  }

  private static func status(_ report: ReplayReport) -> ExitStatus {
    guard report.unread.isEmpty else { return .unreadable }
    return report.replays.contains(where: \.isFailed) ? .findings : .passes
  }

  private static func names(_ request: Request, in workspace: Workspace) throws -> [String] {
    if let link = request.files.first(where: { $0.hasPrefix("https://") || $0.hasPrefix("http://") }) {
      throw UsageError(linkWords(link))
    }
    if !request.files.isEmpty { return request.files }
    if request.isLibrary {
      guard let library = macLibrary else {
        throw UsageError("this machine has no Shortcuts library. Name one: --library Shortcuts.sqlite")
      }
      return [library]
    }
    let tests = workspace.settings?.replay ?? []
    guard !tests.isEmpty else {
      throw UsageError(
        """
        name exported shortcuts or folders of them, or use --library. `replay:` in the settings names shortcuts to \
        replay by default.
        """)
    }
    return tests.map { workspace.relative(Workspace.join(workspace.root, $0)) }
  }

  private static var macLibrary: String? {
    #if os(macOS)
      FileManager.default.homeDirectoryForCurrentUser.path + "/Library/Shortcuts/Shortcuts.sqlite"
    #else
      nil
    #endif
  }

  // The link is repeated only as far as it is known to be harmless in a shell.
  private static func linkWords(_ link: String) -> String {
    let part = link.split(separator: "/").last { $0.count == 32 && $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
    let identifier = part.map { String($0) }
    return "intentcompat does not use the network. Download the shortcut's record and replay that; it contains the "
      + "address of the steps.\n  curl -o record.json "
      + "https://www.icloud.com/shortcuts/api/records/\(identifier ?? "ID")"
  }

  private static func shipped(in context: InputContext) async throws -> [Surface] {
    let shipped = try context.workspace.snapshots(of: try context.app()).surfaces()
    return shipped.isEmpty ? [try await context.newestRelease("shipped:latest").reading.surface] : shipped
  }

  /// Replays shortcuts over findings that are known.
  static func replays(
    of items: [ReplayInputs.Item], shipped: [Surface], current: Surface, _ findings: [Finding], _ bundles: [String]
  ) -> [WorkflowReplay] {
    let known = bundles.isEmpty ? (shipped + [current]).compactMap(\.app.bundleIdentifier) : bundles
    let names = ReplayNames(
      shipped: shipped, current: current, bundles: Set(known), shortcuts: items.map(\.workflow))
    let judgement = ReplayJudgement(shipped: shipped, findings: findings, names: names)
    return items.map { judgement.replay($0.workflow, name: $0.name) }
  }
}
