import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Whether what people saved ever did anything: what had no effect needs no code that brings it back.
enum ShippedUse {
  /// Why a parameter had none; nil where some code may read it, or where the code is not known.
  static func lack(of parameter: String, in intent: Intent, _ context: ProposalContext) -> String? {
    guard let code = context.old, let type = context.oldType(.intent, intent), let variable = type.variable(parameter),
      type.perform?.body.map({ !$0.isStub }) ?? true, !isRead(variable, of: type, in: code)
    else { return nil }
    return
      "No code of the shipped version reads `\(parameter)`, so what people set never did anything: accept the change "
      + "with a waiver."
  }

  /// Whether some code reads a parameter, besides the summary and initializers that set it.
  ///
  /// - Parameter doubting: whether what may be a member of something else counts.
  static func isRead(_ variable: VariableCode, of type: TypeCode, in code: CodeTree, doubting: Bool = true) -> Bool {
    let name = variable.binding.pattern.trimmedDescription.filter { $0 != "`" }
    let members = code.files(naming: ["extension \(type.name)"]).compactMap { TypeCode(type.typePath, in: $0) }
      .flatMap(\.members)
    let own = type.members.filter { $0.id != variable.member.id } + members
    let isOwn = own.filter { !$0.isSummary }.contains { member in
      member.tokens(viewMode: .sourceAccurate).contains { token in
        ["$\(name)", name].contains(token.bareText) && !token.isSet
      }
    }
    guard !isOwn else { return true }
    let outside = MemberReading(of: name, in: type, as: "read", setting: "set", in: code)
    return outside.edits.contains { $0.replacement == "read" } || doubting && !outside.doubts.isEmpty
      || !code.files(naming: ["IntentParameterDependency", name]).isEmpty
  }

  /// Why no value of an entity that people picked was ever found; nil where its query may find some.
  static func lack(ofValuesOf entity: Entity, _ context: ProposalContext) -> String? {
    guard let query = entity.defaultQuery.flatMap(context.comparison.oldRecords.query), !query.makesFindAction,
      let type = context.oldType(.query, query)
    else { return nil }
    let finders = type.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { function in
      function.name.text == "entities" && function.signature.parameterClause.parameters.first?.firstName.text == "for"
    }
    guard finders.count == 1, finders[0].body?.findsNothing == true else { return nil }
    return "The shipped `entities(for:)` of \(query.typePath) finds nothing, so no saved value of this type was ever "
      + "resolved: accept the change with a waiver."
  }
}

extension CodeBlockSyntax {
  /// Whether it only says that it is done: what it stands for is elsewhere, or not written yet.
  fileprivate var isStub: Bool {
    statements.count <= 1
      && nodes(FunctionCallExprSyntax.self).allSatisfy { $0.calledExpression.dottedName == ".result" }
  }

  /// Whether all it does is give an empty list.
  fileprivate var findsNothing: Bool {
    guard statements.count == 1, let item = statements.first?.item else { return false }
    let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    return value?.as(ArrayExprSyntax.self)?.elements.isEmpty == true
  }
}

extension MemberBlockItemSyntax {
  fileprivate var isSummary: Bool {
    decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription == "parameterSummary"
  }
}

extension TypeCode {
  /// Whether a widget or its settings are those of Xcode's template for an extension.
  var isTemplate: Bool {
    declaration.nodes(StringLiteralExprSyntax.self).contains { $0.segments.trimmedDescription == Self.templateText }
  }

  private static let templateText = "This is an example widget."
}
