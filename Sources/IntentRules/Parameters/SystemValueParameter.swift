import IntentComparison
import IntentSurface

extension Rule {
  static let systemValueParameter = Rule(
    id: "P15", name: "system-value-parameter", title: "Parameter type that disables App Shortcut phrases",
    effects: [.siriPhrases: .breaks], confidence: .medium, basis: .measured("2026-08"),
    explanation: """
      If an intent with an App Shortcut has a `PlaceDescriptor` parameter, the build does not create the language \
      assets that iOS needs to understand reworded phrases. The whole target loses them, and the build succeeds \
      without a warning. Other system types, such as a link, a sound or a photo, have not been tested.
      """,
    symptom: "The app's phrases stop working with Siri, although they are still declared.",
    fix: "Use another type, or move the parameter to an intent without an App Shortcut.",
    evidence: [
      "Measured with Xcode 26.6 and 27.0 for `PlaceDescriptor` (touyou/IntentTodo, 2026-08-28; FB24548956)",
      "For the other types, this is inferred.",
    ],
    judge: .addedEach(Parameter.self) { gain, comparison in
      judgements([gain.new], of: gain.newOwner, in: comparison.new)
    },
    .changedEach(Parameter.self, .type) { pair, comparison in
      judgements([pair.new], of: pair.newOwner, in: comparison.new)
    },
    .addedEach(AppShortcut.self) { gain, comparison in
      guard let intent = comparison.newRecords.intent(gain.new.intent) else { return [] }
      return judgements(intent.parameters, of: intent, in: comparison.new)
    })

  private static func judgements(_ parameters: [Parameter], of intent: Intent, in surface: Surface) -> [Judgement] {
    guard surface.hasAppShortcut(for: intent.identifier) else { return [] }
    return parameters.filter { isSystemValue($0.type) }.map { parameter in
      let isMeasured = parameter.type.element.spelling.hasSuffix("PlaceDescriptor")
      return Judgement(
        Subject(.parameter, intent.identifier, parameter.name),
        """
        The parameter `\(parameter.name)` of \(intent.label) is a `\(parameter.type.element.spelling)` and the intent \
        has an App Shortcut; all phrases of the target \(isMeasured ? "lose" : "may lose") their language assets.
        """, effects: isMeasured ? nil : [.siriPhrases: .degrades], confidence: isMeasured ? nil : .lowMedium)
    }
  }

  private static func isSystemValue(_ type: ValueType) -> Bool {
    let name = type.element.spelling.lastNameComponent
    return ["PlaceDescriptor", "LinkMetadata", "AudioSearch", "PHAsset"].contains(name)
  }
}
