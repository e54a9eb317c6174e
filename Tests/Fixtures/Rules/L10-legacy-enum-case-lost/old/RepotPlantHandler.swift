import Intents

final class RepotPlantHandler: NSObject, RepotPlantIntentHandling {
  func handle(intent: RepotPlantIntent) async -> RepotPlantIntentResponse {
    switch intent.pot {
    case .small: await Garden.shared.repot(liters: 1)
    case .medium: await Garden.shared.repot(liters: 3)
    case .large: await Garden.shared.repot(liters: 9)
    case .unknown: break
    }
    return RepotPlantIntentResponse(code: .success, userActivity: nil)
  }
}
