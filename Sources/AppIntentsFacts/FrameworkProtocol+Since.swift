extension FrameworkProtocol {
  /// The first system versions that have it; nil for a protocol of another framework and for an unknown one.
  package var since: SystemVersions? {
    switch self {
    case .appIntent, .appEntity, .appEnum, .appShortcutsProvider, .systemIntent, .openIntent, .deleteIntent,
      .startWorkoutIntent, .pauseWorkoutIntent, .resumeWorkoutIntent, .customIntentMigratedAppIntent,
      .predictableIntent, .setFocusFilterIntent, .transientAppEntity, .dynamicOptionsProvider, .entityQuery,
      .entityPropertyQuery, .entityStringQuery, .entityIdentifierConvertible, .audioStartingIntent:
      SystemVersions(iOS: "16.0", macOS: "13.0", watchOS: "9.0", tvOS: "16.0")
    case .startDiveIntent: SystemVersions(watchOS: "9.0")
    case .liveActivityStartingIntent: SystemVersions(iOS: "16.1")
    case .foregroundContinuableIntent: SystemVersions(iOS: "16.4", macOS: "13.3", watchOS: "9.4", tvOS: "16.4")
    case .appIntentsPackage, .audioPlaybackIntent, .deprecatedAppIntent, .progressReportingIntent,
      .enumerableEntityQuery:
      SystemVersions(iOS: "17.0", macOS: "14.0", watchOS: "10.0", tvOS: "17.0")
    case .widgetConfigurationIntent: SystemVersions(iOS: "17.0", macOS: "14.0", watchOS: "10.0")
    case .liveActivityIntent: SystemVersions(iOS: "17.0")
    case .showInAppSearchResultsIntent: SystemVersions(iOS: "17.2", macOS: "14.2", watchOS: "10.2", tvOS: "17.2")
    case .playVideoIntent: SystemVersions(iOS: "17.2", macOS: "14.2", tvOS: "17.2")
    case .pushToTalkTransmissionIntent: SystemVersions(iOS: "17.4")
    case .assistantIntent, .assistantSchemaIntent, .audioRecordingIntent, .setValueIntent, .urlRepresentableIntent,
      .assistantEntity, .assistantSchemaEntity, .fileEntity, .urlRepresentableEntity, .uniqueAppEntity,
      .assistantEnum, .assistantSchemaEnum, .urlRepresentableEnum, .uniqueAppEntityQuery:
      SystemVersions(iOS: "18.0", macOS: "15.0", watchOS: "11.0", tvOS: "18.0", visionOS: "2.0")
    case .indexedEntity: SystemVersions(iOS: "18.0", macOS: "15.0", visionOS: "2.0")
    case .cameraCaptureIntent: SystemVersions(iOS: "18.0")
    case .controlConfigurationIntent: SystemVersions(iOS: "18.0", macOS: "26.0", watchOS: "26.0")
    case .snippetIntent, .undoableIntent, .intentValueQuery: SystemVersions(everywhere: "26.0")
    case .targetContentProvidingIntent: SystemVersions(iOS: "26.0", tvOS: "26.0", visionOS: "26.0")
    case .cancellableIntent: SystemVersions(everywhere: "26.4")
    case .longRunningIntent, .ownershipProvidingEntity, .syncableEntity, .appUnionValueCasesProviding, .appUnionValue:
      SystemVersions(everywhere: "27.0")
    case .indexedEntityQuery: SystemVersions(iOS: "27.0", macOS: "27.0", visionOS: "27.0")
    case .widget, .controlWidget, .transferable, .other: nil
    }
  }
}
