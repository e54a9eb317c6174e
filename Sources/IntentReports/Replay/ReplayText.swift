import IntentRules

/// Replayed shortcuts for the terminal: one block a shortcut, one line a step, and what there is to know of each finding.
///
/// Of several shortcuts, steps that run as before are left out, and what there is to know of a finding is said once: a
/// library has the same step many times.
struct ReplayText: OutputFormat {
  let name = "text"
  let style: TextStyle

  func render(_ report: ReplayReport) -> String {
    // Many people's libraries hold few steps of one app.
    let touched = report.replays.filter { $0.ownSteps > 0 || report.replays.count == 1 }
    var told: Set<String> = []
    let blocks = touched.map { block($0, isAlone: touched.count == 1, &told) }
    let unread = report.unread.map {
      ["\(style.paint($0.name.visible, .bold)) could not be read: \($0.reason.visible)"]
    }
    let color: TextStyle.Ink = report.replays.contains(where: \.isFailed) ? .red : .green
    let summary = style.wrap(Escaping.visible(report.summary)).map { style.paint($0, color) }
    return ([summary] + blocks + unread).asBlocks
  }

  private func block(_ replay: WorkflowReplay, isAlone: Bool, _ told: inout Set<String>) -> [String] {
    let name = replay.name.visible
    let outcome = replay.ownSteps == 0 ? "" : ": \(replay.outcome.words)"
    var head = style.wrap("\(name)\(outcome) (\(replay.stepWords))")
    if let first = head.first, first.hasPrefix(name) {
      head[0] = style.paint(name, .bold) + first.dropFirst(name.count)
    }
    let steps = replay.told.filter { isAlone || !$0.runsAsBefore }
    return head + steps.flatMap { lines($0, &told) }
  }

  private func lines(_ step: WorkflowReplay.Step, _ told: inout Set<String>) -> [String] {
    let words = [step.identifier, step.standingWords].compactMap(\.self).joined(separator: ": ")
    var lines = style.field("\(step.position)", words.visible, labelWidth: 2)
    for finding in step.findings { lines += self.lines(finding, isTold: !told.insert(finding.fingerprint).inserted) }
    return lines
  }

  private func lines(_ finding: Finding, isTold: Bool) -> [String] {
    let message = ("\(finding.worstEffect.rawValue)", Optional("\(finding.rule) \(finding.message)"))
    let more = [
      ("people see", finding.symptom), ("shipped", finding.promiseWords), ("fix", finding.fix.summary),
      ("waived", finding.waiver?.words),
    ]
    return ([message] + (isTold ? [] : more)).flatMap { label, text in
      text.map { style.field(label, $0.visible, indent: 6, labelWidth: 10) } ?? []
    }
  }
}

extension String {
  fileprivate var visible: String { Escaping.visible(self) }
}
