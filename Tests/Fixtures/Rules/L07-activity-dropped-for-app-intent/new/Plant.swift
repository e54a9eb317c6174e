import UIKit

final class PlantViewController: UIViewController {
  func donate() {
    let activity = NSUserActivity(activityType: ActivityKind.water.rawValue)
    activity.title = "Water the plant"
    activity.isEligibleForSearch = true
    userActivity = activity
  }
}
