import IntentComparison
import IntentSurface

extension Rule {
  static let parameterHiddenFromEditor = Rule(
    id: "I28", name: "parameter-hidden-from-editor", title: "Parameter no longer in the parameter summary",
    effects: [.discovery: .hides], confidence: .mediumHigh, basis: .apple("2026-11"),
    explanation: """
      The editor shows only the parameters in the summary. A stored value still reaches `perform()`, but people can't \
      see or change it. Leaving a parameter out of the summary is also the right way to keep an old one for existing \
      shortcuts.
      """,
    symptom: "The field disappears from the action in the editor; old shortcuts keep its value.",
    fix: "Add the parameter to the summary, or to the part below the fold, unless it exists only for old shortcuts.",
    evidence: [
      "Apple's App Intents skill for Xcode 27: only parameters in the summary appear",
      "home-assistant/iOS, WidgetAssistAppIntent: hides an old parameter and keeps reading it",
    ],
    judge: .changed(Parameter.self, .shown) { pair, _ in
      let (old, new) = (pair.oldOwner, pair.newOwner)
      guard let shown = new.parameterSummary?.shownParameters, !shown.contains(pair.new.name),
        old.isOffered || old.isConfiguration
      else { return nil }
      let successors = shown.filter { old.parameter($0) == nil }.sorted()
      let isSucceeded = !pair.new.isRequired && !successors.isEmpty
      return Judgement(
        pair.subject, message(pair.new, new, isSucceeded ? successors : []),
        effects: isSucceeded ? [.discovery: .notes] : nil)
    })

  private static func message(_ parameter: Parameter, _ intent: Intent, _ successors: [String]) -> String {
    let change = """
      The parameter `\(parameter.name)` of \(intent.label) is no longer shown in the editor; stored values are still \
      used.
      """
    let rest =
      if !successors.isEmpty {
        "The editor shows \(successors.map { "`\($0)`" }.joined(separator: ", ")) instead, which keeps old shortcuts "
          + "working."
      } else if parameter.isRequired {
        "It is required, so Spotlight on the Mac can't run the action."
      } else {
        nil as String?
      }
    return [change, rest].compactMap { $0 }.joined(separator: " ")
  }
}
