import IntentComparison
import IntentSurface

extension SurfaceIndex {
  /// An effect on all who have stored values of a type.
  ///
  /// Where nothing is seen to hold any, it is on saved shortcuts: a parameter may be of a type that was not classified.
  func effects(_ effect: Effect, onValuesOf type: ValueType) -> [Audience: Effect] {
    let holders = holders(of: type)
    guard holders.isEmpty else { return holders.map { $0.savedEffects(effect) }.worst }
    let isPassedOn = gives(type) || !properties(of: type).isEmpty
    return [isPassedOn ? .findAndVariables : .savedShortcuts: effect]
  }
}

extension ValueHolder {
  /// An effect on what people have set for it.
  func savedEffects(_ effect: Effect) -> [Audience: Effect] { intent.savedEffects(effect, of: parameter) }
}

extension Comparison {
  /// The parameters that held values of a type and are still there. What becomes of the values of one that is gone, or
  /// whose intent is, is a finding of its own.
  func keptHolders(of type: ValueType) -> [ValueHolder] {
    oldRecords.holders(of: type).filter { holder in
      newRecords.intent(newIdentifier(of: .intent, holder.intent.identifier)) != nil
        && !changes(of: holder.subject).contains { $0.action == .removed }
    }
  }

  /// Whether people had an entity in parameters alone, and all of these are gone.
  func isLostWithParameters(_ entity: Entity) -> Bool {
    oldRecords.isOnlyTaken(entity) && keptHolders(of: .entity(entity.identifier)).isEmpty
  }
}

extension [[Audience: Effect]] {
  /// The worst effect of all on each audience.
  var worst: [Audience: Effect] { reduce(into: [:]) { $0.merge($1, uniquingKeysWith: Swift.max) } }
}
