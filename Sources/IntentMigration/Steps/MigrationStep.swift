import IntentSurface
package import SourceScanning

/// The code of one step of a migration, as edits to files.
package struct MigrationStep: Sendable {
  /// Why the step comes now, in a sentence or two.
  package let reason: String
  /// What it costs people.
  package let cost: String
  /// What a person must look at or decide, one sentence each.
  package let notes: [String]
  /// Sorted by path.
  package let changes: [FileChange]

  /// Nil where the edits do not fit the code.
  init?(reason: String, cost: String, notes: [String], edits: [SourceEdit], code: CodeTree) {
    guard let after = code.applying(edits), !after.changes.isEmpty else { return nil }
    self.reason = reason
    self.cost = cost
    self.notes = notes
    changes = after.changes
  }
}

extension Surface {
  /// The intent, entity or enum that a subject is about.
  func record(of subject: Subject) -> (any SurfaceRecord)? {
    switch subject.kind {
    case .intent: intents.first { $0.identifier == subject.owner }
    case .entity: entities.first { $0.identifier == subject.owner }
    case .enum: enums.first { $0.identifier == subject.owner }
    default: nil
    }
  }
}
