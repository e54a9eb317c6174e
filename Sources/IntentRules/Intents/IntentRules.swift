extension RuleCatalog {
  /// The rules about intents and their results.
  static let intents: [Rule] = [
    .intentRemoved, .intentRenamed, .intentIdentifierChanged, .identifierNotLiteral, .intentMovedInApp,
    .intentBundleChanged, .intentConformsThroughProtocol, .recordsMergedByName, .intentHidden,
    .hiddenIntentInAppShortcut, .hiddenMigratedIntent, .intentKeptForAssistant, .intentRevealed,
    .assistantOnlyWithoutSchema, .intentOpensApp, .intentStopsOpeningApp, .authenticationStricter,
    .authenticationLooser, .resultValueChanged, .replyDropped, .opensIntentDropped, .intentTextsChanged,
    .parameterHiddenFromEditor, .parameterSummaryRemoved, .openIntentDropped, .configurationIntentDropped,
    .focusFilterDropped, .systemRoleDropped, .helperProtocolDropped, .availabilityRaised, .intentUnavailable,
    .deprecatedWithoutMessage, .intentDeprecated, .replacementMissing,
    .executionTargetsNarrowed,
    .targetsUnread,
    .intentsExchanged,
  ]
}
