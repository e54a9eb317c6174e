import AppIntentsFacts
package import IntentComparison
package import IntentSurface

/// A set of rules, ready to judge.
package struct RuleBook: Sendable {
  /// The rules, in the order of their ids.
  package let rules: [Rule]
  /// All rules.
  package static let all = RuleBook(RuleCatalog.all)
  private let judgesByCell: [Rule.Cell: [(rule: Int, judge: Int)]]

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ rules: [Rule]) {
    self.rules = rules
    var byCell: [Rule.Cell: [(rule: Int, judge: Int)]] = [:]
    for (index, rule) in rules.enumerated() {
      for (position, judge) in rule.judges.enumerated() {
        guard case .difference(let cells, _) = judge else { continue }
        for cell in Set(cells) { byCell[cell, default: []].append((index, position)) }
      }
    }
    judgesByCell = byCell
  }

  /// What the rules say of a comparison, worst first: its changes, and the lints of the new surface that the old one
  /// does not have.
  ///
  /// Each place is looked up in `locations`; a member without one has that of its owner.
  ///
  /// - Parameter countsFaults: whether a lint that the old surface has counts too.
  package func findings(
    in comparison: Comparison, locations: Locations = Locations(), countsFaults: Bool = false
  ) -> [Finding] {
    var context = JudgingContext(profile: .shortcuts)
    context.countsFaults = countsFaults
    var judging = Judging([comparison], with: comparison.new, versions: nil, at: locations, in: context, by: self)
    judging.run()
    return judging.verdict.findings
  }

  /// What the rules say of the differences of a comparison, each by itself.
  ///
  /// - Parameter unseen: the old records whose files could not be read in the new version, with the reason.
  func judged(_ comparison: Comparison, unseen: [Subject: String] = [:]) -> [JudgedDifference] {
    let question = OpenQuestion(comparison, unseen: unseen)
    return comparison.differences.flatMap { judge($0, in: comparison, question) }
  }

  /// The lints that a surface holds by itself, worst first.
  package func lints(of surface: Surface) -> [Finding] {
    let records = SurfaceIndex(surface)
    return Self.sorted(
      lintJudgements(of: surface).map { rule, judgement in
        var finding = Finding(rule, judgement)
        finding.subjectName = surface.name(of: judgement.subject) ?? finding.subjectName
        finding.placedKinds = records.placedKinds(of: judgement.subject)
        finding.cause = SharedCause.name(of: judgement, called: finding.subjectName, rule: rule.id)
        finding.isFault = true
        return finding
      })
  }

  /// The fingerprints of the lints that the old surface holds, under their old names and those of the new surface: a lint
  /// that came along when its type was renamed is no new one.
  package func knownLints(in comparison: Comparison) -> Set<String> {
    Set(
      lintJudgements(of: comparison.old).flatMap { rule, judgement in
        [judgement.subject, comparison.renamed(judgement.subject)].map {
          Fingerprint(rule: rule.id, subject: $0, key: judgement.key).description
        }
      })
  }

  private func lintJudgements(of surface: Surface) -> [(rule: Rule, judgement: Judgement)] {
    rules.flatMap { rule in
      rule.judges.flatMap { judge -> [(rule: Rule, judgement: Judgement)] in
        guard case .lint(let judge) = judge else { return [] }
        return judge(surface).map { (rule, $0) }
      }
    }
  }

  private func judge(
    _ difference: Difference, in comparison: Comparison, _ question: OpenQuestion
  ) -> [JudgedDifference] {
    let change = difference.change
    let cells: Set = [
      Rule.Cell(change.subject.kind, change.action, change.aspect), Rule.Cell(change.subject.kind, change.action),
    ]
    let judges = cells.flatMap { judgesByCell[$0] ?? [] }.sorted { $0 < $1 }
    guard !difference.isOpen || change.action == .removed else {
      return question.asked(of: difference, by: judges.map { rules[$0.rule] }).map { [$0] } ?? []
    }
    return judges.flatMap { index, position -> [JudgedDifference] in
      guard case .difference(_, let judge) = rules[index].judges[position] else { return [] }
      return judge(difference, comparison).compactMap { judgement in
        var judgement = judgement
        judgement.platforms = judgement.platforms ?? change.platforms
        var finding = Finding(rules[index], judgement)
        finding.fit(
          SettingsTexts(comparison.configuration(of: change.subject)), hasOwnSymptom: judgement.symptom != nil)
        if comparison.oldRecords.isIgnored(change.subject) { finding.fix = Fix("Nothing to do.") }
        finding.cause = SharedCause.name(of: difference, judgement, rule: rules[index].id)
        if finding.effects[.widgetsAndControls] != nil,
          comparison.hasNoSettings(of: change.subject, on: finding.platforms)
        {
          finding.effects[.widgetsAndControls] = .notes
        }
        finding = AssistantReach(comparison: comparison).adjusted(finding, of: change)
        finding.placedKinds = comparison.placedKinds(of: judgement.subject)
        if finding.placedKinds == [.control] {
          finding.symptom = finding.symptom.replacing("placed widget", with: "placed control")
        }
        let judged = JudgedDifference(finding: finding, difference: difference)
        return difference.isOpen ? question.asked(ofLoss: judged) : question.asked(judged)
      }
    }
  }

  /// Worst first, then by subject and rule, each fingerprint once.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    // Places are sorted, because a finding is large; and its worst effect is looked up once.
    let effects = findings.map(\.worstEffect)
    let order = findings.indices.sorted { left, right in
      if effects[left] != effects[right] { return effects[left] > effects[right] }
      return findings[left].comesBeforeAsFelt(findings[right])
    }
    var seen: Set<String> = []
    return order.filter { seen.insert(findings[$0].fingerprint).inserted }.map { findings[$0] }
  }
}

