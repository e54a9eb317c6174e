package import IntentRules

/// A shortcut of a person, and what a release does to its steps.
package struct WorkflowReplay: Sendable {
  /// A step of this app, or one of another that reads what this app's steps gave.
  package struct Step: Sendable {
    /// From 1, as the Shortcuts app shows the steps.
    package var position: Int
    package var identifier: String
    package var isOurs: Bool
    /// The positions of the steps whose output it takes up, sorted.
    package var reads: [Int]
    package var findings: [Finding]

    package init(position: Int, identifier: String, isOurs: Bool, reads: [Int] = [], findings: [Finding]) {
      self.position = position
      self.identifier = identifier
      self.isOurs = isOurs
      self.reads = reads
      self.findings = findings
    }
  }

  /// The file, as it was named.
  package var name: String
  /// How many steps it has, those of other apps included.
  package var steps: Int
  /// All of this app, and those of others that are reached.
  package var told: [Step]

  package init(name: String, steps: Int, told: [Step]) {
    self.name = name
    self.steps = steps
    self.told = told
  }

  /// The hardest effect on any of its steps; nil where the release does not touch it.
  package var worst: Effect? { told.flatMap(\.findings).map(\.worstEffect).max() }
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
    let own = replay.told.count(where: \.isOurs)
    let count = Words.count(own, "step", "steps")
    let title = style.paint(Escaping.visible(replay.name), .bold)
    let outcome = own == 0 ? "no step is this app's" : "\(count) of \(replay.steps) this app's"
    return ["\(title)  \(outcome)"] + replay.told.flatMap(lines)
  }

  private func lines(_ step: WorkflowReplay.Step) -> [String] {
    let label = "\(step.position)"
    guard !step.findings.isEmpty else {
      return style.field(label, "\(Escaping.visible(step.identifier)) runs as before", labelWidth: 3)
    }
    let reads = step.isOurs ? "" : ", which reads \(Words.list(step.reads.map { "step \($0)" }))"
    return style.field(label, Escaping.visible(step.identifier) + (step.reads.isEmpty ? "" : reads), labelWidth: 3)
      + step.findings.flatMap { finding in
        style.field(
          "", Escaping.visible("\(finding.worstEffect.rawValue): \(finding.rule) \(finding.message)"), labelWidth: 3)
      }
  }
}
