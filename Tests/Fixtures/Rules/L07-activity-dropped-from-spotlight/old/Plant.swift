import UIKit

final class PlantViewController: UIViewController {
  func donate() {
    let activity = NSUserActivity(activityType: "com.example.plants.show")
    activity.title = "Water the plant"
    activity.isEligibleForSearch = true
    userActivity = activity
  }
}
