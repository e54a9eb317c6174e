import IntentSurface
import SwiftReading
import SwiftSyntax

/// On which systems each place of some code is come to, by `if #available(…)`, `guard #available(…)` and their opposites
/// around it: one walk for all places.
final class BranchFinder: SyntaxVisitor {
  /// What stands in branches, calls and names, with what these ask for.
  private(set) var clauses: [SyntaxIdentifier: [Availability]] = [:]
  /// The places that say a name.
  private(set) var references: [String: [Syntax]] = [:]
  /// What the branches around the place ask for, the innermost last.
  private var around: [[Availability]] = [[]]

  init(in code: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(code)
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.conditions)
    enter(node.body, asking: AvailabilityReader.clauses(of: node.conditions))
    if let other = node.elseBody { enter(other, asking: AvailabilityReader.clauses(ofElse: node.conditions)) }
    return .skipChildren
  }

  private func enter(_ branch: some SyntaxProtocol, asking clauses: [Availability]) {
    around.append(AvailabilityReader.joined([clauses, current]))
    walk(branch)
    around.removeLast()
  }

  // What follows a guard in a list is come to where it holds.
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    around.append(current)
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockItemListSyntax) { around.removeLast() }
  override func visitPost(_ node: GuardStmtSyntax) {
    around[around.count - 1] = AvailabilityReader.joined([AvailabilityReader.clauses(of: node.conditions), current])
  }

  // A member is a way of its own.
  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    around.append([])
    return .visitChildren
  }
  override func visitPost(_ node: MemberBlockItemSyntax) { around.removeLast() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    note(Syntax(node))
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    references[node.baseName.text, default: []].append(Syntax(node))
    note(Syntax(node))
    return .visitChildren
  }

  private func note(_ node: Syntax) { if !current.isEmpty { clauses[node.id] = current } }

  private var current: [Availability] { around.last ?? [] }
}
