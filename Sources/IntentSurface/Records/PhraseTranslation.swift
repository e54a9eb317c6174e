/// What people say in one language for a phrase of the code: an entry of an `AppShortcuts` table.
///
/// In a string catalogue one entry stands for all phrases of an App Shortcut, under its first one, and has any number of
/// texts in each language; in a `.strings` file each phrase has one. An entry whose key is no phrase of the code says
/// nothing to anybody, and a build passes it with a warning at most.
package struct PhraseTranslation: Codable, Hashable, Sendable {
  /// The phrase of the code, `Add Book in ${applicationName}`.
  package var key: String
  /// `de`, `zh-Hans`.
  package var language: String
  /// Sorted, each once.
  package var phrases: [Phrase]
  /// Whether it repeats, in the language of the code, what the code says.
  @Omitted package var isSource: Bool

  /// Makes one from what is always known of it; the rest has its default.
  package init(key: String, language: String, phrases: [Phrase], isSource: Bool = false) {
    self.key = key
    self.language = language
    self.phrases = phrases.sorted { $0.text < $1.text }
    self.isSource = isSource
  }
}

/// One text that runs an App Shortcut in one language.
package struct TranslatedPhrase: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .translatedPhrase, visibility: .otherFiles(),
    renamed: "A reworded text is one that left and one that joined.")

  /// The effective identifier of the intent that it runs.
  package var intent: String
  /// The language, as in `de` or `pt-BR`.
  package var language: String
  /// The phrase in that language.
  package var phrase: Phrase
  /// The phrase of the code under which the table has it.
  package var key: String

  /// Tells it from the others of its intent: `de: Buch in ${applicationName} anlegen`.
  package var name: String { "\(language): \(phrase.text)" }
}

extension Surface {
  /// Every text in another language than the code's that runs an App Shortcut.
  ///
  /// An entry counts where its key is some phrase of the code; one of a key that no phrase has any more is dead.
  package var translatedPhrases: [TranslatedPhrase] {
    guard !phraseTranslations.isEmpty else { return [] }
    let intents = intentsByPhrase
    return phraseTranslations.flatMap { translation -> [TranslatedPhrase] in
      guard let intent = intents[translation.key] else { return [] }
      return translation.phrases.filter { !translation.isSource || intents[$0.text] == nil }.map {
        TranslatedPhrase(intent: intent, language: translation.language, phrase: $0, key: translation.key)
      }
    }
  }

  /// The phrases of the code in place of which a table says something else in the code's own language, in the order of the
  /// table.
  package var replacedPhrases: [TranslatedPhrase] {
    let sources = phraseTranslations.filter { $0.isSource && !$0.phrases.isEmpty }
    guard !sources.isEmpty else { return [] }
    let intents = intentsByPhrase
    return sources.compactMap { source in
      let phrase = Phrase(source.key)
      guard let intent = intents[source.key], !source.phrases.contains(where: { $0.heard == phrase.heard }) else {
        return nil
      }
      return TranslatedPhrase(intent: intent, language: source.language, phrase: phrase, key: source.key)
    }
  }

  private var intentsByPhrase: [String: String] {
    Dictionary(
      allShortcuts.flatMap { shortcut in shortcut.phrases.map { ($0.text, shortcut.intent) } },
      uniquingKeysWith: { first, _ in first })
  }
}

extension Phrase {
  /// The text as it is heard: without case, spaces and what ends a sentence.
  package var heard: String {
    if let plain = Self.heard(plain: text) { return plain }
    var words = text.lowercased().filter { !$0.isWhitespace && $0 != "\u{AD}" && $0 != "\u{200B}" }
    while let last = words.last, Self.ends.contains(last) { words.removeLast() }
    return words
  }

  // Most phrases are plain letters, of which no Unicode tables need to be asked.
  private static func heard(plain text: String) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case 0x80...: return nil
      case 0x09...0x0D, 0x20: continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      default: bytes.append(byte)
      }
    }
    while let last = bytes.last, [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(last) {
      bytes.removeLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
}
