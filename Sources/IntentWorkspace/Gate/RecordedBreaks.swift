import IntentComparison
import IntentRules
import IntentSurface

/// What the rules say where one record of an app stands in the place of another, in both directions.
///
/// A record is no code: it may not change at all. So the strictest profile judges, whatever the settings say, and what one
/// side could not read counts for nothing, as in every comparison.
struct RecordedBreaks {
  /// What breaks for those who have the old record.
  let forward: [Finding]
  /// The apps of which nothing is compared on the way: they are given up, or copies of others.
  let leftOut: [String]
  /// What breaks on the way back: the new record has more than the old one.
  let back: [Finding]

  init(from old: Surface, to new: Surface) {
    let forward = Self.breaks(Comparison(old, new))
    let known = Set(forward.map(\.subject))
    self.forward = forward
    leftOut = Comparison.appsLeftOut(from: old, to: new)
    back = Self.breaks(Comparison(new, old)).filter { !known.contains($0.subject) }
  }

  /// Each break in words.
  var words: [String] { lost(but: nil) + back.map { Self.words($0) + " on the way back" } }

  /// What is lost on the way and not on another one, in words.
  func lost(but other: RecordedBreaks?) -> [String] {
    let known = Set(other?.forward.map(\.fingerprint) ?? [])
    return forward.filter { !known.contains($0.fingerprint) }.map(Self.words)
      + leftOut.filter { other?.leftOut.contains($0) != true }.map { "the app \($0) is left out" }
  }

  private static func words(_ finding: Finding) -> String { "\(finding.rule) \(finding.name) \(finding.subjectName)" }

  private static func breaks(_ comparison: Comparison) -> [Finding] {
    let rules = RuleBook.all
    let lints = Set(rules.lints(of: comparison.new).map(\.fingerprint))
    let changed = Set(comparison.differences.map(\.change.subject.owner))
    return rules.findings(in: comparison).filter { finding in
      // A lint of what the old side could not read is no news about it.
      Profile.surface.fails(finding)
        && (!lints.contains(finding.fingerprint) || changed.contains(finding.subject.owner))
    }
  }
}
