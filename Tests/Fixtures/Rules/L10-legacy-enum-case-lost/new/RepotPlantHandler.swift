import Intents

final class RepotPlantHandler: NSObject, RepotPlantIntentHandling {
  func handle(intent: RepotPlantIntent) async -> RepotPlantIntentResponse {
    switch intent.pot {
    case .small: await Garden.shared.repot(litres: 1)
    case .large: await Garden.shared.repot(litres: 9)
    case .unknown: break
    }
    return RepotPlantIntentResponse(code: .success, userActivity: nil)
  }
}
