import UIKit

final class PlantViewController: UIViewController {
  func donate() {
    let activity = NSUserActivity(activityType: "com.example.plants.water")
    activity.title = "Water the plant"
    activity.isEligibleForHandoff = true
    userActivity = activity
  }
}
