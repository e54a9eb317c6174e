import IntentComparison
import IntentRules
import IntentSurface

extension Audience {
  /// Who they are, for a sentence.
  var words: String {
    switch self {
    case .savedShortcuts: "saved shortcuts and automations"
    case .findAndVariables: "Find actions and variables"
    case .widgetsAndControls: "widgets, controls and Focus filters"
    case .siriPhrases: "Siri phrases"
    case .appleIntelligence: "Apple Intelligence"
    case .discovery: "Shortcuts and Spotlight listings"
    }
  }
}

extension PlacedKind {
  fileprivate var plural: String {
    switch self {
    case .widget: "widgets"
    case .control: "controls"
    case .focusFilter: "Focus filters"
    }
  }
}

extension Effect {
  /// “Breaks”, as a heading.
  var heading: String { self == .asks ? "Can't be told" : rawValue.firstUppercased }

  /// What stands after an audience that feels less than the worst of a finding.
  fileprivate var remark: String {
    switch self {
    case .breaks: "broken"
    case .asks: "open"
    case .degrades: "degraded"
    case .hides: "hidden"
    case .notes: "for information"
    }
  }
}

extension Dictionary<Audience, Effect> {
  /// “saved shortcuts and automations; Siri phrases (hidden)”: whom it affects, the worst effect first and without a word,
  /// because a report says that one beside it.
  fileprivate func audienceList(naming name: (Audience) -> String) -> String {
    let worst = values.max() ?? .notes
    let parts = Effect.worstFirst.compactMap { effect -> String? in
      let audiences = keys.filter { self[$0] == effect }.sorted().map { name($0) }
      guard !audiences.isEmpty else { return nil }
      return audiences.joined(separator: ", ") + (effect == worst ? "" : " (\(effect.remark))")
    }
    return parts.isEmpty ? "developers only" : parts.joined(separator: "; ")
  }
}

extension Finding {
  /// Whom it affects, the worst effect first.
  var affected: String { effects.audienceList { audienceName($0) } }

  private func audienceName(_ audience: Audience) -> String {
    guard audience == .widgetsAndControls, !placedKinds.isEmpty else { return audience.words }
    let kinds = PlacedKind.allCases.filter(placedKinds.contains)
    return kinds.count == PlacedKind.allCases.count ? audience.words : kinds.map(\.plural).joined(separator: " and ")
  }

