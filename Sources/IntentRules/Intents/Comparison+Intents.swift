import IntentComparison
import IntentSurface

extension Comparison {
  /// The intent that a change is about or in, as it was.
  func oldIntent(_ change: Change) -> Intent? {
    let name = change.subject.owner
    return oldRecords.intent(name)
      ?? renames.first { $0.key.kind == .intent && $0.value == name }.flatMap { oldRecords.intent($0.key.owner) }
  }

  /// The intent that a change is about or in, as it is, whatever it is called now.
  func newIntent(_ change: Change) -> Intent? {
    newRecords.intent(newIdentifier(of: .intent, change.subject.owner)) ?? newRecords.intent(change.subject.owner)
  }

  /// Both sides of the intent that a change is about or in, where it is on both.
  func intents(_ change: Change) -> (old: Intent, new: Intent)? {
    guard let old = oldIntent(change), let new = newIntent(change) else { return nil }
    return (old, new)
  }

  /// Both sides of a renamed intent, unless a legacy class name came into it or left it: other rules judge that.
  func intentsUnderNewIdentifier(_ change: Change) -> (old: Intent, new: Intent)? {
    guard let (old, new) = intents(change), old.identifierSource != .intentClassName else { return nil }
    let migratesLate = old.identifierSource == .typeName && new.identifierSource == .intentClassName
    return migratesLate ? nil : (old, new)
  }

  /// Both sides of the parameter that a change is about, under its new name after a rename.
  func parameters(_ change: Change) -> (old: Parameter, new: Parameter)? {
    guard let name = change.subject.member, let (old, new) = intents(change), let before = old.parameter(name) else {
      return nil
    }
    let newName = change.action == .renamed ? change.new ?? name : name
    return new.parameter(newName).map { (before, $0) }
  }

  /// Whether a subject has a change of another aspect, which says more.
  func alsoChanges(_ aspects: Set<Aspect>, of subject: Subject) -> Bool {
    changes.contains { $0.subject == subject && $0.aspect.map(aspects.contains) == true }
  }

  /// The members of the same kind and record in which one of the aspects changed, without those that were renamed:
  /// one cause often touches many, and one finding can say so.
  func members(of subject: Subject, changedIn aspects: Set<Aspect>) -> [String] {
    let siblings = changes.filter { $0.subject.kind == subject.kind && $0.subject.owner == subject.owner }
    let renamed = Set(siblings.filter { $0.action == .renamed }.map(\.subject))
    let changed = siblings.filter { $0.aspect.map(aspects.contains) == true && !renamed.contains($0.subject) }
    return Set(changed.compactMap(\.subject.member)).sorted()
  }

  /// The names of those aspects that changed, joined: what several changes of one subject say in one finding.
  func names(of aspects: [Aspect: String], changedIn subject: Subject) -> String {
    let changed = Set(changes.filter { $0.subject == subject }.compactMap(\.aspect))
    let names = aspects.filter { changed.contains($0.key) }.values.sorted()
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
