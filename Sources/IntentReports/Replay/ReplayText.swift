import IntentRules

/// Replayed shortcuts for the terminal: one block a shortcut, one line a step, and what there is to know of each finding.
struct ReplayText: ReplayFormat {
  let name = "text"
  let style: TextStyle

  func render(_ report: ReplayReport) -> String {
    // Many people's libraries hold few steps of one app.
    let touched = report.replays.filter { $0.ownSteps > 0 || report.replays.count == 1 }
    let unread = report.unread.map { ["\(style.paint($0.name.visible, .bold))  not read: \($0.reason.visible)"] }
    let color: TextStyle.Ink = report.replays.contains(where: \.isFailed) ? .red : .green
    let summary = style.wrap(Escaping.visible(report.summary)).map { style.paint($0, color) }
    return (touched.map(block) + unread + [summary]).map { $0.map(Escaping.inert).joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private func block(_ replay: WorkflowReplay) -> [String] {
    let title = style.paint(replay.name.visible, .bold)
    let outcome = replay.ownSteps == 0 ? "" : ": \(replay.outcome.words)"
    return ["\(title)\(outcome)  (\(replay.stepWords))"] + replay.told.flatMap(lines)
  }

  private func lines(_ step: WorkflowReplay.Step) -> [String] {
    let words = [step.identifier, step.standingWords].compactMap(\.self).joined(separator: " ")
    return style.field("\(step.position)", words.visible, labelWidth: 3) + step.findings.flatMap(lines)
  }

  private func lines(_ finding: Finding) -> [String] {
    let fields = [
      ("\(finding.worstEffect.rawValue)", "\(finding.rule) \(finding.message)"), ("they see", finding.symptom),
      ("since", finding.promiseWords), ("fix", finding.fix.summary),
      ("waived", finding.waiver?.words),
    ]
    return fields.flatMap { label, text in
      text.map { style.field(label, $0.visible, indent: 6, labelWidth: 8) } ?? []
    }
  }
}

extension String {
  fileprivate var visible: String { Escaping.visible(self) }
}
