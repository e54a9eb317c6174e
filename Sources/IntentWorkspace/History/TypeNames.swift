import IntentSurface
import IntentTimeline

/// What the types of an app were ever called, to understand the names that people write.
struct TypeNames {
  /// By kind and Swift name, the effective identifier.
  private var byTypePath: [Subject: String] = [:]
  private var subjects: Set<Subject> = []

  /// - Parameter surfaces: oldest first; the newest meaning of a name counts.
  init(_ surfaces: [Surface]) {
    for surface in surfaces {
      for record in surface.intents { add(.intent, record) }
      for record in surface.entities { add(.entity, record) }
      for record in surface.enums { add(.enum, record) }
      subjects.formUnion(surface.legacyIntents.map { Subject(.legacyIntent, $0.className) })
    }
  }

  private mutating func add(_ kind: ElementKind, _ record: some SurfaceRecord) {
    subjects.insert(Subject(kind, record.identifier))
    byTypePath[Subject(kind, record.typePath)] = record.identifier
  }

  /// The effective identifier of the intent that somebody calls by it, by its Swift name or by its legacy class.
  func intentIdentifier(_ name: String) -> String? {
    knows(Subject(.intent, name)) || knows(Subject(.legacyIntent, name)) ? name : byTypePath[Subject(.intent, name)]
  }

  var identifiers: Set<String> { Set(subjects.map(\.owner)) }

  func knows(_ subject: Subject) -> Bool { subjects.contains(subject) }

  func nearest(to name: String) -> [String] { NearestNames.matches(for: name, in: identifiers.sorted()) }

  /// The link with effective identifiers, where Swift names were written.
  func resolved(_ link: MigrationLink) -> MigrationLink {
    var link = link
    link.old.owner = identifier(link.old.kind, link.old.owner)
    switch link.replacement {
    case .type(let name)?: link.replacement = .type(identifier(link.old.kind, name))
    case .findAction(let name)?: link.replacement = .findAction(entity: identifier(.entity, name))
    case nil: break
    }
    return link
  }

  /// The effective identifier of what somebody calls by it or by its Swift name.
  func identifier(_ kind: ElementKind, _ name: String) -> String {
    let subject = Subject(kind, name)
    return subjects.contains(subject) ? name : byTypePath[subject] ?? name
  }
}
