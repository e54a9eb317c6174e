import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let requiredParameterAdded = Rule(
    id: "P13", name: "required-parameter-added", title: "New required parameter without a default",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .measured("2026-09"),
    explanation: """
      No saved shortcut has a value for the new parameter, so each one stops and asks, and fails if nobody can answer. \
      The same happens with App Shortcuts, and with the app's own buttons if they create the intent without the value. \
      For a Boolean this is less certain: a missing value may count as off. In a widget, an entity parameter takes the \
      `defaultResult()` of its query.
      """,
    symptom: "“What is …?” in the middle of a run; automations, widget buttons and phrases fail.",
    fix: "Make the new parameter optional, or give it a default that does what the action did before.",
    evidence: [
      "Measured (touyou/IntentTodo, 2026-09-12): runs stop and ask for the value until a default is given",
      "Apple's App Intents skill for Xcode 27: adding optional parameters is the safe change",
    ],
    judge: .added(Parameter.self) { gain, comparison in
      let (parameter, intent) = (gain.new, gain.newOwner)
      guard let old = gain.oldOwner, parameter.isRequired,
        // A control that can't ask is a trap of its own, W06.
        !intent.conforms(to: .controlConfigurationIntent),
        !(intent.isConfiguration && comparison.new.hasDefaultResult(for: parameter))
      else { return nil }
      let isDoubtful =
        parameter.type == .primitive("Bool") || intent.isConfiguration && parameter.type.element.isEntity
      return Judgement(
        gain.subject, message(parameter, old, intent, in: comparison.new),
        effects: effects(old, intent, parameter, in: comparison), confidence: isDoubtful ? .medium : nil,
        fix: Fix(
          "Make `\(parameter.name)` optional, or give it a default.",
          code: IntentCode.declaration(of: parameter, isOptional: true).joined(separator: "\n")))
    })

  private static func effects(
    _ old: Intent, _ new: Intent, _ parameter: Parameter, in comparison: Comparison
  ) -> [Audience: Effect] {
    var effects = old.savedEffects(.breaks)
    let unset = comparison.new.hasAppShortcut(for: new.identifier, without: parameter)
    if unset, comparison.old.hasAppShortcut(for: old.identifier) { effects[.siriPhrases] = .degrades }
    return effects
  }

  private static func message(_ parameter: Parameter, _ old: Intent, _ intent: Intent, in surface: Surface) -> String {
    let users = [
      surface.hasAppShortcut(for: intent.identifier) ? "its App Shortcut" : nil,
      intent.isUsedByButton ? "the app's buttons that run it" : nil,
    ].compactMap { $0 }
    let addition = """
      The new parameter `\(parameter.name)` of \(intent.label) is required and has no default; existing shortcuts have \
      no value for it.
      """
    let others = users.isEmpty ? nil : "This also affects \(users.joined(separator: " and "))."
    return [addition, others, old.softening].compactMap { $0 }.joined(separator: " ")
  }
}

extension Surface {
  /// Whether the options of a parameter, or the query of its entity, have a value for whoever chose none.
  fileprivate func hasDefaultResult(for parameter: Parameter) -> Bool {
    guard case .entity(let identifier) = parameter.type.element else { return false }
    let entity = entities.first { $0.identifier == identifier }
    let names = [parameter.optionsProvider, entity?.defaultQuery].compactMap { $0 }
    return queries.contains { names.contains($0.identifier) && $0.hasDefaultResult }
  }
}

extension ValueType {
  /// Whether it is one of the app's entities.
  fileprivate var isEntity: Bool {
    if case .entity = self { true } else { false }
  }
}
