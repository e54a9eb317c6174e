import IntentSurface

extension Rule {
  static let tooManyAppShortcuts = Rule(
    id: "S03", name: "too-many-app-shortcuts", title: "More than ten App Shortcuts",
    effects: [.siriPhrases: .breaks, .discovery: .hides], confidence: .high, basis: .apple("2023-06"),
    explanation: """
      An app can have at most ten App Shortcuts. With more, the build usually fails; older Xcode versions built the \
      app without the extra ones.
      """,
    symptom: "The build fails, or some App Shortcuts are missing without a message.",
    fix: "Keep the ten that people use most. The other actions stay available in the Shortcuts app.",
    evidence: [
      "WWDC23, session 10102: at most ten App Shortcuts.",
      "Apple developer forums, thread 710816: an app with more does not build.",
    ],
    judge: .lint { surface in
      surface.appShortcuts.filter { $0.shortcuts.count > 10 }.map { provider in
        Judgement(
          Subject(.appShortcutsProvider, provider.identifier),
          "\(provider.typePath) has \(provider.shortcuts.count) App Shortcuts; an app may have at most ten.")
      }
    })
}
