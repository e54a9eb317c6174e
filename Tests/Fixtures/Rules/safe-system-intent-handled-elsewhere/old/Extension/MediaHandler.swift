import Intents

final class MediaHandler: NSObject, INPlayMediaIntentHandling {
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .success, userActivity: nil)
  }
}
