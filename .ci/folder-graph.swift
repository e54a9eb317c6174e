// Holds the folders of each target to one direction: no two of them may need each other, however far around.
//
//   .ci/folder-graph [TARGET]      with a target, shows which folder needs which and why
//
// A folder needs another where its code names a type that only the other declares. Names are compared as words, without
// comments and texts: whoever names a type is seen, whoever only calls a member of an extension is not. SwiftPM itself
// holds the targets to one direction.
import Foundation

/// Targets whose folders still need each other. They get fewer; none may come.
let notYetSplit: Set<String> = ["IntentMigration", "IntentReading", "IntentReports", "IntentRules", "IntentSurface"]

/// The words of Swift code, without those in comments and texts; those between `\(` and `)` in a text are code.
struct Words {
  private var words: [String] = []
  private var word: [UInt8] = []
  /// The texts that are open, with the brackets that are open in their code; the quotation mark is three for texts of
  /// several lines.
  private var texts: [(quotes: Int, brackets: Int)] = []

  static func all(in code: String) -> [String] {
    var reader = Words()
    reader.read(Array(code.utf8))
    return reader.words
  }

  private mutating func read(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if let text = texts.last, text.brackets == 0 {
        index += readText(rest, quotes: text.quotes)
      } else {
        index += readCode(rest)
      }
    }
    endWord()
  }

  private mutating func readText(_ rest: ArraySlice<UInt8>, quotes: Int) -> Int {
    if rest.starts(with: Array(repeating: UInt8(ascii: "\""), count: quotes)) {
      texts.removeLast()
      return quotes
    }
    guard rest.first == UInt8(ascii: "\\") else { return 1 }
    if rest.dropFirst().first == UInt8(ascii: "(") { texts[texts.count - 1].brackets = 1 }
    return 2
  }

  private mutating func readCode(_ rest: ArraySlice<UInt8>) -> Int {
    guard let byte = rest.first else { return 1 }
    if Self.isInWord(byte) {
      word.append(byte)
      return 1
    }
    endWord()
    switch byte {
    case UInt8(ascii: "/") where rest.starts(with: "//".utf8): return rest.prefix { $0 != UInt8(ascii: "\n") }.count
    case UInt8(ascii: "\""):
      let quotes = rest.starts(with: #"""""#.utf8) ? 3 : 1
      texts.append((quotes, 0))
      return quotes
    case UInt8(ascii: "("): if !texts.isEmpty { texts[texts.count - 1].brackets += 1 }
    case UInt8(ascii: ")"): if !texts.isEmpty { texts[texts.count - 1].brackets -= 1 }
    // Types of others start at the beginning of a line.
    case UInt8(ascii: "\n"): words.append("\n")
    case UInt8(ascii: " ") where words.last == "\n": words.append(" ")
    default: break
    }
    return 1
  }

  private mutating func endWord() {
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    word = []
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: byte >= 0x80
    }
  }
}

/// What a folder's code declares for other folders, and which types it names.
struct Folder {
  var declared: Set<String> = []
  var named: Set<String> = []

  private static let kinds: Set<String> = ["struct", "enum", "class", "actor", "protocol", "typealias"]
  private static let modifiers: Set<String> = ["package", "public", "internal", "final", "indirect", "Suite", "main"]

  mutating func add(_ code: String) {
    for line in Words.all(in: code).split(separator: "\n") where line.first != " " {
      let words = line.drop(while: Self.modifiers.contains)
      guard let kind = words.first, Self.kinds.contains(kind), let name = words.dropFirst().first else { continue }
      declared.insert(name)
    }
    named.formUnion(Words.all(in: code).filter { $0.first?.isUppercase == true })
  }
}

/// The folders of a target by their paths below it. What lies beside the folders counts by file, since some of it is
/// below them and some above.
func folders(of target: URL) -> [String: Folder] {
  let start = target.standardizedFileURL.path.count + 1
  var folders: [String: Folder] = [:]
  for case let file as URL in FileManager.default.enumerator(at: target, includingPropertiesForKeys: nil) ?? .init()
  where file.pathExtension == "swift" {
    let path = file.standardizedFileURL.path.dropFirst(start)
    let name = path.lastIndex(of: "/").map { path[..<$0] } ?? path
    folders[String(name), default: Folder()].add((try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }
  return folders
}

/// Which folder needs which, with the names it needs.
func needs(among folders: [String: Folder]) -> [String: [String: [String]]] {
  var homes: [String: [String]] = [:]
  for (path, folder) in folders {
    for name in folder.declared { homes[name, default: []].append(path) }
  }
  return folders.mapValues { folder in
    let others = folder.named.subtracting(folder.declared).filter { homes[$0]?.count == 1 }
    return Dictionary(grouping: others.sorted()) { homes[$0]?.first ?? "" }
  }
}

/// The shortest way from a folder through others back to it.
func cycle(from start: String, in needs: [String: [String: [String]]]) -> [String]? {
  var ways = [[start]]
  var seen: Set<String> = []
  while !ways.isEmpty {
    let way = ways.removeFirst()
    for next in (needs[way.last ?? ""] ?? [:]).keys.sorted() {
      if next == start { return way + [start] }
      if seen.insert(next).inserted { ways.append(way + [next]) }
    }
  }
  return nil
}

func problem(of target: String, _ needs: [String: [String: [String]]]) -> String? {
  // Files beside each other may need each other, as those of one folder may.
  let paths = needs.keys.filter { !$0.hasSuffix(".swift") }.sorted()
  let cycles = paths.compactMap { cycle(from: $0, in: needs) }
  // The shortest is the one to mend first; the others mostly go with it.
  guard let way = cycles.min(by: { ($0.count, $0.joined()) < ($1.count, $1.joined()) }) else {
    return notYetSplit.contains(target)
      ? "Sources/\(target) has no cycle any more: take it off `notYetSplit` in .ci/folder-graph.swift." : nil
  }
  if notYetSplit.contains(target) { return nil }
  let steps = zip(way, way.dropFirst()).map { from, to in
    "  \(from) → \(to) for \((needs[from]?[to] ?? []).prefix(3).joined(separator: ", "))"
  }
  return "Sources/\(target): folders need each other:\n" + steps.joined(separator: "\n")
}

let sources = URL(filePath: CommandLine.arguments[1])
var problems: [String] = []
for target in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
  let needs = needs(among: folders(of: sources.appending(path: target)))
  problems += [problem(of: target, needs)].compactMap(\.self)
  guard CommandLine.arguments.last == target else { continue }
  for (folder, homes) in needs.sorted(by: { $0.key < $1.key }) {
    for (home, names) in homes.sorted(by: { $0.key < $1.key }) {
      print("\(folder) → \(home): \(names.joined(separator: ", "))")
    }
  }
}
for problem in problems { print(problem) }
exit(problems.isEmpty ? 0 : 1)
