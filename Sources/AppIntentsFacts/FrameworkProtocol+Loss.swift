extension FrameworkProtocol {
  /// What an intent or an entity loses with a protocol that it had.
  package enum Loss: Hashable, Sendable {
    /// The same code runs and fails halfway, or elsewhere: what it can't do, as the end of “it …”.
    case ability(String)
    /// Code runs as before; what goes is around it, as a clause of its own.
    case convenience(String)
  }

  /// What goes with it; nil for one that takes no ability and no convenience along.
  package var loss: Loss? {
    switch self {
    case .audioPlaybackIntent, .audioStartingIntent: .ability("can't start playback in the background")
    case .audioRecordingIntent: .ability("can't record in the background")
    case .cameraCaptureIntent: .ability("can't use the camera from the Lock Screen or a control")
    case .liveActivityIntent: .ability("no longer runs in the app's process and can't start a Live Activity")
    case .liveActivityStartingIntent: .ability("can't start a Live Activity")
    case .longRunningIntent: .ability("is stopped when its time is up")
    case .pushToTalkTransmissionIntent: .ability("can't start a transmission")

    case .syncableEntity: .ability("can't be matched across devices")

    case .cancellableIntent: .convenience("people can't cancel a run")
    case .deleteIntent: .convenience("the system no longer treats it as a deletion")
    case .pauseWorkoutIntent: .convenience("the Action button on Apple Watch can't pause a workout")
    case .playVideoIntent: .convenience("the system can't start a video with it")
    case .predictableIntent: .convenience("the system no longer suggests it")
    case .progressReportingIntent: .convenience("a run shows no progress")
    case .resumeWorkoutIntent: .convenience("the Action button on Apple Watch can't resume a workout")
    case .setValueIntent: .convenience("a toggle that runs it can't set its value")
    case .showInAppSearchResultsIntent: .convenience("a search in Siri no longer opens the app")
    case .snippetIntent: .convenience("its snippet can't be shown or refreshed")
    case .startDiveIntent: .convenience("the Action button on Apple Watch can't start a dive")
    case .startWorkoutIntent: .convenience("the Action button on Apple Watch can't start a workout")
    case .targetContentProvidingIntent: .convenience("the system can't choose the scene it shows in")
    case .undoableIntent: .convenience("a run can't be undone")
    case .urlRepresentableIntent: .convenience("a universal link no longer runs it")
    case .ownershipProvidingEntity: .convenience("the system can't tell whose it is")

    case .appIntent, .appEntity, .appEnum, .appUnionValue, .appShortcutsProvider, .appIntentsPackage, .widget,
      .controlWidget, .systemIntent, .openIntent, .assistantIntent, .assistantSchemaIntent,
      .controlConfigurationIntent, .customIntentMigratedAppIntent, .deprecatedAppIntent, .foregroundContinuableIntent,
      .setFocusFilterIntent, .widgetConfigurationIntent, .assistantEntity, .assistantSchemaEntity, .fileEntity,
      .indexedEntity, .transientAppEntity, .urlRepresentableEntity,
      .uniqueAppEntity, .appUnionValueCasesProviding, .assistantEnum, .assistantSchemaEnum, .urlRepresentableEnum,
      .dynamicOptionsProvider, .entityQuery, .entityPropertyQuery, .entityStringQuery, .enumerableEntityQuery,
      .indexedEntityQuery, .uniqueAppEntityQuery, .intentValueQuery, .entityIdentifierConvertible, .transferable,
      .other:
      nil
    }
  }
}
