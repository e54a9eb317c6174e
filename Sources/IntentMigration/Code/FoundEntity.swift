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
    let isID = Self.endings.contains { old.name.lowercased() == new.name.lowercased() + $0 }
    let value = "self.\(old.name)"
    if isID, let id = Self.ids(value, entity.idType, isOldOptional) {
      lines = ["let \(name) = try await \(written).defaultQuery.entities(for: \(id)).first"]
      return
    }
    let isHeldAsID = Self.endings.contains { old.name.lowercased().hasSuffix($0) }
    guard !isHeldAsID,
      let code = context.comparison.newRecords.query(query).flatMap({ context.newType(.query, $0) }), code.takesText
    else { return nil }
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
      return parameters.map(\.firstName.text) == ["matching"] && parameters.first?.type.trimmedDescription == "String"
        && function.signature.returnClause?.type.is(ArrayTypeSyntax.self) == true
    }
  }
}
