extension FrameworkProtocol {
  /// How built metadata shows that a type conforms.
  package enum MetadataMark: Hashable, Sendable {
    /// By a word of its own: the last of `com.apple.link.systemProtocol.…` for an intent, or of
    /// `com.apple.appintents.entity.…` for an entity.
    case word(String)
    /// By a word that a schema macro brings along, whether or not the code names the protocol.
    case wordOfSchema(String)
    /// By a field of the record that says more than the conformance.
    case field
    /// By its record alone, or not at all.
    case nothing

    fileprivate var word: String? {
      switch self {
      case .word(let word), .wordOfSchema(let word): word
      case .field, .nothing: nil
      }
    }
  }

  /// How built metadata shows it. Read off metadata next to its source, for the generators of 2023 to 2026.
  package var metadataMark: MetadataMark {
    switch self {
    case .openIntent: .word("OpenEntity")
    case .deleteIntent: .word("DeleteEntity")
    case .showInAppSearchResultsIntent: .word("ShowInAppStringSearchResults")
    case .widgetConfigurationIntent: .word("WidgetConfiguration")
    case .controlConfigurationIntent: .word("ControlConfiguration")
    case .setFocusFilterIntent: .word("FocusConfiguration")
    case .foregroundContinuableIntent: .word("ForegroundContinuable")
    case .progressReportingIntent: .word("ProgressReporting")
    case .snippetIntent: .word("Snippet")
    case .urlRepresentableIntent, .urlRepresentableEntity: .word("URLRepresentable")
    case .longRunningIntent: .word("LongRunning")
    case .undoableIntent: .word("Undoable")
    case .audioPlaybackIntent: .word("AudioStarting")
    case .audioRecordingIntent: .word("AudioRecording")
    case .cameraCaptureIntent: .word("CameraCapture")
    case .cancellableIntent: .word("Cancel")
    case .liveActivityIntent: .word("SessionStarting")
    case .playVideoIntent: .word("PlayVideo")
    case .pushToTalkTransmissionIntent: .word("PushToTalkTransmission")
    case .setValueIntent: .word("SetValue")
    case .startWorkoutIntent: .word("StartWorkout")
    case .pauseWorkoutIntent: .word("PauseWorkout")
    case .resumeWorkoutIntent: .word("ResumeWorkout")
    case .startDiveIntent: .word("StartDive")
    case .indexedEntity: .word("Indexed")
    case .assistantIntent: .wordOfSchema("AssistantIntent")
    case .assistantEntity: .wordOfSchema("AssistantEntity")
    case .deprecatedAppIntent, .customIntentMigratedAppIntent, .transientAppEntity, .transferable: .field
    case .appIntent, .appEntity, .appEnum, .appUnionValue, .appShortcutsProvider, .appIntentsPackage, .widget,
      .controlWidget, .systemIntent, .audioStartingIntent, .liveActivityStartingIntent, .assistantSchemaIntent,
      .predictableIntent, .targetContentProvidingIntent,
      .assistantSchemaEntity, .fileEntity, .ownershipProvidingEntity, .syncableEntity, .uniqueAppEntity,
      .appUnionValueCasesProviding, .assistantEnum, .assistantSchemaEnum, .urlRepresentableEnum,
      .dynamicOptionsProvider, .entityQuery, .entityPropertyQuery, .entityStringQuery, .enumerableEntityQuery,
      .indexedEntityQuery, .uniqueAppEntityQuery, .intentValueQuery, .entityIdentifierConvertible, .other:
      .nothing
    }
  }

  /// Whether source and metadata both show that a type conforms to it.
  package var isShownByMetadata: Bool {
    switch metadataMark {
    case .word, .field: true
    case .wordOfSchema, .nothing: false
    }
  }

  /// The protocol that a word of metadata stands for; nil for an unknown word.
  ///
  /// - Parameter base: `appIntent` or `appEntity`: both have a word for links.
  package init?(metadataWord word: String, refining base: FrameworkProtocol) {
    if base == .appIntent, Self.wordsOfSearch.contains(word) {
      self = .showInAppSearchResultsIntent
      return
    }
    guard let found = Self.byWord[base]?[word] else { return nil }
    self = found
  }

  /// Whether only the system's own apps have what a word stands for, so that no public protocol has it.
  package static func isOfSystem(metadataWord word: String) -> Bool { wordsOfSystem.contains(word) }

  // Older and newer words beside the one for a search by text.
  private static let wordsOfSearch: Set = ["Search", "ShowInAppSearchResults", "ShowSearchResultsInApp"]

  // The system's own list of what it understands has these too.
  private static let wordsOfSystem: Set = [
    "AssistantInvocableIntent", "ChangeBinarySetting", "CloseEntity", "ConditionallyEnabled", "Copy", "CopyEntity",
    "CreateEntity", "Cut", "CutEntity", "DuplicateEntity", "EnterMarkup", "EntityUpdating", "ExitMarkup",
    "FavoriteEntity", "MoveSpatial", "NavigateSequentially", "Paste", "PreviewEntity", "PropertyUpdater",
    "PutEntityInContainer", "RequiresMDMChecks", "Resize", "SaveEntity", "Scroll", "SendMail", "SendMessage",
    "SetMailMessageIsRead", "StaccatoLongPress", "Sting", "SystemFramework", "Toggle", "Undo", "XPCListener", "Zoom",
  ]

  private static let byWord: [FrameworkProtocol: [String: FrameworkProtocol]] = Dictionary(
    uniqueKeysWithValues: [appIntent, appEntity].map { base in
      let words = known.filter { $0.refines(base) }.compactMap { found in found.metadataMark.word.map { ($0, found) } }
      return (base, Dictionary(uniqueKeysWithValues: words))
    })
}
