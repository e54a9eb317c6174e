package import IntentSurface

extension Rule {
  static let phraseParameterNotSpeakable = Rule(
    id: "S06", name: "phrase-parameter-not-speakable", title: "Phrase contains a parameter that can't be spoken",
    effects: [.siriPhrases: .breaks], confidence: .medium, basis: .measured("2026-09"),
    explanation: """
      A parameter in a phrase must be an app entity or app enum, because Siri creates one phrase for each known value. \
      With a string, number or date, the build fails or the phrase is dropped.
      """,
    symptom: "The build fails, or Siri never recognizes the phrase.",
    fix: "Use only entity and enum parameters in phrases; Siri asks for the others.",
    evidence: [
      "Apple documentation, `AppShortcut`: parameters in phrases are entities and enums.",
      "touyou/IntentTodo, notes on App Intents: which parameters phrases accept.",
    ],
    judge: .lint { surface in
      surface.allShortcuts.flatMap { shortcut -> [Judgement] in
        guard let intent = surface.intents.first(where: { $0.identifier == shortcut.intent }) else { return [] }
        return shortcut.phrases.flatMap { phrase in
          phrase.parameters.compactMap { intent.parameter($0) }.filter { !$0.type.isSpeakable }
            .map { judgement(phrase, $0, of: intent) }
        }
      }
    })
}

private func judgement(_ phrase: Phrase, _ parameter: Parameter, of intent: Intent) -> Judgement {
  Judgement(
    Subject(.phrase, intent.identifier, phrase.text),
    "“\(phrase.text)” contains \(parameter.name), which is \(parameter.type.spelling), neither an entity nor an enum.",
    key: parameter.name)
}

extension Surface {
  /// Whether Siri can learn a phrase that runs an intent, or a translation of it: it names the app, and no parameter
  /// whose values Siri can't know beforehand.
  package func isLearned(_ phrase: Phrase, for intent: String) -> Bool {
    guard phrase.namesApplication else { return false }
    guard let record = intents.first(where: { $0.identifier == intent }) else { return true }
    return phrase.parameters.allSatisfy { record.parameter($0)?.type.isSpeakable ?? true }
  }
}

extension ValueType {
  /// Whether Siri can know its values beforehand; a type that was not classified may be one of them.
  fileprivate var isSpeakable: Bool {
    switch element {
    case .entity, .enum, .unknown: true
    default: false
    }
  }
}
