import Intents

final class IntentHandler: INExtension, INAddTasksIntentHandling {
  func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
    INAddTasksIntentResponse(code: .success, userActivity: nil)
  }
}
