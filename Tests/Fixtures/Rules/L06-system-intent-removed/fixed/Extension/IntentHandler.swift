import Intents

final class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any { MessageHandler() }
}
