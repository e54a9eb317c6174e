extension Surface {
  /// The settings of widgets and controls, SiriKit's too: their names by the name of the type.
  package var settings: [String: Set<String>] {
    let own = intents.filter(\.isHiddenByNature).map { ($0.typePath.lastNameComponent, $0.parameters.map(\.name)) }
    let legacy = legacyIntents.filter(\.isForWidgetsOnly).map { ($0.className, $0.parameters.map(\.name)) }
    return (own + legacy).reduce(into: [:]) { $0[$1.0, default: []].formUnion($1.1) }
  }

  /// Says which of these settings no code reads, by their names, of some types.
  package mutating func markIgnored(_ names: Set<String>, of types: Set<String>) {
    for index in intents.indices where intents[index].isHiddenByNature {
      let isAsked = types.contains(intents[index].typePath.lastNameComponent)
      for parameter in intents[index].parameters.indices {
        intents[index].parameters[parameter].isIgnored =
          isAsked && names.contains(intents[index].parameters[parameter].name)
      }
    }
    for index in legacyIntents.indices {
      let isAsked = types.contains(legacyIntents[index].className)
      for parameter in legacyIntents[index].parameters.indices {
        let name = legacyIntents[index].parameters[parameter].name
        legacyIntents[index].parameters[parameter].isIgnored = isAsked && names.contains(name)
      }
    }
  }
}
