extension RuleCatalog {
  /// The rules about entities, their properties and their queries.
  static let entities: [Rule] = [
    .entityRemoved, .entityRenamed, .entityIDTypeChanged, .findActionRemoved, .findFilterRemoved,
    .stringQueryDropped, .suggestionsRemoved, .specialQueryRemoved, .entityPropertyLost,
    .entityPropertyTitleChanged, .entityTransienceChanged, .indexedEntityDropped, .transferDropped,
    .urlRepresentationChanged, .entityDisplayChanged, .entityNestingChanged, .entityHidden,
    .entityRoleDropped,
    .internalPropertyIndexed, .indexingKeyDropped, .onscreenContentDropped, .valueQueryTwice,
    .entityQueryExchanged,
    .entityQueryNarrowed,
  ]
}
