import IntentRules
import IntentSurface

extension HistoryReport {
  /// “Books: 12 releases with intents, 1.0 (2023-01-04) to 3.2 (2025-06-01)”.
  var headline: String {
    // One that lost everything has no intents any more.
    let told = releases.filter { !$0.coverage.isEmpty || $0.findings.isEmpty }
    guard let first = told.first, let last = told.last else {
      return "\(app): \(Words.count(chosen, "release", "releases")), none of them with intents"
    }
    let count = Words.count(told.count, "release", "releases")
    let span = told.count == 1 ? first.words : "\(first.words) to \(last.words)"
    return "\(app): \(count) with intents, \(span)"
  }

  /// “4 of 11 updates broke something: 14 breaks, affecting saved shortcuts and automations (12), …”.
  var verdict: String {
    let steps = steps
    guard !steps.isEmpty else { return "There are no updates to compare yet" }
    let breaking = steps.filter { !$0.breaks.isEmpty }
    let updates = Words.count(steps.count, "update", "updates")
    guard !breaking.isEmpty else {
      return steps.count == 1 ? "The only update broke nothing" : "None of \(updates) broke anything"
    }
    let breaks = breaking.reduce(0) { $0 + $1.breaks.count }
    let audiences = breaking.reduce(into: [Audience: Int]()) { $0.merge($1.breaksByAudience, uniquingKeysWith: +) }
    let felt = audiences.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key.words) (\($0.value))" }
    return "\(breaking.count) of \(updates) broke something: \(Words.count(breaks, "break", "breaks")), affecting "
      + felt.sentenceList
  }

  /// Where it ended, where somebody stopped it; nil where all releases were looked at.
  var partWords: String? {
    guard isPartial else { return nil }
    return "Stopped early: \(releases.count + passed.count) of \(chosen) releases were read."
  }

  /// What releases brought that never worked, a line each.
  var faultWords: [String] {
    steps.filter { !$0.faults.isEmpty }.map { "\($0.version): \($0.faultWords)" }
  }

  /// The releases that tell nothing, in few lines: those with one reason that follow each other together.
  var passedWords: [String] {
    var groups: [(versions: [String], reason: String)] = []
    for release in passed {
      if groups.last?.reason == release.reason {
        groups[groups.count - 1].versions.append(release.version)
      } else {
        groups.append(([release.version], release.reason))
      }
    }
    return groups.map { versions, reason in
      let named =
        versions.count > 3
        ? "\(versions.count) releases, \(versions[0]) to \(versions[versions.count - 1])" : versions.sentenceList
      return "\(named): \(reason)"
    }
  }
}

extension ReleaseStep {
  /// “1.2.0 (2023-01-04)”.
  var words: String { version + (date.map { " (\($0))" } ?? "") }

  /// “26 new things do not work, so nobody lost them: I09 PlayIntent, I09 StopIntent and 24 others”.
  var faultWords: String {
    let names = faults.prefix(2).map { "\($0.rule) \($0.subjectName)" }
    let rest = faults.count - names.count
    let others = rest > 0 ? [Words.count(rest, "other", "others")] : []
    let many = Words.count(faults.count, "new thing does", "new things do")
    return "\(many) not work; nobody had \(faults.count == 1 ? "it" : "them") before: \((names + others).sentenceList)"
  }

  /// “54 intents, 3 entities”: what it has, in one line.
  var coverageWords: String {
    let counts = [
      (coverage.intents, "intent", "intents"), (coverage.entities, "entity", "entities"),
      (coverage.enums, "enum", "enums"),
      (coverage.phrases, "phrase", "phrases"), (coverage.widgets, "widget", "widgets"),
      (coverage.legacyIntents, "legacy intent", "legacy intents"),
      (coverage.systemIntents, "system intent", "system intents"),
      (coverage.userActivities, "user activity", "user activities"),
    ]
    let found = counts.filter { $0.0 > 0 }.map { Words.count($0.0, $0.1, $0.2) }
    return found.isEmpty ? "nothing that people can use" : found.joined(separator: ", ")
  }
}

extension Audience {
  /// One word, for a column.
  var shortWord: String {
    switch self {
    case .savedShortcuts: "saved"
    case .findAndVariables: "Find"
    case .widgetsAndControls: "widgets"
    case .siriPhrases: "Siri"
    case .appleIntelligence: "AI"
    case .discovery: "lists"
    }
  }
}
