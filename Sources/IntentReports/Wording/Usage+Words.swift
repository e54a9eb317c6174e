import IntentRules
import IntentSurface

extension Usage {
  /// “1204 runs by 4.2% of people”.
  var words: String {
    Words.count(runs, "run", "runs") + (people.map { " by \(Words.decimal($0))% of people" } ?? "")
  }
}

extension Finding {
  /// How much it is used, and whether that is why it does not fail the check; nil where nobody counted.
  var useWords: String? {
    guard let use else { return nil }
    guard let threshold = use.threshold, use.isLittle else { return use.usage.words }
    return "\(use.usage.words), below `usage.threshold` (\(threshold)), so it does not fail the check"
  }
}

extension Words {
  /// At most two places behind the point, and none that are zero: `4.2`, `0.05`, `12`, `under 0.01`.
  static func decimal(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    if hundredths == 0, number > 0 { return "under 0.01" }
    let text = "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
    return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
  }
}
