import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads what the members of a query or an options provider declare.
struct QueryReader {
  let context: SyntaxContext

  /// Fills entity, finders, default, filters, sort options, input, output, dependencies and execution targets.
  func fill(_ query: inout EntityQuery, from members: Members) {
    let finders = members.functions("entities", labels: ["for"])
    let suggestions = members.functions("suggestedEntities", labels: [])
    query.findsByIdentifier = !finders.isEmpty
    query.suggestsEntities = !suggestions.isEmpty
    query.hasDefaultResult = !members.functions("defaultResult", labels: []).isEmpty
    query.entity = entity(
      in: members,
      finders + suggestions + members.functions("entities", labels: ["matching"])
        + members.functions("allEntities", labels: []) + members.functions("uniqueEntity", labels: []))
    query.filters = filters(in: members)
    query.sortOptions = sortOptions(in: members)
    let values = members.functions("values", labels: ["for"]).first
    query.input = values?.signature.parameterClause.parameters.first.map {
      TypeName.of($0.type) ?? $0.type.spelling
    }
    query.output = (values ?? members.functions("results", labels: []).first)?.signature.returnClause.map {
      output($0.type)
    }
    query.dependencies = dependencies(in: members)
    query.executionTargets = members.setting("allowedExecutionTargets", read: IntentReader(context: context).options)
  }

  /// The entity that the functions hand back, or that the type alias `Entity` names.
  private func entity(in members: Members, _ functions: [FunctionDeclSyntax]) -> String? {
    let returned = functions.compactMap(\.signature.returnClause?.type)
      .filter { !$0.is(SomeOrAnyTypeSyntax.self) }.map(output)
    let candidates = returned + (members.typeAlias("Entity").map { [output($0)] } ?? [])
    for type in candidates {
      switch type.element {
      case .entity(let name): return name
      case .unknown(let name) where name.wholeMatch(of: /[\w.]+/) != nil: return context.identifier(name)
      default: continue
      }
    }
    return nil
  }

  /// A list that the framework wraps is that list.
  private func output(_ type: TypeSyntax) -> ValueType {
    let reader = TypeReader(context: context)
    guard let element = type.soleGenericArgument, let name = TypeName.of(type), Self.collections.contains(name)
    else { return reader.valueType(type) }
    return .array(reader.valueType(element))
  }

  private func filters(in members: Members) -> [QueryFilter] {
    let filters = entries(of: "properties", in: members).compactMap { call -> QueryFilter? in
      guard let property = call.arguments.unlabeled.first?.parameterName else { return nil }
      context.locate(.queryFilter, property, Syntax(call))
      let comparators = call.body?.compactMap { $0.expression?.as(FunctionCallExprSyntax.self)?.calledLastName } ?? []
      return QueryFilter(property: property, comparators: Set(comparators).sorted())
    }
    return filters.sorted { $0.property < $1.property }
  }

  private func sortOptions(in members: Members) -> [String] {
    entries(of: "sortingOptions", in: members).compactMap { $0.arguments.unlabeled.first?.parameterName }
  }

  /// The calls in the builder closure of a static member: `QueryProperties { Property(…) … }`.
  private func entries(of name: String, in members: Members) -> [FunctionCallExprSyntax] {
    guard let binding = members.staticBinding(name) else { return [] }
    guard let body = LiteralReader(context: context).followed(Code(binding)).call?.body else {
      context.report("`\(name)` of the query could not be read.", Syntax(binding))
      return []
    }
    return body.compactMap { $0.expression?.as(FunctionCallExprSyntax.self) }
  }

  /// `Intent.parameter` for each key path of `@IntentParameterDependency<Intent>(\.$parameter)`.
  private func dependencies(in members: Members) -> [String] {
    let wrappers = members.wrapped.compactMap { $0.attributes.first(named: ["IntentParameterDependency"]) }
    let dependencies = wrappers.flatMap { wrapper -> [String] in
      guard let intent = wrapper.attributeName.soleGenericArgument.flatMap(TypeName.of) else { return [] }
      let owner = context.identifier(intent)
      return wrapper.argumentList.compactMap { $0.expression.parameterName.map { "\(owner).\($0)" } }
    }
    return Set(dependencies).sorted()
  }

  private static let collections: Set<String> = ["ItemCollection", "IntentItemCollection", "EntityCollection"]
}
