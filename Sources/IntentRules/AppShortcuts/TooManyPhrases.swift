import IntentSurface

extension Rule {
  static let tooManyPhrases = Rule(
    id: "S04", name: "too-many-phrases", title: "More than a thousand phrases",
    effects: [.siriPhrases: .degrades], confidence: .mediumHigh, basis: .apple("2023-06"),
    explanation: """
      The system uses at most a thousand phrases of an app and ignores the rest. A phrase with a parameter counts once \
      for each value. The values of entities are known only at run time, so this rule counts an entity \
      parameter as one value.
      """,
    symptom: "Some phrases, usually those of the last App Shortcuts, are never recognized.",
    fix: "Write fewer phrases with a parameter, or offer fewer values.",
    evidence: ["WWDC23, session 10102: a thousand phrases in all, with their parameters filled in."],
    judge: .lint { surface in
      surface.appShortcuts.compactMap { provider in
        let count = provider.shortcuts.reduce(0) { $0 + surface.expandedPhrases(of: $1) }
        guard count > 1000 else { return nil }
        return Judgement(
          Subject(.appShortcutsProvider, provider.identifier),
          "\(provider.typePath) has at least \(count) phrases once parameters are filled in; the limit is 1,000.")
      }
    })
}

extension Surface {
  /// How many phrases the system makes of an App Shortcut, an entity parameter counted as one value.
  fileprivate func expandedPhrases(of shortcut: AppShortcut) -> Int {
    let intent = intents.first { $0.identifier == shortcut.intent }
    return shortcut.phrases.reduce(0) { sum, phrase in
      sum
        + phrase.parameters.reduce(1) { product, name in
          guard case .enum(let identifier)? = intent?.parameter(name)?.type.element,
            let appEnum = enums.first(where: { $0.identifier == identifier })
          else { return product }
          return product * max(1, appEnum.cases.count)
        }
    }
  }
}
