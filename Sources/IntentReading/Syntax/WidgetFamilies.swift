import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads the sizes that `supportedFamilies(…)` is given.
///
/// Newer sizes are often added behind `if #available`, so all that a getter can give back count together.
struct WidgetFamilies {
  let members: Members
  /// The constants of the code around it.
  var locals: [String: ExprSyntax] = [:]
  let context: SyntaxContext

  private var literals: LiteralReader { LiteralReader(context: context) }

  /// The names of the sizes, sorted; nil where some of them can't be seen.
  func names(_ expression: ExprSyntax) -> [String]? {
    let expression = local(expression.unparenthesized)
    if let elements = literals.elements(expression) { return names(ofElements: elements) }
    if let branches = expression.branches { return names(ofBranches: branches) }
    guard let code = code(making: expression) else { return nil }
    let finder = FamilyFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    return finder.isComplete ? names(ofElements: finder.elements) : nil
  }

  /// Those of every branch; constants of the code around them are not followed again, as these may have branches too.
  private func names(ofBranches branches: [ExprSyntax?]) -> [String]? {
    let inner = WidgetFamilies(members: members, context: context)
    var found: Set<String> = []
    for branch in branches {
      guard let names = branch.flatMap(inner.names) else { return nil }
      found.formUnion(names)
    }
    return found.sorted()
  }

  private func local(_ expression: ExprSyntax) -> ExprSyntax {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName else { return expression }
    return locals[name] ?? expression
  }

  /// The code of a member of the widget, or of another type.
  private func code(making expression: ExprSyntax) -> Syntax? {
    if expression.isCalledClosure { return Syntax(expression) }
    guard let parts = expression.reference?.nameComponents, let name = parts.last else {
      return nil
    }
    let type = parts.dropLast().joined(separator: ".")
    if ["", "self", "Self"].contains(type) {
      return (members.instanceBinding(name) ?? members.staticBinding(name))?.code
    }
    return context.members(type)?.staticBinding(name)?.code
  }

  private func names(ofElements elements: [ExprSyntax]) -> [String]? {
    let names = elements.map { literals.memberName($0).value }
    guard !names.contains(nil) else { return nil }
    return Set(names.compactMap(\.self)).sorted()
  }

  /// The elements of every list in the code, with what is appended to one.
  private final class FamilyFinder: SyntaxVisitor {
    var elements: [ExprSyntax] = []
    /// Whether nothing is called that may give more.
    var isComplete = true

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
      elements += node.elements.map(\.expression)
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
      guard name == "append", let argument = node.arguments.first else {
        if !node.calledExpression.is(ClosureExprSyntax.self) { isComplete = false }
        return .visitChildren
      }
      if argument.label == nil { elements.append(argument.expression) }
      return .visitChildren
    }
  }
}

extension ExprSyntax {
  /// What the branches of an `if` or `switch` give, nil for one of several statements; nil for other expressions.
  fileprivate var branches: [ExprSyntax?]? {
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.map { $0.as(SwitchCaseSyntax.self)?.statements.singleExpression }
    }
    guard var choice = self.as(IfExprSyntax.self) else { return nil }
    var branches = [choice.body.statements.singleExpression]
    while case .ifExpr(let next) = choice.elseBody {
      branches.append(next.body.statements.singleExpression)
      choice = next
    }
    if case .codeBlock(let last) = choice.elseBody { branches.append(last.statements.singleExpression) }
    return branches
  }

  /// Whether it is `{ … }()`.
  fileprivate var isCalledClosure: Bool {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.is(ClosureExprSyntax.self) == true
  }
}