extension Surface {
  /// Whether its records say which apps and extensions have them; an older snapshot of source code does not.
  fileprivate var recordsHosts: Bool { readFrom.kind != .source || !hosts.isEmpty }
}

extension SurfaceIndex {
  /// Whether it is a setting that no code reads.
  fileprivate func isIgnored(_ subject: Subject) -> Bool {
    guard [.parameter, .legacyParameter].contains(subject.kind), let name = subject.member else { return false }
    return intent(subject.owner)?.parameter(name)?.isIgnored
      ?? legacyIntent(subject.owner)?.parameters.first { $0.name == name }?.isIgnored ?? false
  }
}

extension Comparison {
  /// As it was, else as it is.
  fileprivate func placedKinds(of subject: Subject) -> Set<PlacedKind> {
    let kinds = oldRecords.placedKinds(of: subject)
    return kinds.isEmpty ? newRecords.placedKinds(of: subject) : kinds
  }

  /// Whether an element is of an intent for settings that nobody can have: widgets are known, and none that people place
  /// took them from it.
  fileprivate func hasNoSettings(of subject: Subject, on platforms: [Platform]?) -> Bool {
    guard subject.kind.ownerKinds.contains(.intent), let intent = oldRecords.intent(subject.owner),
      intent.isConfiguration, !intent.conforms(to: .setFocusFilterIntent), !old.widgets.isEmpty,
      !old.withheld.contains(where: \.isUnread)
    else { return false }
    return !old.mayConfigure(with: subject.owner, on: platforms)
  }

  /// The intent that an element is, or is a part of, as it was, else as it is.
  fileprivate func configuration(of subject: Subject) -> Intent? {
    guard subject.kind.ownerKinds.contains(.intent) else { return nil }
    return oldRecords.intent(subject.owner) ?? newRecords.intent(subject.owner)
  }
}

extension Finding {
  /// Whether it comes before one that is felt as much.
  fileprivate func comesBeforeAsFelt(_ other: Finding) -> Bool {
    if subject != other.subject { return subject < other.subject }
    return (rule, fingerprint, message) < (other.rule, other.fingerprint, other.message)
  }

  /// Takes the words for settings, where it is about some.
  fileprivate mutating func fit(_ texts: SettingsTexts?, hasOwnSymptom: Bool) {
    guard let texts else { return }
    if !hasOwnSymptom || ["I01", "I02"].contains(rule), let text = texts.symptom(of: rule) { symptom = text }
    fix = texts.fix(of: rule, else: fix)
  }

  init(_ rule: Rule, _ judgement: Judgement) {
    self.init(
      rule: rule.id, name: rule.name, title: rule.title, subject: judgement.subject,
      effects: judgement.effects ?? rule.effects, confidence: judgement.confidence ?? rule.confidence,
      message: judgement.message, symptom: judgement.symptom ?? rule.symptom, fix: judgement.fix ?? Fix(rule.fix),
      fingerprint: "", platforms: judgement.platforms)
    identify(by: judgement.key)
    hurtsShippedOnly = judgement.hurtsShippedOnly
    isSeenByHosts = judgement.isSeenByHosts
    if worstEffect == .asks { title = Self.question(rule.title) }
  }

  /// A title of what nobody can tell.
  static func question(_ title: String) -> String { "Can't be told: " + title.firstLowercased }

  /// Whether a lint hurts anybody who comes from the old side of some comparisons.
  ///
  /// A latest version that has the type and does not record its hosts may hold the lint as well: nothing is judged on that.
  func hurts(_ comparisons: [Comparison]) -> Bool {
    if isSeenByHosts, let latest = comparisons.last, !latest.old.recordsHosts, latest.oldRecords.contains(subject) {
      return false
    }
    return !hurtsShippedOnly || comparisons.contains { $0.oldRecords.contains(subject) }
  }
}
