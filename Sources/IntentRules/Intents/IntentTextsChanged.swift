import IntentComparison
import IntentSurface

extension Rule {
  static let intentTextsChanged = Rule(
    id: "I27", name: "intent-texts-changed", title: "Texts of an intent changed",
    effects: [.discovery: .notes], confidence: .high,
    explanation: """
      Title, description, category and keywords are shown and searched, but never stored. Saved shortcuts run as \
      before. People find the action under another name.
      """,
    symptom: "The action has another title, or another place in the list of the Shortcuts app.",
    fix: "Nothing to do. Keep the old title among the search keywords if people know it.",
    evidence: [
      "Apple's App Intents guidance for coding assistants in Xcode 27: a title is not an identity",
      "Real .shortcut files do not store the title of the intent as a key",
    ],
    judge: .changed(Intent.self, .title, .summary, .category, .searchKeywords) { pair, comparison in
      let texts = comparison.names(of: texts, changedIn: pair.subject)
      return [Judgement(pair.subject, "\(pair.new.label) has a new \(texts).")]
    })

  private static let texts: [Aspect: String] = [
    .title: "title", .summary: "description", .category: "category", .searchKeywords: "set of search keywords",
  ]
}
