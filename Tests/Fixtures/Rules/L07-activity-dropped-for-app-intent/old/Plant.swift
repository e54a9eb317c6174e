import UIKit

final class PlantViewController: UIViewController {
  func donate() {
    let activity = NSUserActivity(activityType: ActivityKind.water.rawValue)
    activity.title = "Water the plant"
    activity.isEligibleForPrediction = true
    activity.isEligibleForSearch = true
    userActivity = activity
  }
}
