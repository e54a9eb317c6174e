import IntentComparison
import IntentSurface

/// The activities of a new version that may be an old one: those of which the type could not be read.
struct UnreadActivities {
  private let types: [String]

  init(insteadOf old: UserActivity, in comparison: Comparison) {
    types = comparison.new.userActivities
      .unread(insteadOf: old, among: comparison.old.userActivities).map(\.type.spelling)
  }

  /// What a finding says and how sure it is, where one of them may be the activity; unchanged where there is none.
  func doubting(_ judgement: Judgement) -> Judgement {
    guard let first = types.first else { return judgement }
    var judgement = judgement
    judgement.message +=
      types.count == 1
      ? " The type of the activity made with `\(first)` could not be read; whether it is this one can't be checked."
      : " The types of \(types.count) activities, one made with `\(first)` among them, could not be read; whether one of "
        + "them is this one can't be checked."
    judgement.confidence = .low
    return judgement
  }

  /// How a sentence on a lost activity ends: with what is sure, or with what was seen.
  var loss: String { types.isEmpty ? "gone" : "not found" }
}
