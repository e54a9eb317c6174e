import IntentComparison
import IntentSurface

/// Tells findings that have one cause: the same happened, in the same words, to members of one name or to one aspect of
/// several records. Twenty-five intents that need the same new parameter are one decision.
///
/// A record that is gone, new or renamed is a cause of its own.
enum SharedCause {
  /// 20 hex digits: the same for all findings of a rule that a difference like this one gives; nil where it stands alone.
  static func name(of difference: Difference, _ judgement: Judgement, rule: String) -> String? {
    let change = difference.change
    if let cause = judgement.cause { return hash(rule, change.subject, cause) }
    guard change.subject.member != nil || change.action == .changed && change.old != change.new else { return nil }
    let type =
      difference.gain(of: Parameter.self)?.new.type.spelling
      ?? difference.gain(of: EntityProperty.self)?.new.type.spelling
    let parts = [change.action.rawValue, change.aspect?.rawValue, change.old, change.new, type]
    return hash(rule, change.subject, parts.map { $0 ?? "" }.joined(separator: "\u{0}"))
  }

  /// As above, for a trap: the members have one name, and the texts differ in the names of their owners alone.
  static func name(of trap: Judgement, called subjectName: String, rule: String) -> String? {
    guard let member = trap.subject.member, !member.isEmpty else { return nil }
    let owners = [subjectName.nameComponents.dropLast().joined(separator: "."), trap.subject.owner]
    let text = owners.filter { !$0.isEmpty }.reduce(trap.message) { $0.replacing($1, with: "…") }
    return hash(rule, trap.subject, text)
  }

  private static func hash(_ rule: String, _ subject: Subject, _ key: String) -> String {
    Fingerprint(rule: rule, subject: Subject(subject.kind, "", subject.member), key: key).description
  }
}
