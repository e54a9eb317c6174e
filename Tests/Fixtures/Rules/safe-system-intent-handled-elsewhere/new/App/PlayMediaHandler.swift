import Intents

protocol MediaAnswering: INPlayMediaIntentHandling {}

extension AppDelegate: MediaAnswering {
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
  }
}
