import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads the sizes that `supportedFamilies(…)` is given.
///
/// Newer sizes are often added behind `if #available`, so all that a getter can give back count together.
struct WidgetFamilies {
  let members: Members
  let literals: LiteralReader

  /// The names of the sizes, sorted; nil where some of them can't be seen.
  func names(_ expression: ExprSyntax) -> [String]? {
    if let elements = literals.elements(expression) { return names(ofElements: elements) }
    guard let name = expression.reference?.split(separator: ".").last.map(String.init),
      let code = (members.instanceBinding(name) ?? members.staticBinding(name))?.code
    else { return nil }
    let finder = FamilyFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    return finder.isComplete ? names(ofElements: finder.elements) : nil
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
