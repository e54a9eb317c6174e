extension FrameworkProtocol {
  /// What a protocol makes of the type that conforms to it.
  package enum Role: Hashable, Sendable {
    /// A record of the surface: an intent, an entity, an enum, …
    case base
    /// The settings of a widget, a control or a Focus filter.
    case configuration
    /// An intent that the system looks for, or runs in a special way.
    case action
    /// An intent on its way out, or one that takes a legacy class over.
    case retirement
    /// An entity that more can be done with.
    case entity
    /// An enum that more can be done with.
    case `enum`
    /// What a query can find.
    case query
    /// A value, which more than one kind of record can be.
    case value
    /// Nothing by itself: it holds others together, or is what a schema macro adds.
    case grouping
    /// A name that this tool does not know.
    case unknown
  }

  /// What it makes of a type.
  package var role: Role {
    switch self {
    case .appIntent, .appEntity, .appEnum, .appUnionValue, .appShortcutsProvider, .appIntentsPackage, .widget,
      .controlWidget:
      .base
    case .widgetConfigurationIntent, .controlConfigurationIntent, .setFocusFilterIntent: .configuration
    case .openIntent, .deleteIntent, .showInAppSearchResultsIntent, .playVideoIntent, .audioPlaybackIntent,
      .audioRecordingIntent, .audioStartingIntent, .cameraCaptureIntent, .liveActivityIntent,
      .liveActivityStartingIntent, .pushToTalkTransmissionIntent, .startWorkoutIntent, .pauseWorkoutIntent,
      .resumeWorkoutIntent, .startDiveIntent, .undoableIntent, .cancellableIntent, .foregroundContinuableIntent,
      .longRunningIntent, .predictableIntent, .progressReportingIntent, .setValueIntent, .snippetIntent,
      .targetContentProvidingIntent, .urlRepresentableIntent:
      .action
    case .deprecatedAppIntent, .customIntentMigratedAppIntent: .retirement
    case .fileEntity, .indexedEntity, .ownershipProvidingEntity, .syncableEntity, .transientAppEntity,
      .urlRepresentableEntity, .uniqueAppEntity:
      .entity
    case .appUnionValueCasesProviding, .urlRepresentableEnum: .enum
    case .dynamicOptionsProvider, .entityQuery, .entityPropertyQuery, .entityStringQuery, .enumerableEntityQuery,
      .indexedEntityQuery, .uniqueAppEntityQuery, .intentValueQuery:
      .query
    case .entityIdentifierConvertible, .transferable: .value
    case .systemIntent, .assistantIntent, .assistantSchemaIntent, .assistantEntity, .assistantSchemaEntity,
      .assistantEnum, .assistantSchemaEnum:
      .grouping
    case .other: .unknown
    }
  }

  /// Whether the framework gives its intents an `openAppWhenRun` of their own.
  package var opensApp: Bool {
    switch self {
    case .openIntent, .playVideoIntent, .showInAppSearchResultsIntent, .startWorkoutIntent: true
    default: false
    }
  }

  /// The parameter that it asks its intents for, by name; nil where it asks for none.
  package var askedParameter: String? {
    switch self {
    case .openIntent: "target"
    case .deleteIntent: "entities"
    case .setValueIntent: "value"
    case .showInAppSearchResultsIntent: "criteria"
    case .startWorkoutIntent: "workoutStyle"
    default: nil
    }
  }

  /// Whether it is what its intents are for: there is no such intent on a system without it.
  ///
  /// A conformance that only adds something may stand in an extension with a clause of its own.
  package var isPurpose: Bool {
    switch self {
    case .widgetConfigurationIntent, .controlConfigurationIntent, .snippetIntent: true
    default: false
    }
  }
}
