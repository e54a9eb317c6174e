import IntentSurface
import SwiftSyntax

/// The answers that a handler makes and hands on in one statement, of which a later step reads a value that the statement
/// does not give.
struct MadeAnswers {
  private let name: String
  /// What Xcode calls the response.
  private let className: String
  private let context: ProposalContext

  init(of name: String, in className: String, _ context: ProposalContext) {
    (self.name, self.className, self.context) = (name, className, context)
  }

  /// Gives each answer that says that all went well a name, and then the value.
  var edits: [SourceEdit] {
    Self.handlers(of: className, in: context.new).flatMap { file, function, body in
      body.nodes(CodeBlockItemSyntax.self).compactMap { edit(of: $0, function, body, in: file) }
    }
  }

  private func edit(
    of item: CodeBlockItemSyntax, _ function: FunctionDeclSyntax, _ body: CodeBlockSyntax, in file: CodeFile
  ) -> SourceEdit? {
    let handed = item.item.as(FunctionCallExprSyntax.self)
    let value = handed.map { $0.arguments.first?.expression } ?? item.item.as(ReturnStmtSyntax.self)?.expression
    guard handed.map({ $0.calledExpression.is(DeclReferenceExprSyntax.self) && $0.arguments.count == 1 }) ?? true,
      let answer = value?.as(FunctionCallExprSyntax.self), let callee = answer.calledExpression.dottedName,
      [".", className].contains(where: callee.hasPrefix), !answer.tellsFailure
    else { return nil }
    let local = FreshName.name("outcome", among: function.boundNames)
    let made =
      callee == ".init" ? className + answer.trimmedDescription.dropFirst(".init".count) : answer.trimmedDescription
    let lines = [
      "let \(local) = \(made.hasPrefix(".") ? className : "")\(made)",
      "\(local).\(name) = \(shippedValue(in: function) ?? "<#\(name)#>")",
      item.trimmedDescription.replacing(answer.trimmedDescription, with: local),
    ]
    return file.replace(item, with: lines.joined(separator: file.newline + file.indentation(of: item)))
  }

  // What every shipped answer gave, where the function knows the same names.
  private func shippedValue(in function: FunctionDeclSyntax) -> String? {
    let given = (context.old.map { Self.handlers(of: className, in: $0) } ?? []).flatMap { _, _, body in
      body.nodes(LabeledExprSyntax.self).filter { $0.label?.text == name }.map(\.expression)
    }
    guard Set(given.map(\.trimmedDescription)).count == 1, let value = given.first else { return nil }
    let names = value.nodes(DeclReferenceExprSyntax.self).filter { $0.memberAccess == nil }.map(\.baseName.bareText)
    return Set(names).isSubset(of: function.boundNames) ? value.trimmedDescription : nil
  }

  private static func handlers(
    of className: String, in code: CodeTree
  ) -> [(CodeFile, FunctionDeclSyntax, CodeBlockSyntax)] {
    let intent = String(className.dropLast("Response".count))
    return code.files(naming: [intent, "handle"]).flatMap { file in
      file.tree.nodes(FunctionDeclSyntax.self).compactMap { function in
        let taken = function.signature.parameterClause.parameters.first?.type.trimmedDescription
        guard function.name.text == "handle", taken == intent, let body = function.body else { return nil }
        return (file, function, body)
      }
    }
  }
}

extension FunctionCallExprSyntax {
  // Its code, or what makes a response of one: `.failure(error: …)`, `Response(code: .failure, …)`.
  fileprivate var tellsFailure: Bool {
    let code = argument("code")?.dottedName ?? calledExpression.dottedName ?? ""
    return code.lastNameComponent.hasPrefix("failure")
  }
}
