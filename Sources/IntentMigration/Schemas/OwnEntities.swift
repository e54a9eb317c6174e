import IntentSchemas
import IntentSurface
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
    return marked + plain.map { MemberMapping.Own(name: $0.key, type: ValueType($0.value)) }
  }

  /// Whether the app has things of its own that are called what a schema is about, be they entities or not.
  func has(_ schema: Schema) -> Bool {
    surface.entities.contains { EntityRoles.isOne($0, of: schema) }
      || code.typeNames.contains { name in
        SchemaName.hasHead(of: schema, name, nil) && code.smallDeclaration(of: name)?.variable("id") != nil
      }
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
  /// Whether a function gives a list, and no collection with titles of its own.
  func givesList(_ name: String) -> Bool {
    function(name)?.member.decl.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.is(ArrayTypeSyntax.self)
      == true
  }

  /// The variables and constants of instances that nothing marks and other code of the module can read, with their types.
  var readableVariables: [String: String] {
    members.unmarkedVariables { variable in
      !variable.modifiers.contains {
        ["static", "class", "private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      }
    }
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
