import Foundation
import IntentRules
import RuleExamples
import TestSupport

/// The example of a rule, as its pairs of versions under `Tests/Fixtures/Rules` show it.
enum PairExample {
  private typealias Files = [String: [String]]

  /// What the pair with a fixed side shows; where nothing is to be fixed, the pair that bears the rule's name alone.
  static func find(_ rule: Rule) throws -> RuleExample? {
    let root = Fixtures.root.appending(path: "Rules")
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { $0.hasPrefix("\(rule.id)-") }.sorted()
    let name = "\(rule.id)-\(rule.name)"
    let folders = (names.filter { $0 == name } + names.filter { $0 != name }).map { root.appending(path: $0) }
    return try folders.first(where: hasFixedSide).map(example) ?? folders.first.map(example)
  }

  static func hasFixedSide(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "fixed").path)
  }

  private static func example(in folder: URL) throws -> RuleExample {
    let old = try files(in: folder.appending(path: "old"))
    let new = try files(in: folder.appending(path: "new"))
    let fixed = hasFixedSide(folder) ? try files(in: folder.appending(path: "fixed")) : nil
    let sides = [old, new, fixed ?? new]
    let all = Set(sides.flatMap(\.keys)).filter { language(of: $0) != nil }
    var changed = all.filter { path in sides.contains { $0[path] != old[path] } }.sorted()
    let hasSwift = changed.contains { $0.hasSuffix(".swift") }
    // A snapshot stands for what the code beside it becomes.
    if hasSwift { changed.removeAll { $0.hasSuffix(".json") } }
    let isNamed = changed.count > 1 || !hasSwift || sides.contains { side in changed.contains { side[$0] == nil } }
    func side(_ files: Files, _ other: Files) -> [RuleExample.File] {
      changed.compactMap { path in file(path, files[path], other[path] ?? [], isNamed) }
    }
    // Code explains a table beside it and code that is new, and a table of phrases the code.
    let isNewCode = !changed.contains { $0.hasSuffix(".swift") && old[$0] != nil }
    let endings = (hasSwift ? [".xcstrings"] : []) + (isNewCode ? [".swift"] : [])
    let unchanged = all.filter { path in endings.contains(where: path.hasSuffix) && !changed.contains(path) }.sorted()
    return RuleExample(
      before: side(old, new), after: side(new, old),
      fixed: fixed.map { $0 == old ? .asBefore : .code(side($0, new)) } ?? .nothingToFix,
      unchanged: unchanged.compactMap { file($0, old[$0], [], true) })
  }

  private static func language(of path: String) -> RuleExample.Language? {
    let endings: [(String, RuleExample.Language)] = [
      (".swift", .swift), (".json", .json), (".xcstrings", .json), (".intentdefinition", .xml), (".plist", .xml),
      (".xcconfig", .xcconfig),
    ]
    return endings.first { path.hasSuffix($0.0) }?.1
  }

  private static func files(in folder: URL) throws -> Files {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).reduce(into: [:]) { files, name in
      let url = folder.appending(path: name)
      guard !url.hasDirectoryPath, let data = try? Data(contentsOf: url) else { return }
      var lines = String(decoding: data, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map { String($0.replacing("\t", with: "  ")) }
      while lines.last?.isEmpty == true { lines.removeLast() }
      files[name] = lines
    }
  }

  // MARK: Text

  /// Swift that is not long is shown whole, so that it can be copied and run.
  private static let wholeLines = 64
  /// So is a short list; more of a property list or a definition hides the point.
  private static let listLines = 24

  private static func file(
    _ path: String, _ lines: [String]?, _ other: [String], _ isNamed: Bool
  ) -> RuleExample.File? {
    guard let lines, let language = language(of: path) else { return nil }
    // A definition that is there as a whole or not at all says little; the Swift code beside it does.
    if language == .xml, other.isEmpty { return nil }
    let text: String
    if lines.count <= (language == .swift ? wholeLines : listLines) {
      text = lines.joined(separator: "\n")
    } else {
      text = clipped(excerpt(lines, other, gap: language == .swift ? "// …" : "…"), language)
    }
    return text.isEmpty ? nil : RuleExample.File(language, isNamed ? path : nil, text)
  }

  private static func clipped(_ text: String, _ language: RuleExample.Language) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard language != .swift, lines.count > listLines else { return text }
    return lines.prefix(listLines).joined(separator: "\n") + "\n…"
  }

  private static func excerpt(_ lines: [String], _ other: [String], gap: String) -> String {
    let difference = lines.difference(from: other)
    let own = Set(difference.insertions.map(offset))
    let others = Set(difference.removals.map(offset))
    return CodeExcerpt(lines, changed: own, places: places(others, other.count, own), gap: gap).text
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
}
