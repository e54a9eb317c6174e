import IntentRules
import IntentSurface

extension ReplayReport {
  /// “3 of 12 replayed shortcuts would break, 1 would stop and ask, 8 still run (12 use this app, …)”.
  var summary: String {
    let counts: [(Int, String)] = [
      (count(.breaks), "would break"), (count(.asks), "would stop and ask"), (count(.broken), "already broken"),
      (count(.differs), "would run differently"), (count(.runs), count(.runs) == 1 ? "still runs" : "still run"),
    ]
    let parts = counts.enumerated().filter { $0.offset == 0 || $0.element.0 > 0 }.map {
      "\($0.element.0) \($0.element.1)"
    }
    let own = touching == replays.count ? nil : "\(touching) \(touching == 1 ? "uses" : "use") this app"
    let against = versions.isEmpty ? nil : "compared with \(Words.versions(versions))"
    let details = [own, against].compactMap(\.self).joined(separator: "; ")
    let unread = self.unread.isEmpty ? "" : ", \(self.unread.count) not read"
    return "\(Words.count(replays.count, "shortcut", "shortcuts")) replayed: " + parts.joined(separator: ", ") + unread
      + (details.isEmpty ? "" : " (\(details))")
  }
}

extension WorkflowReplay {
  /// “9 steps, 2 from this app, 3 from other apps, 4 from the system”.
  var stepWords: String {
    let foreign = foreignSteps == 0 ? "" : ", \(foreignSteps) from other apps"
    let rest = steps - ownSteps - foreignSteps
    let system = rest > 0 ? ", \(rest) from the system" : ""
    let own = ownSteps == 0 ? "none " : ownSteps < steps ? "\(ownSteps) " : steps == 1 ? "" : "all "
    return "\(Words.count(steps, "step", "steps")), \(own)from this app\(foreign)\(system)"
  }
}

extension WorkflowReplay.Outcome {
  /// For a heading or a sentence about a shortcut or a step.
  package var words: String {
    switch self {
    case .breaks: "breaks"
    case .asks: "stops and asks"
    case .broken: "already broken"
    case .differs: "runs differently"
    case .runs: "still runs"
    }
  }
}

extension WorkflowReplay.Step {
  /// What is said of a step beside its findings; nil where they say it all.
  var standingWords: String? {
    let words = [actionWords, parameterWords].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  private var actionWords: String? {
    switch standing {
    case .unknown:
      "not in any recorded version of this app, so people see “Unknown Action”; it may come from a version without a "
        + "snapshot, or from another app"
    case .new where findings.isEmpty: "new in this release"
    case .foreign where !reads.isEmpty:
      "uses the output of \(reads.count == 1 ? "step" : "steps") \(reads.map(String.init).sentenceList)"
    case .shipped where findings.isEmpty: "runs as before"
    default: nil
    }
  }

  private var parameterWords: String? {
    guard !unknownParameters.isEmpty else { return nil }
    let (one, several) = ("is not a parameter", "are not parameters")
    return
      "\(unknownParameters.sentenceList) \(unknownParameters.count == 1 ? one : several) of any recorded version, so "
      + "the stored \(unknownParameters.count == 1 ? "value is" : "values are") ignored"
  }
}

extension Finding {
  /// Since when it has shipped and which release broke it; nil where neither is known.
  var promiseWords: String? {
    let parts = [since.map { "since \($0)" }, brokenIn.map { "broken in \($0)" }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
