import Foundation

/// Code before and after a change that a rule finds, and with the change made well, for its page.
package struct RuleExample: Hashable, Codable, Sendable {
  /// What it is written in, as Markdown names it.
  package enum Language: String, CaseIterable, Codable, Sendable {
    case swift
    /// A snapshot, for what shows in a build alone.
    case json
    /// A file of intent definitions, or a property list.
    case xml
    /// A file of build settings.
    case xcconfig
  }

  /// A file of one side: whole where it is Swift and not long, else what of it matters with what encloses it.
  package struct File: Hashable, Codable, Sendable {
    /// What it is written in.
    package var language: Language
    /// The path, where the example has several files; nil for the only one.
    package var name: String?
    /// The lines, without a line feed at the end.
    package var text: String

    /// - Parameters:
    ///   - language: what it is written in.
    ///   - name: the path, where there are several.
    ///   - text: the lines.
    package init(_ language: Language, _ name: String?, _ text: String) {
      self.language = language
      self.name = name
      self.text = text
    }
  }

  /// How the change is made so that the rule has nothing to say.
  package enum Fixed: Hashable, Codable, Sendable {
    /// Other code.
    case code([File])
    /// The code from before the change.
    case asBefore
    /// Nothing is wrong with the code after the change: the rule tells of it.
    case nothingToFix
  }

  /// Files that all sides share, where nothing else shows the Swift code that the change is about.
  package var unchanged: [File]
  /// The files before the change; empty where nothing of it is on this side.
  package var before: [File]
  /// The files after it.
  package var after: [File]
  /// The files with the change made well.
  package var fixed: Fixed

  /// - Parameters:
  ///   - before: the files before the change.
  ///   - after: the files after it.
  ///   - fixed: the files with the change made well.
  ///   - unchanged: files that all sides share.
  package init(before: [File], after: [File], fixed: Fixed, unchanged: [File] = []) {
    self.before = before
    self.after = after
    self.fixed = fixed
    self.unchanged = unchanged
  }

  /// Every file of it, in the order of the page.
  package var files: [File] {
    if case .code(let files) = fixed { return unchanged + before + after + files }
    return unchanged + before + after
  }

  /// What a rule finds in its pair of versions under `Tests/Fixtures/Rules`; nil for an id that no rule has.
  package static func ofRule(_ id: String) -> RuleExample? { all[id] }

  /// By the rule's id, as `RECORD_GOLDEN=1 swift test --filter RulePageTests` writes them from the pairs.
  private static let all =
    (try? JSONDecoder().decode([String: RuleExample].self, from: Data(PackageResources.examples_json))) ?? [:]
}
