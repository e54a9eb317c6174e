import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads what the members of a query or an options provider declare.
struct QueryReader {
  let context: SyntaxContext
  /// A function with its code, which trees may leave out.
  var whole: (FunctionDeclSyntax) -> FunctionDeclSyntax = { $0 }

  /// Fills entity, finders, default, filters, sort options, input, output, dependencies and execution targets.
  func fill(_ query: inout EntityQuery, from members: Members) {
    let finders = members.functions("entities", labels: ["for"])
    // A static one answers nobody.
    let suggestions = members.functions("suggestedEntities", labels: []).filter { !$0.isStatic }
    query.findsByIdentifier = !finders.isEmpty
    query.suggestsEntities = suggestions.contains { !whole($0).findsNothing }
    query.hasDefaultResult = members.functions("defaultResult", labels: []).contains { !whole($0).findsNothing }
    query.entity = entity(
      in: members,
      finders + suggestions + members.functions("entities", labels: ["matching"])
        + members.functions("allEntities", labels: []) + members.functions("uniqueEntity", labels: []))
    let properties = entries(of: "properties", ["Property", "EntityQueryProperty"], in: members)
    let orders = entries(of: "sortingOptions", ["SortableBy", "EntityQuerySortableByProperty"], in: members)
    let filters = properties.found.compactMap(filter)
    query.filters = filters.map(\.filter).sorted { $0.property < $1.property }
    query.sortOptions = orders.found.compactMap { $0.arguments.unlabeled.first?.parameterName }
    query.hasUnreadOptions = !properties.isWhole || !orders.isWhole || !filters.allSatisfy(\.isWhole)
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

  /// A filter, and whether all of its comparators are written out.
  private func filter(_ call: FunctionCallExprSyntax) -> (filter: QueryFilter, isWhole: Bool)? {
    guard let property = call.arguments.unlabeled.first?.parameterName else { return nil }
    context.locate(.queryFilter, property, Syntax(call))
    let comparators = call.body?.map { $0.expression?.as(FunctionCallExprSyntax.self)?.calledLastName ?? "" } ?? []
    let known = Set(comparators.filter { $0.hasSuffix("Comparator") })
    return (QueryFilter(property: property, comparators: known.sorted()), comparators.allSatisfy(known.contains))
  }

  /// The calls in the builder closure of a static member, `QueryProperties { Property(…) … }`, and whether these are all
  /// that it has.
  private func entries(
    of name: String, _ words: Set<String>, in members: Members
  ) -> (found: [FunctionCallExprSyntax], isWhole: Bool) {
    guard let binding = members.staticBinding(name) else { return ([], true) }
    guard let body = LiteralReader(context: context).followed(Code(binding)).call?.body else {
      context.report("`\(name)` of the query could not be read.", Syntax(binding))
      return ([], false)
    }
    let calls = body.compactMap { $0.expression?.as(FunctionCallExprSyntax.self) }
    return (calls, calls.count == body.count && calls.allSatisfy { words.contains($0.calledLastName ?? "") })
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
