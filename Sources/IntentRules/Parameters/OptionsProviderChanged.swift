import IntentComparison
import IntentSurface

extension Rule {
  static let optionsProviderChanged = Rule(
    id: "P12", name: "options-provider-changed", title: "Options provider of a parameter removed or replaced",
    effects: [.discovery: .notes],
    hardest: [.discovery: .hides], confidence: .medium, basis: .incident("2026-11"),
    explanation: """
      A stored value does not change, because the provider only fills the picker. Without a provider, people have \
      nothing to choose from, unless the parameter takes an entity whose query suggests some; with a different one, they \
      may see different choices.
      """,
    symptom: "The field's picker offers different choices, or none.",
    fix: "Keep the provider, or check that the new one still offers what people have stored.",
    evidence: [
      "How the Shortcuts app stores and fills in values, as observed on iOS 18 to 26; not documented by Apple",
      "openhab/openhab-ios#657: an empty list instead of the picker's choices",
    ],
    judge: .changed(Parameter.self, .optionsProvider) { pair, comparison in
      let (new, intent) = (pair.new, pair.newOwner)
      guard let provider = pair.old.optionsProvider, !comparison.alsoChanges([.type], of: pair.subject) else {
        return nil
      }
      let source = new.optionsProvider ?? comparison.newSuggestions(for: new)
      return Judgement(
        pair.subject,
        source.map { "The choices for `\(new.name)` of \(intent.label) come from `\($0)`, not `\(provider)`." }
          ?? "The parameter `\(new.name)` of \(intent.label) no longer offers the choices of `\(provider)`.",
        effects: source == nil ? [.discovery: .hides] : nil, key: new.optionsProvider)
    })
}

extension Comparison {
  /// The query that suggests values for a parameter by itself; nil where none does.
  fileprivate func newSuggestions(for parameter: Parameter) -> String? {
    guard case .entity(let name) = parameter.type.element else { return nil }
    return newRecords.entity(name)?.defaultQuery.flatMap(newRecords.query)
      .flatMap { $0.offersSuggestions ? $0.typePath : nil }
  }
}
