import IntentComparison
import IntentSurface

extension Rule {
  static let parameterSummaryRemoved = Rule(
    id: "I29", name: "parameter-summary-removed", title: "Parameter summary removed",
    cells: [Cell(.parameterSummary, .removed)],
    effects: [.discovery: .hides], confidence: .medium,
    explanation: """
      Spotlight on macOS 26 and later runs an action with required parameters only if its summary names them all. \
      Without a summary the Shortcuts editor lists the fields one below the other, and Spotlight leaves the action out.
      """,
    symptom: "The action can't be run from Spotlight on the Mac; its sentence in the editor is gone.",
    fix: "Keep a `parameterSummary` that names every required parameter.",
    evidence: ["WWDC25 session 260, “Develop for Shortcuts and Spotlight with App Intents”"],
    judge: .change { change, comparison in
      guard let (old, new) = comparison.intents(change), old.isOffered, old.isAction else { return [] }
      let required = new.parameters.filter(\.isRequired).map { "`\($0.name)`" }
      guard !required.isEmpty else { return [] }
      return [
        Judgement(
          change.subject,
          "The intent \(new.label) has no parameter summary any more, but must be given \(required.joined(separator: ", ")).",
          fix: Fix("Bring back a summary that names \(required.joined(separator: ", ")).", code: code(new)))
      ]
    })

  private static func code(_ intent: Intent) -> String {
    let names = intent.parameters.filter(\.isRequired).map { "\\(\\.$\($0.name))" }
    return """
      static var parameterSummary: some ParameterSummary {
        Summary("\(intent.title?.value ?? intent.typeName) \(names.joined(separator: " "))")
      }
      """
  }
}
