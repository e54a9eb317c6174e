import SwiftReading
import SwiftSyntax

/// Reads the representations that a `Transferable` type can be handed over as.
enum TransferReader {
  /// `FileRepresentation(exportedContentType: .pdf)`, …, in order; closures are left out, modifiers too.
  static func representations(in members: Members) -> [String] {
    guard let binding = members.staticBinding("transferRepresentation") else { return [] }
    if let statements = binding.getter { return statements.flatMap(representations) }
    return binding.initializer.map { representations($0.value) } ?? []
  }

  private static func representations(_ statement: CodeBlockItemSyntax) -> [String] {
    if let expression = statement.expression { return representations(expression) }
    guard case .stmt(let statement) = statement.item,
      let branch = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    else { return [] }
    return branch.allStatements.flatMap(representations)
  }

  private static func representations(_ expression: ExprSyntax) -> [String] {
    guard let call = expression.modifiedCall, let name = call.calledLastName else { return [] }
    let arguments = call.plainArguments
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
