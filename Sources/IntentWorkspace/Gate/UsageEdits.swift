import IntentReports
import IntentRules
import IntentSurface

/// Intents that a change takes for little used and the merge-base does not.
struct UsageEdits {
  let old: UsageEvidence
  let new: UsageEvidence
  /// The file with the data.
  let path: String?

  var all: [GateEdit] {
    let lost = new.usages.keys.filter { Self.isLittle($0, in: new) && !Self.isLittle($0, in: old) }.sorted()
    guard !lost.isEmpty else { return [] }
    let names = Array(lost.prefix(Self.shown)).sentenceList + (lost.count > Self.shown ? " and others" : "")
    return [
      GateEdit(
        .usage, "\(Words.count(lost.count, "intent", "intents")) rarely used",
        "\(names) \(lost.count == 1 ? "counts" : "count") as rarely used by this change's data but not by that "
          + "of the merge-base. This check used the merge-base's data.", path: path)
    ]
  }

  private static let shown = 3

  private static func isLittle(_ intent: String, in evidence: UsageEvidence) -> Bool {
    evidence.usages[intent].map { Use($0, threshold: evidence.threshold).isLittle } ?? false
  }
}
