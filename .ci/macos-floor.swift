// Finds names of the standard library that are newer than the macOS of Package.swift: Linux compiles them, and a Mac
// does not.
//
//   .ci/macos-floor
//
// The library's interface says since when each declaration is there, also on Linux. Names are compared as they are
// written, with the first label of a call; which of two overloads is meant only the compiler knows. So a name that has
// another, older meaning here stands in the list below, with the reason.
import Foundation

/// Names that are not what the interface means, each with the reason.
let exceptions = [
  ".new": "the new side of a comparison; the interface means a property of the atomics' results",
  ".kind": "of the model; the interface means the kind of an encoding error",
  "withLock(": "NSLock's; the interface means that of `Mutex`, which is found by its name",
  "init(before:": "of the examples of rules; the interface means an initializer of Swift's",
  "Kind(rawValue:": "enumerations of our own; the interface means the same",
]

let modules = ["Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Synchronization", "_Differentiation"]

/// A declaration that is newer than the floor.
struct Newer: Hashable {
  var module: String
  var since: String
  /// As code names it: `String(validating:`, `.utf8Span`, `Mutex`.
  var spelling: String
  var pattern: String
}

func version(_ text: Substring) -> [Int] {
  let parts = text.split(separator: ".").map { Int($0) ?? 0 }
  return parts.count == 1 ? parts + [0] : parts
}

func isNewer(_ version: [Int], than floor: [Int]) -> Bool {
  floor.lexicographicallyPrecedes(version) && version != floor
}

