import Intents

final class MessageHandler: NSObject, INMessagesDomainHandling {
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .success, userActivity: nil)
  }

  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
  }
}
