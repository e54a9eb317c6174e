import IntentComparison
import IntentSurface

/// Makes a question of what breaks with some answers to conditions that nothing answers, and not with all of them.
struct OpenAnswers {
  private let others: [[JudgedDifference]]

  /// - Parameter others: what the rules say of the new code with each answer.
  init(_ others: [[JudgedDifference]]) { self.others = others }

  /// The list with what breaks with one answer alone as a question.
  func applied(to judged: [JudgedDifference], in comparison: Comparison) -> [JudgedDifference] {
    let question = OpenQuestion(comparison, unseen: [:])
    let certain = others.reduce(into: Set(judged.map(\.finding.fingerprint))) { certain, other in
      certain.formIntersection(other.map(\.finding.fingerprint))
    }
    let own = judged.map { item in
      certain.contains(item.finding.fingerprint) ? item : question.asked(ofAnswer: item)
    }
    var seen = Set(own.map { Place($0.finding) })
    let added = others.joined().filter { item in
      item.finding.worstEffect > .notes && seen.insert(Place(item.finding)).inserted
    }
    return own + added.map(question.asked(ofAnswer:))
  }

  /// What a finding is about: the same loss may have another fingerprint with another answer.
  private struct Place: Hashable {
    let rule: String
    let subject: Subject

    init(_ finding: Finding) { (rule, subject) = (finding.rule, finding.subject) }
  }
}
