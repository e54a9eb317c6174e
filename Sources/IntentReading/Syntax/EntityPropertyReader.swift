import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads `@Property`, `@ComputedProperty` and `@DeferredProperty` variables.
struct EntityPropertyReader {
  let context: SyntaxContext
  /// Whether plain stored variables are properties, as under a schema macro.
  var takesPlainMembers = false
  /// The names of the properties that the schema has.
  var schemaMembers: Set<String> = []

  /// The properties that a variable declares; none for a variable that is no property of the entity.
  func properties(of variable: VariableDeclSyntax) -> [EntityProperty] {
    let wrapper = FrameworkWrapper(of: variable, among: Set(Self.kinds.keys), in: context)
    let isMember =
      takesPlainMembers
      && (variable.isPlainMember || variable.isReachable && variable.names.allSatisfy(schemaMembers.contains))
    guard wrapper != nil || isMember else { return [] }
    let arguments = wrapper?.attribute.labeledArguments ?? [:]
    let variables = VariableReader(context: context).declared(by: variable, wrapped: wrapper?.argument)
    return variables.compactMap { declared in
      // `id` belongs to Identifiable; it is a property only where it is wrapped.
      guard wrapper != nil || declared.name != "id" else { return nil }
      context.locate(.entityProperty, declared.name, Syntax(declared.node))
      var property = EntityProperty(
        identifier: identifier(arguments["identifier"]) ?? declared.name, name: declared.name, type: declared.type,
        kind: (wrapper?.name).flatMap { Self.kinds[$0] } ?? .schemaMember,
        title: arguments["title"].map { LiteralReader(context: context).text($0) },
        indexingKey: (arguments["indexingKey"] ?? arguments["customIndexingKey"]).map(indexingKey))
      property.isInternal = arguments["visibility"].flatMap(TypeName.last) == "internal"
      return property
    }
  }

  private func identifier(_ expression: ExprSyntax?) -> String? {
    guard let expression else { return nil }
    let text = LiteralReader(context: context).text(expression)
    if text.value == nil {
      context.report("The property identifier `\(expression.spelling)` is not a literal.", Syntax(expression))
    }
    return text.spelling
  }

  /// `title` for `\.title` and `\CSSearchableItemAttributeSet.title`; other keys as written.
  private func indexingKey(_ expression: ExprSyntax) -> String { expression.parameterName ?? expression.spelling }

  private static let kinds: [String: EntityProperty.Kind] = [
    "Property": .stored, "EntityProperty": .stored, "ComputedProperty": .computed, "DeferredProperty": .deferred,
  ]
}
