import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning

/// Puts back what people say for an App Shortcut in other languages.
enum KeepTranslatedPhrases {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let comparison = context.comparison
    let identifier = comparison.newIdentifier(of: .intent, finding.subject.owner)
    let lost = comparison.differences(in: finding.subject.owner)
      .compactMap { $0.loss(of: TranslatedPhrase.self)?.old }.filter(\.phrase.namesApplication)
      .map { underFirstPhrase($0, of: identifier, in: context) }
    guard !lost.isEmpty, let intent = comparison.newRecords.intent(identifier) else { return nil }
    let known = Set(comparison.new.allShortcuts.flatMap(\.phrases).map(\.text))
    let keys = Set(lost.map(\.key)).subtracting(known).sorted().map { Phrase($0) }
    guard let code = code(keys, for: intent, in: context) else { return nil }
    return Proposal(
      finding, .keepTranslations,
      cost: keys.isEmpty
        ? "Nothing: people can say either text." : "Nothing: people can say either phrase, in every language.",
      edits: code + (try table(lost, in: context)))
  }

  // A catalogue has the texts of all phrases of an App Shortcut under its first one.
  private static func underFirstPhrase(
    _ lost: TranslatedPhrase, of identifier: String, in context: ProposalContext
  ) -> TranslatedPhrase {
    let shortcuts = context.comparison.new.allShortcuts.filter { $0.intent == identifier }
    let own = shortcuts.first { $0.phrases.contains(Phrase(lost.key)) } ?? shortcuts.first
    guard let first = own?.phrases.first?.text, first != lost.key else { return lost }
    let tables = tables(in: context.new).filter { $0.catalogue != nil }
    guard !tables.contains(where: { $0.entry(lost.key) != nil }), tables.contains(where: { $0.entry(first) != nil })
    else { return lost }
    var moved = lost
    moved.key = first
    return moved
  }

  private static func tables(in code: CodeTree) -> [TextTableCode] {
    code.paths.filter(TextTableCode.hasPhrases).compactMap(code.table)
  }

  // The table finds its texts by the phrase in the code.
  private static func code(_ keys: [Phrase], for intent: Intent, in context: ProposalContext) -> [SourceEdit]? {
    keys.isEmpty ? [] : KeepPhrases.edits(keeping: keys, for: intent, in: context)
  }

  private static func table(
    _ lost: [TranslatedPhrase], in context: ProposalContext
  ) throws(Refusal) -> [SourceEdit] {
    let there = context.comparison.new.phraseTranslations
    let gone = lost.filter { phrase in
      !there.contains { $0.key == phrase.key && $0.language == phrase.language && $0.phrases.contains(phrase.phrase) }
    }
    let places = Dictionary(grouping: gone) { [$0.key, $0.language] }.sorted {
      $0.key.lexicographicallyPrecedes($1.key)
    }
    var after = context.new
    for (place, texts) in places {
      let edit = try edit(place[0], place[1], texts.map(\.phrase.text).sorted(), in: after)
      guard let next = after.applying([edit]) else { throw Refusal("\(edit.path) can't be edited.") }
      after = next
    }
    return after.changes(since: context.new).map(SourceEdit.init)
  }

  private static func edit(
    _ key: String, _ language: String, _ texts: [String], in code: CodeTree
  ) throws(Refusal) -> SourceEdit {
    let shown = texts.map { "“\($0)”" }.joined(separator: ", ")
    let tables = tables(in: code).filter { $0.holds(language) }
    // An app and its watch app may each have a table: it is the one that has the phrase.
    guard let table = tables.first(where: { $0.file.bytes.contains(text: key) }) ?? tables.first else {
      throw Refusal(
        """
        The table of phrases in \(language) was removed. Restore AppShortcuts.xcstrings, or \
        \(language).lproj/AppShortcuts.strings, from the shipped version, with \(shown).
        """)
    }
    guard let edit = table.adding(texts, for: key, in: language) else {
      throw Refusal(
        """
        \(table.file.path) has one text for each phrase. Move it to AppShortcuts.xcstrings, which allows several, \
        and add \(shown) after the new one.
        """)
    }
    return edit
  }
}

extension SourceEdit {
  /// A whole file in place of what it was.
  fileprivate init(_ change: FileChange) {
    let before = change.before ?? []
    self.init(
      path: change.path, range: 0..<before.count, expected: String(decoding: before, as: UTF8.self),
      replacement: String(decoding: change.after, as: UTF8.self))
  }
}
