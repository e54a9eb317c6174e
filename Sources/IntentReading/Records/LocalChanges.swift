import SwiftReading
import SwiftSyntax

extension CodeBlockItemSyntax {
  /// Whether a statement gives nothing by itself: it changes a local variable, which comes where that is named, or is a call
  /// among other statements, of which nobody takes what it gives.
  var givesNothing: Bool {
    let change = item.as(SequenceExprSyntax.self)?.elements.change ?? item.as(FunctionCallExprSyntax.self)?.change
    if let change, Syntax(self).localName(change.target) != nil { return true }
    return item.as(ExprSyntax.self)?.withoutMarks.is(FunctionCallExprSyntax.self) == true
      && parent?.as(CodeBlockItemListSyntax.self).map { $0.count > 1 } == true
  }
}

extension Syntax {
  /// What the code around a place gives a local variable before it, in order.
  func changes(of name: String) -> [Syntax] {
    let blocks = sequence(first: self, next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }
    guard let block = Array(blocks).last(where: { $0.is(CodeBlockItemListSyntax.self) }) else { return [] }
    let finder = ChangeFinder(of: [name], before: position)
    finder.walk(block)
    return finder.found.flatMap(\.self)
  }
}

extension InitializerDeclSyntax {
  /// What its code gives a variable of the value, each time.
  func values(givenTo name: String) -> [[Syntax]] {
    let finder = ChangeFinder(of: [name, "self.\(name)"])
    body.map { finder.walk($0) }
    return finder.found
  }
}

extension ExprListSyntax {
  /// `name = a + b`, `name += a`: what is changed, and the parts of what it is given.
  fileprivate var change: (target: String, values: [Syntax])? {
    let parts = Array(self)
    guard parts.count > 2,
      parts[1].is(AssignmentExprSyntax.self) || parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    else { return nil }
    return (parts[0].spelling, parts.dropFirst(2).map { Syntax($0) })
  }
}

extension FunctionCallExprSyntax {
  /// `name.append(a)`.
  fileprivate var change: (target: String, values: [Syntax])? {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      ["append", "insert"].contains(access.declName.baseName.plainName)
    else { return nil }
    return (base.spelling, arguments.map { Syntax($0.expression) })
  }
}

/// What code gives something, as it may spell it: what a variable begins with, assignments, and what is appended.
private final class ChangeFinder: SyntaxVisitor {
  private(set) var found: [[Syntax]] = []
  private let targets: Set<String>
  private let end: AbsolutePosition?

  init(of targets: Set<String>, before end: AbsolutePosition? = nil) {
    (self.targets, self.end) = (targets, end)
    super.init(viewMode: .sourceAccurate)
  }

  private func take(
    _ change: (target: String, values: [Syntax])?, at node: some SyntaxProtocol
  )
    -> SyntaxVisitorContinueKind
  {
    guard let change, targets.contains(change.target) else { return .visitChildren }
    if end.map({ node.endPosition <= $0 }) != false { found.append(change.values) }
    return .skipChildren
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind { take(node.change, at: node) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { take(node.change, at: node) }

  // What initializers give variables of the value is no local.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let names = node.pattern.tokens(viewMode: .sourceAccurate).map(\.plainName)
    if let end, let value = node.initializer?.value, !targets.isDisjoint(with: names), node.endPosition <= end {
      found.append([Syntax(value)])
    }
    return .visitChildren
  }
}
