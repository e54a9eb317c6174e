import IntentSurface

extension Surface {
  /// Whether people can have a variable of an entity: an action or a Find step gives it, another entity or a value that
  /// was not read may hold it, or the system knows it by itself. What only configures widgets, nobody is given.
  func givesOut(_ entity: Entity) -> Bool {
    let type = ValueType.entity(entity.identifier)
    let query = entity.defaultQuery.flatMap { name in queries.first { $0.identifier == name } }
    let holders = holders(of: type).map(\.intent)
    let isKnown = query?.makesFindAction == false && entity.schema == nil && entity.protocols.isEmpty
    guard isKnown, !holders.isEmpty, !holders.contains(where: \.isAction), properties(of: type).isEmpty else {
      return true
    }
    return intents.contains { intent in
      switch intent.result.value?.element {
      case .unknown, .union, type: true
      default: false
      }
    }
  }
}
