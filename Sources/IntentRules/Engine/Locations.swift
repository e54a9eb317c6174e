import IntentComparison
package import IntentSurface

/// Where the elements of two surfaces are in source code.
package struct Locations: Sendable {
  /// The old side.
  package var old: [Subject: SourceLocation]
  /// The new side.
  package var new: [Subject: SourceLocation]

  /// Makes one from what is always known of it; the rest has its default.
  package init(old: [Subject: SourceLocation] = [:], new: [Subject: SourceLocation] = [:]) {
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
    finding.location =
      ([subject, renamedMember, successor(of: subject, in: comparison)].compactMap { $0 } + owners + renamed).lazy
      .compactMap { new[$0] }.first
      ?? ([subject] + owners).lazy.compactMap { old[$0] }.first
    return finding
  }

  /// The member that a renamed one is now.
  private func successor(of subject: Subject, in comparison: Comparison) -> Subject? {
    guard subject.member != nil, new[subject] == nil else { return nil }
    let rename = comparison.changes(of: subject).first { $0.action == .renamed }
    let owner = subject.kind.ownerKinds.lazy.compactMap { comparison.renames[Subject($0, subject.owner)] }.first
    return rename?.new.map { Subject(subject.kind, owner ?? subject.owner, $0) }
  }
}
