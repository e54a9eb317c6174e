import Foundation
import IntentRules
import TestSupport

/// The example of a rule, as its pairs of versions under `Tests/Fixtures/Rules` show it.
enum PairExample {
  /// What the first pair of a rule changes; one in Swift is preferred, and the one that bears the rule's name alone.
  static func find(_ rule: Rule) throws -> RuleExample? {
    let root = Fixtures.root.appending(path: "Rules")
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { $0.hasPrefix("\(rule.id)-") }.sorted()
    let name = "\(rule.id)-\(rule.name)"
    let examples = try (names.filter { $0 == name } + names.filter { $0 != name })
      .compactMap { try example(in: root.appending(path: $0)) }
    return examples.first { $0.language == .swift } ?? examples.first
  }

  private static func example(in folder: URL) throws -> RuleExample? {
    let old = try files(in: folder.appending(path: "old"))
    let new = try files(in: folder.appending(path: "new"))
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
    for (ending, language) in [
      ("swift", RuleExample.Language.swift), ("json", .json), ("intentdefinition", .xml), ("plist", .xml),
    ] {
      let names = changed.filter { $0.hasSuffix(".\(ending)") }
      guard !names.isEmpty else { continue }
      let sides = names.map { excerpts(old[$0] ?? [], new[$0] ?? []) }
      let isNamed = names.count > 1 || old[names[0]] == nil || new[names[0]] == nil
      let files = isNamed ? names : []
      return RuleExample(
        language, before: joined(sides.map(\.old), files), after: joined(sides.map(\.new), files))
    }
    return nil
  }

  private static func files(in folder: URL) throws -> [String: [String]] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).reduce(into: [:]) { files, name in
      let url = folder.appending(path: name)
      guard !url.hasDirectoryPath, let data = try? Data(contentsOf: url) else { return }
      files[name] = String(decoding: data, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map { String($0.replacing("\t", with: "  ")) }
    }
  }

  private static func excerpts(_ old: [String], _ new: [String]) -> (old: String, new: String) {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(offset))
    let added = Set(difference.insertions.map(offset))
    return (
      CodeExcerpt(old, changed: removed, places: places(added, new.count, removed)).text,
      CodeExcerpt(new, changed: added, places: places(removed, old.count, added)).text
    )
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Where on this side the lines of the other side would stand: the number of common lines before them, and of its own.
  private static func places(_ others: Set<Int>, _ count: Int, _ own: Set<Int>) -> [Int] {
    var places: Set<Int> = []
    var position = 0
    for line in 0..<count {
      while own.contains(position) { position += 1 }
      if others.contains(line) { places.insert(position) } else { position += 1 }
    }
    return places.sorted()
  }

  /// Several files in one text, each under its name.
  private static func joined(_ texts: [String], _ names: [String]) -> String {
    let parts = names.isEmpty ? texts : zip(names, texts).map { $1.isEmpty ? "" : "// \($0)\n\($1)" }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
