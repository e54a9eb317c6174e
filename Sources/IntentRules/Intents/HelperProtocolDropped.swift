import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let helperProtocolDropped = Rule(
    id: "I34", name: "helper-protocol-dropped", title: "Intent dropped a helper protocol",
    effects: [.savedShortcuts: .notes], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      Saved shortcuts run as before, but one of these no longer works: suggestions, a progress bar, undo, or opening \
      from a universal link or system search.
      """,
    symptom: "A suggestion, a progress bar, undo or a link is missing.",
    fix: "Keep the protocol if people rely on it.",
    evidence: ["Apple documentation, “App intents”: the list of intent protocols and what each is for"],
    judge: .lost(.protocols, of: Intent.self, as: FrameworkProtocol.self) { pair, name, _ in
      let head = "The intent \(pair.new.label) no longer conforms to `\(name)`"
      guard name.isKnown else {
        return Judgement(
          pair.subject, "\(head); this version of intentcompat does not know the consequences.", confidence: .low,
          key: name.name)
      }
      guard case .convenience(let loss)? = name.loss,
        !(name == .progressReportingIntent && pair.new.conforms(to: .longRunningIntent))
      else { return nil }
      return Judgement(pair.subject, "\(head): \(loss).", effects: effects[name], key: name.name)
    })

  /// Where more is lost than a convenience of a run.
  private static let effects: [FrameworkProtocol: [Audience: Effect]] = [
    .deleteIntent: [.appleIntelligence: .notes],
    .pauseWorkoutIntent: [.discovery: .degrades],
    .playVideoIntent: [.appleIntelligence: .degrades],
    .predictableIntent: [.discovery: .notes],
    .resumeWorkoutIntent: [.discovery: .degrades],
    .setValueIntent: [.widgetsAndControls: .degrades],
    .showInAppSearchResultsIntent: [.appleIntelligence: .degrades],
    .snippetIntent: [.siriPhrases: .degrades],
    .startDiveIntent: [.discovery: .degrades],
    .startWorkoutIntent: [.discovery: .degrades],
    .urlRepresentableIntent: [.discovery: .degrades],
  ]
}
