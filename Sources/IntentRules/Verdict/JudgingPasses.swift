import IntentComparison
import IntentSurface

/// What judged differences go through until they are a verdict: one list, whoever asks.
///
/// `diff` and `history` compare one surface with another, `check`, `ship`, `replay` and the gate of a merge-base one with
/// every shipped version; a pass whose evidence is not there leaves everything as it is.
struct JudgingPass: Sendable {
  /// What it is called, in the architecture and in its test.
  let name: String
  let run: @Sendable (inout Judging) -> Void

  private init(_ name: String, _ run: @escaping @Sendable (inout Judging) -> Void) {
    self.name = name
    self.run = run
  }

  /// In the order in which they run.
  static let all: [JudgingPass] = [
    // First, because only a judged difference knows what it refers to: a finding is text and a subject. After the causes,
    // which the rule book gives while it judges.
    JudgingPass("suppression") { $0.suppressRepetitions() },
    // While each version has its own list: which element is another's successor is known by the comparison that found it.
    // Each list is in order then and has a promise once, so that the next passes may count versions.
    JudgingPass("places") { $0.place() },
    // After suppression, because no lint repeats a difference. Before history is made of the rest: a lint is a fault of today,
    // whatever shipped, and nothing about it is in the lists of the versions.
    JudgingPass("lints") { $0.addLints() },
    // Makes one list of those of the versions. After places: the hardest finding brings its own.
    JudgingPass("history") { $0.mergeVersions() },
    // After history, because what has shipped needs no waiver, and a waiver of it has no effect. Before whatever changes
    // effects: a waiver of a finding that turns out harmless still has its finding.
    JudgingPass("waivers") { $0.waive() },
    // Before usage: what people had notice of is a note, whoever uses it.
    JudgingPass("retirement") { $0.judgeRetirements() },
    // Before levels: a rule that the settings let fail does so however little a thing is used.
    JudgingPass("usage") { $0.judgeUse() },
    // The settings have the last word on effects. What they silence is counted by the effects that it had until here.
    JudgingPass("levels") { $0.applyLevels() },
    // Last: the verdict on the start of the change has been through all passes but this one, so that both sides' effects
    // are the final ones.
    JudgingPass("new or old") { $0.markNew() },
  ]
}

/// Findings on their way from the rules to a verdict.
struct Judging {
  private let rules: RuleBook
  private let context: JudgingContext
  private let current: Surface
  private let locations: Locations
  /// One for each old side, oldest first.
  private let comparisons: [Comparison]
  /// The names of the shipped versions; nil where one surface is compared with another.
  private let versions: [String]?

  /// For each comparison, what the rules say of its differences.
  private var judged: [[JudgedDifference]]
  /// For each comparison, the findings with their places.
  private var placed: [[Finding]] = []
  private var lints: [Finding] = []
  private(set) var verdict: Verdict

  /// Judges what differs, for the passes to go on with.
  init(
    _ comparisons: [Comparison], with current: Surface, versions: [String]?, at locations: Locations,
    in context: JudgingContext, by rules: RuleBook
  ) {
    self.rules = rules
    self.context = context
    self.current = current
    self.locations = locations
    self.comparisons = comparisons
    self.versions = versions
    judged = comparisons.mapOnce { _, comparison in
      let judged = rules.judged(comparison, unseen: context.unseen)
      guard !context.alternatives.isEmpty else { return judged }
      let others = context.alternatives.map { rules.judged(Comparison(comparison.old, $0), unseen: context.unseen) }
      return OpenAnswers(others).applied(to: judged, in: comparison)
    }
    verdict = Verdict(findings: [], changes: [], coverage: Coverage(), profile: context.profile)
    verdict.countsFaults = context.countsFaults || versions?.isEmpty == true
  }

  /// Runs all passes.
  mutating func run() { for pass in JudgingPass.all { pass.run(&self) } }

  /// The verdict after all passes, with what was compared.
  static func verdict(
    _ comparisons: [Comparison], with current: Surface, versions: [String]?, at locations: Locations,
    in context: JudgingContext, by rules: RuleBook
  ) -> Verdict {
    var judging = Judging(comparisons, with: current, versions: versions, at: locations, in: context, by: rules)
    judging.run()
    var verdict = judging.verdict
    verdict.changes = comparisons.last?.knownChanges ?? []
    verdict.coverage = Coverage(
      current, versions: versions ?? comparisons.compactMap(\.old.app.version), comparisons: comparisons)
    return verdict
  }
}

// MARK: What each pass does

extension Judging {
  fileprivate mutating func suppressRepetitions() {
    judged = comparisons.mapOnce { SubsumedFindings.removed(from: judged[$0], in: $1) }
  }

  fileprivate mutating func place() {
    placed = comparisons.mapOnce { index, comparison in
      RuleBook.sorted(judged[index].map { locations.placed($0.finding, in: comparison) })
    }
  }

  fileprivate mutating func addLints() {
    let known = comparisons.last.map(rules.knownLints) ?? []
    let found = rules.lints(of: current.showingTexts).filter { $0.hurts(comparisons) }
    guard let versions else {
      lints = found.filter { context.countsFaults || !known.contains($0.fingerprint) }.map { finding in
        comparisons.last.map { locations.placed(finding, in: $0) } ?? finding
      }
      return
    }
    // Whatever shipped, a lint is the new code's alone.
    let nothing = Comparison(old: current, new: current)
    lints = found.map { finding in
      var finding = locations.placed(finding, in: nothing)
      if let version = versions.last, known.contains(finding.fingerprint) {
        // It is still wrong on devices, so it is no history: it has only come before.
        finding.shippedIn = version
        finding.isNew = false
      }
      return finding
    }
  }

  fileprivate mutating func mergeVersions() {
    guard let versions else {
      verdict.findings = placed.flatMap(\.self) + lints
      return
    }
    let changes = Dictionary(
      judged.joined().map { ($0.finding.fingerprint, $0.change) }, uniquingKeysWith: { first, _ in first })
    let history = History(versions: versions, comparisons: comparisons, findings: placed, changes: changes)
    verdict.findings = history.merged() + lints
  }

  fileprivate mutating func waive() {
    var moment = context.moment
    moment.latestShipped = versions?.last
    let (findings, problems) = context.waivers.applied(to: verdict.findings, at: moment)
    verdict.findings = Verdict.sorted(findings)
    verdict.waiverProblems = problems
  }

  fileprivate mutating func judgeRetirements() {
    guard let notice = context.notice else { return }
    verdict = RetirementJudgement(notice).applied(to: verdict)
  }

  fileprivate mutating func judgeUse() {
    guard let use = context.use else { return }
    verdict = UsageJudgement(use).applied(to: verdict)
  }

  fileprivate mutating func applyLevels() {
    // Without any of these no effect has changed, and thousands of findings are in order already.
    guard !context.levels.isEmpty || context.notice != nil || context.use != nil else { return }
    verdict = verdict.applying(context.levels)
  }

  fileprivate mutating func markNew() {
    guard let base = context.base else { return }
    verdict = verdict.marking(from: base, earlier: context.earlier)
  }
}

extension [Comparison] {
  /// Maps each, those in a row that repeat each other once.
  fileprivate func mapOnce<Result>(_ transform: (Int, Comparison) -> Result) -> [Result] {
    var results: [Result] = []
    for (index, comparison) in enumerated() {
      if let last = results.last, comparison.repeats(self[index - 1]) {
        results.append(last)
      } else {
        results.append(transform(index, comparison))
      }
    }
    return results
  }
}
