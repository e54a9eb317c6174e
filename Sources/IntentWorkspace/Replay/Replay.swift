import IntentComparison
import IntentReading
package import IntentReports
import IntentRules
import IntentSurface

/// Tells which of a person's own shortcuts the next release would break, step by step.
package enum Replay {
  /// Reads exported shortcuts and holds them against what changed since the latest shipped version.
  ///
  /// - Parameter bundle: the app's bundle identifier, where the surfaces do not know it.
  /// - Throws: `OperandError` or `WorkspaceError` for the surfaces, `Failure` for a file that is no readable shortcut.
  package static func run(
    files: [String], bundle: String?, in context: OperandContext, style: TextStyle
  ) async throws -> (text: String, status: ExitStatus) {
    let old = try await SurfaceOperand.read("shipped:latest", in: context).reading
    let current = try await SurfaceOperand.read(nil, in: context)
    try Check.refuseEmpty(current, [old.surface])
    let verdict = Verdict(from: old, to: current.reading, profile: .shortcuts)
    let known = bundle ?? current.reading.surface.app.bundleIdentifier ?? old.surface.app.bundleIdentifier
    let judgement = ReplayJudgement(old: old.surface, findings: verdict.findings, bundle: known)
    var replays: [WorkflowReplay] = []
    for file in files {
      let workflow = try read(file, in: context.workspace)
      replays.append(
        WorkflowReplay(
          name: file, steps: workflow.actions.count,
          told: judgement.steps(of: workflow).map { action, isOurs, findings in
            WorkflowReplay.Step(
              position: action.position,
              identifier: isOurs ? action.identifier : "\(action.bundle).\(action.identifier)", isOurs: isOurs,
              reads: Set(action.reads.compactMap(\.source)).sorted(), findings: findings)
          }))
    }
    let breaks = replays.contains { $0.worst == .breaks }
    return (ReplayText(style: style).render(replays), breaks ? .findings : .passes)
  }

  private static func read(_ file: String, in workspace: Workspace) throws(Failure) -> SavedWorkflow {
    do {
      let bytes = try RegularFile.contents(of: workspace.absolute(file), limit: WorkflowReader.sizeLimit)
      return try WorkflowReader().read(bytes)
    } catch { throw Failure("\(file) can't be replayed: \(error)", .unreadable) }
  }
}
