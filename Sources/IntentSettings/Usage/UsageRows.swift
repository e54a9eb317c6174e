import IntentSurface

/// Rows of usage while they are read, and what is wrong with them.
struct UsageRows {
  private(set) var problems: [UsageFileError.Problem] = []
  private var counts: [String: [Usage.Count]] = [:]
  /// Where each intent and version stands; the version is empty for all of them.
  private var places: [String: [String: String]] = [:]

  /// No app's intent runs more often in any time, and sums of such counts stay countable.
  private static let highestCount = 1_000_000_000_000

  var usages: [String: Usage] { counts.mapValues(Usage.init) }

  mutating func report(_ message: String, at place: String?) {
    problems.append(UsageFileError.Problem(place: place, message: message))
  }

  mutating func reportUnknown(_ name: String, _ what: String, at place: String) {
    let nearest = NearestNames.matches(for: name, in: UsageFile.columns).first
    let remedy = nearest.map { "Did you mean “\($0)”?" } ?? "Use \(UsageFile.columns.joined(separator: ", "))."
    report("unknown \(what) “\(name)”. \(remedy)", at: place)
  }

  /// Takes one row.
  ///
  /// - Parameters:
  ///   - cells: by column; those that are empty left out.
  ///   - place: of the row, or of its cell in a column.
  mutating func add(_ cells: [String: String], at place: (String?) -> String) {
    let before = problems.count
    if cells["intent"] == nil { report("the intent has no name.", at: place("intent")) }
    let runs = count(cells["runs"], at: place("runs"))
    let people = share(cells["people"], at: place("people"))
    guard problems.count == before, let intent = cells["intent"], let runs else { return }
    let version = cells["version"]
    if let message = collision(intent, version) {
      report(message, at: place(nil))
      return
    }
    places[intent, default: [:]][version ?? ""] = place(nil)
    counts[intent, default: []].append(Usage.Count(version: version, runs: runs, people: people))
  }

  private mutating func count(_ text: String?, at place: String) -> Int? {
    guard let text else {
      report("the number of runs is missing. Write 0 if there were none.", at: place)
      return nil
    }
    guard let count = Int(text) else {
      report("“\(text)” is not a whole number. Write only digits: 1204.", at: place)
      return nil
    }
    if count < 0 { report("\(text) is not a valid number of runs: it must be 0 or more.", at: place) }
    if count > Self.highestCount { report("\(text) runs is too many: the limit is \(Self.highestCount).", at: place) }
    return count
  }

  private mutating func share(_ text: String?, at place: String) -> Double? {
    guard let text else { return nil }
    guard let share = Double(text), share.isFinite else {
      report("“\(text)” is not a percentage. Write it with a decimal point and no percent sign: 4.2.", at: place)
      return nil
    }
    if share < 0 { report("\(text)% of people is not possible: the lowest share is 0.", at: place) }
    if share > 100 { report("\(text)% of people is not possible: the highest share is 100.", at: place) }
    return share
  }

  private func collision(_ intent: String, _ version: String?) -> String? {
    guard let known = places[intent] else { return nil }
    let which = version.map { "“\(intent)” with version “\($0)”" } ?? "“\(intent)”"
    if let first = known[version ?? ""] { return "\(which) is already in \(first). Keep one." }
    guard let whole = version == nil ? known.values.min() : known[""] else { return nil }
    return "“\(intent)” has a row for all versions and rows for single versions (\(whole)). Keep one or the other."
  }
}
