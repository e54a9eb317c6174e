import IntentSurface
import SwiftSyntax

/// Reads what the members of an entity declare: display, id, properties, default query, transfer and URL representations.
struct EntityReader {
  let context: SyntaxContext

  /// Fills everything but identity, conformances, schema and availability of the type, which the index knows.
  ///
  /// - Parameter takesPlainMembers: under a schema macro, plain stored properties are properties of the entity.
  func fill(_ entity: inout Entity, from members: Members, takesPlainMembers: Bool) {}
}
