import IntentComparison
import IntentSurface
import SwiftSyntax

/// Where the identifiers of an entity come from, as its code makes them.
struct EntityOrigin {
  /// What its values are made with as `id`, as written.
  private let identifiers: [ExprSyntax]

  /// - Parameter types: the entity and its query.
  init(of name: String, in types: [TypeCode]) {
    identifiers = types.flatMap(\.allCalls).filter { $0.calledExpression.trimmedDescription.lastNameComponent == name }
      .compactMap { $0.argument("id") }
  }

  /// The text that identifiers are put together as from several values; nil where they are what the app stores.
  private var composed: String? {
    identifiers.compactMap { $0.as(StringLiteralExprSyntax.self) }.first { literal in
      literal.segments.count { $0.is(ExpressionSegmentSyntax.self) } > 1
    }?.trimmedDescription
  }

  /// Why what was saved for one entity is nothing that another one finds, in words; nil where nothing says so.
  func mismatch(with new: EntityOrigin) -> String? {
    guard let plain = identifiers.first?.trimmedDescription, composed == nil, let other = new.composed else {
      return nil
    }
    return "Saved ones have the id `\(plain)`, and its ids are `\(other)`."
  }
}

extension ProposalContext {
  /// The identifier of what a record is now: its own where another one only looks like it.
  func newIdentifier(of kind: ElementKind, _ identifier: String) -> String {
    let isOther = kind == .entity && comparison.oldRecords.entity(identifier).flatMap(otherOrigin) != nil
    return isOther ? identifier : comparison.newIdentifier(of: kind, identifier)
  }

  /// Why an entity was not renamed although another one looks like it, in words; nil where nothing says so.
  func otherOrigin(of entity: Entity) -> String? {
    let newName = comparison.newIdentifier(of: .entity, entity.identifier)
    guard newName != entity.identifier, let new = comparison.newRecords.entity(newName), old != nil else { return nil }
    let shipped = RestoreEntity.declarations(of: entity, withQuery: true, in: self)
    let query = new.defaultQuery.flatMap(comparison.newRecords.query).flatMap { newType(.query, $0) }
    let types = [newType(.entity, new), query].compactMap(\.self)
    return EntityOrigin(of: entity.typePath.lastNameComponent, in: shipped)
      .mismatch(with: EntityOrigin(of: new.typePath.lastNameComponent, in: types))
  }
}
