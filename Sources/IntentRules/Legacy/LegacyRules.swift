extension RuleCatalog {
  /// Rules about SiriKit intents, their migration and user activities, by id.
  package static let legacy: [Rule] = [
    .legacyIntentRemoved, .legacyValueLost, .migrationDropped, .migrationClaimedTwice, .systemIntentRemoved,
    .activityDropped, .migrationAddedLate, .legacyParameterLost, .legacyEnumCaseLost, .legacyTypePropertyLost,
    .legacyOutputLost, .legacyIntentUnanswered,
    .legacyObjectIdsChanged,
  ]
}
