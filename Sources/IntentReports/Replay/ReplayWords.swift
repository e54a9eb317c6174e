import IntentRules

extension ReplayReport {
  /// “12 shortcuts replayed against 2.0: 3 would break, 1 would ask, 8 run on”.
  var summary: String {
    let counts: [(Int, String)] = [
      (count(.breaks), "would break"), (count(.asks), "would stop and ask"), (count(.broken), "already broken"),
      (count(.differs), "would run differently"), (count(.runs), count(.runs) == 1 ? "still runs" : "still run"),
    ]
    let parts = counts.enumerated().filter { $0.offset == 0 || $0.element.0 > 0 }.map {
      "\($0.element.0) \($0.element.1)"
    }
    let own = touching == replays.count ? "" : " (\(touching) with steps of this app)"
    let against = versions.isEmpty ? "" : ", built with \(Words.versions(versions))"
    let unread = self.unread.isEmpty ? "" : ", \(self.unread.count) not read"
    return "\(Words.count(replays.count, "shortcut", "shortcuts")) replayed\(own)\(against): "
      + parts.joined(separator: ", ") + unread
  }
}

extension WorkflowReplay {
  /// “2 of 9 steps this app's, 3 of other apps”.
  var stepWords: String {
    let foreign = foreignSteps == 0 ? "" : ", \(foreignSteps) of other apps"
    guard ownSteps > 0 else { return "no steps are this app's\(foreign)" }
    return "\(ownSteps) of \(Words.count(steps, "step", "steps")) this app's\(foreign)"
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
      "no recorded version of this app has this action: people see “Unknown Action”. Was it in a version without a "
        + "snapshot, or is it another app's?"
    case .new where findings.isEmpty: "is new in this release"
    case .foreign where !reads.isEmpty: "reads \(Words.list(reads.map { "step \($0)" }))"
    case .shipped where findings.isEmpty: "runs as before"
    default: nil
    }
  }

  private var parameterWords: String? {
    guard !unknownParameters.isEmpty else { return nil }
    let (one, several) = ("is not a parameter", "are not parameters")
    return
      "\(Words.list(unknownParameters)) \(unknownParameters.count == 1 ? one : several) of any recorded version, so "
      + "the stored value is ignored"
  }
}

extension Finding {
  /// Since when the promise is kept and which release broke it; nil where nothing of it is known.
  var promiseWords: String? {
    let parts = [since, brokenIn.map { "broken in \($0)" }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
