import AppIntentsFacts
import IntentSchemas
import IntentSurface

extension ParallelTypes {
  /// Whether the app has an entity that is called what a schema is about, and an action gives back something about one.
  func hasNearer(than type: ValueType?, for name: String) -> Bool {
    guard case .entity(let identifier)? = type?.element, let other = own.alike(to: [name])[name],
      let entity = surface.entities.first(where: { $0.identifier == identifier }), other.identifier != identifier,
      let schema = Schema.entity(name)
    else { return false }
    return SchemaName.hasHead(of: schema, other.typeName, nil) && !SchemaName.hasHead(of: schema, entity.typeName, nil)
  }

  /// Whether a member takes something of which the app has one alone.
  func isSingle(_ member: SchemaMember) -> Bool {
    guard let name = member.schema, !member.isOptional, member.nameOfEntity != nil,
      let schema = Schema.entity(name)
    else { return false }
    let isOnly = AdoptedEntity(of: name, in: own).map(\.isOnly) ?? (counterparts[name] == nil)
    return isPart(schema) && isOnly && !named.contains(name)
  }

  // Where any entity will do, it is that of the intent.
  func ownEntity(for member: SchemaMember) -> String? {
    let entities = parameters.compactMap { parameter -> (name: String, type: String)? in
      guard case .entity(let name) = parameter.type.element, !parameter.type.isCollection,
        let entity = surface.entities.first(where: { $0.identifier == name })
      else { return nil }
      return (parameter.name, entity.typePath)
    }
    let named = entities.first { $0.name == member.name }
    return (named ?? (entities.count == 1 ? entities.first : nil))?.type
  }

  // Files, singletons and values without an identity are made by other rules.
  func isWrapped(_ entity: Entity, _ name: String?) -> Bool {
    guard let schema = Schema.entity(name) else { return false }
    let special: [FrameworkProtocol] = [.fileEntity, .uniqueAppEntity, .transientAppEntity]
    return !schema.protocols.contains(where: special.contains) && entity.defaultQuery != nil
  }
}
