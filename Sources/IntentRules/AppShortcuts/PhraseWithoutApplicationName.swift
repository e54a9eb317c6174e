import IntentSurface

extension Rule {
  static let phraseWithoutApplicationName = Rule(
    id: "S05", name: "phrase-without-application-name", title: "Phrase does not name the app",
    effects: [.siriPhrases: .breaks], confidence: .high, basis: .incident("2026-08"),
    explanation: """
      Every phrase must contain the app's name, as the token `\\(.applicationName)`. If the app has a table of \
      translated phrases, Xcode checks the phrases and stops the build; otherwise a phrase without the name is \
      silently left out of Siri's index. In Swift code, `${applicationName}` is plain text, not the token.
      """,
    symptom: "Siri never recognizes the phrase, or the build stops with an error.",
    fix: "Put `\\(.applicationName)` into the phrase.",
    evidence: [
      "Apple documentation, `AppShortcut`: a phrase includes the application name token.",
      "WWDC23, session 10102: every phrase names the app.",
      "The open source of Xcode's build system: a phrase without the name is an “Invalid Utterance” error.",
      "flipperdevices/Flipper-iOS-App#272: a phrase without the name stopped the build.",
      "ruddarr/app v1.1.0 shipped two phrases without the name; it has no table of translated phrases.",
      "muhiro12/Incomes had the token as plain text in localized phrases.",
      "buresdv/Cork#476: a token that is plain text in a literal passes Xcode's check.",
    ],
    judge: .lint { surface in
      surface.allShortcuts.flatMap { shortcut in
        shortcut.phrases.filter { !$0.namesApplication }.map { judgement($0, of: shortcut.intent) }
      }
    })
}

private func judgement(_ phrase: Phrase, of intent: String) -> Judgement {
  let isTyped = phrase.text.contains("\\${applicationName}")
  let message =
    isTyped
    ? "“\(phrase.text)” has the app's name typed as text: in Swift the token is \\(.applicationName)."
    : "“\(phrase.text)” does not contain \\(.applicationName), so Siri never learns it."
  let repaired =
    isTyped
    ? Phrase(phrase.text.replacing("\\${applicationName}", with: "${applicationName}"))
    : Phrase("\(phrase.text) in ${applicationName}")
  return Judgement(
    Subject(.phrase, intent, phrase.text), message, fix: Fix("Name the app by its token.", code: repaired.codeLine))
}
