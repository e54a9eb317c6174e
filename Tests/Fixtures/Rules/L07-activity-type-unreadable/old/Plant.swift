import UIKit

final class PlantViewController: UIViewController {
  func donate() {
    let activity = NSUserActivity(activityType: "com.example.plants.water")
    activity.title = "Water the plant"
    activity.isEligibleForPrediction = true
    userActivity = activity
  }
}
