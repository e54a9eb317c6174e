import Intents

final class MessageHandler: NSObject, INSendMessageIntentHandling {
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .success, userActivity: nil)
  }
}
