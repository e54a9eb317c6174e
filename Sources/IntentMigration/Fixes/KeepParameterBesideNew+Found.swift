import IntentComparison
import IntentSurface
import SwiftSyntax

extension KeepParameterBesideNew {
  /// The entity that has what the old parameter held as its id, as a constant of `perform()`; nil where the parameter is not
  /// called after the id of the new one, or where the body can't wait for its query.
  func found(in context: ProposalContext) -> (name: String, line: String)? {
    guard case .entity(let identifier) = new.type.element, old.type.element == .primitive("String"),
      !new.type.isCollection, !old.type.isCollection, !variable.isOptional, variable.defaultValue == nil,
      Self.endings.contains(where: { old.name.lowercased() == new.name.lowercased() + $0 }),
      let entity = context.comparison.newRecords.entity(identifier), entity.defaultQuery != nil,
      let written = variable.type?.trimmedDescription, let effects = type.perform?.signature.effectSpecifiers,
      effects.asyncSpecifier != nil, effects.throwsClause != nil
    else { return nil }
    let id: String
    switch entity.idType {
    case "String"?: id = isOldOptional ? "[self.\(old.name)].compactMap(\\.self)" : "[self.\(old.name)]"
    case "UUID"?:
      let uuid = "UUID(uuidString: \(isOldOptional ? "$0" : "self.\(old.name)"))"
      id = isOldOptional ? "[self.\(old.name)].compactMap { $0.flatMap { \(uuid) } }" : "[\(uuid)].compactMap(\\.self)"
    default: return nil
    }
    let name = "stored" + new.name.firstUppercased
    return (name, "let \(name) = try await \(written).defaultQuery.entities(for: \(id)).first")
  }

  private static let endings = ["id", "identifier", "uuid"]
}
