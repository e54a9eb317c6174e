extension FrameworkProtocol {
  /// The protocols of this table that it refines directly.
  package var refines: [FrameworkProtocol] {
    switch self {
    case .appIntent, .appEntity, .appEnum, .appUnionValue, .appShortcutsProvider, .appIntentsPackage, .widget,
      .controlWidget, .dynamicOptionsProvider, .intentValueQuery, .entityIdentifierConvertible, .transferable, .other:
      []
    case .assistantIntent, .cancellableIntent, .controlConfigurationIntent, .customIntentMigratedAppIntent,
      .deprecatedAppIntent, .foregroundContinuableIntent, .predictableIntent, .progressReportingIntent,
      .setFocusFilterIntent, .setValueIntent, .snippetIntent, .systemIntent, .targetContentProvidingIntent,
      .urlRepresentableIntent, .widgetConfigurationIntent:
      [.appIntent]
    case .openIntent, .deleteIntent, .showInAppSearchResultsIntent, .playVideoIntent, .audioPlaybackIntent,
      .audioRecordingIntent, .audioStartingIntent, .cameraCaptureIntent, .liveActivityIntent,
      .liveActivityStartingIntent, .pushToTalkTransmissionIntent, .startWorkoutIntent, .pauseWorkoutIntent,
      .resumeWorkoutIntent, .startDiveIntent, .undoableIntent:
      [.systemIntent]
    case .assistantSchemaIntent: [.assistantIntent]
    case .longRunningIntent: [.progressReportingIntent]
    case .assistantEntity, .fileEntity, .indexedEntity, .ownershipProvidingEntity, .syncableEntity,
      .transientAppEntity, .urlRepresentableEntity, .uniqueAppEntity:
      [.appEntity]
    case .assistantSchemaEntity: [.assistantEntity]
    case .appUnionValueCasesProviding, .assistantEnum, .urlRepresentableEnum: [.appEnum]
    case .assistantSchemaEnum: [.assistantEnum]
    case .entityQuery: [.dynamicOptionsProvider]
    case .entityPropertyQuery, .entityStringQuery, .enumerableEntityQuery, .indexedEntityQuery: [.entityQuery]
    case .uniqueAppEntityQuery: [.enumerableEntityQuery]
    }
  }

  /// Whether it is, or refines, a protocol.
  package func refines(_ base: FrameworkProtocol) -> Bool {
    self == base || refines.contains { $0.refines(base) }
  }

  /// The protocol that took the place of a deprecated one.
  package var successor: FrameworkProtocol? {
    switch self {
    case .audioStartingIntent: .audioPlaybackIntent
    case .liveActivityStartingIntent: .liveActivityIntent
    default: nil
    }
  }
}
