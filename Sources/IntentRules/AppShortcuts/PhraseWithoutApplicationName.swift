import IntentSurface

extension Rule {
  static let phraseWithoutApplicationName = Rule(
    id: "S05", name: "phrase-without-application-name", title: "Phrase does not name the app",
    effects: [.siriPhrases: .breaks], confidence: .high,
    explanation: """
      Every phrase must contain the app's name, as the token `\\(.applicationName)`. If the app has a table of \
      translated phrases, Xcode's check of it stops the build; otherwise a phrase without the name is silently left out \
      of Siri's index. `${applicationName}`, typed into a localized text, is plain text, not the token.
      """,
    symptom: "Siri never recognises the phrase, or the build stops at it.",
    fix: "Put `\\(.applicationName)` into the phrase.",
    evidence: [
      "Apple documentation, `AppShortcut`: a phrase includes the application name token.",
      "WWDC23, session 10102: every phrase names the app.",
      "The open source of Xcode's build system: an “Invalid Utterance” without the name is an error of that check.",
      "ruddarr/app v1.1.0 shipped two such phrases, without a table.",
      "muhiro12/Incomes had the token typed as text in localized phrases.",
      "buresdv/Cork#476: typed into a literal, the token passes the build's check of phrases.",
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
