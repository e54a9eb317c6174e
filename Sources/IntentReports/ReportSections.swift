import IntentRules

/// How loud a finding is, in formats with three levels.
enum Severity: String {
  /// It fails the gate.
  case error
  /// It harms somebody and does not fail this profile.
  case warning
  /// It harms nobody, was accepted, or happened in a version that people already have.
  case note
}

/// The findings of a verdict, sorted into what a reader needs to tell apart.
struct ReportSections {
  /// What the update does to people: neither waived nor history, what the change under review brought before the rest, each
  /// worst first.
  let live: [Finding]
  /// What is wrong in this version by itself, in the same order; what harms nobody is among the notes.
  let wrongNow: [Finding]
  let waived: [Finding]
  let history: [Finding]
  private let verdict: Verdict

  init(_ verdict: Verdict) {
    waived = verdict.findings.filter { $0.waiver != nil && $0.status == .live }
    history = verdict.findings.filter { $0.status != .live }
    let open = verdict.findings.filter { $0.waiver == nil && $0.status == .live }
    let sorted = [true, false].flatMap { isNew in
      Effect.worstFirst.flatMap { effect in
        open.filter { $0.worstEffect == effect && ($0.isNew != false) == isNew }
      }
    }
    live = sorted.filter { !$0.isWrongNow }
    wrongNow = sorted.filter(\.isWrongNow)
    self.verdict = verdict
  }

  /// The order in which formats without sections list everything: what matters now comes first.
  var all: [Finding] { open + waived + history }

  /// What a person can still act on: all but what has shipped.
  var actionable: [Finding] { open + waived }

  /// What stands over what is wrong now.
  static let aboutFaults = "Wrong in this version by itself, whatever people had before."

  /// What stands over those that don't fail.
  static let aboutKnownFaults = "What is not new does not fail the check; `--strict` lets it fail."

  /// Neither waived nor history.
  var open: [Finding] { live + wrongNow }

  /// Whether anything open breaks.
  var breaksNothing: Bool { open.allSatisfy { $0.worstEffect != .breaks } }

  /// Of what is wrong now, all that came before and does not fail: people know it already.
  var knownFaults: [Finding] { wrongNow.filter(isKnown) }

  /// The rest of what is wrong now, with the entries of a rule together.
  var faultBlocks: [ReportBlock] {
    ReportBlock.blocks(of: ReportEntry.entries(of: wrongNow.filter { !isKnown($0) }), self)
  }

  private func isKnown(_ finding: Finding) -> Bool { finding.isNew == false && !verdict.fails(finding) }

  /// The live findings whose hardest effect is this one.
  func live(_ effect: Effect) -> [Finding] { live.filter { $0.worstEffect == effect } }

  /// The live findings of an effect, with those of one cause as one entry.
  func entries(_ effect: Effect) -> [ReportEntry] { ReportEntry.entries(of: live(effect)) }

  /// The same, with the entries of a rule together.
  func blocks(_ effect: Effect) -> [ReportBlock] { ReportBlock.blocks(of: entries(effect), self) }

  /// Waived findings and history are notes, whatever their effects; what was there before a change is a warning.
  func severity(of finding: Finding) -> Severity {
    guard finding.waiver == nil, finding.status == .live else { return .note }
    if verdict.fails(finding) { return .error }
    return finding.worstEffect == .notes ? .note : .warning
  }

  private func silenced(_ level: RuleLevel) -> Int {
    verdict.silenced.values.filter { $0.level == level }.reduce(0) { $0 + $1.count }
  }

  /// “2 breaks, 1 degradation (1 of these 3 not new), 1 waived, 2 already shipped”, without the ones that are zero.
  var counts: [String] {
    let effects = Effect.worstFirst.map { effect in
      let count = live(effect).count
      return (count, count == 1 ? effect.one : effect.many)
    }
    let older = live.filter { $0.isNew == false }.count
    let problems = verdict.isForRelease ? verdict.waiverProblems.count : 0
    let hidden = silenced(.off)
    let lowered = silenced(.note)
    let little = live.filter { $0.use?.isLittle == true && $0.worstEffect > .notes }.count
    let parts = [
      (little, "rarely used"), (lowered, "lowered to notes by the settings"), (older, "not new"),
    ].filter { $0.0 > 0 }.map { count, word in
      count < live.count ? "\(count) of these \(live.count) \(word)" : live.count == 1 ? word : "all \(word)"
    }
    let rest = [
      (waived.count, "waived"),
      (hidden, hidden == 1 ? "silenced by a rule that is off" : "silenced by rules that are off"),
      (history.count, "already shipped"),
      (problems, problems == 1 ? "waiver with no effect" : "waivers with no effect"),
      (
        verdict.brokenShortcuts,
        verdict.brokenShortcuts == 1 ? "replayed shortcut broken" : "replayed shortcuts broken"
      ),
    ]
    var counts = Self.counted(effects)
    if let last = counts.popLast() {
      counts.append(last + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"))
    } else {
      counts = parts
    }
    return counts + faultCount + Self.counted(rest)
  }

  /// “3 wrong now (2 not new)”.
  private var faultCount: [String] {
    guard !wrongNow.isEmpty else { return [] }
    let older = wrongNow.filter { $0.isNew == false }.count
    let words = older == wrongNow.count ? " (not new)" : older == 0 ? "" : " (\(older) not new)"
    return ["\(wrongNow.count) wrong now\(words)"]
  }

  private static func counted(_ counts: [(Int, String)]) -> [String] {
    counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }
}

extension Verdict {
  /// Whether something breaks that the report does not show as a break: a rule is off or lowered, or it was waived.
  var hidesBreaks: Bool {
    silenced.values.contains { $0.effect == .breaks }
      || findings.contains { $0.status == .live && $0.waiver != nil && $0.worstEffect == .breaks }
  }
}

extension Finding {
  /// Whether it is a fault of this version that harms somebody.
  var isWrongNow: Bool { isFault && status == .live && worstEffect > .notes }

  /// Whether nobody can tell what becomes of it: then a person has to, and nothing is known to break.
  var isQuestion: Bool { worstEffect == .asks }

  /// What stands before the words of a question where no heading tells it from a break.
  var questionPrefix: String { isQuestion ? "\(Effect.asks.heading): " : "" }
}

extension Effect {
  /// From `breaks` to `notes`.
  static var worstFirst: [Effect] { allCases.sorted(by: >) }

  /// What one finding of it is called in a count.
  fileprivate var one: String {
    switch self {
    case .breaks: "break"
    case .asks: "question"
    case .degrades: "degradation"
    case .hides: "hidden"
    case .notes: "note"
    }
  }

  fileprivate var many: String { self == .hides ? "hidden" : one + "s" }
}