/// The macOS that `@available` of a line names; nil where it names none.
func availability(_ line: Substring) -> [Int]? {
  guard line.contains("@available("), let match = line.firstMatch(of: #/macOS ([0-9.]+)/#) else { return nil }
  return version(match.1)
}

/// Reads one interface from top to bottom; what stands in a type or an extension that is newer is newer too.
struct InterfaceReader {
  let module: String
  let floor: [Int]
  private(set) var found: Set<Newer> = []
  /// What is there on the floor under the same name: only the compiler knows which of the two is meant.
  private(set) var older: Set<String> = []
  private var pending: [Int]?
  /// The types and extensions around a line: name, and since when.
  private var around: [(name: String, since: [Int]?, indentation: Int)] = []

  init(module: String, floor: [Int]) {
    self.module = module
    self.floor = floor
  }

  mutating func read(_ text: String) {
    for line in text.split(separator: "\n") { read(line) }
  }

  private mutating func read(_ line: Substring) {
    let code = line.drop { $0 == " " }
    let indentation = line.count - code.count
    if code.hasPrefix("}") { while let last = around.last, last.indentation >= indentation { around.removeLast() } }
    if let since = availability(line), code.hasPrefix("@available") {
      pending = max(pending, since)
      if !code.contains(#/\) .*(func|var|init|struct|class|enum|extension|typealias|protocol|actor)/#) { return }
    }
    // Attributes may have lines of their own.
    if code.hasPrefix("@"),
      !code.contains(#/\b(func|var|let|init|struct|class|enum|extension|typealias|protocol|actor|subscript)\b/#)
    {
      return
    }
    defer { pending = nil }
    declare(code, indentation)
  }

  private func max(_ first: [Int]?, _ second: [Int]) -> [Int] {
    first.map { isNewer($0, than: second) ? $0 : second } ?? second
  }

  private mutating func declare(_ code: Substring, _ indentation: Int) {
    let since = pending ?? around.last?.since
    if let match = code.firstMatch(of: #/\b(struct|class|enum|protocol|actor|extension) ([A-Za-z0-9_.]+)/#) {
      let name = String(match.2.split(separator: ".").last ?? "")
      // A type in another is written with its name.
      let outer = around.last.map { "\($0.name)." } ?? ""
      if match.1 != "extension" { add(outer + name, "\\b\(outer)\(name)\\b", since) }
      if code.hasSuffix("{") { around.append((name, since, indentation)) }
    } else if let match = code.firstMatch(of: #/\btypealias ([A-Za-z0-9_]+)/#) {
      // Requirements of protocols are met by every type with that name.
      if around.isEmpty { add(String(match.1), "\\b\(match.1)\\b", since) }
    } else if let match = code.firstMatch(of: #/\binit[?!]?(<.*?>)?\(([A-Za-z0-9_]*)/#) {
      let type = around.last?.name ?? ""
      if match.2 != "_", !match.2.isEmpty {
        add("\(type)(\(match.2):", "\\b\(type)\\(\\s*\(match.2):", since)
        add("init(\(match.2):", "\\binit\\(\\s*\(match.2):", since)
      }
    } else if let match = code.firstMatch(of: #/\bfunc ([A-Za-z0-9_]+)(<.*?>)?\(([A-Za-z0-9_]*)/#) {
      let isPlain = match.3 == "_" || match.3.isEmpty
      let label = isPlain ? "(?!\\s*[A-Za-z]+:)" : "\\s*\(match.3):"
      add("\(match.1)(\(isPlain ? "" : "\(match.3):")", "\\.\(match.1)\\(\(label)", since)
    } else if let match = code.firstMatch(of: #/\b(var|let) ([A-Za-z0-9_]+):/#) {
      add(".\(match.2)", "\\.\(match.2)\\b(?!\\()", since)
    }
  }

  private mutating func add(_ spelling: String, _ pattern: String, _ since: [Int]?) {
    guard let since, isNewer(since, than: floor) else {
      older.insert(spelling)
      return
    }
    guard !pattern.contains("\\b_"), !pattern.contains("\\._") else { return }
    let text = since.map(String.init).joined(separator: ".")
    found.insert(Newer(module: module, since: text, spelling: spelling, pattern: pattern))
  }
}

/// Code without comments and texts, line by line.
func code(of line: Substring) -> String {
  String(line).replacing(#/"(\\.|[^"\\])*"/#, with: "\"\"").replacing(#/\/\/.*/#, with: "")
}

func swiftFiles(in folder: String) -> [String] {
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
}

func interface(of module: String, in library: String) -> String? {
  let folders = ["\(library)/linux/\(module).swiftmodule", "\(library)/\(module).swiftmodule"]
  for folder in folders {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let wanted = names.sorted().first {
      $0.hasSuffix(".swiftinterface") && !$0.contains("private") && !$0.contains("ios")
    }
    if let wanted, let text = try? String(contentsOfFile: "\(folder)/\(wanted)", encoding: .utf8) { return text }
  }
  return nil
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let manifest = try? String(contentsOfFile: arguments[2], encoding: .utf8),
  let match = manifest.firstMatch(of: #/\.macOS\(\.v([0-9_]+)\)/#)
else {
  print("macos-floor: Package.swift names no macOS")
  exit(2)
}
let floor = version(Substring(match.1.replacing("_", with: ".")))
var newer: Set<Newer> = []
var older: Set<String> = []
var count = 0
for module in modules {
  guard let text = interface(of: module, in: arguments[1]) else { continue }
  count += 1
  var reader = InterfaceReader(module: module, floor: floor)
  reader.read(text)
  newer.formUnion(reader.found)
  older.formUnion(reader.older)
}
// A check that finds no interface, or nothing in it, would pass for ever.
guard count >= 3, newer.contains(where: { $0.spelling == "String(validating:" }) else {
  print("macos-floor: the interfaces of the standard library were not found in \(arguments[1])")
  exit(2)
}
newer = newer.filter { !older.contains($0.spelling) && exceptions[$0.spelling] == nil }
/// By the word that a line has to have.
let words = try Dictionary(
  grouping: newer.sorted { $0.spelling < $1.spelling }.map { ($0, try NSRegularExpression(pattern: $0.pattern)) }
) {
  $0.0.spelling.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last.map(String.init) ?? ""
}
var problems: [String] = []
for path in swiftFiles(in: arguments[3]) {
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let seen = Set(line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    for (name, pattern) in seen.sorted().flatMap({ words[$0] ?? [] }) {
      let line = code(of: line)
      guard pattern.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil else { continue }
      problems.append("\(path):\(number + 1): \(name.spelling) of \(name.module) is macOS \(name.since)'s")
    }
  }
}
for problem in problems { print(problem) }
guard problems.isEmpty else {
  print(
    "The floor is macOS \(match.1) (Package.swift). Use what it has, or say in .ci/macos-floor.swift why it is fine.")
  exit(1)
}
print("\(newer.count) names of the standard library are newer than macOS \(match.1); none is used.")
