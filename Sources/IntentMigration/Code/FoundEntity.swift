import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// The entity that a stored text means, as a constant of `perform()` that the entity's own query finds.
struct FoundEntity {
  /// What the constant is called.
  let name: String
  /// The lines that find it.
  let lines: [String]

  /// Nil where the text is no id and the query takes no other text, or where the body can't wait for it.
  ///
  /// - Parameters:
  ///   - variable: of the parameter that takes the entity now.
  ///   - isOldOptional: whether the old parameter, kept without being asked for, may have no value.
  init?(
    for new: Parameter, _ variable: VariableCode, of type: TypeCode, from old: Parameter, isOldOptional: Bool,
    in context: ProposalContext
  ) {
    guard case .entity(let identifier) = new.type.element, old.type.element == .primitive("String"),
      !new.type.isCollection, !old.type.isCollection, !variable.isOptional, variable.defaultValue == nil,
      let entity = context.comparison.newRecords.entity(identifier), let query = entity.defaultQuery,
      let written = variable.type?.trimmedDescription, let effects = type.perform?.signature.effectSpecifiers,
      effects.asyncSpecifier != nil, effects.throwsClause != nil
    else { return nil }
    name = "stored" + new.name.firstUppercased
    let isID = Self.isID(old, of: new)
    let value = "self.\(old.name)"
    guard Self.remark(on: new, from: old, in: context) == nil else { return nil }
    if isID, let id = Self.ids(value, entity.idType, isOldOptional) {
      lines = ["let \(name) = try await \(written).defaultQuery.entities(for: \(id)).first"]
      return
    }
    let isHeldAsID = Self.endings.contains { old.name.lowercased().hasSuffix($0) }
    let code = context.comparison.newRecords.query(query).flatMap { context.newType(.query, $0) }
    // What is made from a text is what it says; what a search finds first may be another one.
    guard !isHeldAsID, code?.takesText == true, context.conversion(from: old.type.unwrapped, to: new) == nil else {
      return nil
    }
    let search = { (text: String) in "try await \(written).defaultQuery.entities(matching: \(text)).first" }
    guard isOldOptional else {
      lines = ["let \(name) = \(search(value))"]
      return
    }
    let local = IntentCode.quoted(old.name)
    lines = type.file.indented([
      "var \(name): \(written)?", "if let \(local) = \(value) {", "\t\(name) = \(search(local))", "}",
    ])
  }

  /// Why what a parameter held is no id to the query of the entity that is asked for now; nil where nothing says that.
  static func remark(on new: Parameter, from old: Parameter, in context: ProposalContext) -> String? {
    let records = context.comparison.newRecords
    guard isID(old, of: new), case .entity(let identifier) = new.type.element,
      let query = records.entity(identifier)?.defaultQuery.flatMap(records.query),
      let code = context.newType(.query, query),
      let finder = code.functions("entities").first(where: { $0.labels == ["for"] }),
      TakenApart.isIn(finder, of: context.new)
    else { return nil }
    return
      "`entities(for:)` of \(query.typePath) (\(code.file.place(of: finder))) takes ids apart, and what `\(old.name)` held is no "
      + "such id: make one of it as the app makes them, or find the entity by what the shipped code looked up."
  }

  private static func isID(_ old: Parameter, of new: Parameter) -> Bool {
    endings.contains { old.name.lowercased() == new.name.lowercased() + $0 }
  }

  private static func ids(_ value: String, _ type: String?, _ isOptional: Bool) -> String? {
    switch type {
    case "String": return isOptional ? "[\(value)].compactMap(\\.self)" : "[\(value)]"
    case "UUID":
      let uuid = "UUID(uuidString: \(isOptional ? "$0" : value))"
      return isOptional ? "[\(value)].compactMap { $0.flatMap { \(uuid) } }" : "[\(uuid)].compactMap(\\.self)"
    default: return nil
    }
  }

  private static let endings = ["id", "identifier", "uuid"]
}

extension TypeCode {
  /// Whether it is a query that finds entities by a text, and gives them as a list.
  fileprivate var takesText: Bool {
    functions("entities").contains { function in
      let parameters = function.signature.parameterClause.parameters
      return function.labels == ["matching"] && parameters.first?.type.trimmedDescription == "String"
        && function.signature.returnClause?.type.is(ArrayTypeSyntax.self) == true
    }
  }
}

/// Whether code takes the texts that it is given for composed ones: what is no such text means nothing to it.
enum TakenApart {
  private static let deepest = 4
  private static let parts: Set = ["split", "components", "dropFirst", "prefix", "suffix", "firstIndex", "range"]

  /// Whether a function does so with what its first parameter has, or hands it to one that does.
  static func isIn(_ function: FunctionDeclSyntax, of code: CodeTree, depth: Int = 0) -> Bool {
    guard depth < deepest, let body = function.body,
      let parameter = function.signature.parameterClause.parameters.first?.bodyName.bareText
    else { return false }
    let names = body.names(takenFrom: parameter)
    return body.nodes(FunctionCallExprSyntax.self).contains { call in
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
      if let base = access?.base, names.contains(base.trimmedDescription) {
        return parts.contains(access?.declName.baseName.text ?? "")
      }
      let callee = access?.declName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
      guard let first = call.arguments.first, names.contains(first.expression.trimmedDescription), let callee else {
        return false
      }
      let (name, label) = (callee.baseName.text, first.label?.text ?? "_")
      return code.files(naming: ["func \(name)("]).flatMap { $0.tree.nodes(FunctionDeclSyntax.self) }
        .filter { $0.name.bareText == name && $0.labels.first == label }
        .contains { isIn($0, of: code, depth: depth + 1) }
    }
  }
}

extension CodeBlockSyntax {
  /// A name, and those that loops and closures give to what it has.
  fileprivate func names(takenFrom name: String) -> Set<String> {
    let loops = nodes(ForStmtSyntax.self).filter { $0.sequence.trimmedDescription == name }
      .map(\.pattern.trimmedDescription)
    let closures = nodes(FunctionCallExprSyntax.self).filter { call in
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == name
    }.compactMap(\.trailingClosure).map { closure in
      closure.signature?.parameterClause?.trimmedDescription ?? "$0"
    }
    return Set([name] + loops + closures)
  }
}

extension FunctionDeclSyntax {
  /// The labels with which it is called, `_` for none.
  var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}
