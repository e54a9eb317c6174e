import IntentComparison
import IntentSurface

extension Rule {
  static let parameterHiddenFromEditor = Rule(
    id: "I28", name: "parameter-hidden-from-editor", title: "Parameter left the parameter summary",
    cells: [Cell(.parameter, .changed, .shown)],
    effects: [.discovery: .hides], confidence: .mediumHigh,
    explanation: """
      The editor shows only what the summary names. A value that is stored still reaches `perform()`, but people can't \
      see or change it. It is also the proper way to keep an old parameter alive.
      """,
    symptom: "The field is gone from the action in the editor; old shortcuts keep its value.",
    fix: "Name the parameter in the summary, or below the fold, unless it is kept for old shortcuts only.",
    evidence: [
      "Apple's App Intents guidance for coding assistants in Xcode 27: only parameters in the summary appear",
      "home-assistant/iOS, WidgetAssistAppIntent: hides an old parameter and keeps reading it",
    ],
    judge: .change { change, comparison in
      guard change.new == "false", let (old, new) = comparison.intents(change), let name = change.subject.member,
        let parameter = new.parameter(name), let summary = new.parameterSummary, old.isOffered || old.isConfiguration
      else { return [] }
      let successors = summary.shownParameters.filter { old.parameter($0) == nil }.sorted()
      let isSucceeded = !parameter.isRequired && !successors.isEmpty
      return [
        Judgement(
          change.subject, message(parameter, new, isSucceeded ? successors : []),
          effects: isSucceeded ? [.discovery: .notes] : nil)
      ]
    })

  private static func message(_ parameter: Parameter, _ intent: Intent, _ successors: [String]) -> String {
    let change = """
      The parameter `\(parameter.name)` of \(intent.label) is no longer shown in the editor; stored values are still \
      used.
      """
    let rest =
      if !successors.isEmpty {
        "The editor shows \(successors.map { "`\($0)`" }.joined(separator: ", ")) instead, which keeps old shortcuts alive."
      } else if parameter.isRequired {
        "As it must be set, Spotlight on the Mac can't run the action."
      } else {
        nil as String?
      }
    return [change, rest].compactMap { $0 }.joined(separator: " ")
  }
}
