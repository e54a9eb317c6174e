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
  /// The apps that are given up on the way: whoever has them keeps them, so that nothing of theirs is compared.
  let givenUp: [String]
  /// What breaks on the way back: the new record has more than the old one.
  let back: [Finding]

  init(from old: Surface, to new: Surface) {
    let forward = Self.breaks(Comparison(old, new))
    let known = Set(forward.map(\.subject))
    self.forward = forward
    givenUp = GivenUpApps(from: old, to: new).names
    back = Self.breaks(Comparison(new, old)).filter { !known.contains($0.subject) }
  }

  /// Each break in words.
  var words: [String] { lost(but: nil) + back.map { Self.words($0) + " on the way back" } }

  /// What is lost on the way and not on another one, in words.
  func lost(but other: RecordedBreaks?) -> [String] {
    let known = Set(other?.forward.map(\.fingerprint) ?? [])
    return forward.filter { !known.contains($0.fingerprint) }.map(Self.words)
      + givenUp.filter { other?.givenUp.contains($0) != true }.map { "the app \($0) is given up" }
  }

  private static func words(_ finding: Finding) -> String { "\(finding.rule) \(finding.name) \(finding.subjectName)" }

  private static func breaks(_ comparison: Comparison) -> [Finding] {
    let rules = RuleBook()
    let lints = Set(rules.lints(of: comparison.new).map(\.fingerprint))
    let changed = Set(comparison.differences.map(\.change.subject.owner))
    return rules.findings(in: comparison).filter { finding in
      // A lint of what the old side could not read is no news about it.
      Profile.surface.fails(finding)
        && (!lints.contains(finding.fingerprint) || changed.contains(finding.subject.owner))
    }
  }
}
