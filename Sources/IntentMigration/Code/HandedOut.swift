import SwiftSyntax

/// Where an extension hands an intent to what handles it.
enum HandedOut {
  /// What the shipped `handler(for:)` said of a class, in the one that is there now; empty where it says so in another
  /// way.
  static func edits(for className: String, in context: ProposalContext) -> [SourceEdit] {
    guard let old = context.old else { return [] }
    return handlers(in: old, naming: className).flatMap { file, body -> [SourceEdit] in
      guard let now = context.new.file(file.path), let other = handlers(in: now).first, !other.names(className) else {
        return []
      }
      let cases = body.nodes(SwitchCaseSyntax.self).filter { $0.label.names(className) }
      if let shipped = cases.first, cases.count == 1, let choice = other.nodes(SwitchExprSyntax.self).first {
        return [now.adding(file.lines(of: shipped), to: choice)]
      }
      let statements = body.statements.filter { $0.names(className) && !$0.item.is(ReturnStmtSyntax.self) }
      guard statements.count == 1, let shipped = statements.first, let last = other.statements.last,
        last.item.is(ReturnStmtSyntax.self)
      else { return [] }
      return [now.insert(file.lines(of: shipped), before: last)]
    }
  }

  private static func handlers(in code: CodeTree, naming className: String) -> [(CodeFile, CodeBlockSyntax)] {
    code.files(naming: ["handler", className]).flatMap { file in
      handlers(in: file).filter { $0.names(className) }.map { (file, $0) }
    }
  }

  private static func handlers(in file: CodeFile) -> [CodeBlockSyntax] {
    file.tree.nodes(FunctionDeclSyntax.self).filter { $0.name.text == "handler" }.compactMap(\.body)
  }
}

extension SyntaxProtocol {
  fileprivate func names(_ className: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == className }
  }
}

extension CodeFile {
  /// Adds a case to a `switch`, in front of what stands for all others.
  fileprivate func adding(_ lines: [String], to choice: SwitchExprSyntax) -> SourceEdit {
    let others = choice.cases.last { element in
      if case .switchCase(let one) = element { one.label.is(SwitchDefaultLabelSyntax.self) } else { false }
    }
    guard let others else {
      return insert(onNewLines(lines, indentation(of: choice)), at: choice.cases.endPosition)
    }
    // As far apart from it as that is from the others.
    let isApart = others.leadingTrivia.contains { if case .newlines(let count) = $0 { count > 1 } else { false } }
    return insert(lines + (isApart ? [""] : []), before: others)
  }

  /// Adds lines in front of a node.
  func insert(_ lines: [String], before node: some SyntaxProtocol) -> SourceEdit {
    let own = indentation(of: node)
    let text = onNewLines(lines, own).dropFirst(newline.count + own.count) + newline + own
    return insert(String(text), at: node.positionAfterSkippingLeadingTrivia)
  }
}
