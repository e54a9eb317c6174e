import Foundation

extension NSUserActivity {
  convenience init(kind: ActivityKind, title: String, phrase: String? = nil) {
    self.init(activityType: kind.rawValue)
    self.title = title
    isEligibleForSearch = true
    self.isEligibleForPrediction = true
  }
}
