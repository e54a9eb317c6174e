import SwiftParser
import SwiftSyntax

extension ProposalContext {
  /// What old code names, the old version declared and no code of the app has any more; sorted.
  func missingNames(in lines: [String]) -> [String] {
    guard let old else { return [] }
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: lines.joined(separator: "\n")))
    let names = finder.used.subtracting(finder.declared)
    let gone = new.withoutWords(names)
    return gone.filter(old.declares).sorted()
  }
}

/// The names that a piece of code uses, and those that it declares itself.
private final class NameFinder: SyntaxVisitor {
  private(set) var used: Set<String> = []
  private(set) var declared: Set<String> = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard let name = token.identifier?.name, token.tokenKind != .wildcard else { return .visitChildren }
    let parent = token.parent
    // The label of an argument goes with its function.
    let isLabel = parent?.is(LabeledExprSyntax.self) == true || parent?.is(FunctionParameterSyntax.self) == true
    if isLabel || parent?.is(AttributeSyntax.self) == true || parent?.is(ImportPathComponentSyntax.self) == true {
      if parent?.is(FunctionParameterSyntax.self) == true { declared.insert(name) }
      return .visitChildren
    }
    let isReference =
      parent?.is(DeclReferenceExprSyntax.self) == true || parent?.is(IdentifierTypeSyntax.self) == true
      || parent?.is(MemberTypeSyntax.self) == true
    if isReference { used.insert(name) } else { declared.insert(name) }
    return .visitChildren
  }
}

extension CodeTree {
  private static let keywords = [
    "func", "var", "let", "struct", "class", "enum", "protocol", "typealias", "case", "actor", "macro",
  ]

  /// Those of some names that no Swift file has as a word.
  fileprivate func withoutWords(_ names: Set<String>) -> Set<String> {
    var waiting = Set(names.map { Array($0.utf8) })
    for path in paths where path.hasSuffix(".swift") && !waiting.isEmpty {
      guard let text = text(path) else { continue }
      let words = text.utf8.split { !Self.isWord($0) }
      for word in words where waiting.contains(Array(word)) { waiting.remove(Array(word)) }
    }
    return Set(waiting.map { String(decoding: $0, as: UTF8.self) })
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }

  /// The declaration of a type at the top level of some file.
  func declaration(of name: String) -> TypeCode? {
    paths.lazy.filter { $0.hasSuffix(".swift") }
      .filter { path in
        text(path).map { text in Self.typeKeywords.contains { Self.declares("\($0) \(name)", in: text) } } ?? false
      }
      .compactMap { self.type(name, in: $0) }.first
  }

  private static let typeKeywords = ["struct", "class", "enum", "actor"]

  // `struct Plant` is not in `struct PlantEntity`.
  private static func declares(_ words: String, in text: String) -> Bool {
    text.ranges(of: words).contains { range in
      guard range.upperBound < text.endIndex else { return true }
      let next = text[range.upperBound]
      return !next.isLetter && !next.isNumber && next != "_"
    }
  }

  /// Whether some Swift file declares a name.
  fileprivate func declares(_ name: String) -> Bool {
    paths.contains { path in
      guard path.hasSuffix(".swift"), let text = text(path), text.contains(name) else { return false }
      return Self.keywords.contains { Self.declares("\($0) \(name)", in: text) }
    }
  }
}
