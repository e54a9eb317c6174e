import IntentReports
import IntentRules
import IntentSettings
import IntentSurface
import ShortcutReading

/// The shortcuts that a team keeps as tests, out of its documentation and its support cases: `replay:` in the settings.
struct KeptShortcuts {
  /// How many would break that work with what people have.
  private(set) var broken = 0
  private(set) var diagnostics: [Diagnostic] = []
  /// What was replayed; nil where none are kept.
  private(set) var note: String?

  /// Replays them over the findings of a check, waivers and levels included.
  ///
  /// - Parameter earlier: those of the merge-base that the change has otherwise, or not at all.
  /// - Throws: `Failure` for one that can't be read: a test that is not run must not pass.
  init(
    in workspace: Workspace, earlier: [ReplayInputs.Item] = [], shipped: [Surface], current: Surface,
    findings: [Finding]
  ) throws(Failure) {
    let places = workspace.settings?.replay ?? []
    guard !places.isEmpty || !earlier.isEmpty else { return }
    var inputs = ReplayInputs(in: workspace)
    for place in places { inputs.add(workspace.relative(Workspace.join(workspace.root, place))) }
    guard inputs.unread.isEmpty else {
      let lines = inputs.unread.map { "“\($0.name)” (`replay:` in the settings) can't be replayed: \($0.reason)" }
      throw Failure(lines.joined(separator: "\n"), .unreadable)
    }
    let replays = Replay.replays(of: inputs.items, shipped: shipped, current: current, findings, [])
    for (item, replay) in zip(inputs.items, replays) {
      if item.workflow.signature == .contacts { diagnostics.append(Self.warning(about: item)) }
      diagnostics += replay.told.compactMap { Self.diagnostic($0, in: replay) }
    }
    broken = replays.count(where: \.isFailed)
    let more = Replay.replays(of: earlier, shipped: shipped, current: current, findings, [])
    for replay in more {
      diagnostics += replay.told.compactMap { Self.diagnostic($0, in: replay, "In the merge-base's version: step") }
    }
    broken += more.count(where: \.isFailed)
    let count = Words.count(replays.count, "shortcut", "shortcuts")
    let again = more.isEmpty ? "" : " and \(more.count) from the merge-base"
    note = "replayed \(count) from `replay:`\(again); \(broken) would break"
  }

  private static func warning(about item: ReplayInputs.Item) -> Diagnostic {
    Diagnostic(
      .warning,
      """
      This shortcut is signed for people who know the sender, so it contains hashes of a person's e-mail addresses \
      and phone numbers. Store the version for anyone instead (`shortcuts sign --mode anyone`).
      """,
      at: SourceLocation(path: item.name))
  }

  private static func diagnostic(
    _ step: WorkflowReplay.Step, in replay: WorkflowReplay, _ start: String = "Step"
  ) -> Diagnostic? {
    guard step.outcome > .runs else { return nil }
    let causes = step.findings.map { "\($0.rule) [\($0.fingerprint)]" }
    let why = causes.isEmpty ? "no recorded version of the app has it" : causes.sentenceList
    return Diagnostic(
      step.findings.contains(where: \.breaksNow) ? .warning : .note,
      "\(start) \(step.position), `\(step.identifier)`, \(step.outcome.words): \(why).",
      at: SourceLocation(path: replay.name))
  }
}
