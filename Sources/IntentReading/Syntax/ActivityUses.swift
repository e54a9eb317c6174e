import IntentSurface
import SwiftReading
import SwiftSyntax

/// What one file says about user activities, unresolved.
struct ActivityUses: Sendable {
  /// A place that offers an activity to Shortcuts or Spotlight.
  struct Offer: Sendable {
    enum Kind: String, CaseIterable, Sendable { case isEligibleForPrediction, isEligibleForSearch }

    var kind: Kind
    /// What the flag is set on; nil for the implicit `self`.
    var base: ExprSyntax?
    /// What it is set to.
    var value: ExprSyntax
    var node: Syntax
  }

  var offers: [Offer] = []
  /// Calls of initializers of `NSUserActivity`.
  var creations: [FunctionCallExprSyntax] = []
  /// The same, by the variable that each is given to.
  var creationsByName: [String: [FunctionCallExprSyntax]] = [:]
  /// Calls of functions that take the type of an activity.
  var calls: [FunctionCallExprSyntax] = []
  /// The initializers that the app adds to `NSUserActivity`.
  var initializers: [InitializerDeclSyntax] = []

  init() {}

  /// - Parameter names: of functions that take the type of an activity.
  init(in tree: SourceFileSyntax, calling names: Set<String> = []) {
    let finder = ActivityFinder(calling: names)
    finder.walk(tree)
    offers = finder.offers
    creations = finder.creations
    calls = finder.calls
    initializers = finder.initializers
    creationsByName = Dictionary(grouping: creations.filter { $0.boundName != nil }) { $0.boundName ?? "" }
  }
}

private final class ActivityFinder: SyntaxVisitor {
  var offers: [ActivityUses.Offer] = []
  var creations: [FunctionCallExprSyntax] = []
  var calls: [FunctionCallExprSyntax] = []
  var initializers: [InitializerDeclSyntax] = []
  private let names: Set<String>

  init(calling names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if Syntax(node).enclosingTypePath == "NSUserActivity" { initializers.append(node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledName == "NSUserActivity" { creations.append(node) }
    if !names.isEmpty, let name = node.calledFunction, names.contains(name) { calls.append(node) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.declName, base: node.base, target: ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberAccessExprSyntax.self) != true { add(node, base: nil, target: ExprSyntax(node)) }
    return .visitChildren
  }

  private func add(_ name: DeclReferenceExprSyntax, base: ExprSyntax?, target: ExprSyntax) {
    guard let kind = ActivityUses.Offer.Kind(rawValue: name.baseName.plainName),
      let value = target.assignedValue,
      value.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind != .keyword(.false),
      // What takes over the flag of another activity offers no other.
      value.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName != kind.rawValue
    else { return }
    offers.append(ActivityUses.Offer(kind: kind, base: base, value: value, node: Syntax(target)))
  }
}

extension ExprSyntax {
  /// The right side of an assignment to this expression, whether operators are folded or not.
  var assignedValue: ExprSyntax? {
    if let assignment = parent?.as(InfixOperatorExprSyntax.self), assignment.operator.is(AssignmentExprSyntax.self),
      assignment.leftOperand.id == id
    {
      return assignment.rightOperand
    }
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init), elements.count >= 3,
      elements[0].id == id, elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return elements[2]
  }

  /// The left side of the assignment whose right side this expression is.
  var assignmentTarget: ExprSyntax? {
    if let assignment = parent?.as(InfixOperatorExprSyntax.self), assignment.operator.is(AssignmentExprSyntax.self),
      assignment.rightOperand.id == id
    {
      return assignment.leftOperand
    }
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
      elements[2].id == id, elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return elements[0]
  }

  /// The variable that an expression reads, without `self`, `!` and `?`; nil for anything else.
  var variableName: String? {
    if let unwrapped = self.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.variableName }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.variableName }
    if let access = self.as(MemberAccessExprSyntax.self) {
      let isOfSelf = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
      return isOfSelf ? access.declName.baseName.plainName : nil
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.plainName
  }
}

extension FunctionCallExprSyntax {
  /// The variable that the result is given to.
  fileprivate var boundName: String? {
    if let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self) {
      return binding.name
    }
    return ExprSyntax(self).assignmentTarget?.variableName
  }
}
