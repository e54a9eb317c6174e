import SwiftSyntax

/// The statements of the shipped code that gave a member its value, where the code around them is still there.
enum ShippedSettings {
  /// Each behind the one that it stood behind; empty where what it names is gone.
  ///
  /// - Parameter type: what has the member: its own code sets it.
  static func edits(of name: String, in type: String, _ context: ProposalContext) -> [SourceEdit] {
    (context.old?.files(naming: [type, name]) ?? []).flatMap { shipped -> [SourceEdit] in
      guard let file = context.new.file(shipped.path) else { return [] }
      return assignments(to: name, in: type, of: shipped).compactMap { statement in
        let lines = shipped.lines(of: statement)
        guard context.missingNames(in: lines).isEmpty, let place = place(of: statement, from: shipped, in: file) else {
          return nil
        }
        return file.insert(
          file.onNewLines(lines, file.indentation(of: place)), at: place.endPositionBeforeTrailingTrivia)
      }
    }
  }

  private static func assignments(to name: String, in type: String, of file: CodeFile) -> [CodeBlockItemSyntax] {
    file.tree.nodes(SequenceExprSyntax.self).filter { $0.value(assignedTo: name) != nil }
      .filter { node in
        let owner = node.lineage.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
        return owner?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == type
          || owner?.asProtocol((any NamedDeclSyntax).self)?.name.bareText == type
      }
      .compactMap { $0.parent?.as(CodeBlockItemSyntax.self) }
  }

  // The nearest statement before it that stands in the same function now.
  private static func place(
    of statement: CodeBlockItemSyntax, from shipped: CodeFile, in file: CodeFile
  ) -> CodeBlockItemSyntax? {
    guard let list = statement.parent?.as(CodeBlockItemListSyntax.self), let head = list.functionHead(in: shipped)
    else {
      return nil
    }
    let before = list.filter { $0.position < statement.position }.map(\.trimmedDescription)
    let bodies = file.tree.nodes(CodeBlockSyntax.self).map(\.statements).filter { $0.functionHead(in: file) == head }
    guard bodies.count == 1, let body = bodies.first else { return nil }
    return before.reversed().lazy.compactMap { text in body.last { $0.trimmedDescription == text } }.first
  }
}

extension CodeBlockItemListSyntax {
  /// What stands before the body that it is; nil where it is no body.
  fileprivate func functionHead(in file: CodeFile) -> String? {
    guard let body = parent?.as(CodeBlockSyntax.self), let function = body.parent,
      function.is(InitializerDeclSyntax.self) || function.is(FunctionDeclSyntax.self)
    else { return nil }
    return String(decoding: file.bytes[function.startOffset..<body.startOffset], as: UTF8.self)
  }
}
