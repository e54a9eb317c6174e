import Intents

final class NextWateringHandler: NSObject, NextWateringIntentHandling {
  func handle(intent: NextWateringIntent) async -> NextWateringIntentResponse {
    let response = NextWateringIntentResponse(code: .success, userActivity: nil)
    response.day = await Garden.shared.nextWatering()
    return response
  }
}
