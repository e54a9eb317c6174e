import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads what the members of an entity declare: display, id, properties, default query, transfer and URL representations.
struct EntityReader {
  let context: SyntaxContext

  /// Fills everything but identity, conformances, schema and availability of the type, which the index knows.
  ///
  /// `isIDConvertible` is set for the framework's own id types only.
  ///
  /// - Parameter schema: under a schema macro, plain stored variables are properties of the entity, and variables that
  ///   have the name of one of the schema's are, however they get their value.
  func fill(_ entity: inout Entity, from members: Members, schema: SchemaAdoption? = nil) {
    let literals = LiteralReader(context: context)
    let properties = EntityPropertyReader(
      context: context, takesPlainMembers: schema?.macro != nil, schemaMembers: schema?.memberNames ?? [])
    entity.properties = (schema?.macro == nil ? members.wrapped : members.variables).flatMap(properties.properties)
    entity.displayName = members.setting("typeDisplayRepresentation", read: literals.typeDisplayName)
    entity.displayRepresentation = members.instanceBinding("displayRepresentation").flatMap(displayTitle)
    entity.idType = idType(in: members)
    if entity.idType == "String" {
      let texts = idTexts(in: members)
      entity.isIDTextOfUUID = !texts.isEmpty && texts.allSatisfy { $0.hasSuffix(".uuidString") }
    }
    entity.isIDConvertible = entity.idType.flatMap { IdentifierTypes.convertible.contains($0) ? true : nil }
    entity.defaultQuery = members.staticBinding("defaultQuery").flatMap(query)
    entity.transferRepresentations = TransferReader(context: context).representations(in: members)
    entity.urlRepresentation = members.staticBinding("urlRepresentation").flatMap(url)
    entity.isAssistantOnly = members.setting("isAssistantOnly", read: literals.bool)
  }

  /// The title that an instance shows: `"\(name)"` for `DisplayRepresentation(title: "\(name)")`.
  private func displayTitle(_ binding: PatternBindingSyntax) -> String? {
    let value = binding.singleValue.map { LiteralReader(context: context).followed($0) }
    let arguments = value?.call?.arguments.byLabel
    if let title = arguments?["title"] ?? arguments?["stringLiteral"] { return title.spelling }
    if let value { return value.spelling }
    let titles = binding.code?.calls.compactMap { $0.arguments.byLabel["title"] } ?? []
    return titles.count == 1 ? titles.first?.spelling : binding.code?.spelling
  }

  private func idType(in members: Members) -> String? {
    guard let binding = members.instanceBinding("id") else { return members.typeAlias("ID").map(context.typeName) }
    if let annotation = binding.typeAnnotation?.type {
      let name = context.typeName(annotation)
      return name == "ID" ? members.typeAlias("ID").map(context.typeName) ?? name : name
    }
    return binding.initializer.flatMap { VariableReader(context: context).inferredType($0.value)?.spelling }
  }

  /// What a getter gives, or what initializers assign.
  private func idTexts(in members: Members) -> [String] {
    if let value = members.instanceBinding("id")?.singleValue { return [value.spelling] }
    let given = members.initializers.flatMap { $0.values(givenTo: "id") }
    return Set(given.map { $0.map(\.spelling).joined(separator: " ") }).sorted()
  }

  /// The type of the query that `defaultQuery` makes, as code names it.
  func queryName(_ binding: PatternBindingSyntax) -> String? {
    let annotated = binding.typeAnnotation.flatMap { annotation in
      annotation.type.is(SomeOrAnyTypeSyntax.self) ? nil : TypeName.of(annotation.type)
    }
    if let annotated { return annotated }
    // A name in lower case may be a function; some apps call their types so.
    return binding.singleValue.flatMap(TypeName.of(made:)).flatMap { name in
      name.first?.isUppercase == true || context.declares(name) ? name : nil
    }
  }

  /// The effective identifier of the query that `defaultQuery` makes.
  private func query(_ binding: PatternBindingSyntax) -> String? {
    guard let name = queryName(binding) else {
      context.report("The default query could not be read.", Syntax(binding))
      return nil
    }
    return context.identifier(name)
  }

  /// The URL with properties as `${name}`.
  private func url(_ binding: PatternBindingSyntax) -> Text? {
    let template = TemplateReader(context: context).template(Code(binding))
    return template.map { .value($0.text) } ?? binding.code.map { .expression($0.spelling) }
  }
}
