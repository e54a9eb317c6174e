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
    let others = beside.isEmpty ? "" : "; \(beside.count) beside that line"
    return "\(app): \(count) with intents, \(span)\(others)"
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
    return "Stopped early: \(releases.count + beside.count + passed.count) of \(chosen) releases were read."
  }

  /// What releases brought that never worked, a line each.
  var faultWords: [String] {
    steps.filter { !$0.faults.isEmpty }.map { "\($0.version): \($0.faultWords)" }
  }

  /// What stands above the releases beside the line.
  static let besideTitle = "Beside that line, and not counted above"

  /// The releases beside the line of which there is something to tell, a line each, and how many others there are.
  ///
  /// - Parameter limit: as many are told.
  func besideWords(limit: Int) -> [String] {
    let told = beside.filter { !$0.isQuiet }
    var lines = told.prefix(limit).map { step in
      let place = step.previous.map { ", after \($0)" } ?? ""
      return "\(step.words)\(place): \(step.summary)"
    }
    if told.count > limit {
      lines.append("\(Words.count(told.count - limit, "more release", "more releases")); --format json lists them all")
    }
    let quiet = beside.count - told.count
    if quiet > 0 { lines.append("\(Words.count(quiet, "release", "releases")) changed nothing") }
    return lines
  }

  /// The releases that tell nothing, a line for each kind of reason.
  var passedWords: [String] {
    // What follows a colon is of one release.
    passed.grouped { release in release.reason.prefix { $0 != ":" } }.map { releases in
      let count = releases.count > 3 ? "\(releases.count) releases, " : ""
      return "\(count)\(releases.map(\.version).examples): \(releases[0].reason)"
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

  /// “3 broken”, “1 added”, …
  var counts: [String] {
    let counts: [(number: Int, word: String)] = [
      (breaks.count, "broken"), (faults.count, "new and not working"), (added.count, "added"),
      (changed.count, "changed"), (deprecated.count, "deprecated"), (retired.count, "retired with notice"),
    ]
    return counts.filter { $0.number > 0 }.map { "\($0.number) \($0.word)" }
  }

  /// What it did, in one line.
  var summary: String {
    previous == nil ? coverageWords : counts.isEmpty ? "nothing changed" : counts.joined(separator: ", ")
  }

  /// “54 intents, 3 entities”: what it has, in one line.
  var coverageWords: String {
    let found = coverage.counts.filter { $0.number > 0 }.map(\.words)
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
