import IntentComparison
import IntentSurface

extension Rule {
  static let executionTargetsNarrowed = Rule(
    id: "I40", name: "execution-targets-narrowed", title: "Intent allowed to run in fewer processes",
    effects: [.savedShortcuts: .degrades], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      By default, the system runs an intent in any process that contains its code. `allowedExecutionTargets` restricts \
      this: an intent that used to run in an extension now launches the app, or can't run if the app is not installed \
      or can't start.
      """,
    symptom: "Runs take longer, open the app, or fail if none of the processes can start.",
    fix: "Allow the processes that ran the intent before.",
    evidence: ["Apple documentation, `AppIntent.allowedExecutionTargets`: by default, any available target."],
    judge: .changed(Intent.self, .executionTargets) { pair, _ in
      guard pair.old.isAction, let targets = pair.new.executionTargets?.value else { return nil }
      let before = pair.old.executionTargets?.value
      let lost = before.map { Set($0).subtracting(targets).sorted() }
      guard lost?.isEmpty != true else { return nil }
      let left = targets.map { "`\($0)`" }.joined(separator: ", ")
      return Judgement(
        pair.subject,
        "The intent \(pair.new.label) now runs \(left.isEmpty ? "in no process" : "only in \(left)").",
        effects: pair.old.savedEffects(.degrades), key: targets.joined(separator: ","))
    })
}
