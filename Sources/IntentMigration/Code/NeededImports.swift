import SourceScanning
import SwiftParser
import SwiftSyntax

/// Which imports of a file a part of its code needs, as the app's other files show: what they name without a module does
/// not come from it.
struct NeededImports {
  private let names: Set<String>
  private let files: [(bytes: [UInt8], modules: Set<String>)]

  /// More names than that are as much as a file, which needs what it had.
  private static let mostNames = 60

  init(of lines: [String], in context: ProposalContext) {
    let tree = Parser.parse(source: lines.joined(separator: "\n"))
    let found = NameFinder(lines)
    let macros = tree.nodes(MacroExpansionExprSyntax.self).map(\.macroName.text)
    // A member comes with its type.
    let named = found.types.union(found.plain.intersection(found.used)).union(macros).subtracting(found.declared)
    names = named.filter { !context.declares($0) }
    files =
      names.count > Self.mostNames
      ? []
      : context.new.paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
        context.new.uneditedBytes(path).map { ($0, Self.modules(importedBy: $0)) }
      }
  }

  /// The imports without those that no name needs; what every intent has stays.
  func among(_ imports: [String]) -> [String] {
    var kept = imports
    for line in imports {
      let module = CodeFile.module(line)
      let rest = Set(kept.filter { $0 != line }.map(CodeFile.module))
      guard !Self.usual.contains(module), rest.contains("AppIntents"), !files.isEmpty,
        names.allSatisfy({ isKnown($0, with: rest) })
      else { continue }
      kept.removeAll { $0 == line }
    }
    return kept
  }

  private static let usual: Set = ["AppIntents", "Foundation"]

  private func isKnown(_ name: String, with modules: Set<String>) -> Bool {
    files.contains { $0.modules.isSubset(of: modules) && $0.bytes.contains(code: name) }
  }

  private static func modules(importedBy bytes: [UInt8]) -> Set<String> {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter {
      $0.first == UInt8(ascii: "i") || $0.first == UInt8(ascii: "@")
    }
    let texts = lines.map { String(decoding: $0, as: UTF8.self) }
    return Set(texts.filter { $0.contains("import ") }.map(CodeFile.module))
  }
}
