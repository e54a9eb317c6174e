package import IntentComparison
package import IntentSurface

/// A set of rules, ready to judge.
package struct RuleBook: Sendable {
  package let rules: [Rule]
  private let rulesByCell: [Rule.Cell: [Int]]

  package init(_ rules: [Rule] = RuleCatalog.all) {
    self.rules = rules
    var byCell: [Rule.Cell: [Int]] = [:]
    for (index, rule) in rules.enumerated() {
      for cell in Set(rule.cells) { byCell[cell, default: []].append(index) }
    }
    rulesByCell = byCell
  }

  /// What the rules say of a comparison, worst first: its changes, and the traps of the new surface that the old one
  /// does not have.
  ///
  /// Each place is looked up in `locations`; a member without one has that of its owner.
  package func findings(in comparison: Comparison, locations: Locations = Locations()) -> [Finding] {
    let known = knownTraps(in: comparison)
    let traps = lints(of: comparison.new).filter { !known.contains($0.fingerprint) }
    let judged = changeFindings(in: comparison, locations: locations)
    return Self.sorted(judged + traps.map { locations.placed($0, in: comparison) })
  }

  /// What the rules say of the changes of a comparison, without the echoes of one another, worst first.
  package func changeFindings(in comparison: Comparison, locations: Locations = Locations()) -> [Finding] {
    let judged = comparison.changes.flatMap { judge($0, in: comparison) }
    return Self.sorted(
      Echoes.removed(from: judged, in: comparison).map { locations.placed($0, in: comparison) })
  }

  /// The traps that a surface holds by itself, worst first.
  package func lints(of surface: Surface) -> [Finding] {
    Self.sorted(
      traps(of: surface).map { rule, judgement in
        var finding = Finding(rule, judgement)
        finding.subjectName = surface.name(of: judgement.subject) ?? finding.subjectName
        return finding
      })
  }

  /// The fingerprints of the traps that the old surface holds, under their old names and those of the new surface: a trap
  /// that came along when its type was renamed is no new one.
  func knownTraps(in comparison: Comparison) -> Set<String> {
    Set(
      traps(of: comparison.old).flatMap { rule, judgement in
        [judgement.subject, comparison.renamed(judgement.subject)].map {
          Fingerprint(rule: rule.id, subject: $0, key: judgement.key).description
        }
      })
  }

  private func traps(of surface: Surface) -> [(rule: Rule, judgement: Judgement)] {
    rules.flatMap { rule -> [(rule: Rule, judgement: Judgement)] in
      guard case .lint(let judge) = rule.judge else { return [] }
      return judge(surface).map { (rule, $0) }
    }
  }

  private func judge(_ change: Change, in comparison: Comparison) -> [JudgedChange] {
    let cells: Set = [
      Rule.Cell(change.subject.kind, change.action, change.aspect), Rule.Cell(change.subject.kind, change.action),
    ]
    let indices = Set(cells.flatMap { rulesByCell[$0] ?? [] }).sorted()
    return indices.flatMap { index -> [JudgedChange] in
      guard case .change(let judge) = rules[index].judge else { return [] }
      return judge(change, comparison).map { judgement in
        var judgement = judgement
        judgement.platforms = judgement.platforms ?? change.platforms
        return JudgedChange(finding: Finding(rules[index], judgement), change: change)
      }
    }
  }

  /// Worst first, then by subject and rule, each fingerprint once.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    var seen: Set<String> = []
    return findings.sorted {
      if $0.worstEffect != $1.worstEffect { return $0.worstEffect > $1.worstEffect }
      if $0.subject != $1.subject { return $0.subject < $1.subject }
      return ($0.rule, $0.fingerprint, $0.message) < ($1.rule, $1.fingerprint, $1.message)
    }
    .filter { seen.insert($0.fingerprint).inserted }
  }
}

extension Finding {
  init(_ rule: Rule, _ judgement: Judgement) {
    self.init(
      rule: rule.id, name: rule.name, title: rule.title, subject: judgement.subject,
      effects: judgement.effects ?? rule.effects, confidence: judgement.confidence ?? rule.confidence,
      message: judgement.message, symptom: judgement.symptom ?? rule.symptom, fix: judgement.fix ?? Fix(rule.fix),
      fingerprint: Fingerprint(rule: rule.id, subject: judgement.subject, key: judgement.key).description,
      platforms: judgement.platforms)
  }
}
