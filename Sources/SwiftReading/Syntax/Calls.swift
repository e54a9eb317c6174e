import IntentSurface
package import SwiftSyntax

/// One closure that a call takes, as an argument or trailing.
package struct ClosureArgument {
  /// nil for the first trailing closure and for an argument without label.
  package var label: String?
  /// What it runs.
  package var statements: CodeBlockItemListSyntax
}

extension FunctionCallExprSyntax {
  /// The last part of the called name: `Property` for `Self.Property(…)`.
  package var calledLastName: String? { calledName?.lastNameComponent }

  /// The same for a member of whatever value, without a look at what that is.
  package var calledWord: String? { TypeName.last(of: calledExpression) ?? calledLastName }

  /// The closures it takes, arguments first.
  package var closures: [ClosureArgument] {
    let inParentheses = arguments.compactMap { argument in
      argument.expression.as(ClosureExprSyntax.self).map {
        ClosureArgument(label: argument.label?.plainName, statements: $0.statements)
      }
    }
    let first = trailingClosure.map { ClosureArgument(label: nil, statements: $0.statements) }
    let others = additionalTrailingClosures.map {
      ClosureArgument(label: $0.label.plainName, statements: $0.closure.statements)
    }
    return inParentheses + (first.map { [$0] } ?? []) + others
  }

  /// The statements of its first closure without a label.
  package var body: CodeBlockItemListSyntax? { closures.first { $0.label == nil }?.statements }

  /// The arguments that are no closures, as written.
  package var plainArguments: [String] {
    arguments.lazy.filter { !$0.expression.is(ClosureExprSyntax.self) }.map { argument in
      let label = argument.label.map { "\($0.plainName): " } ?? ""
      return label + argument.expression.spelling
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The value of a body that is one expression, with or without `return`.
  package var singleExpression: ExprSyntax? { count == 1 ? first?.expression : nil }
}

extension CodeBlockItemSyntax {
  /// The expression of a statement, with or without `return`.
  package var expression: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: nil
    }
  }
}

extension ExprSyntax {
  /// The call at the bottom of a chain of modifiers.
  package var modifiedCall: FunctionCallExprSyntax? {
    var expression = self.unparenthesized
    while let call = expression.as(FunctionCallExprSyntax.self) {
      guard let next = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, !next.isTypeName else {
        return call
      }
      expression = next
    }
    return nil
  }

  private var isTypeName: Bool {
    let last = TypeName.of(expression: self)?.split(separator: ".").last
    return last?.first?.isUppercase == true
  }
}

extension SyntaxProtocol {
  /// Every call in the code, outer ones before those in their arguments.
  package var calls: [FunctionCallExprSyntax] { callsAndMemberAccesses.calls }

  /// Every call and every member access in the code, outer ones first.
  package var callsAndMemberAccesses: (calls: [FunctionCallExprSyntax], accesses: [MemberAccessExprSyntax]) {
    let collector = NodeCollector(viewMode: .sourceAccurate)
    collector.walk(self)
    return (collector.calls, collector.accesses)
  }
}

private final class NodeCollector: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []
  var accesses: [MemberAccessExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    accesses.append(node)
    return .visitChildren
  }
}
