package import AppIntentsFacts

/// What becomes of a record that no longer conforms to a protocol: the audit of changes, for each protocol by itself.
package enum ProtocolVerdict: Hashable, Sendable {
  /// The rule with an id judges it.
  case judged(String)
  /// Another change comes with it, and that is judged; or nothing is lost. Why, as a sentence.
  case silent(String)
  /// No record lists it: the conformance is what makes the record, or the record says it in another way.
  case neverListed
}

extension FrameworkProtocol {
  /// What judges that an intent, an entity or an enum drops it, or why nothing does.
  package var dropVerdict: ProtocolVerdict {
    switch self {
    case .openIntent: .judged("I30")
    case .widgetConfigurationIntent, .controlConfigurationIntent: .judged("I31")
    case .setFocusFilterIntent: .judged("I32")
    case .audioPlaybackIntent, .audioRecordingIntent, .audioStartingIntent, .cameraCaptureIntent, .liveActivityIntent,
      .liveActivityStartingIntent, .longRunningIntent, .pushToTalkTransmissionIntent:
      .judged("I33")
    case .cancellableIntent, .deleteIntent, .pauseWorkoutIntent, .playVideoIntent, .predictableIntent,
      .progressReportingIntent, .resumeWorkoutIntent, .setValueIntent, .showInAppSearchResultsIntent, .snippetIntent,
      .startDiveIntent, .startWorkoutIntent, .targetContentProvidingIntent, .undoableIntent, .urlRepresentableIntent:
      .judged("I34")
    case .uniqueAppEntity: .judged("E11")
    case .transientAppEntity: .judged("E14")
    case .indexedEntity: .judged("E15")
    case .fileEntity, .transferable: .judged("E16")
    case .urlRepresentableEntity: .judged("E17")
    case .ownershipProvidingEntity, .syncableEntity: .judged("E21")
    // How an intent comes to the foreground is an aspect of its own.
    case .foregroundContinuableIntent: .judged("I18")

    case .systemIntent:
      .silent("It asks nothing of an intent and has no word in metadata; the protocols that it groups are judged.")
    case .assistantIntent, .assistantSchemaIntent, .assistantEntity, .assistantSchemaEntity, .assistantEnum,
      .assistantSchemaEnum:
      .silent("Siri knows a type by the schema that it adopts, and that is judged.")
    case .deprecatedAppIntent: .silent("The intent stays; the timeline says that it is no longer deprecated.")
    case .customIntentMigratedAppIntent: .silent("The class that it took over is a field of its own, and judged.")
    case .appUnionValueCasesProviding: .silent("It serves the code of a union; what the union may hold is judged.")
    case .urlRepresentableEnum: .silent("Stored choices are raw values; the link of a case is not read.")

    case .appIntent, .appEntity, .appEnum, .appUnionValue, .appShortcutsProvider, .appIntentsPackage, .widget,
      .controlWidget, .dynamicOptionsProvider, .entityQuery, .entityPropertyQuery, .entityStringQuery,
      .enumerableEntityQuery, .indexedEntityQuery, .uniqueAppEntityQuery, .intentValueQuery,
      .entityIdentifierConvertible:
      .neverListed
    case .other: .judged("I34")
    }
  }
}
