import IntentComparison
import IntentSurface

extension Rule {
  static let parameterSummaryRemoved = Rule(
    id: "I29", name: "parameter-summary-removed", title: "Parameter summary removed",
    effects: [.discovery: .hides], confidence: .medium, basis: .apple("2025-06"),
    explanation: """
      On macOS 26 and later, Spotlight runs an action with required parameters only if its summary contains them all. \
      Without a summary, Spotlight leaves the action out, and the Shortcuts editor shows a plain list of fields.
      """,
    symptom: "The action can't be run from Spotlight on the Mac; its sentence in the editor is gone.",
    fix: "Keep a `parameterSummary` that names every required parameter.",
    evidence: [
      "WWDC25, session 260, “Develop for Shortcuts and Spotlight with App Intents”: Spotlight runs an action "
        + "whose summary names all required parameters"
    ],
    judge: .removed(ParameterSummary.self) { loss, _ in
      guard let intent = loss.newOwner, loss.oldOwner.isOffered, loss.oldOwner.isAction else { return nil }
      let required = intent.parameters.filter(\.isRequired).map { "`\($0.name)`" }.joined(separator: ", ")
      guard !required.isEmpty else { return nil }
      return Judgement(
        loss.subject,
        "The intent \(intent.label) no longer has a parameter summary, but requires \(required).",
        fix: Fix("Bring back a summary that names \(required).", code: code(intent)))
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
