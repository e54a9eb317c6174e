import SwiftUI

private let waterActivity = "com.example.plants.water"

struct PlantView: View {
  var body: some View {
    Text("Plant").userActivity(waterActivity) { activity in
      activity.isEligibleForPrediction = true
      activity.isEligibleForSearch = true
    }
  }
}
