import AppIntents

@AppIntent(schema: .phone.startCall)
struct CallSomebody {
  var destination: CallDestination
  var audioVisualMode: CallMode

  func perform() async throws -> some IntentResult { .result() }
}

@AppEnum(schema: .phone.audioVisualMode)
enum CallMode: String {
  case audio, video

  static let caseDisplayRepresentations: [CallMode: DisplayRepresentation] = [.audio: "Audio", .video: "Video"]
}

@UnionValue
enum CallDestination {
  case person(IntentPerson)
}
