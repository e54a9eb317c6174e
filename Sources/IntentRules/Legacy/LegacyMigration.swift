import IntentSurface

/// A legacy intent and the App Intent that answers for its class.
struct LegacyMigration {
  var legacy: LegacyIntent
  var successor: Intent

  /// Whether the App Intent claims the class by name, and not only by being called like it.
  var isDeclared: Bool { successor.intentClassName?.value == legacy.className }

  /// Parameters whose stored values the App Intent does not take over, with the reason.
  ///
  /// Apple: a value whose name and type have no match is left out, and that part of the configuration is lost
  /// (WidgetKit, “Migrating widgets from SiriKit Intents to App Intents”).
  var lostParameters: [(name: String, reason: String)] {
    legacy.parameters.compactMap { old in
      guard let new = successor.parameter(old.name) else {
        return (old.name, "`\(successor.typePath)` has no parameter of that name")
      }
      let spelled = old.isArray ? "[\(old.type)]" : old.type
      return LegacyValueType.carries(old, to: new.type)
        ? nil : (old.name, "it was \(spelled) and is \(new.type.spelling) now")
    }
  }
}

extension Surface {
  func legacyIntent(_ className: String) -> LegacyIntent? { legacyIntents.first { $0.className == className } }

  /// The App Intent that saved steps of a legacy class would run.
  ///
  /// The one that claims it comes first; a type of the same bare name has the same key and may be found by it.
  func migration(of legacy: LegacyIntent) -> LegacyMigration? {
    let successors = intents.filter { $0.identifier == legacy.className }
    let claiming = successors.first { $0.intentClassName?.value == legacy.className }
    return (claiming ?? successors.first).map { LegacyMigration(legacy: legacy, successor: $0) }
  }
}
