import IntentComparison
import IntentSurface

extension Rule {
  static let intentTextsChanged = Rule(
    id: "I27", name: "intent-texts-changed", title: "Title, description or keywords of an intent changed",
    effects: [.discovery: .notes], confidence: .high, basis: .measured("2026-11"),
    explanation: """
      Title, description, category and keywords are shown and searched, but never stored. Saved shortcuts run as \
      before. People find the action under a different name.
      """,
    symptom: "The action has a different title, or a different place in the Shortcuts app.",
    fix: "Nothing. If people know the old title, add it to the search keywords.",
    evidence: [
      "Apple's App Intents skill for Xcode 27: a title does not identify an intent",
      "Shared shortcut files do not store the title of the intent as a key",
    ],
    judge: .changed(Intent.self, .title, .summary, .category, .searchKeywords) { pair, comparison in
      let texts = comparison.names(of: texts, changedIn: pair.subject)
      return Judgement(pair.subject, "\(pair.new.label) has a new \(texts).")
    })

  private static let texts: [Aspect: String] = [
    .title: "title", .summary: "description", .category: "category", .searchKeywords: "set of search keywords",
  ]
}
