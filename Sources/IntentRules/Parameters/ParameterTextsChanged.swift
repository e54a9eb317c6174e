import IntentComparison
import IntentSurface

extension Rule {
  static let parameterTextsChanged = Rule(
    id: "P10", name: "parameter-texts-changed",
    title: "Title, description, control or other settings of a parameter changed",
    effects: [.discovery: .notes], confidence: .high, basis: .measured("2026-11"),
    explanation: """
      Values are stored under the property name. Title, description, control and question are only displayed. Other \
      settings, such as sizes, units and kinds, limit what people enter; what becomes of a stored value that they leave \
      out has not been observed.
      """,
    symptom: "The field has a different label, control or question, or takes other values.",
    fix: "Nothing to do for texts; let `perform()` take the values that were allowed before.",
    evidence: ["Shared shortcut files store parameters by Swift property name"],
    judge: .changed(
      Parameter.self, .title, .summary, .controlStyle, .requestValueDialog, .valueSettings
    ) { pair, comparison in
      let intent = pair.newOwner
      guard comparison.isFirst(pair.subject, changedIn: Set(looks.keys)) else { return nil }
      let parameters = comparison.members(of: pair.subject, changedIn: Set(looks.keys))
      guard parameters.count <= 1 else {
        return Judgement(
          Subject(.intent, pair.subject.owner),
          "\(parameters.count) parameters of \(intent.label) look different now: "
            + parameters.codeList + ".",
          key: "parameters")
      }
      let looks = comparison.names(of: looks, changedIn: pair.subject)
      return Judgement(pair.subject, "`\(pair.old.name)` of \(intent.label) has a new \(looks).")
    })

  private static let looks: [Aspect: String] = [
    .title: "title", .summary: "description", .controlStyle: "control", .requestValueDialog: "question",
    .valueSettings: "set of limits",
  ]
}
