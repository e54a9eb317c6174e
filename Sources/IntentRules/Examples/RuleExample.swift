/// Code before and after a change that a rule finds, for its page.
package struct RuleExample: Hashable, Sendable {
  /// What it is written in, as Markdown names it.
  package enum Language: String, CaseIterable, Sendable {
    case swift
    /// A snapshot, for what shows in a build alone.
    case json
    /// A file of intent definitions, or a property list.
    case xml
  }

  /// The language, as in `de` or `pt-BR`.
  package var language: Language
  /// What of the code matters, with what encloses it; empty where nothing of it is on this side.
  package var before: String
  /// The bytes after the edit.
  package var after: String

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ language: Language, before: String, after: String) {
    self.language = language
    self.before = before
    self.after = after
  }

  /// Those of all groups, by the rule's id.
  fileprivate static let all: [String: RuleExample] = [
    intents, parameters, entities, enums, appShortcuts, widgets, packaging, schemas, legacy,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}

extension Rule {
  /// What the rule finds in its pair of versions under `Tests/Fixtures/Rules`.
  package var example: RuleExample? { RuleExample.all[id] }
}
