/// A protocol of the App Intents framework or its neighbours that makes or refines a part of a surface.
///
/// Facts from the AppIntents interfaces of the SDKs 16.0 to 27.0. What the framework says of a protocol stands in the
/// extensions of this type; a `switch` over it names every place where a new case must be decided. A name that is in no
/// case is kept as it is, so that what a later framework or tool wrote survives.
package enum FrameworkProtocol: Hashable, Sendable {
  // What makes a record of the surface.
  case appIntent, appEntity, appEnum, appUnionValue, appShortcutsProvider, appIntentsPackage, widget, controlWidget

  // Intents that the system treats as one of its own kinds, and those that only group others.
  case systemIntent, openIntent, deleteIntent, showInAppSearchResultsIntent, playVideoIntent, audioPlaybackIntent,
    audioRecordingIntent, audioStartingIntent, cameraCaptureIntent, liveActivityIntent, liveActivityStartingIntent,
    pushToTalkTransmissionIntent, startWorkoutIntent, pauseWorkoutIntent, resumeWorkoutIntent, startDiveIntent,
    undoableIntent

  // Other intents.
  case assistantIntent, assistantSchemaIntent, cancellableIntent, controlConfigurationIntent,
    customIntentMigratedAppIntent, deprecatedAppIntent, foregroundContinuableIntent, longRunningIntent,
    predictableIntent, progressReportingIntent, setFocusFilterIntent, setValueIntent, snippetIntent,
    targetContentProvidingIntent, urlRepresentableIntent, widgetConfigurationIntent

  // Entities.
  case assistantEntity, assistantSchemaEntity, fileEntity, indexedEntity, ownershipProvidingEntity, syncableEntity,
    transientAppEntity, urlRepresentableEntity, uniqueAppEntity

  // Enums.
  case appUnionValueCasesProviding, assistantEnum, assistantSchemaEnum, urlRepresentableEnum

  // Queries.
  case dynamicOptionsProvider, entityQuery, entityPropertyQuery, entityStringQuery, enumerableEntityQuery,
    indexedEntityQuery, uniqueAppEntityQuery, intentValueQuery

  // Values, of AppIntents and of CoreTransferable.
  case entityIdentifierConvertible, transferable

  /// A name that this tool does not know; never one of the above.
  case other(String)

  /// The protocol with a name, without its module.
  package init(_ name: String) { self = Self.byName[name] ?? .other(name) }

  private static let byName = Dictionary(uniqueKeysWithValues: known.map { ($0.name, $0) })

  /// Every protocol with a case of its own. A test holds it against the cases above.
  package static let known: [FrameworkProtocol] = [
    .appIntent, .appEntity, .appEnum, .appUnionValue, .appShortcutsProvider, .appIntentsPackage, .widget,
    .controlWidget,
    .systemIntent, .openIntent, .deleteIntent, .showInAppSearchResultsIntent, .playVideoIntent, .audioPlaybackIntent,
    .audioRecordingIntent, .audioStartingIntent, .cameraCaptureIntent, .liveActivityIntent,
    .liveActivityStartingIntent, .pushToTalkTransmissionIntent, .startWorkoutIntent, .pauseWorkoutIntent,
    .resumeWorkoutIntent, .startDiveIntent, .undoableIntent,
    .assistantIntent, .assistantSchemaIntent, .cancellableIntent, .controlConfigurationIntent,
    .customIntentMigratedAppIntent, .deprecatedAppIntent, .foregroundContinuableIntent, .longRunningIntent,
    .predictableIntent, .progressReportingIntent, .setFocusFilterIntent, .setValueIntent, .snippetIntent,
    .targetContentProvidingIntent, .urlRepresentableIntent, .widgetConfigurationIntent,
    .assistantEntity, .assistantSchemaEntity, .fileEntity, .indexedEntity, .ownershipProvidingEntity, .syncableEntity,
    .transientAppEntity, .urlRepresentableEntity, .uniqueAppEntity,
    .appUnionValueCasesProviding, .assistantEnum, .assistantSchemaEnum, .urlRepresentableEnum,
    .dynamicOptionsProvider, .entityQuery, .entityPropertyQuery, .entityStringQuery, .enumerableEntityQuery,
    .indexedEntityQuery, .uniqueAppEntityQuery, .intentValueQuery,
    .entityIdentifierConvertible, .transferable,
  ]

  /// Whether it has a case of its own.
  package var isKnown: Bool { if case .other = self { false } else { true } }
}

extension FrameworkProtocol: Comparable {
  /// By name, as snapshots list them.
  package static func < (left: FrameworkProtocol, right: FrameworkProtocol) -> Bool { left.name < right.name }
}

extension FrameworkProtocol: CustomStringConvertible {
  /// In words, for a person.
  package var description: String { name }
}

extension FrameworkProtocol: Codable {
  /// Reads what `encode(to:)` writes.
  ///
  /// - Throws: `DecodingError` where the value has another form.
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the form that `init(from:)` reads.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
