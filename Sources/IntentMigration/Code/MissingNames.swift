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
    var waiting = names
    for path in paths where path.hasSuffix(".swift") && !waiting.isEmpty {
      guard let bytes = bytes(path) else { continue }
      waiting = waiting.filter { !bytes.contains(words: $0) }
    }
    return waiting
  }

  /// The declaration of a type at the top level of some file.
  func declaration(of name: String) -> TypeCode? {
    paths.lazy.filter { $0.hasSuffix(".swift") }
      .filter { path in
        bytes(path).map { bytes in Self.typeKeywords.contains { bytes.contains(words: "\($0) \(name)") } } ?? false
      }
      .compactMap { self.type(name, in: $0) }.first
  }

  private static let typeKeywords = ["struct", "class", "enum", "actor"]

  /// Whether some Swift file declares a name.
  fileprivate func declares(_ name: String) -> Bool {
    paths.contains { path in
      guard path.hasSuffix(".swift"), let bytes = bytes(path), bytes.contains(text: name) else { return false }
      return Self.keywords.contains { bytes.contains(words: "\($0) \(name)") }
    }
  }
}
