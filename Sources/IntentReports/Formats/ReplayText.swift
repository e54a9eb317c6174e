package import IntentRules

/// A shortcut of a person, and what a release does to its steps.
package struct WorkflowReplay: Sendable {
  /// A step of this app.
  package struct Step: Sendable {
    /// From 1, as the Shortcuts app shows the steps.
    package var position: Int
    package var identifier: String
    package var findings: [Finding]

    package init(position: Int, identifier: String, findings: [Finding]) {
      self.position = position
      self.identifier = identifier
      self.findings = findings
    }
  }

  /// The file, as it was named.
  package var name: String
  /// How many steps it has, those of other apps included.
  package var steps: Int
  package var own: [Step]

  package init(name: String, steps: Int, own: [Step]) {
    self.name = name
    self.steps = steps
    self.own = own
  }

  /// The hardest effect on any of its steps; nil where the release does not touch it.
  package var worst: Effect? { own.flatMap(\.findings).map(\.worstEffect).max() }
}

/// Replayed shortcuts for the terminal: one block a file, one line a step and finding.
package struct ReplayText: Sendable {
  private let style: TextStyle

  package init(style: TextStyle = .plain) { self.style = style }

  /// The text, ending in a line feed.
  package func render(_ replays: [WorkflowReplay]) -> String {
    let broken = replays.count { $0.worst == .breaks }
    let summary = "\(Words.count(replays.count, "shortcut", "shortcuts")) replayed, \(broken) would break"
    let blocks = replays.map(block) + [style.wrap(summary).map { style.paint($0, broken == 0 ? .green : .red) }]
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func block(_ replay: WorkflowReplay) -> [String] {
    let count = Words.count(replay.own.count, "step", "steps")
    let title = style.paint(Escaping.visible(replay.name), .bold)
    let outcome = replay.own.isEmpty ? "no step is this app's" : "\(count) of \(replay.steps) this app's"
    return ["\(title)  \(outcome)"] + replay.own.flatMap(lines)
  }

  private func lines(_ step: WorkflowReplay.Step) -> [String] {
    let label = "\(step.position)"
    guard !step.findings.isEmpty else {
      return style.field(label, "\(Escaping.visible(step.identifier)) runs as before", labelWidth: 3)
    }
    return style.field(label, Escaping.visible(step.identifier), labelWidth: 3)
      + step.findings.flatMap { finding in
        style.field(
          "", Escaping.visible("\(finding.worstEffect.rawValue): \(finding.rule) \(finding.message)"), labelWidth: 3)
      }
  }
}
