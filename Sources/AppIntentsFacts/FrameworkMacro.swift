/// A macro of the App Intents framework that makes a type part of a surface.
package enum FrameworkMacro: String, CaseIterable, Sendable {
  case appIntent = "AppIntent"
  case appEntity = "AppEntity"
  case appEnum = "AppEnum"
  case assistantIntent = "AssistantIntent"
  case assistantEntity = "AssistantEntity"
  case assistantEnum = "AssistantEnum"
  case unionValue = "UnionValue"

  /// The protocols that its expansion may add beside that of its kind, as the interface of the 27 SDK lists them.
  package var additions: Set<FrameworkProtocol> {
    switch self {
    case .appIntent:
      [
        .showInAppSearchResultsIntent, .openIntent, .deleteIntent, .audioPlaybackIntent, .audioRecordingIntent,
        .liveActivityIntent, .urlRepresentableIntent,
      ]
    case .assistantIntent: [.showInAppSearchResultsIntent]
    case .appEntity: [.fileEntity, .uniqueAppEntity, .urlRepresentableEntity]
    case .appEnum, .assistantEntity, .assistantEnum, .unionValue: []
    }
  }

  /// Those that take a `schema:`; the first three have taken the place of the others.
  package static let adoptingSchemas = allCases.filter { $0 != .unionValue }
}
