import IntentRules
import SwiftSyntax

/// What an action does with a parameter that it did not do before it had the parameter.
enum AddedStatements {
  /// Puts each statement that uses a parameter behind the condition that it has a value; nil where one of them decides
  /// something else too, or where the shipped action did the same with another value.
  ///
  /// - Parameter shipped: the type as it shipped.
  static func edits(for name: String, of type: TypeCode, since shipped: TypeCode?) -> [SourceEdit]? {
    guard let shipped, let body = type.perform?.body, !body.boundNames.contains(name) else { return nil }
    let uses = body.nodes(DeclReferenceExprSyntax.self).filter {
      ["$\(name)", name].contains($0.baseName.bareText) && $0.isOwn
    }
    let statements = uses.map { use in
      use.baseName.text == "$\(name)" || use.memberAccess != nil ? nil : use.enclosing(CodeBlockItemSyntax.self)
    }
    var seen: Set<SyntaxIdentifier> = []
    let found = statements.compactMap(\.self).filter { seen.insert($0.id).inserted }
    guard !found.isEmpty, !statements.contains(nil), found.allSatisfy({ $0.isAddition(to: shipped.perform?.body) }),
      body.innermost.isSuperset(of: shipped.perform?.body?.innermost ?? [])
    else { return nil }
    return found.flatMap { guarded($0, by: name, in: type.file) }
  }

  private static func guarded(_ item: CodeBlockItemSyntax, by name: String, in file: CodeFile) -> [SourceEdit] {
    let (indentation, unit) = (file.indentation(of: item), file.indentationUnit)
    let lines = item.trimmedDescription.split(separator: file.newline, omittingEmptySubsequences: false)
    let inner = lines.map { unit + $0 }.joined(separator: file.newline)
    let text = ["if let \(IntentCode.quoted(name)) {", indentation + inner, indentation + "}"]
    return [file.replace(item, with: text.joined(separator: file.newline))]
  }
}

extension SyntaxProtocol {
  // The statements that have no others in them, as written.
  fileprivate var innermost: Set<String> {
    let items = nodes(CodeBlockItemSyntax.self).filter { $0.item.nodes(CodeBlockItemSyntax.self).isEmpty }
    return Set(items.map(\.trimmedDescription).filter { !$0.hasPrefix("return") })
  }
}

extension CodeBlockItemSyntax {
  /// Whether it sets what a shipped body did not set, or calls what that did not call, and gives no value.
  fileprivate func isAddition(to shipped: CodeBlockSyntax?) -> Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), let value = item.as(ExprSyntax.self)?.attempted,
      list.count > 1 || list.parent?.parent?.is(IfExprSyntax.self) == true, !trimmedDescription.contains("\"\"\"")
    else { return false }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedDescription
      return shipped?.nodes(FunctionCallExprSyntax.self).contains { $0.calledExpression.trimmedDescription == callee }
        != true
    }
    guard let target = value.as(SequenceExprSyntax.self)?.assignedTarget else { return false }
    return shipped?.nodes(SequenceExprSyntax.self).contains { $0.assignedTarget == target } != true
  }
}

extension SequenceExprSyntax {
  /// What it sets, as written; nil where it is no assignment.
  fileprivate var assignedTarget: String? {
    let parts = Array(elements)
    return parts.count > 2 && parts[1].is(AssignmentExprSyntax.self) ? parts[0].trimmedDescription : nil
  }
}
