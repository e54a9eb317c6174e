import IntentComparison
package import IntentSurface

/// Where the elements of two surfaces are in source code.
package struct Locations: Sendable {
  /// The old side.
  package var old: SourceLocations
  /// The new side.
  package var new: SourceLocations

  /// Makes one from what is always known of it; the rest has its default.
  package init(old: SourceLocations = [:], new: SourceLocations = [:]) {
    self.old = old
    self.new = new
  }

  /// The finding with its place: in the new code where the element or its owner is still there, under its new name if
  /// it has one, else in the old code.
  func placed(_ finding: Finding, in comparison: Comparison) -> Finding {
    var finding = finding
    let subject = finding.subject
    finding.subjectName =
      comparison.oldRecords.name(of: subject) ?? comparison.newRecords.name(of: subject) ?? subject.description
    let owners = subject.kind.ownerKinds.map { Subject($0, subject.owner) }
    let renamed = owners.compactMap { owner in
      comparison.renames[owner].map { Subject(owner.kind, $0) }
    }
    let renamedMember = renamed.first.map { Subject(subject.kind, $0.owner, subject.member) }
    let platforms = finding.platforms ?? []
    let inNewCode =
      [subject, renamedMember, successor(of: subject, in: comparison)].compactMap(\.self)
      + lists(of: subject, in: comparison.new) + owners + renamed
    finding.location =
      left(by: [subject] + owners)
      ?? inNewCode.lazy.compactMap { new.place(of: $0, on: platforms) }.first
      ?? withheld(subject, in: comparison)
      ?? ([subject] + owners).lazy.compactMap { old.place(of: $0, on: platforms) }.first
    return finding
  }

  /// Where an App Shortcut, or a phrase of it, would stand: nearer than the intent that it runs.
  private func lists(of subject: Subject, in surface: Surface) -> [Subject] {
    guard subject.kind.ownerKinds.first == .appShortcutsProvider else { return [] }
    return [Subject(.appShortcut, subject.owner)]
      + surface.appShortcuts.map { Subject(.appShortcutsProvider, $0.identifier) }
  }

  /// Where the code is now of something that is in no list any more, or what keeps it from being compiled.
  private func withheld(_ subject: Subject, in comparison: Comparison) -> SourceLocation? {
    let owner = Subject(subject.kind.ownerKinds.first ?? subject.kind, subject.owner)
    let records = comparison.oldRecords
    let path = owner.kind == .widget ? records.widget(owner.owner)?.typePath : records.name(of: owner)
    return (path ?? records.name(of: subject)).flatMap { new.place(ofWithheld: $0) }
  }

  /// Where one of several apps had an element that it has no more: its owner there now, else the old place; nil where none
  /// of several places is gone.
  private func left(by subjects: [Subject]) -> SourceLocation? {
    for subject in subjects {
      let (had, has) = (old.all(of: subject), new.all(of: subject))
      let left = had.first { place in !has.contains { $0.path == place.path } }
      guard had.count > has.count, !has.isEmpty, let left else { continue }
      return subjects.lazy.flatMap(new.all).first { $0.path == left.path } ?? left
    }
    return nil
  }

  /// The member that a renamed one is now.
  private func successor(of subject: Subject, in comparison: Comparison) -> Subject? {
    guard subject.member != nil, new[subject] == nil else { return nil }
    let rename = comparison.changes(of: subject).first { $0.action == .renamed }
    let owner = subject.kind.ownerKinds.lazy.compactMap { comparison.renames[Subject($0, subject.owner)] }.first
    return rename?.new.map { Subject(subject.kind, owner ?? subject.owner, $0) }
  }
}
