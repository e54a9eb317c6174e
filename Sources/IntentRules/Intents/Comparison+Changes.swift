import IntentComparison
import IntentSurface

extension Comparison {
  /// Whether a subject has a change of another aspect, which says more.
  func alsoChanges(_ aspects: Set<Aspect>, of subject: Subject) -> Bool {
    changes(of: subject).contains { $0.aspect.map(aspects.contains) == true }
  }

  /// The members of the same kind and record in which one of the aspects changed, without those that were renamed:
  /// one cause often touches many, and one finding can say so.
  func members(of subject: Subject, changedIn aspects: Set<Aspect>) -> [String] {
    let siblings = changes(in: subject.owner).filter { $0.subject.kind == subject.kind }
    let renamed = Set(siblings.filter { $0.action == .renamed }.map(\.subject))
    let changed = siblings.filter { $0.aspect.map(aspects.contains) == true && !renamed.contains($0.subject) }
    return Set(changed.compactMap(\.subject.member)).sorted()
  }

  /// Whether a member is the first of those, as far as their changes say something: one finding is about all, and to make it
  /// for each would take as long as their number squared.
  func isFirst(
    _ subject: Subject, changedIn aspects: Set<Aspect>, where says: (Change) -> Bool = { _ in true }
  ) -> Bool {
    let first = changes(in: subject.owner).first { change in
      change.subject.kind == subject.kind && change.aspect.map(aspects.contains) == true && says(change)
        && !changes(of: change.subject).contains { $0.action == .renamed }
    }
    return first.map { $0.subject == subject } ?? true
  }

  /// The names of those aspects that changed, joined: what several changes of one subject say in one finding.
  func names(of aspects: [Aspect: String], changedIn subject: Subject) -> String {
    let changed = Set(changes(of: subject).compactMap(\.aspect))
    return aspects.filter { changed.contains($0.key) }.values.sorted().sentenceList
  }
}
