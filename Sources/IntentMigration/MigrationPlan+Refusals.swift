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
