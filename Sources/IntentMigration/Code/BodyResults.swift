import SwiftSyntax

/// Where a function that runs an intent says its result.
struct BodyResults {
  /// One `.result(…)`.
  struct Result {
    /// The statement or expression that gives it.
    let place: Syntax
    /// What its value is.
    let value: ExprSyntax?
    /// Its other arguments.
    let rest: [LabeledExprSyntax]
  }

  let results: [Result]
  /// Whether nothing leaves the function without one of them.
  let isComplete: Bool

  fileprivate init(of body: CodeBlockSyntax) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(body.statements)
    var results = finder.returned.compactMap { statement in
      statement.expression.flatMap { Result(Syntax(statement), $0) }
    }
    var others = finder.returned.count - results.count
    if body.statements.count == 1, let only = body.statements.first?.item.as(ExprSyntax.self) {
      if let result = Result(Syntax(only), only) { results.append(result) } else { others += 1 }
    }
    self.results = results
    // What is made elsewhere is handed on by some other way.
    isComplete = others == 0 && body.resultCalls.count == results.count
  }

  private final class Finder: SyntaxVisitor {
    var returned: [ReturnStmtSyntax] = []

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      returned.append(node)
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension BodyResults.Result {
  fileprivate init?(_ place: Syntax, _ expression: ExprSyntax) {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.isResult,
      call.trailingClosure == nil
    else { return nil }
    self.place = place
    value = call.argument("value")
    rest = call.arguments.filter { $0.label?.text != "value" }.map { $0.with(\.trailingComma, nil) }
  }
}

extension CodeBlockSyntax {
  /// Each `.result(…)` in it.
  var resultCalls: [FunctionCallExprSyntax] {
    nodes(FunctionCallExprSyntax.self).filter(\.isResult)
  }

  var results: BodyResults { BodyResults(of: self) }

  /// Whether all it does is to say that it is done.
  var isBareResult: Bool {
    guard statements.count < 2 else { return false }
    return results.results.allSatisfy { $0.value == nil } && results.isComplete
  }
}
