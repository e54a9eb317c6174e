/// The protocols of AppIntents and its neighbours that make or refine parts of a surface.
///
/// Facts from the AppIntents interfaces of the SDKs 16.0 to 27.0.
enum FrameworkProtocols {
  /// Every protocol of AppIntents and its neighbours, sorted; those of SiriKit are beside them.
  static let names = appIntents.keys.sorted()

  /// A protocol and all it refines, in this table.
  static func closure(of name: String) -> Set<String> { closures[name] ?? [] }

  private static let closures = Dictionary(uniqueKeysWithValues: all.map { ($0, makeClosure(of: $0)) })

  private static func makeClosure(of name: String) -> Set<String> {
    var found: Set<String> = []
    var rest = [name]
    while let next = rest.popLast() {
      guard let refined = refinements[next], found.insert(next).inserted else { continue }
      rest += refined
    }
    return found
  }

  /// Those of SiriKit too, sorted.
  static let all = refinements.keys.sorted()

  static func contains(_ name: String) -> Bool { refinements[name] != nil }

  private static let refinements = appIntents.merging(SiriProtocols.refinements) { own, _ in own }

  private static let appIntents: [String: [String]] = Dictionary(
    uniqueKeysWithValues: groups.flatMap { base, names in names.map { ($0, base.isEmpty ? [] : [base]) } })

  private static let groups: [String: [String]] = [
    "": [
      "AppIntent", "AppEntity", "AppEnum", "DynamicOptionsProvider", "IntentValueQuery", "AppShortcutsProvider",
      "AppIntentsPackage", "AppUnionValue", "Widget", "ControlWidget", "Transferable", "EntityIdentifierConvertible",
    ],
    "AppIntent": [
      "AssistantIntent", "CancellableIntent", "ControlConfigurationIntent", "CustomIntentMigratedAppIntent",
      "DeprecatedAppIntent", "ForegroundContinuableIntent", "PredictableIntent", "ProgressReportingIntent",
      "SetFocusFilterIntent", "SetValueIntent", "SnippetIntent", "SystemIntent", "TargetContentProvidingIntent",
      "URLRepresentableIntent", "WidgetConfigurationIntent",
    ],
    "AssistantIntent": ["AssistantSchemaIntent"],
    "ProgressReportingIntent": ["LongRunningIntent"],
    "SystemIntent": [
      "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent", "CameraCaptureIntent", "DeleteIntent",
      "LiveActivityIntent", "LiveActivityStartingIntent", "OpenIntent", "PauseWorkoutIntent", "PlayVideoIntent",
      "PushToTalkTransmissionIntent", "ResumeWorkoutIntent", "ShowInAppSearchResultsIntent", "StartDiveIntent",
      "StartWorkoutIntent", "UndoableIntent",
    ],
    "AppEntity": [
      "AssistantEntity", "FileEntity", "IndexedEntity", "OwnershipProvidingEntity", "SyncableEntity",
      "TransientAppEntity", "URLRepresentableEntity", "UniqueAppEntity",
    ],
    "AssistantEntity": ["AssistantSchemaEntity"],
    "AppEnum": ["AppUnionValueCasesProviding", "AssistantEnum", "URLRepresentableEnum"],
    "AssistantEnum": ["AssistantSchemaEnum"],
    "DynamicOptionsProvider": ["EntityQuery"],
    "EntityQuery": ["EntityPropertyQuery", "EntityStringQuery", "EnumerableEntityQuery", "IndexedEntityQuery"],
    "EnumerableEntityQuery": ["UniqueAppEntityQuery"],
  ]
}
