import IntentComparison
import IntentSurface

extension Rule {
  static let translatedPhraseLost = Rule(
    id: "S12", name: "translated-phrase-lost", title: "Phrase lost in another language",
    effects: [.siriPhrases: .breaks], confidence: .mediumHigh, basis: .incident("2024-05"),
    explanation: """
      People say phrases in their own language, as translated in the app's `AppShortcuts` table. A phrase that was \
      removed from the table no longer works. The keys of the table are the phrases in the code: if a phrase is \
      reworded and its key is not, every other language loses that phrase, although the build succeeds.
      """,
    symptom: "Siri no longer recognizes the phrase in that language; a similar one may still be matched on iOS.",
    fix: """
      Keep the old translation next to the new one, and change the key in the table together with the phrase in the \
      code.
      """,
    evidence: [
      "WWDC22, session 10170, and WWDC23, session 10102: phrases are translated in a table that must "
        + "be named `AppShortcuts`.",
      "Source code of Xcode's build system: a key that no phrase uses causes a warning, a missing key does not.",
      "nightscout/Trio 35bd5d23: phrases were reworded, and French lost nine for a month.",
      "That a reworded phrase stops working is inferred: iOS also matches similar phrases.",
    ],
    judge: .removed(TranslatedPhrase.self, judge))

  private static func judge(_ loss: Loss<TranslatedPhrase>, _ comparison: Comparison) -> Judgement? {
    let intent = loss.old.intent
    let losses = comparison.differences(in: intent).lazy.compactMap { $0.loss(of: TranslatedPhrase.self) }
    // All are one finding, which the first of its platforms makes: there may be a thousand.
    guard losses.first(where: { $0.platforms == loss.platforms })?.subject == loss.subject else { return nil }
    let all = losses.map(\.old).filter { comparison.old.isLearned($0.phrase, for: intent) } as [TranslatedPhrase]
    // One provider that is gone is one cause, and a text without the app's name was never learned.
    guard !comparison.new.appShortcuts.isEmpty, !all.isEmpty else { return nil }
    let (before, now) = (UntranslatedTexts(comparison.old), UntranslatedTexts(comparison.new))
    let untranslated = all.filter(before.contains)
    let lost = all.filter { !before.contains($0) || !now.translates($0) }
    guard !lost.isEmpty else { return firstTranslations(of: untranslated, intent) }
    let known = Set(comparison.new.allShortcuts.flatMap(\.phrases))
    let deadKeys = Set(lost.map(\.key)).intersection(comparison.new.phraseTranslations.map(\.key)).sorted()
      .filter { !known.contains(Phrase($0)) }
    return Judgement(
      Subject(.appShortcut, intent), message(intent, lost, deadKeys), fix: fix(deadKeys),
      key: lost.map { "\($0.language) \($0.phrase.text)" }.sorted().joined(separator: "\n"))
  }

  private static func firstTranslations(of phrases: [TranslatedPhrase], _ intent: String) -> Judgement {
    let languages = Set(phrases.map(\.language)).sorted().sentenceList
    return Judgement(
      Subject(.appShortcut, intent),
      """
      In \(languages), the App Shortcut of \(intent) now has a translation; until now the table only repeated the \
      text in the code.
      """,
      effects: [.siriPhrases: .notes],
      symptom: "Siri answers to the translation. Hardly anybody used the untranslated text.",
      fix: Fix("Nothing to do."),
      key: phrases.map {
        "\($0.language) \($0.phrase.text)"
      }.sorted().joined(separator: "\n")
    )
  }

  private static func message(_ intent: String, _ lost: [TranslatedPhrase], _ deadKeys: [String]) -> String {
    let languages = Set(lost.map { "“\($0.language)”" }).sorted()
    let shown = lost.prefix(3).map { "“\($0.phrase.text)” (\($0.language))" }
    let rest = lost.count > 3 ? [" and \(lost.count - 3) more"] : []
    let cause =
      deadKeys.isEmpty
      ? "" : " The table still has \(lost.count == 1 ? "it" : "them") under a key that no longer matches a phrase."
    return
      "In the \(languages.count == 1 ? "language" : "languages") \(languages.sentenceList), Siri no longer answers "
      + "to these phrases for the App Shortcut of \(intent): "
      + shown.joined(separator: ", ") + rest.joined() + "." + cause
  }

  private static func fix(_ deadKeys: [String]) -> Fix? {
    guard let key = deadKeys.first else { return nil }
    return Fix(
      "Change the key “\(key)” in the AppShortcuts table to the new phrase, or keep the old phrase after the new ones.",
      code: Phrase(key).codeLine)
  }
}

extension Surface {
  /// The languages in which people can say something for the App Shortcuts of an intent.
  func spokenLanguages(of intent: String) -> [String] {
    Set(translatedPhrases.filter { $0.intent == intent }.map(\.language)).sorted()
  }

  /// That phrases in other languages go with an App Shortcut, as a sentence; nil where it has none.
  func lostTranslations(of intent: String) -> String? {
    let languages = spokenLanguages(of: intent)
    return languages.isEmpty ? nil : "Its phrases in \(languages.sentenceList) are lost too."
  }
}

/// What a surface says where nothing is translated, looked up once: a table may have thousands of texts.
private struct UntranslatedTexts {
  private struct Place: Hashable {
    let language: String
    let key: String
  }

  /// Of the code, and of its own table.
  private let languages: Set<String>
  private let heardByIntent: [String: Set<String>]
  private let heardByKey: [String: Set<String>]
  private let translations: [Place: [TranslatedPhrase]]

  init(_ surface: Surface) {
    let sources = surface.phraseTranslations.filter(\.isSource)
    languages = Set((sources.isEmpty ? ["en"] : sources.map(\.language)).map(Self.base))
    heardByIntent = Self.heard(surface.allShortcuts.map { ($0.intent, $0.phrases) })
    heardByKey = Self.heard(sources.map { ($0.key, $0.phrases) })
    translations = Dictionary(grouping: surface.translatedPhrases) { Place(language: $0.language, key: $0.key) }
  }

  /// Whether a text of another language than the code's only repeats what the code says, or its own table.
  ///
  /// The English of Australia is no other language than English.
  func contains(_ phrase: TranslatedPhrase) -> Bool {
    guard !languages.contains(Self.base(phrase.language)) else { return false }
    let heard = phrase.phrase.heard
    return heardByIntent[phrase.intent]?.contains(heard) == true || heardByKey[phrase.key]?.contains(heard) == true
  }

  /// Whether there is a translation for the key of a phrase, in the phrase's language.
  func translates(_ phrase: TranslatedPhrase) -> Bool {
    translations[Place(language: phrase.language, key: phrase.key)]?.contains { !contains($0) } == true
  }

  private static func heard(_ phrases: [(name: String, phrases: [Phrase])]) -> [String: Set<String>] {
    Dictionary(phrases.map { ($0.name, Set($0.phrases.map(\.heard))) }) { $0.union($1) }
  }

  private static func base(_ language: String) -> String {
    language.split { "-_".contains($0) }.first.map(String.init) ?? language
  }
}
