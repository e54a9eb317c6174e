import IntentRules
import IntentSchemas
import IntentSurface
import SwiftSyntax

/// Code that is written from an intent definition, as it stands in the app: with names that are free, titles that people
/// can read, and the indentation of its file.
struct LegacyCodeLines {
  private(set) var lines: [String]
  /// What a person should know of it.
  private(set) var notes: [String] = []

  /// - Parameter text: what `LegacyMigrationCode` writes.
  init(_ text: String, for legacy: LegacyIntent, in code: CodeTree) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    name(after: legacy, in: code)
    title(after: legacy, in: code)
  }

  /// The lines with another unit of indentation than two spaces.
  func indented(by unit: String) -> [String] {
    lines.map { line in
      let spaces = line.prefix { $0 == " " }.count
      return String(repeating: unit, count: spaces / 2) + line.dropFirst(spaces / 2 * 2)
    }
  }

  // A short name may be that of a type of another module; nothing else has that of the class, which is gone.
  private mutating func name(after legacy: LegacyIntent, in code: CodeTree) {
    guard let index = lines.firstIndex(where: { $0.hasPrefix("struct ") }) else { return }
    let name = String(lines[index].dropFirst("struct ".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard name != legacy.className, code.uses(name) else { return }
    lines[index] = lines[index].replacing("struct \(name)", with: "struct \(legacy.className)", maxReplacements: 1)
    notes.append("The code uses the name `\(name)` for something else, so the intent is called after its class.")
  }

  // The strings of a definition are in a table of its own, which goes with it.
  private mutating func title(after legacy: LegacyIntent, in code: CodeTree) {
    var found: [String] = []
    for index in lines.indices {
      guard let key = lines[index].quoted, Self.isKey(key), code.files(naming: ["\"\(key)\""]).isEmpty,
        let name = titled(index, legacy)
      else { continue }
      let words = IntentWords.split(name).map(\.firstUppercased).joined(separator: " ")
      lines[index] = lines[index].replacing("\"\(key)\"", with: IntentCode.literal(words))
      found.append(key)
    }
    guard !found.isEmpty else { return }
    notes.append("Titles are written from names, because the definition has keys of its own table of strings for them.")
  }

  /// What the title in a line belongs to.
  private func titled(_ index: Int, _ legacy: LegacyIntent) -> String? {
    let line = lines[index].drop(while: \.isWhitespace)
    if line.hasPrefix("static let title:") {
      return legacy.className.hasSuffix("Intent") ? String(legacy.className.dropLast(6)) : legacy.className
    }
    if line.hasPrefix("."), let end = line.firstIndex(of: ":") { return String(line[..<end].dropFirst()) }
    guard line.hasPrefix("@Parameter(title:"), lines.indices.contains(index + 1) else { return nil }
    let next = lines[index + 1].drop(while: \.isWhitespace)
    guard next.hasPrefix("var "), let end = next.firstIndex(of: ":") else { return nil }
    return String(next[..<end].dropFirst(4))
  }

  /// Whether a text is a key of a table of strings, and nothing that people read.
  private static func isKey(_ text: String) -> Bool {
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_.%-".contains($0)) }
    return isPlain && text.contains { "_.%".contains($0) } && text.contains(where: \.isLetter)
  }
}

extension String {
  /// What stands between the first quotation marks of a line of code without escapes.
  fileprivate var quoted: String? {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }
}

extension CodeTree {
  /// What a file indents with, or another one of its folder where it is not there.
  func indentationUnit(at path: String) -> String {
    let folder = path.split(separator: "/").dropLast()
    let other = paths.first { $0.hasSuffix(".swift") && $0.split(separator: "/").dropLast() == folder }
    return (file(path) ?? other.flatMap(file))?.indentationUnit ?? "  "
  }

  /// Whether some Swift file has a name as an identifier.
  fileprivate func uses(_ name: String) -> Bool {
    files(naming: [name]).contains { file in
      file.tree.tokens(viewMode: .sourceAccurate).contains { $0.identifier?.name == name }
    }
  }
}
