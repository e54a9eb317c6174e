import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads the representations that a `Transferable` type can be handed over as.
struct TransferReader {
  let context: SyntaxContext

  // Members may name each other in circles.
  private static let depthLimit = 8

  /// `FileRepresentation(exportedContentType: .pdf)`, …, in order; closures are left out, modifiers too.
  func representations(in members: Members) -> [String] {
    members.staticBinding("transferRepresentation").map { representations(of: $0, in: members, 0) } ?? []
  }

  private func representations(of binding: PatternBindingSyntax, in members: Members?, _ depth: Int) -> [String] {
    guard depth < Self.depthLimit else { return [] }
    if let statements = binding.getter { return statements.flatMap { representations($0, in: members, depth) } }
    return binding.initializer.map { representations($0.value, in: members, depth) } ?? []
  }

  private func representations(_ statement: CodeBlockItemSyntax, in members: Members?, _ depth: Int) -> [String] {
    if let expression = statement.expression { return representations(expression, in: members, depth) }
    guard case .stmt(let statement) = statement.item,
      let branch = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    else { return [] }
    return branch.allStatements.flatMap { representations($0, in: members, depth) }
  }

  /// What a call makes, or a static member that was read has; else the code, which may have any.
  private func representations(_ expression: ExprSyntax, in members: Members?, _ depth: Int) -> [String] {
    guard let call = expression.modifiedCall, let name = call.calledLastName else {
      let parts = TypeName.of(expression: expression)?.nameComponents ?? []
      let owner = parts.dropLast().joined(separator: ".")
      let holder = owner.isEmpty || owner == "Self" ? members : context.members(owner)
      let found = parts.last.flatMap { holder?.staticBinding($0) }.map {
        representations(of: $0, in: holder, depth + 1)
      }
      return found ?? [expression.spelling]
    }
    let literals = LiteralReader(context: context)
    let arguments = call.arguments.filter { !$0.expression.is(ClosureExprSyntax.self) }.map { argument in
      // A key path may leave out the type that it starts at.
      let value = literals.followed(Code(argument.expression)).spelling.replacing(/\\[A-Z]\w*\./, with: "\\.")
      return (argument.label.map { "\($0.plainName): " } ?? "") + value
    }
    return [arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"]
  }
}

extension IfExprSyntax {
  /// The statements of all its branches, in order.
  var allStatements: [CodeBlockItemSyntax] {
    switch elseBody {
    case .ifExpr(let next): Array(body.statements) + next.allStatements
    case .codeBlock(let block): Array(body.statements) + Array(block.statements)
    case nil: Array(body.statements)
    }
  }
}
