extension RuleCatalog {
  /// Rules about custom SiriKit intents and their migration, by id.
  package static let legacy: [Rule] = [
    .legacyIntentRemoved, .legacyValueLost, .migrationDropped, .migrationClaimedTwice, .migrationAddedLate,
    .legacyParameterLost, .legacyEnumCaseLost, .legacyTypePropertyLost,
  ]
}
