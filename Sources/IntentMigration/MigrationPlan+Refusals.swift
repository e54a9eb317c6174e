import IntentComparison
package import IntentRules
import IntentSurface
import SourceScanning

extension MigrationPlan {
  /// Why nothing is proposed for a finding of which no refusal says it.
  package static func reason(for finding: Finding) -> String {
    if Proposers.byRule[finding.rule] != nil, !Proposers.refusing.contains(finding.rule) {
      return "No edit for it was found."
    }
    let isCode = finding.location?.path.hasSuffix(".swift") == true
    return isCode ? "No edit is written for this rule." : "What decides it is a setting or a list of the project."
  }

  /// Why the edit for a finding is not made, by what it brings.
  func reason(against finding: Finding, bringing new: Finding?) -> String {
    guard let new else { return "The edit for it would break something else. \(finding.fix.summary)" }
    if new.rule == finding.rule, new.subject == finding.subject {
      return "An edit of the code alone does not bring it back. \(targetAdvice(for: finding))"
    }
    if new.rule == "I41", let step = steps.first(where: { $0.proposal.finding.fingerprint == finding.fingerprint }),
      let path = step.changes.first?.path
    {
      return "The code would go into \(path), and no target was found that compiles that. \(targetAdvice(for: finding))"
    }
    // Another extension that compiles it is no place where devices look.
    guard ["I07", "W02"].contains(new.rule) else {
      return
        "\(finding.fix.summary) The edit that was tried is not shown, as it brings \(new.rule) \(new.subjectName): \(new.message)"
        + (ShippedAnswer.words(on: finding, first.locations, old: oldCode, new: start).map { " " + $0 } ?? "")
    }
    return "In another extension devices would not find it. \(targetAdvice(for: finding))"
  }

  /// Which target had it, and what to do so that it has it again.
  func targetAdvice(for finding: Finding) -> String {
    LostTargets(of: finding, first.comparison, first.locations, old: oldCode, new: start).words + twin(of: finding)
  }

  // What the app offers by the same title runs for those who set it up anew.
  private func twin(of finding: Finding) -> String {
    let intent = first.comparison.oldRecords.intent(finding.subject.owner)
    let title = intent?.isConfiguration == false ? intent?.title : nil
    let twin = first.comparison.new.intents.first { title != nil && $0.title == title }
    return twin.map { " `\($0.typePath)` has its title now, and saved shortcuts don't find it." } ?? ""
  }

  /// Where what a finding is about was in the shipped version, and where it or what it is part of is now.
  package func places(of finding: Finding) -> (old: [String], new: [String]) {
    let subjects = [finding.subject] + finding.subject.kind.ownerKinds.map { Subject($0, finding.subject.owner) }
    let renamed = subjects.map { first.comparison.renamed($0) }
    let word = finding.subject.member?.lastNameComponent ?? finding.subject.owner.lastNameComponent
    let old = subjects.lazy.compactMap { first.locations.old[$0] }.first
    let new = (subjects + renamed).lazy.compactMap { first.locations.new[$0] }.first
    return (Self.places(old, word, in: oldCode), Self.places(new, word, in: start))
  }

  private static let mostPlaces = 3

  // A list of a project has no place of its own for what is in it: the lines that name it.
  private static func places(_ location: SourceLocation?, _ word: String, in code: CodeTree?) -> [String] {
    guard let location else { return [] }
    if let line = location.line { return ["\(location.path):\(line)"] }
    let bytes = code?.bytes(location.path) ?? []
    // A value may be a part of another one: `plants` of `plants-beta`.
    let found = bytes.lineNumbers { line in
      line.contains(words: word) && !line.contains(text: "\(word)-") && !line.contains(text: "-\(word)")
    }.prefix(mostPlaces)
    return found.isEmpty ? [location.path] : found.map { "\(location.path):\($0)" }
  }
}
