import Intents

final class WaterPlantHandler: NSObject, WaterPlantIntentHandling {
  func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse {
    await Garden.shared.water(intent.plant, liters: intent.amount, on: intent.days)
    return WaterPlantIntentResponse(code: .success, userActivity: nil)
  }
}
