import IntentSchemas
import IntentSurface
import SwiftSyntax

/// An entity that has adopted a schema already, such as one that was written beside the app's own before.
struct AdoptedEntity {
  let entity: Entity
  private let type: TypeCode?
  private let own: OwnEntities

  /// Nil where none has.
  init?(of schema: String, in own: OwnEntities) {
    guard let found = own.surface.entities.first(where: { $0.schema?.name == schema }) else { return nil }
    (entity, self.own) = (found, own)
    type = own.code.type(of: .entity, found, in: own.reading)
  }

  /// What it calls the entity of the app that it is made from; nil where it stands for another one, or for none.
  func member(standingFor other: Entity) -> String? {
    guard own.code.making(entity.typePath, of: "", typed: other.typePath) != nil else { return nil }
    return type?.readableVariables.filter { $0.value == other.typePath }.keys.min()
  }

  /// Whether the app has it alone, as a constant of its own type.
  var isOnly: Bool { type?.staticVariable("only") != nil }

  /// Whether it is made from a name.
  var isNamed: Bool {
    type?.initializers.contains { $0.signature.parameterClause.parameters.first?.firstName.text == "named" } == true
  }

  /// Whether its query finds it by what people say, and offers any before; nil where it does not.
  var offersBeforeSearch: Bool? {
    let query = own.surface.queries.first { $0.identifier == entity.defaultQuery }
    return query.flatMap { $0.capabilities.contains(.string) ? $0.suggestsEntities : nil }
  }
}
