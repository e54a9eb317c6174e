import Intents

final class CallHandler: NSObject, INStartCallIntentHandling {
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    INStartCallIntentResponse(code: .success, userActivity: nil)
  }
}
