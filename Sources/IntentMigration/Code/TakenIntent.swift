import SwiftSyntax

/// Where code takes an intent of a class out of an interaction and reads its values, without a handler.
struct TakenIntent {
  /// What it calls the intent.
  let value: String
  let file: CodeFile
  private let brace: TokenSyntax
  private let scope: Syntax
  private let outer: Syntax

  /// Those that read values; in order of their files.
  static func found(for className: String, in code: CodeTree) -> [TakenIntent] {
    code.files(naming: ["as? " + className]).flatMap { file in
      file.tree.nodes(OptionalBindingConditionSyntax.self).compactMap { TakenIntent($0, of: className, in: file) }
    }
    .filter { !$0.reads.isEmpty }
  }

  private init?(_ condition: OptionalBindingConditionSyntax, of className: String, in file: CodeFile) {
    // A list of what people have donated is no place that runs it.
    guard let taken = condition.initializer?.value.trimmedDescription, taken.hasSuffix(" as? " + className),
      taken.contains("interaction"),
      let statement = condition.lineage.first(where: \.isConditional)
    else { return nil }
    if let check = statement.as(GuardStmtSyntax.self), let scope = statement.parent?.parent {
      (brace, self.scope) = (check.body.rightBrace, scope)
    } else if let check = statement.as(IfExprSyntax.self) {
      (brace, scope) = (check.body.leftBrace, Syntax(check.body))
    } else {
      return nil
    }
    (self.file, outer, value) = (file, statement, condition.pattern.trimmedDescription)
  }

  /// The names of the values that are read.
  var reads: [TokenSyntax] { scope.accesses(of: value).map(\.declName.baseName) }

  /// The lines that read a value, each once.
  func lines(naming name: String) -> [String] { file.lineTexts(of: reads.filter { $0.text == name }) }

  /// Adds lines where it is known what the intent is.
  func beginning(with lines: [String]) -> SourceEdit {
    let closing = file.indentation(of: outer)
    let isGuard = outer.is(GuardStmtSyntax.self)
    let indentation = isGuard ? closing : closing + file.indentationUnit
    return file.insert(lines, behind: brace, indentation: indentation, closing: closing)
  }
}

extension Syntax {
  fileprivate var isConditional: Bool { self.is(GuardStmtSyntax.self) || self.is(IfExprSyntax.self) }
}
