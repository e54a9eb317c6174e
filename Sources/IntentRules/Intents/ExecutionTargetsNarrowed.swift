import IntentComparison
import IntentSurface

extension Rule {
  static let executionTargetsNarrowed = Rule(
    id: "I40", name: "execution-targets-narrowed", title: "Intent may run in fewer processes",
    effects: [.savedShortcuts: .degrades], confidence: .medium,
    explanation: """
      By default the system runs an intent in any process that has its code. With `allowedExecutionTargets` it runs in \
      those alone: one that used to run in an extension launches the app, or can't run where the app is not installed \
      or may not start.
      """,
    symptom: "Runs take longer or bring the app up; where none of the processes can start, they fail.",
    fix: "Allow the processes that ran it before.",
    evidence: ["Apple documentation, `AppIntent.allowedExecutionTargets`: by default, any available target."],
    judge: .changed(Intent.self, .executionTargets) { pair, _ in
      guard pair.old.isAction, let targets = pair.new.executionTargets?.value else { return [] }
      let before = pair.old.executionTargets?.value
      let lost = before.map { Set($0).subtracting(targets).sorted() }
      guard lost?.isEmpty != true else { return [] }
      let left = targets.map { "`\($0)`" }.joined(separator: ", ")
      return [
        Judgement(
          pair.subject, "The intent \(pair.new.label) runs in \(left.isEmpty ? "no process" : left) alone now.",
          effects: pair.old.savedEffects(.degrades), key: targets.joined(separator: ","))
      ]
    })
}