  /// Since when and from where: one line, or nil where nothing of it is known.
  var sinceWords: String? {
    var parts: [String] = []
    if let since { parts.append("since \(since)") }
    if versions.count > 1 || (versions.first.map { $0 != since } ?? false) {
      parts.append("affects people updating from \(Words.versions(versions))")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The platforms it happens on, where they are not all.
  var platformWords: String? { platforms.map { $0.map(\.rawValue).sentenceList } }

  /// Whether the change under review brought it; nil where there is none.
  func changeWords(_ base: ChangeBase?) -> String? {
    if isHeldByBase {
      return "new in this change (fails under the merge-base's settings, which this change loosens)"
    }
    guard let isNew else { return nil }
    if isNew { return "new in this change" }
    if let shippedIn { return "not new (wrong in \(shippedIn) already)" }
    return "not new (already at the merge-base \(base?.shortCommit ?? ""))"
  }

  /// What is wrong now says so where no heading does; else nothing.
  var wrongNowPrefix: String { isWrongNow ? "wrong now: " : "" }

  /// Why it is not to be fixed now: accepted, shipped already, or not new; nil for what is.
  func standing(_ base: ChangeBase?) -> String? {
    if let waiver { return "waived (\(waiver.words))" }
    if let brokenIn { return "already shipped, in \(brokenIn)" }
    return isNew == false ? changeWords(base) : nil
  }

  /// The version that broke it, for history.
  var brokenIn: String? {
    if case .history(let version) = status { version } else { nil }
  }

  /// The command that accepts it.
  var waiveCommand: String { Self.waiveCommand(fingerprint) }

  /// Accepts what a fingerprint, or the name of a cause, stands for.
  static func waiveCommand(_ name: String) -> String { "intentcompat waive \(name) --reason \"…\" --until …" }
}

extension Waiver {
  /// “until 3.2: reason (who, day)”.
  var words: String {
    let reason = self.reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    let decided = [by, on].compactMap(\.self)
    return (until.map { "until \($0): " } ?? "") + reason
      + (decided.isEmpty ? "" : " (\(decided.joined(separator: ", ")))")
  }

  /// What its file says it is about: “I01 intent-removed of AddBook”.
  fileprivate var claim: String { [rule, subject].compactMap(\.self).joined(separator: " of ") }
}

extension WaiverProblem {
  /// What is wrong with a waiver and what to do with it.
  var words: String {
    let name = "The waiver for \(waiver.fingerprint) (“\(waiver.words)”)"
    return switch kind {
    case .expired:
      "\(name) has expired, so the finding counts again. Fix the finding, or extend the waiver in waivers.yml."
    case .unused: "\(name) no longer matches a finding. Delete it from waivers.yml."
    case .unreadableEnd:
      "\(name) is ignored, because its end is neither a version nor a date. Correct it in waivers.yml."
    case .mismatched:
      "\(name) is ignored: it says that it is about \(waiver.claim), but its fingerprint is that of "
        + "\(finding ?? "another finding"). Correct it in waivers.yml, or waive that finding with `intentcompat waive`."
    }
  }
}

extension ChangeBase {
  /// As people read commits: enough digits to find it.
  var shortCommit: String? { commit?.asShortRevision }

  /// Which revision was used and why, or why none was and what to do.
  var words: String {
    guard let shortCommit else { return "No baseline, so every finding fails: \(reason)" }
    if isTip { return "\(reason) Only findings that \(target) at \(shortCommit) does not have can fail." }
    return "\(reason) Only findings that are new since the merge-base \(shortCommit) with \(target) can fail."
  }
}

extension String {
  /// As people read commits: enough digits of an object's name to find it; any other revision whole.
  fileprivate var asShortRevision: String { count >= 40 && allSatisfy(\.isHexDigit) ? String(prefix(10)) : self }
}

extension SourceLocation {
  /// `path:line:column`, as editors and terminals link it.
  var words: String { ([path] + [line, column].compactMap(\.self).map(String.init)).joined(separator: ":") }
}

extension Report.Source {
  /// “PlantJournal 1.2.0 (snapshot)”.
  package var words: String {
    let kind = kind == .metadata ? "built metadata" : kind.rawValue
    let details = [kind, revision?.asShortRevision].compactMap(\.self).joined(separator: " at ")
    return [name, version, "(\(details))"].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Coverage {
  /// “54 intents”, “31 entities” and so on.
  var counts: [(number: Int, words: String)] {
    [
      (intents, "intent", "intents"), (entities, "entity", "entities"), (enums, "enum", "enums"),
      (phrases, "phrase", "phrases"), (widgets, "widget", "widgets"),
      (legacyIntents, "legacy intent", "legacy intents"), (systemIntents, "system intent", "system intents"),
      (userActivities, "user activity", "user activities"),
    ].map { ($0.0, Words.count($0.0, $0.1, $0.2)) }
  }

  /// “compared 54 intents, 31 entities, 9 enums and 12 phrases with 1.0.0, 1.1.0 and 1.2.0”.
  var line: String {
    // Intents, entities and enums are told even where there are none.
    let counts = counts.enumerated().filter { $0.offset < 3 || $0.element.number > 0 }.map(\.element.words)
    guard !versions.isEmpty else {
      return "read \(counts.sentenceList); no shipped version to compare with yet\(left)"
    }
    return "compared \(counts.sentenceList) with \(Words.versions(versions))\(left)"
  }

  private var left: String {
    let parts = withheld.sorted { $0.key < $1.key }.map { "\($0.value) behind \($0.key)" }
    let isModule = withheld.keys.allSatisfy { $0.hasPrefix("canImport(") }
    let reason = isModule ? "which the app does not link" : "which no shipping configuration sets"
    return parts.isEmpty ? "" : ", without \(parts.sentenceList), \(reason)"
  }
}

/// Small grammar.
package enum Words {
  /// “1 intent”, “2 intents”.
  package static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// “ and 1 other”, “ and 2 others”, behind the name of one; nothing where there are no more.
  static func others(_ number: Int) -> String {
    number == 0 ? "" : " and \(count(number, "other", "others"))"
  }

  /// How many versions are named one by one.
  static let namedVersions = 6

  /// A few versions by name, many by their ends.
  static func versions(_ versions: [String]) -> String {
    guard versions.count > namedVersions, let first = versions.first, let last = versions.last else {
      return versions.sentenceList
    }
    return "\(versions.count) versions (\(first)–\(last))"
  }
}

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
