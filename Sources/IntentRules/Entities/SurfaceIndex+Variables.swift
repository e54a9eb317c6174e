import IntentComparison
import IntentSurface

/// What people can have of an entity.
struct EntityUses {
  /// Whether it is in variables, and not only in what was picked.
  let areGivenOut: Bool

  init(of entity: Entity, in surface: SurfaceIndex) { areGivenOut = surface.givesOut(entity) }

  /// How a sentence begins that says what becomes of them.
  var words: String { areGivenOut ? "Variables and picked values" : "Picked values" }
}

extension SurfaceIndex {
  /// Whether people can have a variable of an entity: an action or a Find step gives it, another entity or a value that
  /// was not read may hold it, or the system knows it by itself. What only configures widgets, nobody is given.
  func givesOut(_ entity: Entity) -> Bool {
    holders(of: .entity(entity.identifier)).contains { $0.intent.isAction } || !isOnlyTaken(entity)
  }

  /// Whether parameters take it and nothing gives it.
  func isOnlyTaken(_ entity: Entity) -> Bool {
    !holders(of: .entity(entity.identifier)).isEmpty && isGivenByNothing(entity)
  }

  /// Whether nobody has anything of it: no action takes or gives it, and nothing that is not followed here may show it.
  func isHeldByNobody(_ entity: Entity) -> Bool {
    holders(of: .entity(entity.identifier)).isEmpty && isGivenByNothing(entity) && !mayShowAnyEntity
  }

  /// Whether an action, a property or a value that was not read may hold a value of a type.
  func mayGiveOut(_ type: ValueType) -> Bool { !properties(of: type).isEmpty || givesUnknown || gives(type) }

  private func isGivenByNothing(_ entity: Entity) -> Bool {
    let query = entity.defaultQuery.flatMap(firstQuery)
    let isKnown = query?.makesFindAction == false && entity.schema == nil && entity.protocols.isEmpty
    return isKnown && !mayGiveOut(.entity(entity.identifier))
  }
}
