import IntentSchemas
import IntentSurface
import SwiftParser
import SwiftSyntax

/// The app's own entities, as what stands for them is made from them.
struct OwnEntities {
  var surface: Surface { reading.surface }
  let reading: SurfaceReading
  let code: CodeTree

  /// What code can read of an entity: its properties, and the plain variables of its type.
  func members(of entity: Entity) -> [MemberMapping.Own] {
    let marked = entity.properties.map { MemberMapping.Own(name: $0.name, type: $0.type) }
    guard let type = code.type(of: .entity, entity, in: reading) else { return marked }
    let known = Set(marked.map(\.name)).union(["id"])
    let plain = type.readableVariables.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
    let query = surface.queries.first { $0.identifier == entity.defaultQuery }
    let origins = origins(
      of: entity.typePath.lastNameComponent,
      in: [type, query.flatMap { code.type(of: .query, $0, in: reading) }].compactMap(\.self))
    return (marked + plain.map { MemberMapping.Own(name: $0.key, type: ValueType($0.value)) }).map {
      MemberMapping.Own(name: $0.name, type: $0.type, origin: origins[$0.name])
    }
  }

  /// What the values that an entity is made with are called, by its properties.
  private func origins(of name: String, in types: [TypeCode]) -> [String: String] {
    let calls = types.flatMap(\.allCalls).filter {
      $0.calledExpression.trimmedDescription.lastNameComponent == name
    }
    let arguments = calls.flatMap(\.arguments).compactMap { argument -> (String, String)? in
      guard let label = argument.label?.text, let value = argument.expression.as(MemberAccessExprSyntax.self) else {
        return nil
      }
      return (label, value.declName.baseName.text)
    }
    return Dictionary(arguments, uniquingKeysWith: { first, _ in first })
  }

  /// The entity that is most like what a schema is about, whoever takes or gives it, by the schema.
  func alike(to schemas: Set<String>) -> [String: Entity] {
    guard !schemas.isEmpty else { return [:] }
    let domains = SpokenDomains(of: surface)
    let found = surface.entities.compactMap { entity in
      SchemaCandidate.best(for: entity, in: self, wanted: schemas, domains).map { (entity: entity, best: $0) }
    }
    // Of two that fit alike, it is the one whose name says nothing more.
    let sorted = found.sorted {
      SchemaWords.words($0.entity.typeName).count < SchemaWords.words($1.entity.typeName).count
    }
    return sorted.filter { schemas.contains($0.best.schema.identifier) }.reduce(into: [String: (Entity, Int)]()) {
      let (name, score) = ($1.best.schema.identifier, $1.best.score)
      if let known = $0[name], known.1 >= score { return }
      $0[name] = ($1.entity, score)
    }.mapValues(\.0)
  }
}

extension TypeCode {
  /// The texts that its code compares a variable with: `completed` of `status == "completed"`.
  func texts(comparedWith name: String) -> [String] {
    groups.flatMap { $0.nodes(SequenceExprSyntax.self) }.flatMap { sequence in
      let parts = Array(sequence.elements)
      return parts.indices.dropFirst().dropLast().compactMap { index -> String? in
        guard parts[index].trimmedDescription == "==",
          [name, "self.\(name)"].contains(parts[index - 1].trimmedDescription)
        else { return nil }
        return parts[index + 1].as(StringLiteralExprSyntax.self)?.representedLiteralValue
      }
    }
  }

  /// The variables and constants of instances that nothing marks and other code of the module can read, with their types.
  var readableVariables: [String: String] {
    members.unmarkedVariables { !$0.isMarked("static", "class", "private", "fileprivate") }
  }
}

extension [MemberBlockItemSyntax] {
  /// The types, as written, of variables that no attribute marks, by their names.
  func unmarkedVariables(where isWanted: (VariableDeclSyntax) -> Bool) -> [String: String] {
    let variables = compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { $0.attributes.isEmpty && isWanted($0) }
    let pairs = variables.flatMap(\.bindings).compactMap { binding in
      binding.typeAnnotation.map { (binding.pattern.trimmedDescription, $0.type.trimmedDescription) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
